"""Acts as numbers."""

from __future__ import annotations

import itertools

import pytest

from gondwana.core.act import DONE, FIRST_KIND, NO, PASS, YES, first, kind, pack, second, third


def test_fields_come_back() -> None:
    for fields in itertools.product((0, 4, 63), (0, 1, 1023), (0, 511, 1023), (0, 1, 1023)):
        act = pack(*fields)
        assert (kind(act), first(act), second(act), third(act)) == fields


def test_acts_sort_by_kind_then_fields() -> None:
    acts = [pack(k, a, b) for k in (4, 5) for a in (0, 7) for b in (0, 1023)]
    assert acts == sorted(acts)
    assert len(set(acts)) == len(acts)


def test_the_common_kinds_are_below_those_of_games() -> None:
    assert [PASS, DONE, YES, NO] == [0, 1, 2, 3]
    assert FIRST_KIND == 4
    assert pack(PASS) == 0


@pytest.mark.parametrize("act", [pack(63, 1023, 1023, 1023)])
def test_the_largest_act_fits_below_the_guard(act: int) -> None:
    from gondwana.core.state import LONGEST

    assert act < 1 << LONGEST
