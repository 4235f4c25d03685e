"""Chapters A2 and E: how many actions, the display, populating, neoteny, sizes, resurrection, Medea."""

from __future__ import annotations

from gondwana.games.bios2 import species
from gondwana.games.bios2.organs import SUPPLY, WHITE, one
from tests.games.bios2.tools import World
from tests.tools import rule

BLACK = "siberia.6=black_archetype\n"
HOME = f"herbivores: laurentia.3=orange_archetype {BLACK}"
GREEN = "colours: green black\nherbivores: baltica.3=green_archetype siberia.6=black_archetype\n"
SIMPLE = "mode=tooth_and_claw"
ROW = "metabolism: brain eyespots feet gills claws\ndarwinian: nest pollen liver beak crop\n"


def last_of_actions(world: World) -> int:
    """How many actions there are: a resize of nobody, again and again."""
    n = 0
    while world.asked == "Act" and world.b.active == world.colour("orange") and "resize" in world.texts:
        world.play("resize")
        while world.asked == "Resize":
            world.play("no")
        n += 1
    return n


@rule("A2.0", "E0")
def test_a_player_takes_all_actions_before_the_next() -> None:
    world = World(HOME)
    world.play("resize", "no")
    assert world.who == "p1"
    world.play("resize", "no")
    assert world.who == "p2"


@rule("A2.a.2", "A2.c")
def test_the_oxygen_says_how_many_actions_there_are() -> None:
    assert last_of_actions(World(HOME)) == 2
    forests = "green: " + " ".join(f"{craton}.{n}" for craton in ("siberia", "gondwana") for n in (1, 2, 5, 6))
    world = World(HOME + forests + " laurentia.1\n")
    assert world.air[3] == 9
    assert last_of_actions(world) == world.b.t.oxygen_actions[9] == 3


@rule("A2.a.1", "A8.c")
def test_tooth_and_claw_has_two_actions() -> None:
    world = World(HOME, options=SIMPLE)
    sp = world.sp("orange_archetype")
    world.play("populate orange_archetype 1")
    assert world.who == "p1"
    world.play("populate orange_archetype 1")
    assert (world.who, world.b.newborn[sp]) == ("p2", 2)


@rule("A2.b", "GL.PlanteMonstrueuse.2")
def test_green_acts_as_the_atmosphere_allows() -> None:
    world = World(GREEN)
    assert world.air[:2] == [3, 3]
    n = 0
    while world.asked == "Act" and world.who == "p1":
        world.play("resize", "no")
        n += 1
    assert n == world.b.t.green_actions[6] == 2


@rule("E1.0", "E1.c", "GL.Presentoir", "GL.Tableau")
def test_a_card_is_played_at_once_with_its_organs() -> None:
    world = World(HOME + ROW)
    world.play("mutate brain orange_archetype")
    assert world.cards("orange_archetype") == ["brain"]
    assert world.organs("orange_archetype") == "red2"
    world.refuses("mutate brain orange_archetype", "E1.0")
    world.refuses("mutate nest orange_flyer", "E1.0")


@rule("E1.a.1", "GL.RampionNonNe")
def test_what_a_species_buys_costs_no_more_than_its_unborns() -> None:
    world = World(ROW + "orange_archetype: unborn=2 newborn=4\n" + HOME)
    world.play("mutate eyespots orange_archetype")
    world.refuses("mutate pollen orange_archetype", "E1.a.1")
    assert world.offers("mutate nest orange_archetype")
    world = World(ROW + "orange_archetype: unborn=3 newborn=3\n" + HOME)
    world.refuses("mutate feet orange_archetype", "E1.a.1")


@rule("E1.a.2")
def test_unborns_are_not_spent() -> None:
    world = World(ROW + HOME)
    world.play("mutate gills orange_archetype")
    assert world.count("orange_archetype") == [6, 0, 1]
    world.refuses("mutate eyespots orange_archetype", "E1.a.1")


@rule("E1.b", "J6.e")
def test_an_emotion_of_its_colour_halves_the_price_of_a_card() -> None:
    jealous = "orange_archetype: unborn=3 newborn=3 pollen_a mate_guarding_a\n"
    row = "darwinian: crop nest spores beak liver\n"
    world = World(jealous + "orange_archetype personality: pollen mate_guarding\n" + row + HOME)
    assert world.offers("mutate nest orange_archetype", "mutate spores orange_archetype")
    world.play("mutate nest orange_archetype")  # half of 2
    assert world.offers("mutate spores orange_archetype")  # half of 4
    assert not world.offers("mutate beak orange_archetype")
    world.play("mutate spores orange_archetype")
    assert [event.split()[-1] for event in world.told("mutate")] == ["1", "2"]


