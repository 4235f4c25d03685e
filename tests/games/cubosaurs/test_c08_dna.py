"""Chapters C8, C9, C11 and C12: setting the advanced game up, tokens, later rounds, leftovers."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.games.cubosaurs.state import Cubosaurs
from gondwana.games.cubosaurs.tables import EFFECTS
from tests.games.cubosaurs.tools import collection, owned, state, table, tiles
from tests.tools import Table, rule

GAME = gondwana.game("cubosaurs")
DIRECT = {"raid", "steal", "gift", "swap"}


def fresh(seats: int, seed: int = 3, **options: object) -> Cubosaurs:
    s = GAME.new(seats, seed, {"advanced": True, **options})
    assert isinstance(s, Cubosaurs)
    return s


@rule("C8.1")
@pytest.mark.parametrize(("seats", "shown", "pile"), [(2, 3, 7), (3, 4, 6), (4, 5, 5), (5, 6, 4)])
def test_example_ce9_players_plus_one_tiles_are_shown(seats: int, shown: int, pile: int) -> None:
    s = fresh(seats)
    assert (len(s.market), len(s.pile)) == (shown, pile)
    assert sorted(s.market + s.pile) == list(range(10))


@rule("C8.1")
def test_the_tiles_shown_are_drawn_at_random() -> None:
    assert {tile for seed in range(30) for tile in fresh(2, seed).market} == set(range(10))


@rule("C8.1", "C8.3")
@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        ("market: types eggs draw skip", "C8.1: no more than 3 tiles"),
        ("market: draw\np1 tiles: draw", "no more draw in the box"),
        ("p1 tiles: draw\np2 tiles: draw", "no more draw in the box"),
        ("option interaction: no\nmarket: steal", "no more steal in the box"),
        ("p1 tokens: 30\np2 tokens: 11", "C8.2: the 40 tokens"),
    ],
)
def test_impossible_tiles_and_tokens(lines: str, complaint: str) -> None:
    with pytest.raises(gondwana.GondwanaError, match=complaint):
        table(f"hand: trex\np1: stego\n{lines}", seats=2, advanced=True)


@rule("C8.2")
@pytest.mark.parametrize("seed", range(6))
def test_there_are_forty_tokens_at_all_times(seed: int) -> None:
    s = fresh(2 + seed % 4, seed)
    rng = seeded(seed)
    while s.who >= 0:
        assert s.supply + sum(s.tokens) == 40
        s.play(s.acts[rng.below(len(s.acts))])


@rule("C8.3")
@pytest.mark.parametrize(("seats", "shown", "pile"), [(2, 3, 3), (3, 4, 2), (4, 5, 1), (5, 6, 0)])
def test_tiles_against_others_can_be_left_out(seats: int, shown: int, pile: int) -> None:
    for seed in range(10):
        s = fresh(seats, seed, interaction=False)
        assert (len(s.market), len(s.pile)) == (shown, pile)
        assert not DIRECT & {s.t.tiles[tile] for tile in s.market + s.pile}


@rule("C8.3", "C11.2")
def test_they_stay_out_in_later_rounds() -> None:
    t = Table(
        "cubosaurs",
        "seats: 3\noption advanced: yes\noption interaction: no\np1: trex\nhand: stego\nmarket: draw\ndeck left: 0",
    ).play("keep")
    s = state(t)
    assert not DIRECT & {s.t.tiles[tile] for tile in s.market + s.pile}
    assert len(s.market + s.pile) == 6


@rule("C8.4")
def test_two_tiles_score_and_eight_act_at_once() -> None:
    rows = GAME.meta.box()["tiles"]
    assert [row["when"] for row in rows] == ["end"] * 2 + ["now"] * 8
    t = state(table("hand: trex", advanced=True)).t
    assert sorted(t.effect) == list(range(len(EFFECTS)))
    assert all(cost > 0 for cost in t.cost)


@rule("C9.1")
def test_each_icon_kept_brings_a_token() -> None:
    t = table("p1: stego\np2: penta\nhand: ptero trex_dna penta\ndeck: bronto", advanced=True).play("keep")
    assert state(t).tokens == [2, 0, 0]
    assert state(t).supply == 38
    assert t.events == ["keep", "token", "token", "draw"]


@rule("C9.1", "C4.5")
def test_passing_a_card_on_gives_nothing_back() -> None:
    t = table("p1: ptero\np1 tokens: 1\np2: penta\nhand: trex", advanced=True).play("add ptero")
    assert state(t).tokens == [1, 0, 0]
    t.play("keep")
    assert state(t).tokens == [1, 1, 0], "whoever keeps the card gains a token again"
    assert "ptero" in collection(t, "p2")


@rule("C9.2")
def test_the_starting_cards_pay() -> None:
    for seed in range(20):
        s = fresh(4, seed)
        icons = [sum(s.t.dna[card] * n for card, n in enumerate(collection)) for collection in s.collections]
        assert s.tokens == icons
    assert sum(icons) > 0


@rule("C9.2", "C11.1")
def test_they_pay_again_in_round_two() -> None:
    for seed in range(10):
        lines = f"seed: {seed}\np1: trex\nhand: stego\np1 tokens: 4\np3 tokens: 1\ndeck left: 0"
        s = state(table(lines, advanced=True).play("keep"))
        icons = [sum(s.t.dna[card] * n for card, n in enumerate(collection)) for collection in s.collections]
        assert s.tokens == [4 + icons[0], icons[1], 1 + icons[2]]


@rule("C9.2", "C9.3")
def test_a_short_supply_pays_in_order_of_play() -> None:
    # Whoever starts round 2 comes first; what is missing is taken from others, by those who come later.
    seen = set()
    for seed in range(60):
        lines = f"seed: {seed}\np1: trex\np2: penta\nhand: stego\np1 tokens: 20\np2 tokens: 19\ndeck left: 0"
        t = table(lines, seats=2, advanced=True).play("keep")
        s = state(t)
        icons = [sum(s.t.dna[card] * n for card, n in enumerate(collection)) for collection in s.collections]
        if icons[1] >= 1 and icons[0] >= 1:
            order = [event.args[0] for event in s.sink.events if event.name in ("token", "take_token")]  # type: ignore
            assert order == [1] * icons[1] + [0] * icons[0]
            assert [name for name in t.events if "token" in name] == ["token"] + ["take_token"] * (sum(icons) - 1)
            assert s.tokens == [20 + icons[0] - (icons[1] - 1), 19 + icons[1] - icons[0]]
            seen.add(tuple(icons))
    assert len(seen) > 2


EMPTY = "p1: stego\np2: penta\np3: penta\ndeck: bronto\n"


@rule("C9.3")
def test_from_an_empty_supply_the_opponent_is_chosen() -> None:
    t = table(f"{EMPTY}hand: ptero\np1 tokens: 34\np2 tokens: 3\np3 tokens: 3", advanced=True).play("keep")
    assert (t.who, t.asked) == ("p1", "TakeToken")
    assert t.texts == ["token p2", "token p3"]
    t.refuses("token p1", "C9.3")
    t.play("token p2")
    assert state(t).tokens == [35, 2, 3]
    assert t.who == "p2"


@rule("C9.3")
def test_the_supply_pays_first() -> None:
    t = table(f"{EMPTY}hand: ptero trex_dna\np1 tokens: 33\np2 tokens: 3\np3 tokens: 3", advanced=True).play("keep")
    assert [name for name in t.events if "token" in name] == ["token"]
    assert t.asked == "TakeToken"
    t.play("token p3")
    assert state(t).tokens == [35, 3, 2]


@rule("C9.3")
def test_only_who_has_a_token_can_be_named() -> None:
    t = table(f"{EMPTY}hand: ptero\np1 tokens: 38\np3 tokens: 2", advanced=True).play("keep")
    assert t.events[:2] == ["keep", "take_token"], "the only one who has tokens is not asked for"
    assert state(t).tokens == [39, 0, 1]


@rule("C9.3")
def test_a_clone_owes_its_own_tokens() -> None:
    t = table(f"{EMPTY}hand: ptero trex_dna\np1 tokens: 34\np2 tokens: 3\np3 tokens: 3", advanced=True).play("keep")
    clone = t.s.clone()
    t.play("token p2", "token p3")
    assert (clone.who, clone.due) == (0, [0])  # type: ignore[attr-defined]
    for text in ("token p3", "token p3"):
        t.game.play(clone, text)
    assert clone.tokens == [36, 3, 1]  # type: ignore[attr-defined]
    assert state(t).tokens == [36, 2, 2]


@rule("C9.3")
def test_where_nobody_has_a_token_nothing_is_gained() -> None:
    t = table(f"{EMPTY}hand: ptero\np1 tokens: 40", advanced=True).play("keep")
    assert state(t).tokens == [40, 0, 0]
    assert t.who == "p2"
    assert "take_token" not in t.events


@rule("C9.3")
def test_a_token_is_taken_only_where_one_is_due() -> None:
    t = table("p1: stego\nhand: ptero\np2 tokens: 3", advanced=True)
    t.refuses("token p2", "C9.3")
    with pytest.raises(gondwana.GondwanaError, match=r"'TakeToken p1' cannot be next: the supply has 37 tokens"):
        table("p1: stego\nhand: ptero\np2 tokens: 3\nnext: EndRound\nnext: TakeToken p1", advanced=True)


@rule("C9.4", "C13.1")
def test_tokens_lie_open_and_buy_tiles_only() -> None:
    t = table("p1: stego\nhand: trex\np2 tokens: 3\np3 tokens: 1", advanced=True)
    for viewer in (-1, 0, 1, 2):
        scene = t.game.view(t.s, viewer).scene
        assert [scene.zone(f"p{seat}").data["tokens"] for seat in (1, 2, 3)] == [0, 3, 1]
        assert scene.zone("supply").data == {"n": 36}
    assert not [choice for choice in t.texts if "token" in choice]


@rule("C11.1")
def test_tokens_are_kept() -> None:
    t = table("p1: trex\nhand: stego\np1 tokens: 4\ndeck left: 0", advanced=True).play("keep")
    paid = [name for name in t.events if name == "token"]
    assert sum(state(t).tokens) == 4 + len(paid)
    assert state(t).tokens[0] >= 4


@rule("C11.2", "C10.5")
def test_example_ce10_the_market_between_rounds() -> None:
    text = """
