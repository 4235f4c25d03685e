"""The example game of chapter 20, turn by turn: what is told of map, sizes, genes, tarpit and points comes out.

Set-up and drawn cards that the booklet does not tell are filled in so that nothing it tells is touched. It closes with
four genes for Red; the purchases it tells leave five, which is what is checked here.
"""

from __future__ import annotations

import pytest

from tests.games.bios1.tools import Plain
from tests.tools import rule

START = """
genes: 3 4
T3: calamites_thicket
T4: lycopod_meadow
T2 biome: red_dino
H4 biome: orange_cat
lower: anteater_tongue spines bloodhound_nose carnosaurs_mesonychids digging_claws
deck: biped_stance duckbills_swine diaphragm flexure_heel \
brontosaurs_chalicotheres digitigrade_hopping feathers tubenose
mesozoic: multituberculates protoceratops iguanodonts velociraptors scelidosaurs polar_forest conifer_forest ginkgoes \
lichen_tundra larch_forest seed_ferns cycad_woods titanosaurs calcareous_plankton
"""

# who and what; then animals by place, populations, genes
TURNS = [
    ("grow red_dino", "T2b=red_dino H4b=orange_cat", (1, 1), (3, 4)),
    ("buy 0; mutate orange_cat", "T2b=red_dino H4b=orange_cat", (1, 1), (3, 4)),
    ("buy 3; mutate red_dino", "T2b=red_dino H4b=orange_cat", (1, 1), (0, 4)),
    ("expand orange_cat T4 biome", "T2b=red_dino H4b=orange_cat T4b=orange_cat", (1, 2), (0, 4)),
    ("expand red_dino T4 predator", "T2b=red_dino H4b=orange_cat T4b=orange_cat T4p=red_dino", (2, 2), (0, 4)),
    ("grow orange_cat; done", "T2b=red_dino H4b=orange_cat T4b=orange_cat T4p=red_dino", (2, 2), (0, 4)),
    ("expand red_dino T4 biome", "T2b=red_dino H4b=orange_cat T4b=red_dino", (2, 1), (0, 4)),
    ("buy 1; mutate orange_cat", "T2b=red_dino H4b=orange_cat T4b=red_dino", (2, 1), (0, 4)),
    (
        "found red_fin red_dino; take N 1; done; place H4 predator",
        "T2b=red_dino H4b=orange_cat H4p=red_fin T4b=red_dino",
        (3, 1),
        (0, 4),
    ),
    (
        "expand orange_cat T4 biome",
        "T2b=red_dino H4b=orange_cat H4p=red_fin T4b=orange_cat T4p=red_dino",
        (3, 2),
        (0, 4),
    ),
    ("shrink red_dino", "T2b=red_dino H4b=orange_cat H4p=red_fin T4b=orange_cat T4p=red_dino", (3, 2), (0, 4)),
    (
        "buy 2; mutate orange_cat",
        "T2b=red_dino H4b=orange_cat H4p=red_fin T4b=orange_cat T4p=red_dino",
        (3, 2),
        (0, 2),
    ),
    ("buy 0; mutate red_dino", "T2b=red_dino H4b=orange_cat H4p=red_fin T4b=orange_cat T4p=red_dino", (3, 2), (3, 2)),
    (
        "expand orange_cat T3 biome",
        "T2b=red_dino H4b=orange_cat H4p=red_fin T3b=orange_cat T4b=orange_cat T4p=red_dino",
        (3, 3),
        (3, 2),
    ),
    (
        "buy 0; fossil",
        "T2b=red_dino H4b=orange_cat H4p=red_fin T3b=orange_cat T4b=orange_cat T4p=red_dino",
        (3, 3),
        (5, 2),
    ),
    (
        "grow orange_cat; grow red_dino; done",
        "T2b=red_dino H4b=orange_cat H4p=red_fin T3b=orange_cat T4b=red_dino",
        (3, 2),
        (5, 2),
    ),
    (
        "expand red_dino T3 predator",
        "T2b=red_dino H4b=orange_cat H4p=red_fin T3b=orange_cat T3p=red_dino T4b=red_dino",
        (4, 2),
        (5, 2),
    ),
    (
        "culture orange_cat bones",
        "T2b=red_dino H4b=orange_cat H4p=red_fin T3b=orange_cat T3p=red_dino T4b=red_dino",
        (4, 2),
        (5, 2),
    ),
    (
        "buy 0",
        "T2b=red_dino H4b=orange_cat H4p=red_fin T3b=titanosaurs T3r=red_dino T3p=orange_cat T4b=red_dino",
        (4, 2),
        (5, 2),
    ),
    (
        "buy 2; speciate orange_cat",
        "T4b=red_dino T6b=red_dino T7b=titanosaurs T7r=red_dino T7p=orange_cat",
        (3, 1),
        (5, 0),
    ),
]