@rule("J6.e", "E1.b")
def test_with_two_emotions_of_a_colour_its_cards_cost_one_and_not_at_once() -> None:
    row = "darwinian: crop liver beak nest spores\nmetabolism: claws feet gills brain eyespots\n"
    cards = "orange_archetype: unborn=1 newborn=5 pollen_a mate_guarding_a courtship_dance_a"
    jealous = "orange_archetype personality: pollen courtship_dance mate_guarding\n"
    world = World(f"{cards}\n{jealous}{row}{HOME}")
    assert world.offers("mutate nest orange_archetype", "mutate spores orange_archetype")
    world = World(f"{cards} felt=blue1\n{jealous}{row}{HOME}")
    assert not world.offered("mutate nest")


@rule("E1.d", "GL.PlanteMonstrueuse.1")
def test_green_takes_metabolic_cards_only_with_the_icon() -> None:
    world = World(GREEN + ROW)
    world.refuses("mutate brain green_archetype", "E1.d")
    assert world.offers("mutate eyespots green_archetype", "mutate nest green_archetype")
    assert World(HOME + ROW).offers("mutate eyespots orange_archetype", "mutate brain orange_archetype")


@rule("A8.h")
def test_green_is_like_any_other_in_tooth_and_claw() -> None:
    assert World(GREEN + ROW, options=SIMPLE).offers("mutate brain green_archetype")


@rule("A2.d", "E1.e")
def test_the_display_is_filled_when_all_is_selected() -> None:
    deck = "metabolism deck: scutes hormones wonder_net\n"
    world = World(HOME + ROW + deck, options=SIMPLE)
    world.play("mutate eyespots orange_archetype")
    assert [world.b.t.cards[c] if c >= 0 else "-" for c in world.b.row[0]] == ["brain", "-", "feet", "gills", "claws"]
    world.play("mutate brain orange_archetype")
    assert [world.b.t.cards[c] for c in world.b.row[0]] == ["feet", "gills", "claws", "scutes", "hormones"]
    assert world.who == "p2"


@rule("E1.e")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    text = ROW + "metabolism deck: scutes\nmetabolism discards: wonder_net hormones\n"
    world = World(HOME + text, options=SIMPLE)
    world.b.deck[0] = [*world.b.deck[0][: world.b.drawn[0]], world.card("scutes")]
    world.play("mutate eyespots orange_archetype", "mutate brain orange_archetype")
    assert world.told("shuffle") == ["metabolism"]
    assert world.b.discards[0] == []
    assert {world.b.t.cards[card] for card in world.b.row[0][3:]} < {"scutes", "wonder_net", "hormones"}


@rule("E4", "GL.NouveauNe", "GL.RampionNouveauNe")
def test_populating_moves_one_and_as_many_as_there_are_blue_organs() -> None:
    world = World("orange_archetype: yolky_eggs\n" + HOME)
    assert world.offered("populate") == [f"populate orange_archetype {n}" for n in (1, 2, 3)]
    world.play("populate orange_archetype 2", "populate orange_archetype 1")
    assert world.count("orange_archetype") == [3, 3, 1]
    world = World("orange_archetype: yolky_eggs unborn=1 newborn=5\n" + HOME)
    assert world.offered("populate") == ["populate orange_archetype 1"]
    world.refuses("populate orange_archetype 2", "E4")


@rule("B7.0")
def test_when_all_seven_are_in_use_nobody_is_born() -> None:
    world = World("orange_archetype: newborn=6\n" + HOME)
    assert not world.offered("populate")


@rule("E5")
def test_neoteny_drops_a_basal_organ_of_each_species_and_kills_nobody() -> None:
    text = "orange_archetype: basal=blue2\norange_swimmer: genotype=gills_a basal=red1\n"
    world = World(
        text + "herbivores: laurentia.3=orange_archetype laurentia.6=orange_swimmer siberia.6=black_archetype\n"
    )
    world.play("neoteny", "shed orange_archetype blue")
    world.refuses("shed orange_swimmer blue", "E5")
    world.play("shed orange_swimmer red", "neoteny", "shed orange_archetype blue")
    assert (world.basal("orange_archetype"), world.exists("orange_archetype")) == ("", True)
    assert (world.basal("orange_swimmer"), world.exists("orange_swimmer")) == ("", True)


