"""Options of games."""

from __future__ import annotations

import pytest

from gondwana.kit.errors import GondwanaError
from gondwana.kit.settings import Setting, resolve

FLAG = Setting.read("flag", {"type": "flag", "default": True, "rule": "X"})
NUMBER = Setting.read("number", {"type": "number", "range": [2, 5], "default": 2, "default_at": {"3": 4}, "rule": "X"})
CHOICE = Setting.read("map", {"type": "choice", "choices": ["small", "large", "odd"], "default": "large", "rule": "X"})
ALL = {setting.name: setting for setting in (FLAG, NUMBER, CHOICE)}


@pytest.mark.parametrize("yes", [True, 1, "1", "yes", "Yes", "true", "on"])
def test_yes(yes: object) -> None:
    assert FLAG.parse(yes) == 1


@pytest.mark.parametrize("no", [False, 0, "0", "no", "NO", "false", "off"])
def test_no(no: object) -> None:
    assert FLAG.parse(no) == 0


@pytest.mark.parametrize("value", ["", "maybe", 2, -1, None, "yes!"])
def test_no_flag(value: object) -> None:
    with pytest.raises(GondwanaError, match="option flag is yes or no, not"):
        FLAG.parse(value)


@pytest.mark.parametrize(("value", "number"), [(2, 2), (5, 5), ("3", 3)])
def test_a_number(value: object, number: int) -> None:
    assert NUMBER.parse(value) == number


@pytest.mark.parametrize("value", ["two", "", 2.5, None, True, "²", " 4 "])
def test_no_number(value: object) -> None:
    with pytest.raises(GondwanaError, match="option number is a number, not"):
        NUMBER.parse(value)


@pytest.mark.parametrize("value", [1, 6, -3, "99"])
def test_a_number_out_of_range(value: object) -> None:
    with pytest.raises(GondwanaError, match="option number is 2 to 5, not"):
        NUMBER.parse(value)


def test_a_choice() -> None:
    assert [CHOICE.parse(word) for word in ("small", "large", "odd")] == [0, 1, 2]
    with pytest.raises(GondwanaError, match="unknown value of map 'larg'; did you mean large"):
        CHOICE.parse("larg")
    with pytest.raises(GondwanaError, match="unknown value of map '1'"):
        CHOICE.parse(1)


def test_values_are_shown_as_they_are_given() -> None:
    for setting in ALL.values():
        for value in setting.values():
            assert setting.parse(setting.show(value)) == value
    assert [FLAG.values(), NUMBER.values(), CHOICE.values()] == [[0, 1], [2, 3, 4, 5], [0, 1, 2]]


def test_defaults_may_depend_on_the_seats() -> None:
    assert resolve(ALL, 2, {}) == {"flag": 1, "number": 2, "map": 1}
    assert resolve(ALL, 3, {}) == {"flag": 1, "number": 4, "map": 1}
    assert resolve(ALL, 3, {"number": 3, "map": "odd", "flag": "no"}) == {"flag": 0, "number": 3, "map": 2}


def test_unknown_options() -> None:
    with pytest.raises(GondwanaError, match=r"unknown option 'flagg'; did you mean flag\?"):
        resolve(ALL, 2, {"flagg": 1})
    with pytest.raises(GondwanaError, match="unknown option 'zzz'; known: flag, number, map"):
        resolve(ALL, 2, {"zzz": 1})
