"""Chapters 12 to 14: who stays where, and who goes."""

from __future__ import annotations

import pytest

from gondwana.games.bios1.dna import packed
from gondwana.games.bios1.life import eats
from gondwana.games.bios1.tables import BONES, HUNTING
from tests.games.bios1.tools import Plain, culled
from tests.tools import rule

BASE = "T2 biome: red_dino\nH4 biome: orange_cat\n"
BOTH = "H1: cycadeoid\nred_dino: 1 biped_stance\norange_cat: 1 tripod_stance\n" + BASE


def eater(hunter: str, prey: str, culture: int = -1) -> bool:
    """May a hunter of this size and letters eat a prey of that size and letters?"""
    t = Plain(BASE)
    size, _, letters = hunter.partition(" ")
    t.b.size[4], t.b.genome[4] = int(prey.partition(" ")[0]), packed(prey.partition(" ")[2])
    t.b.culture[0] = 1 << culture if culture >= 0 else 0
    return eats(t.b, 0, packed(letters), int(size), 4)


# -- rooter biomes (12) ----------------------------------------------------------------------------------------------


@rule("12.0.1", "12.0.2", "12.0b", "4.3a")
def test_a_rooter_biome_feeds_four() -> None:
    t = culled(
        "H1: cycadeoid\nH1 biome: red_dino\nH1 rooter: orange_cat\nred_dino: 1 biped_stance\n"
        "orange_cat: 1 gnawing_incisors\n"
        "H1 predator: red_fin orange_bat\nred_fin: 1\norange_bat: 1\n" + BASE
    )
    assert (t.at("H1 biome"), t.at("H1 rooter"), t.at("H1 predator")) == (
        "red_dino",
        "orange_cat",
        "red_fin orange_bat",
    )
    same = culled(
        "H1: cycadeoid\nH1 biome: red_dino\nH1 rooter: red_dino\nred_dino: 1 biped_stance gnawing_incisors\n" + BASE
    )
    assert (same.at("H1 biome"), same.at("H1 rooter")) == ("red_dino", "red_dino")
    husker = culled("H1: cycadeoid\nH1 biome: red_dino\nred_dino: 1 gnawing_incisors\n" + BASE)
    assert (husker.at("H1 biome"), husker.at("H1 rooter")) == ("", "red_dino")


@rule("12.0a", "12.0b", "13.2")
def test_rooters_compete_for_the_same_niche() -> None:
    t = culled(
        "H1: cycadeoid\nH1 rooter: red_dino orange_cat\nred_dino: 1 gnawing_incisors flexure_heel\n"
        "orange_cat: 1 seed_cracking_bill\n" + BASE
    )
    assert t.at("H1 rooter") == "red_dino"


# -- herbivores (13) -------------------------------------------------------------------------------------------------


@rule("13.0.1", "13.0.2", "13.1", "13.6.1")
def test_the_unfit_lose_first() -> None:
    t = culled(
        (
            "T3: lycopod_meadow\nT3 biome: red_dino orange_cat\nred_dino: 1 anteater_tongue flexure_heel\n"
            "orange_cat: 1 bloodhound_nose\n"
        )
        + BASE
    )
    assert (t.at("T3 biome"), t.reserve("orange_cat")) == ("red_dino", 5)
    both = culled("T3: lycopod_meadow\nT3 biome: red_dino orange_cat\nred_dino: 1\norange_cat: 1\n" + BASE)
    assert both.at("T3 biome") == ""


@rule("13.2", "13.2a", "13.0.2")
def test_the_most_of_the_niche_goes_on() -> None:
    three = culled(
        (
            "colours: red orange green\nA4 biome: green_dino\nH4: iberian_bog\nT2 biome: red_dino\n"
            "H4 biome: red_dino orange_cat green_dino\nred_dino: 1 echolocation opposable_thumb\n"
            "orange_cat: 1 anteater_tongue\ngreen_dino: 1 rooting_snout\n"
        ),
        3,
    )
    assert three.at("H4 biome") == "orange_cat"  # II and II against I: then teeth
    bog = culled(
        "colours: orange white\nH4: iberian_bog\nA1 biome: white_cat\nH4 biome: orange_cat white_cat\n"
        "orange_cat: 1 anteater_tongue\nwhite_cat: 1 digging_claws\n"
    )
    assert bog.at("H4 biome") == "orange_cat"


@rule("13.2b", "2.4c")
def test_a_size_niche_is_for_the_bigger() -> None:
    text = "A0: lichen_tundra\nA0 biome: red_dino orange_cat\nred_dino: {} gizzard_stones cheeks_and_tongue\n"
    text += "orange_cat: {} hindgut_digestion lophodont_cheek_teeth\n" + BASE
    assert culled(text.format(3, 2)).at("A0 biome") == "red_dino"
    assert culled(text.format(2, 2)).at("A0 biome") == "orange_cat"


