"""Chapter J: hosts, venom, monsters, haustorium, emotions and their rows, tools."""

from __future__ import annotations

import pytest

from gondwana.games.bios2 import contests, effects, life, species
from gondwana.games.bios2.state import CARNIVORE, HERBIVORE, LANGUAGE
from tests.games.bios2.tools import World
from tests.tools import rule

BLACK = "siberia.6=black_archetype"
HOME = f"herbivores: laurentia.3=orange_archetype {BLACK}\n"
SHARED = f"herbivores: laurentia.3=orange_archetype {BLACK}\ncarnivores: siberia.6=orange_archetype\n"


@rule("J2.0", "E2.f", "GL.Mutualisme", "GL.RampionHote")
def test_a_host_comes_from_a_species_in_the_same_biome() -> None:
    world = World("orange_archetype: mandibles\nblack_archetype: newborn=1\n" + SHARED)
    world.play("promote mandibles_b")
    assert world.texts == ["host black_archetype", "host_newborn black_archetype"]
    world.play("host black_archetype")
    assert world.count("black_archetype") == [4, 1, 1]
    assert world.b.host[world.card("mandibles")] == world.sp("black_archetype")


@rule("J2.0")
def test_a_newborn_may_be_the_host() -> None:
    world = World("orange_archetype: mandibles\nblack_archetype: newborn=1\n" + SHARED)
    world.play("promote mandibles_b", "host_newborn black_archetype")
    assert world.count("black_archetype") == [5, 0, 1]


@rule("J2.0", "E2.f", "J2.a")
def test_without_a_shared_biome_there_is_no_host() -> None:
    world = World("orange_archetype: mandibles\n" + HOME)
    world.play("promote mandibles_b")
    assert world.b.host[world.card("mandibles")] == -1
    assert world.asked == "Act"


@rule("J2.0")
def test_an_endangered_creeple_shares_a_biome_too() -> None:
    world = World("orange_archetype: mandibles\nendangered: siberia.6.carnivore=orange_archetype\n" + HOME)
    world.play("promote mandibles_b")
    assert world.told("host") == ["orange_archetype black_archetype"]


@rule("J2.0", "GL.Mutualisme")
def test_nobody_is_host_to_its_own_colour() -> None:
    text = "orange_archetype: mandibles\norange_flyer: genotype=skin_flap_a\n"
    board = f"herbivores: laurentia.3=orange_archetype {BLACK}\ncarnivores: laurentia.3=orange_flyer\n"
    world = World(text + board)
    world.play("promote mandibles_b")
    assert world.told("host") == []


@rule("J2.a")
def test_two_cards_may_have_the_same_host_and_none_without_creeples() -> None:
    world = World("orange_archetype: mandibles grooming\n" + SHARED)
    world.play("promote mandibles_b", "promote grooming_b")
    assert world.told("host") == ["orange_archetype black_archetype"] * 2
    crowd = " ".join(
        f"{biome}=black_archetype" for biome in ("siberia.1", "siberia.2", "siberia.5", "baltica.2", "gondwana.3")
    )
    board = f"herbivores: laurentia.3=orange_archetype {BLACK} {crowd} laurentia.1=black_archetype\n"
    world = World("orange_archetype: mandibles\n" + board + "carnivores: siberia.6=orange_archetype\n")
    assert world.count("black_archetype") == [0, 0, 7]
    world.play("promote mandibles_b")
    assert world.told("host") == []


@rule("J2.b", "A7.d", "I4.a")
def test_a_host_counts_for_whoever_keeps_it() -> None:
    world = World("orange_archetype: mandibles\n" + SHARED)
    before = world.s.scores()
    world.play("promote mandibles_b")
    assert world.s.scores() == [before[0] + 1, before[1]]


@rule("J2.c")
def test_green_finds_hosts_by_their_monstrous_cards() -> None:
    text = "colours: green black\ngreen_archetype: mandibles\n"
    board = f"herbivores: baltica.3=green_archetype {BLACK}\n"
    world = World(text + "black_archetype: eyespots\n" + board)
    world.play("promote mandibles_b")
    assert world.told("host") == ["green_archetype black_archetype"]
    for card in ("eyespots_a", "brain"):
        world = World(text + f"black_archetype: {card}\n" + board)
        world.play("promote mandibles_b")
        assert world.told("host") == []


@rule("J2.d")
def test_a_host_goes_home_when_the_card_goes() -> None:
    world = World("orange_archetype: mandibles_b size=2\nhosts: mandibles=black_archetype\n" + HOME)
    assert world.count("black_archetype") == [5, 0, 1]
    world.play("resize", "grow orange_archetype")
    assert world.cards("orange_archetype") == []
    assert world.count("black_archetype") == [6, 0, 1]


