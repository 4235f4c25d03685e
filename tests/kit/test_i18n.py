"""Texts: the same in both languages, none missing, none for nothing, and set as each language sets it."""

from __future__ import annotations

import re
import string
from functools import cache
from pathlib import Path

import pytest

import gondwana
from gondwana.core.frames import Frame
from gondwana.core.rng import seeded
from gondwana.core.state import State
from gondwana.kit.game import COMMON, Game
from gondwana.kit.i18n import LANGUAGES, Texts, catalogue, flatten
from gondwana.web.guides import guides
from tests.tools import most_options

SOURCE = Path(gondwana.__file__).parent
GAMES = [meta.id for meta in gondwana.games()]
FOLDERS = sorted(path.parent for path in SOURCE.rglob("locale/en.toml"))
TABLE = [COMMON, *(meta.folder / "locale" for meta in gondwana.games())]
"""What is read at the table; a terminal and a page set their own texts as they need."""


def placeholders(text: str) -> set[str]:
    """The names in braces."""
    return {re.split(r"[.\[]", name)[0] for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_say_the_same(folder: Path) -> None:
    en, fr = catalogue(folder, "en"), catalogue(folder, "fr")
    assert list(en) == list(fr)
    for key in en:
        assert placeholders(en[key]) == placeholders(fr[key]), key
        assert (en[key] == "") == (fr[key] == ""), key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_french_is_set_as_french(folder: Path) -> None:
    """A blank that does not break before high signs and inside guillemets; the curved apostrophe everywhere."""
    wrong = []
    for key, text in catalogue(folder, "fr").items():
        plain = re.sub(r"\{[^}]*\}", "x", text)
        if re.search(r"[^\u202f(][:;?!»]|«[^\u202f]|\s[.,)]|'", plain) and not re.search(r"https?:", plain):
            wrong.append((key, text))
    assert wrong == []


@pytest.mark.parametrize("id", GAMES)
def test_french_paragraphs_are_too(id: str) -> None:
    rules = gondwana.game(id).rulebook.rules.values()
    texts = [text for rule in rules for text in (rule.fr, rule.ruling_fr, rule.reason_fr)]
    texts += [step.text("fr") for step in guides()[id].steps] if id in guides() else []
    assert [text for text in texts if re.search(r"[^\u202f][;?!»]| :|«[^\u202f]|'", text)] == []


@pytest.mark.parametrize(
    ("name", "said"), [("Ada", "d’Ada"), ("Élie", "d’Élie"), ("Hugo", "d’Hugo"), ("Zoé", "de Zoé")]
)
def test_french_de_is_cut_short_before_a_vowel(name: str, said: str, tmp_path: Path) -> None:
    (tmp_path / "fr.toml").write_text('won = "Victoire {name:de} à {n} %"')
    assert Texts("fr", tmp_path)("won", name=name, n=5) == f"Victoire {said} à 5\u202f%"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_de_stands_before_a_name_that_may_begin_with_a_vowel(folder: Path) -> None:
    names = "card|craton|daughter|game|mother|owner|parent|player|seat|species|victim"
    texts = catalogue(folder, "fr").items()
    assert [key for key, text in texts if re.search(rf"\b(?:de|que) \{{(?:{names})\}}", text)] == []


@pytest.mark.parametrize("folder", TABLE, ids=lambda folder: folder.parent.name)
def test_english_is_set_as_english(folder: Path) -> None:
    """No blank before any sign."""
    texts = {key: re.sub(r"\{[^}]*\}", "x", text) for key, text in catalogue(folder, "en").items()}
    assert [key for key, text in texts.items() if re.search(r"\s[:;!?.,)]|[«»]", text)] == []


@pytest.mark.parametrize("folder", TABLE, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_have_no_stray_blanks(folder: Path, lang: str) -> None:
    for key, text in catalogue(folder, lang).items():
        if key != "list.and":
            assert text == text.strip(), key
            assert "  " not in text, key


def asking(game: Game) -> list[str]:
    """The frames that can ask."""
    return [name for name, frame in game.frames.items() if frame.options is not Frame.options]


def wanted(game: Game) -> dict[str, set[str]]:
    """The keys that follow from a game's declarations, with the placeholders they may use."""
    keys: dict[str, set[str]] = {"about": set(), "hidden": set()}
    for name in game.meta.settings:
        keys |= {f"option.{name}.name": set(), f"option.{name}.help": set()}
    for form in game.codec.forms.values():
        keys[f"act.{form.word}"] = {field.role for field in form.fields}
    for name, found in game.codec.events.items():
        keys[f"log.{name}.text"] = {field.role for field in found}
        if any(field.secret for field in found):
            keys[f"log.{name}.hidden"] = {field.role for field in found if not field.secret}
    keys |= {f"ask.{name}": set() for name in [*asking(game), "over"]}
    return keys


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_declared_has_its_text(id: str, lang: str) -> None:
    game = gondwana.game(id)
    texts = game.texts(lang)
    assert [key for key in wanted(game) if key not in texts] == []


@pytest.mark.parametrize("id", GAMES)
def test_texts_use_the_placeholders_they_get(id: str) -> None:
    game = gondwana.game(id)
    texts = catalogue(game.meta.folder / "locale", "en")
    for key, known in wanted(game).items():
        assert placeholders(texts.get(key, "")) <= known, key


@cache
def positions(id: str) -> tuple[State, ...]:
    """Some positions of a game, as it is usually played and with all options on."""
    game = gondwana.game(id)
    found: list[State] = []
    counts = range(game.meta.seats[0], game.meta.seats[1] + 1)
    ways: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in counts]
    ways += [(seats, most_options(game, seats)) for seats in counts]
    for seats, options in ways:
        s = game.new(seats, seats, options)
        rng = seeded(seats)
        for n in range(400):
            if s.who < 0:
                break
            if n % 40 == 0:
                found.append(s.clone())
            s.play(s.acts[rng.below(len(s.acts))])
        found.append(s)
    return tuple(found)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_table_has_a_text(id: str, lang: str) -> None:
    game = gondwana.game(id)
    texts = game.texts(lang)
    for s in positions(id):
        for viewer in (-1, 0):
            view = game.view(s, viewer)
            labels = [zone.label for zone in view.scene.zones]
            labels += [piece.label for zone in view.scene.zones for piece in zone.pieces]
            assert [label for label in labels if label and label not in texts] == []
            assert "{" not in view.text(lang)
        assert game.prompt(s, lang)
        assert all(option.label(lang) for option in game.options(s))


def sorts(game: Game) -> set[str]:
    """What acts and events are about."""
    declared = [form.fields for form in game.codec.forms.values()] + list(game.codec.events.values())
    return {field.sort for found in declared for field in found} - {"number", "seat"}


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_of_a_sort_have_names_all_or_none(id: str, lang: str) -> None:
    game = gondwana.game(id)
    keys = game.texts(lang).keys()
    for s in positions(id)[:1]:
        for sort in sorts(game):
            words = game.codec.words(s, sort)
            named = [word for word in words if f"{sort}.{word}" in keys]
            assert named in ([], words), sort


@cache
def used_in(folder: Path) -> tuple[frozenset[str], tuple[str, ...]]:
    """The dotted strings of some sources, and the beginnings of the formatted ones."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    text += "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.html")))
    whole = re.findall(r"[\"']([a-z_]+(?:\.\w+)*)[\"']", text)
    begun = re.findall(r"f[\"']([a-z_]+\.[\w.]*)\{", text)
    return frozenset(whole), tuple(begun)


@pytest.mark.parametrize("id", GAMES)
def test_no_text_is_for_nothing(id: str) -> None:
    game = gondwana.game(id)
    keys = set(catalogue(game.meta.folder / "locale", "en")) - set(wanted(game))
    for sort in sorts(game):
        words = {word for s in positions(id) for word in game.codec.words(s, sort)}
        keys -= {f"{sort}.{word}" for word in words}
    for s in positions(id):
        for viewer in range(-1, s.seats):
            scene = game.view(s, viewer).scene
            keys -= {zone.label for zone in scene.zones}
            keys -= {piece.label for zone in scene.zones for piece in zone.pieces}
    for name, setting in game.meta.settings.items():
        keys -= {f"option.{name}.{choice}" for choice in setting.choices}
    whole, begun = used_in(game.meta.folder)
    assert sorted(key for key in keys if key not in whole and not key.startswith(begun)) == []


def test_no_common_text_is_for_nothing() -> None:
    whole, begun = used_in(SOURCE)
    acts = {f"act.{word}" for word in ("pass", "done", "yes", "no")}
    keys = set(catalogue(COMMON, "en")) - acts
    assert sorted(key for key in keys if key not in whole and not key.startswith(begun)) == []


def test_numbers_choose_the_form() -> None:
    en, fr = (Texts(lang, COMMON) for lang in LANGUAGES)
    for texts, singular in ((en, [1]), (fr, [0, 1, -1])):
        texts._texts["test"] = "{n} {n:card|cards}"
        for n in (-1, 0, 1, 2, 10):
            assert texts("test", n=n) == f"{n} {'card' if n in singular else 'cards'}"


def test_nested_tables_are_dotted_keys() -> None:
    assert flatten({"a": {"b": {"c": 1}, "d": "x"}, "e": ""}) == {"a.b.c": "1", "a.d": "x", "e": ""}


def test_other_languages_are_none() -> None:
    with pytest.raises(ValueError, match="language 'de' is not one of en, fr"):
        Texts("de", COMMON)


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(KeyError):
        Texts("en", COMMON)("no.such.key")
    with pytest.raises(KeyError):
        Texts("en", COMMON)("seat")