@rule("13.2c.1", "2.4f.2")
def test_a_homeland_is_for_its_colour() -> None:
    three = culled("H4 biome: orange_cat red_dino\nT2 biome: red_dino\n")
    assert three.at("H4 biome") == "orange_cat"
    foreign = culled(
        "colours: red orange green\nH4 biome: red_dino green_dino\nA4 biome: green_dino\nT2 biome: red_dino\n", 3
    )
    assert foreign.at("H4 biome") == "green_dino"
    alien = culled("H4 biome: therizinosaurs orange_cat\norange_cat: 1 bloodhound_nose\nT2 biome: red_dino\n")
    assert (alien.at("H4 biome"), alien.tarpit) == ("orange_cat", ["therizinosaurs"])


@rule("13.3", "14.0.4")
def test_the_inedible_push_out_the_edible() -> None:
    prairie = (
        "catastrophes: 2\nH1: prairie\nH1 biome: orange_cat red_dino\n"
        "orange_cat: 5 gizzard_stones lophodont_cheek_teeth hump\n"
    )
    prairie += "red_dino: 1 cheeks_and_tongue w_shaped_teeth feathers\n"
    prairie += BASE
    assert culled(prairie).at("H1 biome") == "orange_cat"
    moose = (
        prairie.replace("orange_cat: 5", "orange_cat: 1")
        .replace("red_dino: 1", "red_dino: 4")
        .replace("w_shaped_teeth", "hindgut_digestion")
    )
    assert culled(moose).at("H1 biome") == "orange_cat"
    eagle = culled(moose + "H1 predator: orange_bat\norange_bat: 1\n")
    assert eagle.at("H1 biome") == "red_dino"
    faster = culled(
        moose.replace("hump", "diaphragm parental_protection")
        + "H1 predator: orange_bat\norange_bat: 1\norange_bat tracks: S1\n"
    )
    assert faster.at("H1 biome") == "orange_cat"
    alone = culled("T2 biome: red_dino\nT2 predator: orange_cat\norange_cat: 1\n")
    assert (alone.at("T2 biome"), alone.at("T2 predator")) == ("red_dino", "orange_cat")


@rule("13.4.1", "9.2d")
def test_teeth_decide_and_labour_beats_teeth() -> None:
    assert culled("H1 biome: red_dino orange_cat\n" + BOTH).at("H1 biome") == "orange_cat"
    assert culled("red_dino cultures: labour\nH1 biome: red_dino orange_cat\n" + BOTH).at("H1 biome") == "red_dino"
    shared = "red_dino cultures: labour\norange_cat cultures: labour\nH1 biome: red_dino orange_cat\n"
    assert culled(shared + BOTH).at("H1 biome") == "orange_cat"
    alien = culled("red_dino cultures: labour\nH1 biome: red_dino therizinosaurs\n" + BOTH)
    assert (alien.at("H1 biome"), alien.tarpit) == ("red_dino", ["therizinosaurs"])


@rule("13.4.2")
def test_the_owner_chooses_between_his_own() -> None:
    text = "H1 biome: red_dino red_fin\nred_fin: 1\nred_fin heritage: b\n" + BOTH
    t = culled(text)
    assert (t.asked, t.who, t.texts) == ("Spare", "p1", ["spare red_dino", "spare red_fin"])
    t.play("spare red_fin")
    assert t.at("H1 biome") == "red_fin"
    assert t.at("H1 predator") == "red_dino"
    faster = culled("red_fin tracks: S1\n" + text)
    assert faster.asked == "Turn"
    assert faster.at("H1 biome") == "red_fin"
    twins = culled("H1 biome: red_dino red_dino\n" + BOTH)
    assert twins.asked == "Turn"
    assert twins.at("H1 biome") == "red_dino"


@rule("13.5.1", "13.5.2")
def test_immigrants_compete_with_six_teeth_and_by_seniority() -> None:
    text = "colours: red white\nA1 biome: white_cat\nH1: cycadeoid\nwhite_cat: 3 biped_stance\nT2 biome: red_dino\n"
    t = culled(text + "H1 biome: white_cat titanosaurs\n")
    assert t.at("H1 biome") == "titanosaurs"
    fast = culled(text + "H1 biome: white_cat titanosaurs\nwhite_cat tracks: S1 N1\n")
    assert (fast.at("H1 biome"), fast.tarpit) == ("white_cat", ["titanosaurs"])
    first = culled(text + "H1 biome: therizinosaurs fabrosaurs sphenosuchians\n")
    assert first.at("H1 biome") == "fabrosaurs"  # it has the S of the niche
    senior = culled(text + "H1 biome: sphenosuchians protoceratops\n")
    assert (senior.at("H1 biome"), senior.tarpit) == ("sphenosuchians", [])
    assert senior.at("H1 predator") == "protoceratops"


