"""What is refused, and the paragraph that is named: the one that forbids it, not the one that asks."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.act import pack
from gondwana.games.bios2 import acts
from gondwana.games.bios2.state import HERBIVORE
from gondwana.games.bios2.why import lives
from tests.games.bios2.alone import Begun, Solo
from tests.games.bios2.tools import World
from tests.tools import rule

FORMS = "orange_archetype: newborn=1 size=2\nblack_flyer: genotype=skin_flap_a\nblack_archetype: size=3 neurotoxin_a\n"
BOARD = (
    "herbivores: laurentia.3=orange_archetype laurentia.4=orange_archetype laurentia.1=black_flyer\n"
    "carnivores: laurentia.4=black_archetype\n"
    "endangered: laurentia.2.herbivore=black_archetype\n"
)


@rule("F3.c", "F4.0", "F4.a", "F4.b", "F4.c", "F6.0", "F2.a")
@pytest.mark.parametrize(
    ("place", "paragraph"),
    [
        ("laurentia.5 herbivore", "F3.c"),
        ("laurentia.2 carnivore", "F4.0"),  # who lies there is no prey
        ("laurentia.1 carnivore", "F4.a"),
        ("siberia.6 carnivore", "F4.b"),
        ("laurentia.3 carnivore", "F4.c"),
        ("laurentia.3 plant", "F6.0"),
        ("gondwana.4 herbivore", "F2.a"),
    ],
)
def test_a_place_that_cannot_be_taken(place: str, paragraph: str) -> None:
    board = BOARD.replace("laurentia.1=", "siberia.6=black_archetype laurentia.1=")
    world = World(f"phase: mothers\n{FORMS}{board}next: EndTurn\nnext: Fade\nnext: Land orange_archetype laurentia.3")
    assert world.offers("land laurentia.4 herbivore", "land laurentia.2 herbivore")
    world.refuses(f"land {place}", paragraph)


@rule("F1.0", "F2.0")
def test_a_mother_that_is_none() -> None:
    world = World(f"phase: mothers\n{FORMS}{BOARD}next: EndTurn\nnext: Disperse orange")
    world.refuses("mother orange_archetype laurentia.2", "F1.0")
    world.refuses("mother black_archetype laurentia.2", "F1.0")
    world.refuses("recall orange_flyer", "F1.0")


@rule("I1.2", "F4.0", "F3.c")
def test_where_an_endotherm_cannot_flee() -> None:
    text = "phase: burial\norange_archetype: basal=white1\nherbivores: laurentia.1=black_archetype\n"
    text += "endangered: laurentia.2.herbivore=orange_archetype\nnext: EndTurn\nnext: Inter\n"
    world = World(text + "next: FleeFrom orange_archetype laurentia.2 herbivore")
    assert world.offers("flee laurentia.2 herbivore", "flee laurentia.3 herbivore", "bury")
    world.refuses("flee laurentia.1 herbivore", "I1.2")  # not without a fight
    world.refuses("flee laurentia.2 carnivore", "F4.0")
    world.refuses("flee laurentia.0 herbivore", "F3.c")
    world.refuses("flee gondwana.4 herbivore", "F2.a")


@rule("E7.a", "F3.c", "F4.0")
def test_where_nobody_rises() -> None:
    world = World("orange fossils: archetype_orange\nherbivores: siberia.6=black_archetype\n").play("resurrect")
    world.refuses("land gondwana.1 herbivore", "F3.c")
    world.refuses("land laurentia.3 carnivore", "F4.0")
    world.refuses("resurrect", "E7.a")


@rule("A2.a.1", "A2.a.2", "A2.b", "E8.0")
def test_when_all_actions_are_used() -> None:
    home = "herbivores: gondwana.4=white_archetype laurentia.3=orange_archetype\n"
    white = "colours: white orange\n" + home + "next: EndTurn\nnext: EndActions white\nnext: Act white {} 1"
    used = World(white.format(2), options="apomorphies=yes")
    assert used.texts == ["pass", "free_resize"]
    used.refuses("populate white_archetype 1", "A2.a.2")
    used.refuses("resize", "A2.a.2")
    used.refuses("claim", "E8.0")
    claimed = World(white.format(99), options="apomorphies=yes")
    claimed.refuses("neoteny", "E8.0")
    green = white.replace("white_a", "green_a").replace("white", "green").replace("gondwana.4", "baltica.3")
    World(green.format(2), options="apomorphies=yes").refuses("resize", "A2.b")


@rule("E2.0", "E1.0", "J2.0", "D12.0")
def test_what_is_not_in_the_box_is_refused_too() -> None:
    world = World("herbivores: laurentia.3=orange_archetype siberia.6=black_archetype\n")
    world.refuses("promote archetype_orange", "E2.0")
    world.refuses("speciate archetype_orange", "E2.0")
    for act, paragraph in ((pack(acts.MUTATE, 1000, 5), "E1.0"), (pack(acts.PROMOTE, 1000), "E2.0")):
        with pytest.raises(gondwana.IllegalAct) as caught:
            world.game.play(world.b, act)
        assert caught.value.rule == paragraph


@rule("K2.0", "K2.a", "K7.a", "K7.b", "K7.0", "K8.d")
def test_places_on_other_worlds() -> None:
    text = "plants: tharsis.4=green_archetype tharsis.5=green_archetype tharsis.0=green_burrower\n"
    text += "green_burrower: genotype=caecum_b newborn=1\norange_archetype: newborn=1\nphase: mothers\n"
    text += "herbivores: tharsis.4=orange_archetype\nnext: EndTurn\n"
    world = Solo(text + "next: Fade\nnext: Land orange_archetype tharsis.4")
    assert world.texts == ["land tharsis.4 herbivore", "land tharsis.5 herbivore"]
    world.refuses("land tharsis.0 plant", "K2.0")
    world.refuses("land tharsis.0 herbivore", "K2.a")
    world.refuses("land tharsis.3 herbivore", "K7.a")
    world.refuses("land arabia.4 herbivore", "K7.0")
    plant = Solo(text + "next: Fade\nnext: Land green_burrower tharsis.0")
    plant.refuses("land arabia.5 plant", "K7.b")
    plant.refuses("land tharsis.2 plant", "K8.d")


@rule("F4.b", "K2.a")
@pytest.mark.parametrize(("size", "eaten"), [(2, False), (1, True)])
def test_the_answer_about_a_venomous_plant_is_that_of_the_engine(size: int, eaten: bool) -> None:
    text = "plants: tharsis.4=green_archetype tharsis.0=green_burrower\nherbivores: tharsis.0=orange_burrower\n"
    text += "green_burrower: genotype=caecum_b\norange_burrower: genotype=coiled_gut_a size=2\n"
    world = Solo(f"{text}green_archetype: size={size} neurotoxin_a\n")
    note = lives(world.b, world.sp("orange_burrower"), world.biome("tharsis.4"), HERBIVORE)
    assert (note.rule, note.good) == ("F4.b", eaten)


def bases(world: World) -> set[str]:
    """The paragraphs on which the choices rest."""
    return {option.rule for option in world.game.options(world.b)}


@rule("K3.e", "C2.g", "E7.a", "K6.0", "I1.2", "D8.0", "H6.a", "G7.a")
def test_a_choice_rests_on_its_own_paragraph() -> None:
    assert bases(Begun().play("colour orange")) == {"K3.e"}
    marine = Begun(2, 1, genesis=True).play("macro starfish", "macro nothing")
    assert (marine.asked, bases(marine)) == ("Launch", {"C2.g"})
    lazarus = World("orange fossils: archetype_orange\nherbivores: siberia.6=black_archetype\n").play("resurrect")
    assert bases(lazarus) == {"E7.a"}
    dance = "plants: tharsis.4=green_archetype tharsis.0=green_archetype\nherbivores: tharsis.4=orange_archetype\n"
    eroding = Solo(f"{dance}black: tharsis.north tharsis.5\nphase: events\nnext: EndTurn\nnext: Erode tharsis.5")
    assert bases(eroding) == {"K6.0"}
    cold = "phase: burial\norange_archetype: basal=white1\nherbivores: siberia.6=black_archetype\n"
    assert bases(World(f"{cold}endangered: siberia.5.herbivore=orange_archetype")) == {"I1.2"}
    monsters = "phase: events\norange_archetype: size=2 mandibles_a cardiac_muscles_a feelers\n"
    struck = World(
        f"{monsters}herbivores: laurentia.3=orange_archetype\nnext: EndTurn\nnext: EventDone\n"
        "next: Radiation orange_archetype 3"
    )
    assert (struck.texts, bases(struck)) == (["drop feelers red", "dwarf cardiac_muscles"], {"D8.0"})


@rule("H6.a", "G7.a")
@pytest.mark.parametrize(("level", "paragraph"), [("herbivore", "G7.a"), ("carnivore", "H6.a")])
def test_a_tie_is_decided_by_its_owner(level: str, paragraph: str) -> None:
    text = "orange_flyer: genotype=skin_flap_a\nherbivores: siberia.6=black_archetype {}siberia.1=orange_flyer\n"
    text = text.format("laurentia.3=orange_archetype ") + "carnivores: siberia.6=orange_flyer\nphase: mothers\n"
    place = "siberia.6 carnivore" if level == "carnivore" else "siberia.1 herbivore"
    world = World(f"{text}next: EndTurn\nnext: Fade\nnext: Favour orange_archetype {place}")
    assert world.texts == ["favour orange_archetype", "favour orange_flyer"]
    world.refuses("favour black_archetype", paragraph)