@rule("J2.d")
def test_a_host_whose_species_dies_is_gone() -> None:
    text = (
        "orange_archetype: mandibles_b\nblack_archetype: electrolocation\nhosts: mandibles=black_archetype\nturn: p2\n"
    )
    world = World(text + HOME)
    world.play("speciate electrolocation_a")
    assert not world.exists("black_archetype")
    assert world.b.host[world.card("mandibles")] == -1


@rule("J3", "GL.Venin", "F4.b")
def test_venom_bars_hunters_that_are_not_larger() -> None:
    world = World("orange_archetype: size=2 neurotoxin_b\nblack_archetype: size=2\n" + HOME)
    prey, hunter = world.sp("orange_archetype"), world.sp("black_archetype")
    assert effects.venomous(world.b, prey)
    assert not life.suits(world.b, hunter, prey, CARNIVORE)
    world.b.size[hunter] = 3
    assert life.suits(world.b, hunter, prey, CARNIVORE)
    world = World("orange_archetype: size=2 neurotoxin_b\nblack_archetype: liver_a\n" + HOME)
    assert life.suits(world.b, hunter, prey, CARNIVORE)


@rule("J3", "GL.Mutation")
def test_an_unpromoted_card_has_no_venom() -> None:
    world = World("orange_archetype: neurotoxin\n" + HOME)
    assert not effects.venomous(world.b, world.sp("orange_archetype"))


@rule("A8.g")
def test_there_is_no_venom_in_tooth_and_claw() -> None:
    world = World("orange_archetype: neurotoxin_b\n" + HOME, options="mode=tooth_and_claw")
    assert not effects.venomous(world.b, world.sp("orange_archetype"))


@rule("J5", "GL.Haustorium", "GL.NombreSquelettique")
@pytest.mark.parametrize(("face", "number"), [("hyphae_a", 0), ("hyphae_b", 5)])
def test_a_haustorium_has_its_own_skeleton(face: str, number: int) -> None:
    world = World(f"orange_archetype: {face}\nblack_archetype: basal=green1\n" + HOME)
    orange, black = world.sp("orange_archetype"), world.sp("black_archetype")
    assert (effects.skeleton(world.b, orange), effects.skeleton(world.b, black)) == (number, 3)
    biome = world.biome("laurentia.1")
    assert contests.loser(world.b, biome, HERBIVORE, orange, black) == (black if number == 0 else orange)
    assert contests.loser(world.b, biome, CARNIVORE, orange, black) == (orange if number == 0 else black)


@rule("J5.a", "D7.f", "GL.Haustorium")
def test_a_haustorium_chooses_its_heart() -> None:
    text = "colours: green black\nblack_archetype: hyphae_a\ngreen_archetype: brain\n"
    world = World(text + f"herbivores: baltica.3=green_archetype {BLACK}\n")
    assert effects.green_hearted(world.b, world.sp("black_archetype"))
    assert effects.green_hearted(world.b, world.sp("green_archetype"))
    world = World(
        "colours: green black\ngreen_archetype: hyphae_b\n" + f"herbivores: baltica.3=green_archetype {BLACK}\n"
    )
    assert not effects.green_hearted(world.b, world.sp("green_archetype"))


@rule("J6.0", "J6.a", "J6.b.1", "E2.h", "GL.Emotions", "GL.Personnalite")
def test_a_promotion_may_join_two_halves() -> None:
    world = World("orange_archetype: chemical_sense_a alveolar_sacs\n" + HOME)
    world.play("promote alveolar_sacs_a")
    assert world.texts == ["done", "couple chemical_sense alveolar_sacs"]
    world.play("couple chemical_sense alveolar_sacs")
    assert world.told("emotion") == ["orange_archetype yellow"]
    assert world.organs("orange_archetype") == "red1 yellow2"


@rule("J6.0", "J6.b.2")
def test_halves_of_other_colours_or_upside_down_make_nothing() -> None:
    world = World("orange_archetype: chemical_sense_b alveolar_sacs\n" + HOME)
    world.play("promote alveolar_sacs_a")
    assert world.asked == "Act"
    world = World("orange_archetype: chemical_sense alveolar_sacs\n" + HOME)
    world.play("promote alveolar_sacs_a")
    assert world.asked == "Act"


@rule("J6.a", "J6.b.1")
def test_a_tail_does_not_stand_at_the_head() -> None:
    world = World("orange_archetype: chemical_sense_a alveolar_sacs\n" + HOME)
    world.play("promote alveolar_sacs_a")
    world.refuses("couple alveolar_sacs chemical_sense", "J6.b.1")