@rule("E5")
def test_neoteny_takes_no_plus_organ_and_may_be_declined() -> None:
    world = World("orange_archetype: basal=red1 nest\n" + HOME)
    world.play("neoteny")
    assert world.texts == ["no", "shed orange_archetype red"]
    world.play("no")
    assert world.basal("orange_archetype") == "red1"
    world = World(HOME)
    world.refuses("neoteny", "E5")


@rule("E6.0", "GL.DeTaille")
def test_each_species_changes_its_size_by_one_step() -> None:
    text = "orange_archetype: size=6\norange_swimmer: genotype=gills_a size=1\n"
    world = World(
        text + "herbivores: laurentia.3=orange_archetype laurentia.6=orange_swimmer siberia.6=black_archetype\n"
    )
    world.play("resize")
    world.refuses("grow orange_archetype", "E6.0")
    world.play("shrink orange_archetype")
    world.refuses("shrink orange_swimmer", "E6.0")
    world.play("grow orange_swimmer")
    assert (world.size("orange_archetype"), world.size("orange_swimmer")) == (5, 2)


@rule("A8.a", "A2.c")
def test_nobody_grows_in_tooth_and_claw() -> None:
    World(HOME, options=SIMPLE).refuses("resize", "A8.a")


@rule("E6.1")
def test_a_hunter_that_shrinks_to_the_size_of_venomous_prey_is_endangered() -> None:
    text = "orange_archetype: size=3\nblack_archetype: size=2 neurotoxin_b\n"
    world = World(text + "herbivores: siberia.6=black_archetype\ncarnivores: siberia.6=orange_archetype\n")
    world.play("resize", "shrink orange_archetype")
    assert world.lying == ["siberia.6.carnivore=orange_archetype"]


@rule("E6.a", "J1.1", "GL.TailleMaximale")
def test_outgrown_cards_are_lost() -> None:
    world = World("orange_archetype: size=4 haemoglobin_b colour_cells_b eyespots_a\n" + HOME)
    assert world.cards("orange_archetype") == ["haemoglobin_b", "colour_cells_b", "eyespots_a"]
    world.play("resize", "grow orange_archetype")
    assert world.cards("orange_archetype") == ["eyespots_a"]
    assert world.rules("discard") == ["J1.1", "J1.1"]


@rule("E6.a", "J6.g")
def test_an_outgrown_card_of_the_personality_only_loses_its_organs() -> None:
    text = "orange_archetype: size=4 rod_cells_b colour_cells_b\norange_archetype personality: rod_cells colour_cells\n"
    world = World(text + HOME)
    world.play("resize", "grow orange_archetype")
    assert world.cards("orange_archetype") == ["rod_cells_b", "colour_cells_b"]
    assert world.organs("orange_archetype") == "red1"


@rule("E6.b.1", "J1.2", "GL.Espece")
def test_a_kiwi_keeps_all_but_its_genotype() -> None:
    text = "orange_flyer: genotype=lengthened_digits_a size=3 basal=yellow1 newborn=1 hair_follicles_a\n"
    fossils = "orange fossils: archetype_orange\n"
    board = "herbivores: laurentia.1=orange_flyer laurentia.3=orange_flyer siberia.2=orange_flyer " + BLACK
    world = World(text + fossils + board)
    world.play("resize", "grow orange_flyer")
    assert (world.exists("orange_flyer"), world.exists("orange_archetype")) == (False, True)
    assert world.size("orange_archetype") == 4
    assert (world.basal("orange_archetype"), world.cards("orange_archetype")) == ("yellow1", ["hair_follicles_a"])
    assert world.fossils("orange") == ["lengthened_digits"]
    assert world.count("orange_archetype") == [3, 1, 3]
    assert world.at("laurentia.1.herbivore") == "orange_archetype"


@rule("E6.b.1")
def test_a_genotype_without_the_icon_is_discarded() -> None:
    text = "orange_flyer: genotype=thoracic_muscles_a size=1\norange fossils: archetype_orange\n"
    world = World(text + "herbivores: laurentia.3=orange_flyer siberia.6=black_archetype\n")
    world.play("resize", "grow orange_flyer")
    assert world.fossils("orange") == []
    assert world.card("thoracic_muscles") in world.b.discards[0]


@rule("E6.b.2")
def test_the_endangered_and_the_hosts_become_archetypes_too() -> None:
    text = "orange_flyer: genotype=thoracic_muscles_a\norange fossils: archetype_orange\nblack_archetype: mandibles_b\n"
    board = f"herbivores: laurentia.3=orange_flyer {BLACK}endangered: laurentia.2.herbivore=orange_flyer\n"
    world = World(text + board + "hosts: mandibles=orange_flyer\n")
    world.play("resize", "grow orange_flyer")
    dome = world.sp("orange_archetype")
    assert world.lying == ["laurentia.2.herbivore=orange_archetype"]
    assert world.b.host[world.card("mandibles")] == dome
    assert world.count("orange_archetype") == [4, 0, 2]


