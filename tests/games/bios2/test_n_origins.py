"""Section N: going on with Origins."""

from __future__ import annotations

import pytest

from gondwana.games.bios2.frames import origins
from tests.games.bios2.tools import World
from tests.tools import rule

ALIVE = "herbivores: laurentia.3=orange_archetype siberia.6=black_archetype gondwana.4=white_archetype\n"
COMET = "era: cenozoic\nevent: chicxulub_class_comet\nphase: events\nnext: EndTurn\nnext: CloseEvents\n"
FLYER = ALIVE + "carnivores: laurentia.3=orange_flyer\norange_flyer: genotype=skin_flap_a{}\n"


def ended(text: str, seats: int = 3, options: str = "origins=yes") -> World:
    """The comet has struck."""
    return World(text + COMET, seats, options)


@rule("N.0", "A6.a.1", "A6.a.2")
def test_after_the_third_era_each_names_a_hominid() -> None:
    w = ended(FLYER.format(""))
    assert w.b.rules.long
    assert (w.who, w.texts) == ("p1", ["hominid orange_archetype", "hominid orange_flyer"])
    w.play("hominid orange_flyer")
    assert w.told("hominid")[0] == "orange_flyer"
    assert (w.who, w.asked) == ("p1", "ChooseBrainmap")


@rule("N.0")
def test_only_who_lives_goes_on_and_only_after_the_third_era() -> None:
    w = ended(ALIVE.replace("siberia.6=black_archetype", ""))
    while w.s.acts:
        w.play(w.texts[0])
    assert [hominid >= 0 for hominid in w.b.hominid] == [False, True, False, True]
    assert [brain >= 0 for brain in w.b.brainmap] == [False, True, False, True]
    for text in (COMET.replace("cenozoic", "mesozoic"), "ending: runaway\nnext: EndTurn\n"):
        early = World(ALIVE + text, 3, "origins=yes")
        assert "hominid" not in early.events
    assert "hominid" not in ended(ALIVE, options="long_game=yes").events


@rule("N.a", "A7.f")
def test_the_winner_chooses_a_brain_first() -> None:
    w = ended(ALIVE + "white fossils: token token token\nblack fossils: token token\n")
    assert (w.asked, w.who) == ("ChooseBrainmap", "p3")
    w.play("brainmap 4")
    assert w.who == "p2"
    assert "brainmap 4" not in w.texts
    w.play("brainmap 2").play("brainmap 6")
    assert [w.b.brainmap[colour] for colour in (1, 2, 3)] == [6, 2, 4]
    assert [row["player"] for row in origins.hominids(w.b)] == ["white", "black", "orange"]


@rule("N.a")
def test_equals_choose_in_random_order() -> None:
    w = ended(ALIVE + "medea: none\n")
    assert len({tuple(origins.ranking(w.b)) for _ in range(60)}) == 6


@rule("N.b", "J6.0")
@pytest.mark.parametrize(
    ("row", "instincts"),
    [
        ("reflex_arc_a brain_b alveolar_sacs_a", ["alpha"]),  # red and yellow
        ("endocrine_gland_a crop_a", ["natural_history"]),  # green
        ("rod_cells_b brain_a feet_a", ["language", "manual_dexterity"]),  # blue and violet
    ],
)
def test_emotions_uncover_instincts(row: str, instincts: list[str]) -> None:
    personality = " ".join(face[:-2] for face in row.split())
    cards = f"orange_archetype: {row}\norange_archetype personality: {personality}\n"
    w = World(ALIVE + cards + "over: yes", 3)
    assert origins.instincts(w.b, 5) == instincts
    assert origins.instincts(w.b, 10) == []


@rule("N.c")
@pytest.mark.parametrize(
    ("strip", "age"), [("icehouse", "glacial"), ("ice_age", "glacial"), ("eden", "tropical"), ("hothouse", "tropical")]
)
def test_the_age(strip: str, age: str) -> None:
    w = World(ALIVE + f"strip: {strip}\nover: yes", 3)
    assert origins.link(w.b)["age"] == age


@rule("C3.0", "N.0", "C3.b")
def test_a_campaign_goes_on_by_itself() -> None:
    text = "colours: orange\nplants: laurentia.0=green_archetype\nherbivores: laurentia.0=orange_archetype\n"
    w = ended(text, 1, "world=earth campaign=lost")
    assert w.asked == "ChooseBrainmap"
    w.play("brainmap 1")
    assert origins.hominids(w.b) == [
        {
            "player": "orange",
            "species": "orange_archetype",
            "genotype": "archetype_orange",
            "brainmap": 1,
            "instincts": [],
            "points": w.s.scores()[0],
        }
    ]
    assert w.who == "over"
    view = w.game.view(w.b, 0)
    assert view.scene.data["origins"] == origins.link(w.b)
    zones = [zone for zone in view.scene.zones if zone.kind == "origins"]
    assert [(zone.label, zone.owner) for zone in zones] == [
        ("zone.origins_tropical", -1),
        ("zone.origins_brainmap", 0),
    ]
    assert "Origins" in view.text()
    assert "Brain map 1" in view.svg()