@rule("E2.h")
def test_only_a_promotion_joins_halves() -> None:
    world = World("orange_archetype: chemical_sense_a alveolar_sacs_a\n" + HOME)
    world.play("resize", "no")
    assert world.asked == "Act"


ROW = "orange_archetype personality: chemical_sense alveolar_sacs\n"


@rule("J6.d.1", "J6.a")
def test_a_brain_goes_between_and_doubles_the_emotion() -> None:
    world = World("orange_archetype: chemical_sense_a alveolar_sacs_a aggregation_pheromones\n" + ROW + HOME)
    world.play("promote aggregation_pheromones_a")
    assert world.texts == ["done", "join aggregation_pheromones 1"]
    world.play("join aggregation_pheromones 1")
    assert [world.b.t.cards[c] for c in world.b.personality[world.sp("orange_archetype")]] == [
        "chemical_sense",
        "aggregation_pheromones",
        "alveolar_sacs",
    ]
    assert world.told("emotion") == ["orange_archetype yellow"]


@rule("J6.c", "J6.d.2")
def test_a_second_head_finds_no_place() -> None:
    world = World("orange_archetype: chemical_sense_a alveolar_sacs_a nerve_cord\n" + ROW + HOME)
    world.play("promote nerve_cord_a")
    assert world.asked == "Act"


@rule("J6.c")
def test_there_is_one_personality() -> None:
    cards = "orange_archetype: chemical_sense_a alveolar_sacs_a pollen_a mate_guarding\n"
    world = World(cards + ROW + HOME)
    world.play("promote mate_guarding_a")
    assert world.asked == "Act"


@rule("J6.d.1")
def test_a_row_grows_at_its_ends() -> None:
    cards = "orange_archetype: pollen_a courtship_dance_a eggshell_a scent_marking\n"
    world = World(cards + "orange_archetype personality: pollen courtship_dance\n" + HOME)
    world.play("promote scent_marking_a")
    assert sorted(world.texts) == ["done", "join eggshell 2", "join scent_marking 2"]
    world.play("join scent_marking 2")
    assert world.asked == "Act"  # nothing fits a red half, and the eggshell has lost its place


@rule("J6.f.1", "A6.2")
@pytest.mark.parametrize(
    ("row", "last", "speaks"),
    [
        ("pollen courtship_dance scent_marking", "touch_sensitivity", True),
        ("pollen courtship_dance", "ornament", False),
        ("pollen courtship_dance scent_marking", "", False),
    ],
)
def test_three_emotions_of_two_colours_are_language(row: str, last: str, speaks: bool) -> None:
    cards = "orange_archetype: " + " ".join(f"{card}_a" for card in row.split()) + f" {last or 'brain'}\n"
    world = World(cards + f"orange_archetype personality: {row}\n" + HOME)
    if last:
        world.play(f"promote {last}_a")
        world.play(world.offered("join")[-1])
    assert (world.told("language") == ["orange_archetype"]) == speaks
    assert (world.b.ending == LANGUAGE) == speaks


@rule("J6.f.1")
def test_three_emotions_of_one_colour_are_none() -> None:
    cards = "orange_archetype: chemical_sense_a aggregation_pheromones_a alveolar_sacs_a reflex_arc\n"
    world = World(cards + "orange_archetype personality: chemical_sense aggregation_pheromones alveolar_sacs\n" + HOME)
    world.play("promote reflex_arc_b")
    assert world.b.ending == 0


@rule("J6.f.2", "A7.e")
def test_language_is_worth_three_points() -> None:
    cards = "orange_archetype: pollen_a courtship_dance_a scent_marking_a touch_sensitivity_a\n"
    row = "orange_archetype personality: pollen courtship_dance scent_marking touch_sensitivity\n"
    silent = World(cards + HOME).s.scores()[0]
    assert World(cards + row + HOME).s.scores()[0] == silent + 3 + 3


@rule("J6.g")
def test_a_cheshire_cat_keeps_its_face() -> None:
    world = World("orange_archetype: chemical_sense_a alveolar_sacs_a\n" + ROW + HOME)
    species.drop_cube(world.b, world.sp("orange_archetype"), world.card("chemical_sense"), 0, "D8.0")
    assert world.cards("orange_archetype") == ["chemical_sense_a", "alveolar_sacs_a"]
    world = World("orange_archetype: chemical_sense_a alveolar_sacs_a\n" + HOME)
    species.drop_cube(world.b, world.sp("orange_archetype"), world.card("chemical_sense"), 0, "D8.0")
    assert world.cards("orange_archetype") == ["alveolar_sacs_a"]


CURIOUS = "orange_archetype: eyespots_a feet\n"