@rule("J1.2", "I3.0")
def test_without_a_free_archetype_who_outgrows_its_genotype_is_extinct() -> None:
    text = "orange_flyer: genotype=thoracic_muscles_a\n"
    world = World(
        text + "herbivores: laurentia.3=orange_flyer laurentia.1=orange_archetype siberia.6=black_archetype\n"
    )
    world.play("resize", "no", "grow orange_flyer")
    assert not world.exists("orange_flyer")
    assert world.at("laurentia.3.herbivore") == ""


@rule("E7.0", "E7.a", "GL.Lazarus", "GL.Archetype")
def test_a_lazarus_resurrects_its_archetype() -> None:
    world = World("orange fossils: archetype_orange\nherbivores: siberia.6=black_archetype\n")
    assert world.texts == ["pass", "resurrect"]
    world.refuses("mutate brain black_archetype", "GL.Lazarus")
    world.play("resurrect")
    assert world.offers("land laurentia.1 herbivore")
    world.refuses("land gondwana.1 herbivore", "F3.c")  # a sea
    world.play("land laurentia.3 herbivore")
    assert (world.size("orange_archetype"), world.organs("orange_archetype")) == (1, "")
    assert world.count("orange_archetype") == [6, 0, 1]
    assert world.fossils("orange") == []
    assert world.offered("populate")


@rule("E7.0")
def test_who_lives_does_not_resurrect() -> None:
    World(HOME).refuses("resurrect", "E7.0")


@rule("E7.a")
def test_the_resurrected_fights_for_its_place() -> None:
    world = World("orange fossils: archetype_orange\nherbivores: siberia.6=black_archetype\n")
    world.play("resurrect", "land siberia.6 herbivore")
    assert world.at("siberia.6.herbivore") == "orange_archetype"  # the lower skeleton
    assert (world.asked, world.who) == ("Switch", "p2")
    world.play("no")
    assert world.lying == ["siberia.6.herbivore=black_archetype"]


@rule("E8.0", "GL.Medea")
def test_claiming_medea_takes_the_whole_phase() -> None:
    world = World(HOME + "medea: black\n")
    world.play("claim")
    assert (world.b.medea, world.who) == (world.colour("orange"), "p2")
    world = World(HOME + "medea: black\n")
    world.play("resize", "no")
    world.refuses("claim", "E8.0")
    World(HOME).refuses("claim", "E8.0")


@rule("A8.g")
def test_there_is_no_medea_in_tooth_and_claw() -> None:
    World(HOME, options=SIMPLE).refuses("claim", "A8.g")


@rule("E8.1")
def test_medea_stays_with_a_lazarus_and_is_worth_a_point() -> None:
    world = World("medea: black\nherbivores: laurentia.3=orange_archetype\n")
    assert world.b.medea == world.colour("black")
    assert world.s.scores() == [2, 1]


@rule("J8.b", "J8.0")
def test_white_resizes_once_for_nothing_and_so_may_those_that_eat_it() -> None:
    text = "colours: white black\nwhite_archetype: size=2\nblack_archetype: size=2\n"
    board = "herbivores: gondwana.4=white_archetype\ncarnivores: gondwana.4=black_archetype\n"
    world = World(text + board, options="apomorphies=yes")
    world.play("free_resize", "grow white_archetype")
    assert (world.asked, world.who) == ("Resize", "p2")
    world.play("grow black_archetype")
    assert (world.size("white_archetype"), world.size("black_archetype"), world.who) == (3, 3, "p1")
    world.refuses("free_resize", "J8.b")
    world.play("resize", "no")
    assert world.who == "p1"
    World(text + board).refuses("free_resize", "J8.b")


@rule("J8.b")
def test_orange_has_no_free_resize() -> None:
    World(HOME, options="apomorphies=yes").refuses("free_resize", "J8.b")


@rule("B4", "B7.a")
def test_a_stolen_token_stands_for_a_cube() -> None:
    world = World("orange_archetype: egg_retention_a\n" + HOME)
    b = world.b
    assert species.tokens(b, 3) == 3
    b.basal[world.sp("black_archetype")] = (SUPPLY[3] + 1) * one(3)
    assert species.supply(b, 3) == -1
    assert species.tokens(b, 3) == 2
    assert species.supply(b, WHITE) == 10