def places(t: Plain) -> str:
    """Who is where, in the short form of the table above."""
    out = []
    for habitat in t.b.t.habitats:
        for space in ("biome", "rooter", "predator"):
            if t.at(f"{habitat} {space}"):
                out.append(f"{habitat}{space[0]}={t.at(f'{habitat} {space}')}")
    return " ".join(sorted(out))


def played(turns: int) -> Plain:
    """The example game after so many turns, checked on the way."""
    t = Plain(START)
    for number, (choices, map, population, genes) in enumerate(TURNS[:turns], 1):
        assert t.who == ("p1" if number % 2 else "p2"), f"turn {number}"
        for choice in choices.split("; "):
            t.play(choice)
        if t.asked == "Replace":
            t.play("replace H4 biome")
        assert places(t) == " ".join(sorted(map.split())), f"turn {number}"
        assert tuple(t.b.population_of(player, True) for player in (0, 1)) == population, f"turn {number}"
        assert tuple(t.b.genes) == genes, f"turn {number}"
    return t


@rule("20.0", "4.3", "13.6.2", "13.2a", "13.4.1", "14.1c", "14.0.3", "12.0a", "8.0b", "14.1d")
@pytest.mark.parametrize("turns", [7, 10, 16, 19, 20])
def test_the_example_game(turns: int) -> None:
    played(turns)


@rule("20.0", "18.1.1", "7.5", "4.4d", "6.4.1", "6.4.3", "15.1a.1", "16.2a.3")
def test_how_the_example_game_stands_when_it_breaks_off() -> None:
    t = played(20)
    assert [t.size(name) for name in ("red_dino", "red_fin", "orange_cat", "orange_rhino")] == [2, 0, 3, 0]
    assert (t.dna("red_dino"), t.dna("orange_cat")) == ("IN", "BN")
    tiles = [len(owned) for owned in t.b.fossils]
    assert tiles == [3, 1]
    kept = [t.b.points(player) - t.b.population_of(player, False) for player in (0, 1)]
    assert kept == [5, 3 + 1]  # Orange has a culture animal beside the three points that are told
    assert t.b.level == 2
    assert t.tarpit == ["scelidosaurs", "home_orange"]
    assert (t.tile("T6"), t.tile("T7"), t.tile("T4")) == ("home_red", "calamites_thicket", "lycopod_meadow")
    assert t.b.drawn == 8


@rule("2.1.2")
def test_it_can_be_played_again() -> None:
    assert played(20).s.key() == played(20).s.key()


@rule("3.8.1", "4.2")
def test_what_the_example_game_does_not_allow() -> None:
    start = Plain(START)
    start.refuses("buy 4", "5.0")
    start.refuses("buy_upper 0", "3.8.1")
    played(3).refuses("expand orange_cat T3 biome", "10.4.1")
    short = Plain(START).play("grow red_dino", "grow orange_cat", "shrink red_dino", "buy 0", "mutate orange_cat")
    short.refuses("expand red_dino T4 predator", "10.4.1")
    ninth = played(8).play("found red_fin red_dino", "done", "done")
    ninth.refuses("place H4 predator", "10.4.1")
    played(14).play("buy 0").refuses("speciate red_fin", "7.4.2")
    played(11).refuses("culture orange_cat bones", "9.0")
    played(10).play("grow red_dino").refuses("discard", "4.2")