@rule("J7.0")
def test_curiosity_finds_a_tool() -> None:
    world = World(CURIOUS + HOME)
    world.play("promote feet_a", "couple eyespots feet")
    assert world.asked == "TakeTool"
    assert len(world.offered("tool")) == 8
    world.play("tool harpoon")
    assert world.told("tool") == ["orange_archetype harpoon"]
    assert world.asked == "Act"


@rule("J7.0")
def test_a_tool_may_be_declined_and_may_be_gone() -> None:
    world = World(CURIOUS + HOME)
    world.play("promote feet_a", "couple eyespots feet", "no")
    assert world.told("tool") == []
    black = "black_archetype"
    tools = f"tools: diving_bell={black} harpoon={black} birdlime={black} anvil_stone={black}\n"
    world = World(CURIOUS + tools + HOME)
    world.play("promote feet_a", "couple eyespots feet")
    assert world.asked == "Act"


@rule("J7.0")
def test_a_tool_hunts_its_form() -> None:
    text = "orange_archetype: size=1\nblack_flyer: genotype=skin_flap_a\n"
    board = "herbivores: laurentia.3=orange_archetype siberia.6=black_flyer\n"
    world = World(text + board)
    orange, flyer = world.sp("orange_archetype"), world.sp("black_flyer")
    assert not life.suits(world.b, orange, flyer, CARNIVORE)
    world = World(text + board + "tools: sling=orange_archetype\n")
    assert life.suits(world.b, orange, flyer, CARNIVORE)


@rule("J7.a")
def test_a_tool_becomes_a_fossil() -> None:
    world = World("orange_archetype: electrolocation\ntools: sling=orange_archetype\n" + HOME)
    world.play("speciate electrolocation_a")
    assert world.fossils("orange") == ["archetype_orange", "tool1"]


@rule("J7.b")
def test_the_diving_bell_opens_the_sea_to_hunters_of_swimmers() -> None:
    text = "orange_archetype: size=1\nblack_swimmer: genotype=gills_a\ntools: diving_bell=orange_archetype\n"
    world = World(text + "herbivores: laurentia.3=orange_archetype baltica.1=black_swimmer\n")
    orange, sea = world.sp("orange_archetype"), world.biome("baltica.1")
    assert life.lives(world.b, orange, sea, CARNIVORE)
    assert not life.lives(world.b, orange, sea, HERBIVORE)
    assert not life.lives(world.b, orange, world.biome("baltica.6"), CARNIVORE)
    over = "black_flyer: genotype=skin_flap_a\ntools: diving_bell=orange_archetype sling=orange_archetype\n"
    flown = World(over + "herbivores: laurentia.3=orange_archetype baltica.1=black_flyer\n")
    assert life.suits(flown.b, orange, flown.sp("black_flyer"), CARNIVORE)
    assert not life.lives(flown.b, orange, sea, CARNIVORE)  # it dives for swimmers only


@rule("J7.c.1")
def test_who_has_a_tool_is_not_eaten_by_its_own_form() -> None:
    world = World("tools: sling=orange_archetype\n" + HOME)
    orange, black = world.sp("orange_archetype"), world.sp("black_archetype")
    assert not life.suits(world.b, black, orange, CARNIVORE)
    text = "black_flyer: genotype=skin_flap_a\ntools: sling=orange_archetype\n"
    world = World(text + "herbivores: laurentia.3=orange_archetype siberia.6=black_flyer\n")
    assert life.suits(world.b, world.sp("black_flyer"), orange, CARNIVORE)


@rule("J7.c.2")
def test_a_new_tool_endangers_who_ate_its_owner() -> None:
    world = World(CURIOUS + HOME + "carnivores: laurentia.3=black_archetype\n")
    world.play("promote feet_a", "couple eyespots feet", "tool sling")
    assert world.lying == ["laurentia.3.carnivore=black_archetype"]


@rule("J7.d")
def test_a_tool_is_an_antivenom() -> None:
    world = World("orange_archetype: size=3 neurotoxin_b\nblack_archetype: size=1\n" + HOME)
    orange, black = world.sp("orange_archetype"), world.sp("black_archetype")
    assert not life.suits(world.b, black, orange, CARNIVORE)
    world = World("orange_archetype: size=3 neurotoxin_b\ntools: sling=black_archetype\n" + HOME)
    assert life.suits(world.b, black, orange, CARNIVORE)
    other = "black_flyer: genotype=skin_flap_a\nherbivores: laurentia.3=orange_archetype siberia.6=black_flyer\n"
    world = World("orange_archetype: size=3 neurotoxin_b\ntools: sling=black_flyer\n" + other)
    assert not life.suits(world.b, black, orange, CARNIVORE)  # only the species that holds it