@rule("13.6.2")
def test_losers_go_to_another_place_if_they_can() -> None:
    t = culled("H1 biome: red_dino orange_cat\n" + BOTH)
    assert t.at("H1 predator") == "red_dino"
    unfit = culled("H1 biome: red_dino orange_cat\n" + BOTH + "orange_cat tracks: A1\n")
    assert unfit.at("H1 predator") == ""
    text = "H1 biome: red_dino orange_cat\n" + BOTH.replace(
        "red_dino: 1 biped_stance", "red_dino: 1 biped_stance gnawing_incisors"
    )
    choice = culled(text)
    assert (choice.asked, choice.who, choice.texts) == ("Flee", "p1", ["move rooter", "move predator"])
    assert choice.play("move rooter").at("H1 rooter") == "red_dino"
    closed = culled("H1 predator: red_fin\nred_fin: 1\n" + "H1 biome: red_dino orange_cat\n" + BOTH)
    assert closed.at("H1 predator") == "red_fin"
    assert closed.at("H1 biome") == "orange_cat"


@rule("4.3", "13.6.2", "14.0.3")
def test_rounds_go_on_until_nobody_is_marked() -> None:
    waits = culled(
        (
            "T3: calamites_thicket\nT3 biome: orange_cat titanosaurs\n"
            "orange_cat: 2 tripod_stance bloodhound_nose\nT3 predator: red_dino\nred_dino: 2\n"
            "red_dino tracks: N1\n"
        )
        + BASE
    )
    assert waits.at("T3 biome") == "titanosaurs"
    assert (waits.at("T3 rooter"), waits.at("T3 predator")) == ("orange_cat", "red_dino")
    lives = culled(
        "H1: cycadeoid\nH1 biome: orange_cat titanosaurs\norange_cat: 2 tripod_stance\norange_cat heritage: h\n"
        "H1 predator: red_dino\nred_dino: 2\n" + BASE
    )
    assert (lives.at("H1 rooter"), lives.at("H1 predator")) == ("orange_cat", "red_dino")
    occupied = culled(
        (
            "T4: lycopod_meadow\nT4 biome: orange_cat\norange_cat: 2 bloodhound_nose\n"
            "T4 predator: red_dino\nred_dino: 2 digging_claws\n"
        )
        + BASE
    )
    assert (occupied.at("T4 biome"), occupied.at("T4 predator")) == ("red_dino", "")
    back = culled(
        "T3: calamites_thicket\nT3 rooter: orange_cat\nT3 biome: titanosaurs\n"
        "orange_cat: 2 bloodhound_nose\norange_cat tracks: N2 S1\n"
        "T3 predator: red_dino\nred_dino: 2\nred_dino tracks: N2\n" + BASE
    )
    assert (back.at("T3 rooter"), back.at("T3 predator")) == ("orange_cat", "")


# -- carnivores (14) -------------------------------------------------------------------------------------------------


@rule("14.1", "14.1a", "9.2b")
def test_sizes_of_hunter_and_prey() -> None:
    assert [eater(f"{size}", "2") for size in (1, 2, 3, 4)] == [True, True, True, False]
    assert eater("1", "6", BONES)
    assert not eater("1", "6 A", BONES)
    t = culled("H0 predator: red_dino\nH1 predator: red_dino orange_cat\n" + BASE)
    assert (t.at("H0 predator"), t.at("H1 predator")) == ("", "")


@rule("14.1b", "14.1c", "14.1d", "14.1e", "9.2c")
@pytest.mark.parametrize("letter", list("SNAM"))
def test_a_hunter_needs_as_much_as_its_prey(letter: str) -> None:
    assert [eater("2 " + letter * n, "2 " + letter * 2) for n in (1, 2, 3)] == [False, True, True]
    assert eater("2", "2 " + letter * 2, HUNTING)


@rule("9.2c", "11.1a")
def test_projectiles_ignore_one_type() -> None:
    assert eater("2 A", "2 SSA", HUNTING)
    assert not eater("2", "2 SSAA", HUNTING)
    sea = Plain(
        "T3: aspidorhynchids\nT3 biome: orange_cat\norange_cat: 1 web_feet\nred_dino: 1\nred_dino cultures: hunting\n"
        + BASE
    )
    assert not sea.offered("expand red_dino T3")
    two = culled(
        (
            "H1: cycadeoid\nH1 biome: orange_cat\nH1 rooter: orange_bat\n"
            "orange_cat: 1 tripod_stance adrenal_glands\norange_cat tracks: S1\n"
            "orange_bat: 1\norange_bat heritage: h\norange_bat tracks: A1\nred_dino cultures: hunting\n"
            "H1 predator: red_dino red_dino\n"
        )
        + BASE
    )
    assert two.at("H1 predator") == "red_dino red_dino"


