"""Corners where one paragraph meets another, found by breaking the engine and seeing which tests noticed."""

from __future__ import annotations

import pytest

from gondwana.kit.log import History
from tests.games.bios1.tools import Plain, culled, drawn
from tests.tools import rule

BASE = "T2 biome: red_dino\nH4 biome: orange_cat\n"
FARMER = "J4 biome: orange_cat\norange_cat: 2\norange_cat cultures: agriculture\n"
WARM, TILES = "seed_cracking_bill", "biped_stance"


@rule("6.2a.1", "6.2a.2")
@pytest.mark.parametrize(("letters", "lives"), [("A3 N1", True), ("A3 N2", False), ("A3 N3", False)])
def test_as_many_letters_as_the_level_are_too_many(letters: str, lives: bool) -> None:
    t = drawn(f"red_dino: 1\nred_dino tracks: {letters}\n" + BASE, "flow_through_lungs")
    assert (t.size("red_dino") > 0) is lives


@rule("18.0c", "15.0.2")
def test_the_greenhouse_does_not_leave_its_track() -> None:
    t = drawn("level: 3200\nmesozoic: liverwort_meadow fern_spike\n" + BASE, TILES)
    assert (t.who, t.b.level, t.events.count("climate")) == ("over", 6, 1)


@rule("9.2e.3", "6.1b.1")
@pytest.mark.parametrize("farm", [True, False])
def test_a_new_biome_passes_a_farmed_homeland_over(farm: bool) -> None:
    """The homeland has the lowest climax of the six mountains, 60; the next is 67."""
    mountains = "A4: podocarp_forest\nJ1: liverwort_meadow\nJ3: larch_forest\nH0: walnut_forest\nT1: fern_spike\n"
    t = drawn("mesozoic: iberian_bog lobsters\n" + mountains + (FARMER if farm else "") + BASE, TILES)
    assert (t.tile("H4"), t.tile("A4")) == (
        ("home_orange", "iberian_bog") if farm else ("iberian_bog", "podocarp_forest")
    )


@rule("9.2e.3", "15.1b.1")
@pytest.mark.parametrize("farm", [True, False])
def test_a_farmed_homeland_outlasts_a_collision(farm: bool) -> None:
    """Larches of climax 72 come from the south to a homeland of 60 that cannot move."""
    t = drawn("T4: larch_forest\n" + (FARMER if farm else "") + BASE, WARM)
    assert (t.tile("H4"), t.tarpit) == (
        ("home_orange", ["larch_forest"]) if farm else ("larch_forest", ["home_orange"])
    )


@rule("6.3.2", "6.4.3")
def test_who_lived_on_eroded_mountains_is_dead_before_another_biome_arrives() -> None:
    t = drawn(
        "A0: ginkgoes\nA0 biome: orange_cat\nJ4: larch_forest\norange_cat: 2 hindgut_digestion\n" + BASE, "tubenose"
    )
    assert (t.tile("H4"), t.at("H4 biome"), t.at("J0 biome")) == ("larch_forest", "", "orange_cat")


@rule("6.1g.1", "6.1g.3", "6.1g.4")
@pytest.mark.parametrize(("tile", "arrives"), [("", False), ("T4: cycad_thicket\n", True)])
def test_a_farm_is_no_biome_to_stop_at(tile: str, arrives: bool) -> None:
    text = "colours: orange green\nA4 biome: green_dino\nH4 biome: orange_cat\nT4 biome: orange_cat\n"
    text += "orange_cat: 2 biped_stance\norange_cat cultures: agriculture\nmesozoic: labyrinthodonts lobsters\n"
    t = drawn(text + tile, "diaphragm")
    assert t.at("T4 biome") == "orange_cat"
    assert t.at("T4 predator") == ("labyrinthodonts" if arrives else "")
    assert t.tarpit == ([] if arrives else ["labyrinthodonts"])


