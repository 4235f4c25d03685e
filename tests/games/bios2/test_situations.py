"""Positions of Bios: Megafauna, second edition, by hand: what is read, and where each complaint points."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.kit.errors import SituationError
from tests.games.bios2.tools import World
from tests.tools import rule

GAME = gondwana.game("bios2")
HOME = "herbivores: laurentia.3=orange_archetype\n"

WAYS: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (1, {"world": "earth"}),
    (1, {"world": "venus"}),
    (1, {"plant_protagonist": True}),
    (1, {"campaign": "lost", "world": "earth"}),
    (2, {}),
    (3, {"long_game": True, "apomorphies": True}),
    (4, {"historical_row": True, "origins": True}),
    (2, {"mode": "tooth_and_claw"}),
    (4, {"mode": "tooth_and_claw"}),
    (2, {"world": "venus"}),
    (2, {"world": "venus", "venus_game": "animals"}),
    (3, {"world": "venus"}),
    (2, {"genesis": True}),
]


@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_every_position_of_a_random_game_is_written_and_read(seats: int, options: dict[str, object]) -> None:
    s = GAME.new(seats, 5, options)
    rng = seeded(seats)
    for n in range(400):
        if n % 8 == 0 or not s.acts:
            text = GAME.dump(s)
            again = GAME.situation(text)
            assert GAME.dump(again) == text
            assert (again.key(), again.acts) == (s.key(), s.acts)
        if not s.acts:
            break
        s.play(s.acts[rng.below(len(s.acts))])


@pytest.mark.parametrize(
    ("text", "line", "column", "complaint"),
    [
        ("colours: orange\n", 2, 1, "'colours' takes 2 different colours"),
        ("colours: orange orange\n", 2, 1, "'colours' takes 2 different colours"),
        ("colours: orange pink\n", 2, 17, "unknown player 'pink'"),
        ("medea: white\n", 2, 8, "unknown medea 'white'"),
        ("cratons: laurentia@4 laurentia@4\n", 2, 22, "laurentia is in two places"),
        ("cratons: laurentia@4+baltica@1,0,4\n", 2, 22, "expected baltica@latitude or baltica@q,row"),
        ("cratons: laurentia@7\n", 2, 10, "a latitude die shows 1 to 6"),
        ("cratons: laurentia@4+baltica@1,4\n", 2, 1, "cratons overlap in the continent of laurentia"),
        ("cratons: laurentia@4+baltica@9,4\n", 2, 1, "the continent of laurentia is in parts"),
        ("black: laurentia.0 laurentia.0\n", 2, 20, "two discs on laurentia.0"),
        ("black: laurentia.0\nwhite: laurentia.0\n", 3, 8, "two discs on laurentia.0"),
        ("white: laurentia.north\n", 2, 8, "no white disc lies on an offshore"),
        ("black: laurentia.0\nclouds: 0\n", 3, 1, "do not fit into the Atmosphere"),
        ("clouds: 10\n", 2, 9, "expected a number from 0 to 9"),
        ("herbivores: laurentia.9=orange_archetype\n", 2, 13, "unknown biome 'laurentia.9'"),
        ("herbivores: laurentia.2=white_archetype\n", 2, 25, "unknown species 'white_archetype'"),
        ("herbivores: laurentia.2=orange_flyer\n", 2, 25, "orange_flyer needs a line of its own"),
        (f"orange_flyer: size=2\n{HOME}", 2, 1, "orange_flyer needs genotype=…"),
        ("orange_archetype: size=7\n", 2, 24, "expected a number from 1 to 6, not '7'"),
        ("orange_archetype: newborn=7\nherbivores: laurentia.3=orange_archetype\n", 2, 1, "there are 7 creeples"),
        ("orange_archetype: basal=red\n", 2, 25, "such as red1,blue2, not 'red'"),
        ("orange_archetype: basal=red0\n", 2, 25, "not 'red0'"),
        ("orange_archetype: basal=red26\n", 2, 25, "not 'red26'"),
        ("orange_archetype: basal=red20,red5\n", 2, 25, "not 'red5'"),
        ("orange_archetype: brain brain\n", 2, 25, "brain is in two places"),
        ("orange_archetype: brain=x\n", 2, 25, "expected numbers of red"),
        ("orange_archetype: brian\n", 2, 19, "did you mean brain"),
        ("orange_archetype: brain\nmetabolism: brain\n", 3, 13, "brain is in two places"),
        ("metabolism: beak\n", 2, 13, "unknown card 'beak'"),
        ("metabolism deck: claws claws\n", 2, 24, "claws is in two places"),
        ("metabolism: none none none none none none\n", 2, 1, "'metabolism' takes 5 cards"),
        (f"orange_archetype: brain\norange_archetype personality: brain\n{HOME}", 3, 1, "a row of promoted cards"),
        ("orange fossils: brain brain\n", 2, 23, "brain is in two places"),
        ("tools: spear\n", 2, 8, "unknown tool 'spear'"),
        (f"{HOME}tools: harpoon=orange_flyer\n", 3, 16, "there is no orange_flyer"),
        (f"{HOME}hosts: pollen=orange_archetype\n", 3, 8, "pollen is in no tableau"),
        (f"orange_archetype: pollen_a\n{HOME}hosts: pollen=orange_flyer\n", 4, 15, "there is no orange_flyer"),
        ("orange_flyer: genotype=scutes_a\n", 2, 24, "scutes_a founds no orange_flyer"),
        ("orange_flyer: genotype=thoracic_muscles_a size=2\n", 2, 1, "orange_flyer cannot be larger than 1"),
        ("orange_archetype: brain_a claws_a\norange_archetype personality: brain claws\n", 3, 1, "make an emotion"),
        ("order: orange orange\n", 2, 1, "'order' names each colour once"),
        ("event: too_hot\n", 2, 8, "unknown event 'too_hot'"),
        ("et: camp camp\n", 2, 1, "'et' has 5 different cards"),
        ("plants: laurentia.3=orange_archetype\n", 2, 1, "this game has no line 'plants' here"),
        (f"{HOME}herbivores: siberia.0=black_archetype\n", 3, 1, "'herbivores' is given twice"),
        ("herbivores: laurentia.5=orange_archetype\n", 2, 1, "G1.1: orange_archetype (laurentia.5) cannot live there"),
        (f"{HOME}next: Act white 0 0\n", 3, 11, "white does not play"),
        (f"{HOME}next: Land orange_archetype laurentia.3\n", 3, 1, "it needs a newborn and its mother there"),
        (f"{HOME}next: Favour orange_archetype laurentia.2 herbivore\n", 3, 1, "nobody is there"),
        (f"{HOME}next: FleeFrom orange_archetype laurentia.3 herbivore\n", 3, 1, "nobody of it is endangered there"),
        (f"{HOME}next: Resolve 0\n", 3, 1, "there is no event"),
        (f"{HOME}next: Strike camp_1 green laurentia.2 2\n", 3, 1, "there is no such disc where it comes from"),
        (f"{HOME}next: Strike camp_1 green laurentia.2 99\n", 3, 1, "there is no such disc where it comes from"),
        (f"{HOME}next: ChooseTarget azolla_bloom_1 1 99\n", 3, 1, "there is no such disc where it comes from"),
        (f"{HOME}next: TakeTool orange_flyer\n", 3, 16, "there is no orange_flyer"),
        (f"{HOME}next: ChooseHost orange_archetype pollen\n", 3, 1, "it has no such card"),
        (
            "carnivores: laurentia.3=orange_archetype\n",
            2,
            1,
            "H1.1: orange_archetype (laurentia.3) has nothing to eat",
        ),
        (
            "orange_archetype: basal=white9\nblack_archetype: basal=white9\n"
            "herbivores: laurentia.3=orange_archetype siberia.1=black_archetype laurentia.1=orange_swimmer\n"
            "orange_swimmer: genotype=gills_a\n",
            5,
            1,
            "B4: more organs of colour 4 than there are",
        ),
    ],
)
def test_where_and_what(text: str, line: int, column: int, complaint: str) -> None:
    with pytest.raises(SituationError) as caught:
        GAME.situation("seats: 2\n" + text)
    assert complaint in str(caught.value)
    assert (caught.value.line, caught.value.column) == (line, column)


@rule("B5")
def test_discs_that_are_not_on_the_board_are_in_the_reservoirs() -> None:
    world = World("black: laurentia.0 laurentia.north baltica.0\nwhite: siberia.1*1\ngreen: laurentia.south\nclouds: 9")
    assert world.air == [8, 2, 9, 17]
    assert (world.disc("laurentia.south"), world.disc("laurentia.north")) == ("bloom", "black")


@rule("C1.h", "C1.i", "C1.k")
def test_what_is_not_told_of_the_world_is_as_at_the_beginning() -> None:
    world = World(HOME)
    assert world.air == [3, 3, 6, 14]
    assert world.disc("laurentia.0") == "white"


@rule("B3")
def test_creeples_that_are_not_told_are_unborn() -> None:
    world = World(f"orange_archetype: newborn=2 size=3\n{HOME}")
    assert world.count("orange_archetype") == [4, 2, 1]


def test_a_player_has_all_actions_when_nothing_else_is_told() -> None:
    assert World(HOME).asked == "Act"
    assert World(f"{HOME}phase: mothers\norange_archetype: newborn=1\n").asked == "Disperse"


def test_a_question_may_wait_for_a_species_that_is_extinct() -> None:
    text = "colours: green black\ngreen_archetype: size=2\ngreen_flyer: genotype=thoracic_muscles_a\n"
    board = "herbivores: baltica.3=green_archetype laurentia.3=green_archetype siberia.6=black_archetype\n"
    hunters = "carnivores: baltica.3=green_flyer laurentia.3=black_archetype\n"
    world = World(text + board + hunters, options="apomorphies=yes")
    world.play("free_resize", "grow green_archetype", "grow green_flyer")
    assert (world.asked, world.exists("green_flyer")) == ("Resize", False)
    assert "next: Resize green_flyer 1" in GAME.dump(world.b)
    assert GAME.situation(GAME.dump(world.b)).key() == world.b.key()


def test_a_species_may_have_many_organs_of_a_colour() -> None:
    world = World(f"orange_archetype: basal=yellow10,white2\n{HOME}")
    assert world.basal("orange_archetype") == "yellow10 white2"
    assert "basal=yellow10,white2" in GAME.dump(world.b)


@rule("D14", "D12.b")
def test_carbon_under_a_bloom_may_be_on_its_way() -> None:
    board = "herbivores: laurentia.3=orange_archetype siberia.6=black_archetype\nphase: events\n"
    world = World(board + "next: EndTurn\nnext: EventDone\nnext: Strike hypercapnia_3 black laurentia.5 33\n")
    assert (world.disc("laurentia.5"), world.disc("laurentia.south")) == ("black", "none")
    assert world.told("liberate") == ["laurentia.south green oxygen"]