@rule("14.1.1", "10.4.3")
def test_nobody_eats_its_own_species() -> None:
    t = culled("T2 predator: red_dino\n" + BASE)
    assert t.at("T2 predator") == ""
    other = culled("T2 predator: red_fin\nred_fin: 1\n" + BASE)
    assert other.at("T2 predator") == "red_fin"


@rule("14.0.1", "14.0.2", "14.2", "14.3.1", "14.4", "14.4b")
def test_ranks_of_hunters() -> None:
    text = "colours: red orange white\nA1 biome: white_cat\nred_dino: 2\nred_fin: 2\nH4 predator: "
    red = culled(text + "orange_bat red_fin\norange_bat: 2\norange_cat: 2\n" + BASE, 3)
    assert red.at("H4 predator") == "red_fin"
    alien = culled(text + "red_fin velociraptors\norange_cat: 2\n" + BASE, 3)
    assert alien.at("H4 predator") == "velociraptors"
    tied = culled(text + "red_fin labyrinthodonts\norange_cat: 2\n" + BASE, 3)
    assert (tied.at("H4 predator"), tied.reserve("red_fin")) == ("labyrinthodonts", 8)
    clever = culled(
        text
        + "labyrinthodonts orange_bat white_bat\norange_bat: 2\nwhite_bat: 2\nwhite_bat heritage: p\norange_cat: 2\n"
        + BASE,
        3,
    )
    assert (clever.at("H4 predator"), clever.tarpit) == ("white_bat", ["labyrinthodonts"])
    labour = culled(text + "red_fin white_bat\nwhite_bat: 2\nwhite_bat cultures: labour\norange_cat: 2\n" + BASE, 3)
    assert labour.at("H4 predator") == "white_bat"
    two = culled(text + "labyrinthodonts terrestrial_crocodiles\norange_cat: 2\n" + BASE, 3)
    assert (two.at("H4 predator"), two.tarpit) == ("labyrinthodonts", ["terrestrial_crocodiles"])


TWO = (
    "colours: red orange green\nA4 biome: green_dino\ngreen_dino: 1\nH1: cycadeoid\n"
    "H1 biome: orange_cat\nH1 rooter: orange_bat\n"
    "orange_cat: 2 tripod_stance\norange_bat: 2 \norange_bat heritage: h\nred_fin: 2\ngreen_fin: 2\n"
) + BASE


@rule("14.3.3", "14.0.1", "14.0.2")
def test_two_prey_feed_two_hunters_with_a_meal_each() -> None:
    both = culled(TWO + "H1 predator: red_fin green_fin red_fin\n", 3)
    assert both.at("H1 predator") == "red_fin red_fin"
    one = culled(TWO + "H1 predator: red_fin green_fin red_fin\norange_bat tracks: N1\ngreen_fin tracks: N1\n", 3)
    assert one.at("H1 predator") == "red_fin green_fin"
    ranked = culled(TWO + "H1 predator: green_fin red_fin green_bird\ngreen_bird: 2\ngreen_bird heritage: p\n", 3)
    assert sorted(ranked.at("H1 predator").split()) == ["green_bird", "red_fin"]


@rule("14.3.2")
def test_the_owner_chooses_between_his_hunters() -> None:
    t = culled("H4 predator: red_fin red_bird\nred_fin: 1\nred_bird: 1\n" + BASE)
    assert (t.asked, t.texts) == ("Favour", ["spare red_fin", "spare red_bird"])
    assert t.play("spare red_bird").at("H4 predator") == "red_bird"


@rule("14.0.3", "6.1g.7")
def test_beaten_hunters_may_turn_herbivore() -> None:
    t = culled(
        (
            "H1: cycadeoid\nH1 biome: orange_cat\norange_cat: 1 tripod_stance\n"
            "H1 predator: orange_bat red_dino\norange_bat: 1\norange_bat heritage: h\n"
        )
        + BASE
    )
    assert (t.at("H1 predator"), t.at("H1 rooter")) == ("red_dino", "orange_bat")
    alien = culled(
        "T4: lycopod_meadow\nT4 predator: velociraptors\nT4 biome: orange_cat\norange_cat: 1\nmeals: velociraptors=2\n"
        + BASE
    )
    assert (alien.at("T4 predator"), alien.tarpit) == ("", ["velociraptors"])
    home = culled("H4 predator: velociraptors\nmeals: velociraptors=4\nT2 biome: red_dino\n")
    assert (home.at("H4 biome"), home.b.meal[3]) == ("velociraptors", 4)