@rule("19.1.1", "13.6.2")
@pytest.mark.parametrize(("seats", "refuge"), [(2, "white_cat"), (1, "")])
def test_the_two_tusker_does_not_turn_hunter(seats: int, refuge: str) -> None:
    """Beaten in the niche, a player's white animal would feed on the winner."""
    t = culled(
        "colours: red white\nT2 biome: red_dino\nA1 biome: white_cat\nT3: calamites_thicket\n"
        "T3 biome: red_dino white_cat\nred_dino: 2 opposable_thumb\nwhite_cat: 3 tripod_stance\n",
        seats,
    )
    assert (t.at("T3 biome"), t.at("T3 predator")) == ("red_dino", refuge)


@rule("19.1.3")
def test_an_extinct_two_tusker_does_nothing_any_more() -> None:
    t = Plain("colours: red white\ngenes: 0 9\nT2 biome: red_dino\nlower: hump lek\n", 1).play("grow red_dino")
    assert (t.asked, t.b.genes, len(t.b.lower)) == ("Turn", [0, 9], 2)
    assert "buy" not in t.events


@rule("14.0.2", "14.3.2")
def test_two_equal_hunters_with_a_meal_each_need_no_choice() -> None:
    t = culled(
        "H1: cycadeoid\nH1 biome: orange_cat\nH1 rooter: orange_bat\norange_cat: 2 tripod_stance\norange_bat: 2\n"
        "orange_bat heritage: h\nred_fin: 2\nred_bird: 2\nH1 predator: red_fin red_bird\n" + BASE
    )
    assert (t.asked, t.at("H1 predator")) == ("Turn", "red_fin red_bird")


@rule("13.5.2", "13.6.2")
@pytest.mark.parametrize("first", ["scelidosaurs multituberculates", "multituberculates scelidosaurs"])
def test_of_two_beaten_immigrants_the_elder_has_the_roots(first: str) -> None:
    t = culled(
        f"H1: cycadeoid\nH1 biome: orange_cat multituberculates scelidosaurs\narrivals: {first}\n"
        "orange_cat: 4 tripod_stance flexure_heel\n" + BASE
    )
    assert (t.at("H1 biome"), t.at("H1 rooter")) == ("orange_cat", first.split()[0])


@rule("4.2e.2")
def test_every_kind_of_hunter_may_follow_a_track() -> None:
    t = Plain(
        "option roadrunner_action: yes\ngenes: 2 5\nT2 predator: orange_cat\nH1: cycadeoid\nH1 biome: red_dino\n"
        "red_dino: 1 biped_stance\nH1 predator: orange_bat\norange_bat: 1\nlower: hump\n" + BASE
    ).play("raise red_dino N")
    assert (t.asked, t.who) == ("Adapt", "p2")
    t.play("raise orange_cat N")
    assert (t.asked, t.offers("raise orange_cat N"), t.offers("raise orange_bat N")) == ("Adapt", False, True)
    t.play("raise orange_bat N")
    assert (t.at("T2 predator"), t.at("H1 predator")) == ("orange_cat", "orange_bat")


@rule("19.1.3", "4.2f")
@pytest.mark.parametrize(("version", "victims"), [(1, ["drift white"]), (2, [])])
def test_nothing_is_taken_from_a_two_tusker_that_left(version: int, victims: list[str]) -> None:
    """A game begun by version 1 ends by it."""
    text = f"version: {version}\noption genetic_drift: yes\ncolours: red white\ngenes: 0 9\nT2 biome: red_dino\n"
    assert Plain(text, 1).offered("drift") == victims
    assert Plain(text + "A1 biome: white_cat\n", 1).offered("drift") == ["drift white"]


@rule("14.2", "14.3.2")
def test_who_has_fewer_p_than_a_chosen_hunter_loses_by_physiology() -> None:
    t = culled(
        "colours: red orange green\nA4 biome: green_dino\nred_fin: 1\nred_fin heritage: p\nred_bird: 1 hibernation\n"
        "green_fin: 1\nH4 predator: red_fin red_bird green_fin\n" + BASE,
        3,
    )
    assert t.asked == "Favour"
    t.play("spare red_bird")
    assert isinstance(t.s.sink, History)
    lost = {event.args[0]: event.rule for event in t.s.sink.events if event.name == "lose"}
    assert lost == {t.species("red_fin"): "14.3.1", t.species("green_fin"): "14.2"}
