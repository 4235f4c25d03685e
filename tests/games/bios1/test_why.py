"""Questions a player asks: what could it eat, and who would die?"""

from __future__ import annotations

import gondwana
from gondwana.core.rng import seeded
from gondwana.games.bios1 import bot
from gondwana.games.bios1.life import suits
from gondwana.games.bios1.state import Bios1
from gondwana.games.bios1.why import Loss, in_range, preview, verdicts
from tests.games.bios1.tools import Plain
from tests.tools import rule

GAME = gondwana.game("bios1")
BASE = "T2 biome: red_dino\nH4 biome: orange_cat\n"


def answers(t: Plain, animal: str, habitat: str) -> list[tuple[str, bool, str, str]]:
    found = verdicts(t.b, t.species(animal), t.b.t.habitats.index(habitat))
    return [(verdict.what, verdict.good, verdict.rule, verdict.short) for verdict in found]


@rule("13.1", "14.1", "14.1a", "14.1c", "14.1.1", "11.1a", "2.4f.1", "9.2e.1")
def test_each_no_names_the_paragraph_that_decides() -> None:
    t = Plain(
        "T3: calamites_thicket\nT4: lobsters\nT3 biome: orange_cat\norange_cat: 3 biped_stance bloodhound_nose\n" + BASE
    )
    assert answers(t, "red_dino", "T3") == [
        ("calamites_thicket", False, "13.1", "B"),
        ("calamites_thicket", False, "12.0.1", "N"),
        ("orange_cat", False, "14.1a", ""),
    ]
    assert answers(t, "red_dino", "T4") == [("lobsters", False, "11.1a", "")]
    assert answers(t, "red_dino", "T2") == [("home_red", True, "2.4f.1", ""), ("red_dino", False, "14.1.1", "")]
    assert answers(t, "red_dino", "A0") == [("", False, "13.1", "")]
    grown = Plain(
        ("red_dino: 2\nT3: calamites_thicket\nT3 biome: orange_cat\norange_cat: 3 biped_stance bloodhound_nose\n")
        + BASE
    )
    assert answers(grown, "red_dino", "T3")[2] == ("orange_cat", False, "14.1c", "N")
    farmer = Plain("red_dino: 1\nred_dino cultures: agriculture bones hunting\nT3 biome: red_dino\n" + BASE)
    assert answers(farmer, "red_dino", "T1") == [("", True, "9.2e.1", "")]
    assert not in_range(t.b, 0, 0).good
    assert in_range(t.b, 0, 21).good


def test_the_answers_are_those_of_the_engine() -> None:
    rng = seeded(3)
    for seed in range(12):
        s = GAME.new(seed % 4 + 1, seed)
        assert isinstance(s, Bios1)
        for _ in range(40 * (seed + 1)):
            if s.acts:
                s.step(s.acts[rng.below(len(s.acts))])
        if s.herd:
            continue
        for species in range(s.players * 4):
            if s.size[species]:
                for h in range(26):
                    fits = suits(s, species, s.genome[species], s.size[species], h)
                    places = {verdict.place for verdict in verdicts(s, species, h) if verdict.good}
                    name = s.t.habitats[h]
                    assert places == {
                        f"{name}.{word}" for i, word in enumerate(("biome", "rooter", "predator")) if fits >> i & 1
                    }


def test_a_preview_tells_who_would_die_and_keeps_the_next_card_secret() -> None:
    t = Plain("T2 predator: orange_cat\norange_cat: 1\nlower: spines\ndeck: spinosaurs_marine_horses\n" + BASE)
    assert preview(t.b, t.game.act(t.s, "buy 0")) == []
    t.play("buy 0")
    before = t.s.key()
    assert preview(t.b, t.game.act(t.s, "mutate red_dino")) == [Loss("orange_cat", "T2", "14.1")]
    assert preview(t.b, t.game.act(t.s, "discard")) == []
    assert t.s.key() == before
    fight = Plain("red_dino: 1\nT3: home_orange\n".replace("T3: home_orange\n", "") + BASE)
    assert preview(fight.b, fight.game.act(fight.s, "grow red_dino")) == []


def test_the_heuristic_bot_outscores_random_players() -> None:
    points = [0, 0]
    for seed in (1, 2):
        s = GAME.new(2, seed)
        rng = seeded(seed)
        me = seed % 2
        while s.acts:
            if s.who == me:
                s.step(bot.choose(s.determinize(me, int(rng.next())), me, rng))  # type: ignore[arg-type]
            else:
                s.step(s.acts[rng.below(len(s.acts))])
        points[0] += s.scores()[me]
        points[1] += s.scores()[1 - me]
    assert points[0] > 1.5 * points[1]