p1: trex
hand: stego
deck left: 0
market: types raid
p1 tiles: skip
p2 tiles: gift
"""
    offered = set()
    for seed in range(40):
        t = table(f"seed: {seed}{text}", advanced=True).play("keep")
        s = state(t)
        market = tiles(t, s.market)
        assert {"types", "raid"} <= set(market)
        assert (len(market), len(s.pile)) == (4, 6)
        assert all(owned(t, seat) == [] for seat in ("p1", "p2", "p3"))
        offered |= set(market)
    assert {"skip", "gift", "draw", "eggs"} <= offered, "tiles bought and tiles of the pile can come"


@rule("C12.1")
@pytest.mark.parametrize(("tokens", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (40, 20)])
def test_two_tokens_left_are_a_point(tokens: int, points: int) -> None:
    t = table(f"round: 2\nround 1: 0 0 0\nround 2: 3 0 0\np2 tokens: {tokens}\nover: yes", advanced=True)
    assert t.s.scores() == [3, points, 0]


@rule("C12.1")
def test_no_points_for_tokens_after_round_one() -> None:
    t = table("p1: trex\nhand: stego\np1 tokens: 9\ndeck left: 0", advanced=True).play("keep")
    assert state(t).banked == [[6, 0, 0]]


@rule("C12.1", "C6.5")
def test_tokens_count_in_the_total_and_not_in_the_tie_break() -> None:
    t = table("round: 2\nround 1: 5 4 0\nround 2: 5 6 0\np1 tokens: 0\nover: yes", advanced=True)
    assert t.s.winners() == [1]
    t = table("round: 2\nround 1: 5 4 0\nround 2: 4 5 0\np1 tokens: 2\np2 tokens: 2\nover: yes", advanced=True)
    assert t.s.scores() == [10, 10, 0]
    assert t.s.winners() == [1]
    t = table("round: 2\nround 1: 4 4 0\nround 2: 4 5 0\np1 tokens: 2\nover: yes", advanced=True)
    assert t.s.scores() == [9, 9, 0]
    assert t.s.winners() == [1], "the point for tokens is no part of the last round"
