"""Chapters 8 to 11: resizing, cultures, expanding, migrating."""

from __future__ import annotations

from tests.games.bios1.tools import Plain, culled, drawn
from tests.tools import rule

BASE = "T2 biome: red_dino\nH4 biome: orange_cat\n"


# -- resizing (8) ----------------------------------------------------------------------------------------------------


@rule("8.0", "8.0a.1", "8.0a.2", "8.0a.3", "8.0a.5", "4.3c")
def test_a_new_size_sheds_what_no_longer_fits() -> None:
    t = Plain("red_dino: 2 anteater_tongue digging_claws\nred_dino heritage: i\n" + BASE)
    assert t.offers("grow red_dino", "shrink red_dino")
    assert (t.dna("red_dino"), t.reserve("red_dino")) == ("IIIIN", 5)
    t.play("grow red_dino")
    assert (t.dna("red_dino"), t.reserve("red_dino")) == ("", 6)
    assert t.where("anteater_tongue") == t.where("digging_claws") == 20
    assert t.b.heritage == [-1] * 10
    geno = Plain(
        "red_bird: 1 doves_tillodonts\nT2 predator: red_bird\n"
        + BASE.replace("T2 biome: red_dino", "T2 biome: orange_cat")
    )
    geno.play("grow red_bird")
    assert (geno.where("doves_tillodonts"), geno.dna("red_bird"), geno.size("red_bird")) == (16, "", 2)
    down = Plain("red_dino: 4\nred_dino heritage: bb\n" + BASE).play("shrink red_dino")
    assert down.dna("red_dino") == ""
    assert down.b.heritage == [-1] * 10


@rule("8.0a.6", "10.3c.4", "8.0a.4")
def test_a_child_keeps_its_tile_when_the_parent_loses_the_card() -> None:
    t = Plain(
        "red_dino: 4 feathers hibernation\nred_fin: 4\nred_fin heritage: p\nT2 predator: red_fin\nT3: larch_forest\n"
        + BASE
    )
    t.play("grow red_dino")
    assert (t.dna("red_dino"), t.dna("red_fin")) == ("P", "P")


@rule("8.0b")
def test_predators_may_follow() -> None:
    text = "colours: red orange green\nA4 biome: green_dino\nT2 biome: red_dino\nT2 predator: orange_cat\nred_dino: 2\n"
    text += "orange_cat: 1\nH4 biome: orange_cat\nH4 predator: green_dino\ngreen_dino: 1\n"
    t = Plain(text, 3).play("grow red_dino")
    assert (t.asked, t.who, t.texts) == ("Adjust", "p2", ["done", "grow orange_cat"])
    t.play("grow orange_cat")
    assert (t.who, t.texts) == ("p3", ["done", "grow green_dino"])
    t.play("done")
    assert (t.asked, t.at("T2 predator"), t.at("H4 predator")) == ("Turn", "orange_cat", "green_dino")
    none = Plain(BASE + "red_dino: 2\nT2 predator: red_fin\nred_fin: 1\n").play("grow red_fin")
    assert none.asked == "Turn"
    lost = Plain(text, 3).play("grow red_dino", "done")
    assert lost.at("T2 predator") == ""


# -- cultures (9) ----------------------------------------------------------------------------------------------------


@rule("9.0", "9.1", "9.2.1", "9.2.2")
def test_two_instincts_on_one_species_make_a_culture() -> None:
    text = "red_dino: {}\n" + BASE
    t = Plain(text.format("1 biped_stance pit_sensor"))
    assert t.offered("culture") == ["culture red_dino bones"]
    before = t.reserve("red_dino")
    t.play("culture red_dino bones")
    assert t.reserve("red_dino") == before - 1
    assert not Plain("red_dino cultures: bones\n" + text.format("1 biped_stance pit_sensor")).offered("culture")
    Plain("red_dino cultures: bones\n" + text.format("1 biped_stance pit_sensor")).refuses(
        "culture red_dino bones", "9.2.1"
    )
    apart = Plain(
        "T2 biome: red_dino\nH4 biome: orange_cat\nred_dino: 1 biped_stance\n"
        "red_fin: 1 bloodhound_nose\nT2 predator: red_fin\n"
    )
    assert not apart.offered("culture")
    kept = Plain("red_dino cultures: bones\n" + text.format("5 biped_stance")).play("grow red_dino")
    assert kept.b.culture[0] == 2
    assert kept.dna("red_dino") == ""


@rule("9.2a", "7.3b")
def test_tool_users_ignore_size_limits() -> None:
    t = Plain(
        "red_dino: 4 feathers digging_claws carnosaurs_mesonychids\nred_dino heritage: h\nred_dino cultures: tools\n"
        + BASE
    )
    t.play("grow red_dino", "grow orange_cat", "grow red_dino")
    assert t.dna("red_dino") == "HIPPN"
    assert t.where("carnosaurs_mesonychids") == 16
    wings = Plain("red_dino: 2 hooves flexure_heel\nred_dino cultures: tools\n" + BASE)
    assert not wings.game.view(wings.s, 0).scene.zone("red_dino").data["flies"]


FARMER = "orange_cat: 2\norange_cat cultures: agriculture\n"


@rule("9.2e.1", "9.2e.2", "9.2e.4", "9.2e.5")
def test_farms_are_the_empty_slots_beside_the_homeland() -> None:
    t = Plain("turn: p2\n" + FARMER + BASE)
    assert t.offers("expand orange_cat J4 biome", "expand orange_cat T4 biome", "expand orange_cat H3 biome")
    assert not t.offered("expand orange_cat J3")
    assert not t.offered("expand orange_cat J4 rooter")
    taken = Plain("turn: p2\nJ4: tree_ferns\n" + FARMER + BASE)
    assert not taken.offered("expand orange_cat J4")
    sea = Plain("turn: p2\nlevel: 1600\n" + FARMER + BASE)
    assert not sea.offered("expand orange_cat J4")
    drowned = culled("level: 1600\nJ4 biome: orange_cat\n" + FARMER + BASE)
    assert drowned.at("J4 biome") == ""
    lost = Plain(
        "turn: p2\nH4: larch_forest\nH0 biome: orange_cat\nH0: lycopod_meadow\n"
        "orange_cat: 2 anteater_tongue\norange_cat cultures: agriculture\nT2 biome: red_dino"
    )
    assert "home_orange" in lost.tarpit
    assert not lost.offered("expand orange_cat J4")
    foe = Plain("J4 biome: orange_cat\nred_dino: 6\n" + FARMER + BASE)
    assert not foe.offers("expand red_dino T4 biome")
    hunter = culled("J4 biome: orange_cat\nJ4 predator: red_fin\nred_fin: 1\n" + FARMER + BASE)
    assert hunter.at("J4 predator") == "red_fin"
    ends = culled("J4: tree_ferns\nJ4 biome: orange_cat\nJ4 predator: red_fin\nred_fin: 1\n" + FARMER + BASE)
    assert (ends.at("J4 biome"), ends.at("J4 predator")) == ("", "")
    flipped = Plain(
        "turn: p2\nlevel: 200\nH4: home_orange flipped\nJ3: larch_forest\nJ3 biome: orange_cat\n"
        "orange_cat: 2 hindgut_digestion\norange_cat cultures: agriculture\nT2 biome: red_dino"
    )
    assert flipped.offers("expand orange_cat J4 biome")


@rule("9.2e.3", "6.3.2", "9.2e.5")
def test_a_farmed_homeland_is_immune() -> None:
    t = drawn("J4 biome: orange_cat\n" + FARMER + BASE, "tubenose")
    assert (t.tile("H4"), t.b.level) == ("home_orange", 2)
    milankovich = drawn("J4 biome: orange_cat\nH1: kelp_forest\nA0: ginkgoes\n" + FARMER + BASE, "panting")
    assert (milankovich.tile("H4"), milankovich.tile("H1")) == ("home_orange", "")
    bare = drawn("H1: kelp_forest\n" + FARMER + BASE, "tubenose")
    assert bare.tile("H4") == ""
    farm = drawn(
        "J4: larch_forest\nJ4 biome: orange_cat\nJ4 predator: red_fin\nred_fin: 2\nH3 biome: orange_cat\n"
        + FARMER.replace("2\n", "2 hindgut_digestion\n", 1)
        + BASE,
        "digging_claws",
    )
    assert (farm.tile("J4"), farm.at("J4 biome"), farm.at("J4 predator")) == ("", "orange_cat", "red_fin")


@rule("15.1a.4")
def test_farmers_move_with_their_homeland() -> None:
    text = "T1 biome: red_dino\nred_dino: 2\nred_dino cultures: agriculture\nT6: coal_swamp\n" + BASE
    t = drawn("level: 400\n" + text, "seed_cracking_bill")
    assert (t.tile("H2"), t.at("H1 biome"), t.at("T1 biome")) == ("home_red", "red_dino", "")
    blocked = drawn("H1: larch_forest\n" + text, "anteater_tongue")
    assert blocked.tile("T6") == "home_red"
    assert (blocked.at("T1 biome"), blocked.tile("T1")) == ("", "larch_forest")


@rule("13.2c.2", "9.2e.5")
def test_a_farm_has_no_niche() -> None:
    t = culled("J4 biome: orange_cat orange_bat\norange_bat: 3\norange_bat cultures: agriculture\n" + FARMER + BASE)
    assert (t.asked, t.texts) == ("Spare", ["spare orange_cat", "spare orange_bat"])


@rule("9.2f", "9.2.3", "9.1.1")
def test_male_contests_free_inheritance() -> None:
    text = "red_dino: 2 hooves bloodhound_nose hindgut_digestion\n" + BASE
    plain = Plain(text).play("found red_fin red_dino", "take S 2")
    assert plain.asked == "InheritDiet"
    t = Plain("red_dino cultures: contests\n" + text).play("found red_fin red_dino")
    assert t.offers("take N 1", "take S 1", "take S 2")
    t.play("take N 1", "take S 2")
    if t.asked == "InheritTrack":
        t.play("done")
    t.play("inherit g", "inherit b")
    assert t.asked == "FirstPlace"
    t.play(t.texts[0])
    assert t.dna("red_fin") == "BGNSS"
    assert t.b.culture[1] == 0


# -- expanding (10) --------------------------------------------------------------------------------------------------


@rule("10.0", "10.1", "10.2.1", "10.4.1", "10.4.2", "10.4.4")
def test_a_child_goes_where_it_can_live() -> None:
    t = Plain("red_dino: 1 w_shaped_teeth\nT3: lycopod_meadow\nT4: termite_mounds\n" + BASE)
    assert t.offered("expand red_dino") == ["expand red_dino T2 biome", "expand red_dino T3 biome"]
    t.refuses("expand orange_cat H4 biome", "10.1")
    t.refuses("expand red_fin T2 biome", "10.1")
    t.refuses("expand red_dino T2 predator", "10.4.2")
    t.refuses("expand red_dino T4 biome", "10.4.1")
    t.refuses("expand red_dino T3 rooter", "10.4.2")
    t.refuses("found red_dino red_dino", "10.2.1")
    taken = Plain(
        "red_dino: 2 anteater_tongue\nT3: lycopod_meadow\nT3 biome: orange_cat\norange_cat: 2 opposable_thumb\n" + BASE
    )
    taken.play("expand red_dino T3 biome")
    assert taken.at("T3 biome") == "orange_cat"
    assert taken.at("T3 predator") == "red_dino"
    above = Plain("T3: lycopod_meadow\nT3 biome: orange_cat\norange_cat: 2 opposable_thumb\n" + BASE)
    assert above.offers("expand red_dino T3 predator")
    fall = Plain(
        (
            "T3: lycopod_meadow\nT3 biome: orange_cat\nT3 predator: red_dino\n"
            "orange_cat: 2 opposable_thumb\nred_dino: 2 anteater_tongue\n"
        )
        + BASE
    )
    assert fall.offers("expand red_dino T3 biome")


@rule(
    "10.2.1", "10.2.2", "10.3", "10.3a", "10.3b", "10.3c.1", "10.3c.2", "10.3c.3", "10.3c.4", "10.3c.5", "21.4.advice"
)
def test_a_new_species_inherits() -> None:
    text = "red_dino: 2 hooves bloodhound_nose hindgut_digestion gizzard_stones\n" + BASE
    t = Plain(text)
    assert t.offered("found red_") == ["found red_fin red_dino", "found red_bird red_dino", "found red_croc red_dino"]
    t.play("found red_fin red_dino")
    assert t.texts == ["done", "take N 1", "take S 1", "take S 2"]
    t.refuses("take S 3", "10.3b")
    t.play("take S 2")
    assert t.texts == ["done", *[f"inherit {face}" for face in ("h_b", "g", "gg", "i_g", "b")]]
    t.refuses("inherit p", "10.3c.1")
    t.refuses("inherit bb", "10.3c.1")
    t.play("inherit gg", "spare red_fin")
    assert t.at("T2 predator") == "red_dino"
    assert (t.dna("red_fin"), t.size("red_fin")) == ("GGSS", 2)
    assert t.dna("red_dino") == "BBGGNSS"
    big = Plain("red_dino: 4 long_neck\nH1: ginkgoes\n" + BASE).play("found red_fin red_dino")
    assert big.offered("inherit") == ["inherit h_b", "inherit b", "inherit bb"]
    predator = Plain("red_dino: 1 bloodhound_nose\n" + BASE).play("found red_fin red_dino", "take N 1")
    assert "place T2 predator" in predator.texts
    none = Plain("red_dino: 1 bloodhound_nose\n" + BASE).play("found red_fin red_dino", "done", "spare red_dino")
    assert none.who == "p2"
    assert none.dna("red_fin") == ""
    fresh = Plain("red_dino: 1 bloodhound_nose\n" + BASE).play(
        "found red_fin red_dino", "take N 1", "place T2 predator"
    )
    assert fresh.reserve("red_fin") == 5


@rule("2.7", "10.2.1")
def test_four_species_at_most() -> None:
    t = Plain(
        "red_dino: 1\nred_fin: 1\nred_bird: 1\nred_croc: 1\nT3: lycopod_meadow\nT2 biome: red_dino\n"
        "T2 predator: red_fin\n"
        "T3 biome: red_bird\nred_bird heritage: i\nT3 predator: red_croc\nH4 biome: orange_cat\n"
    )
    assert not t.offered("found")


# -- migrating (11) --------------------------------------------------------------------------------------------------


@rule("11.0.1", "11.0.2", "11.0.3", "11.1c", "21.5a.advice")
def test_how_far() -> None:
    def reach(pile: str) -> object:
        t = Plain(f"red_dino: {pile}\n" + BASE)
        return t.game.view(t.s, 0).scene.zone("red_dino").data["range"]

    assert reach("2") == 2
    assert reach("2 feathers") == 4
    assert reach("1 web_feet") == 0
    assert reach("1 web_feet hump") == 1
    assert reach("1 web_feet hooves flexure_heel") == 7
    assert reach("1 feathers hooves flexure_heel") == 7
    detour = Plain("red_dino: 2 anteater_tongue\nH3: lycopod_meadow\nT3: quillwort_marsh\nH2: belemnites\n" + BASE)
    detour.refuses("expand red_dino H3 biome", "10.4.1")
    assert Plain("red_dino: 2 anteater_tongue\nH3: lycopod_meadow\nT3: quillwort_marsh\n" + BASE).offers(
        "expand red_dino H3 biome"
    )
    seal = Plain("red_dino: 1 web_feet\nT3: palaeoniscids\n" + BASE)
    assert seal.offered("expand red_dino") == ["expand red_dino T2 biome"]


@rule("11.1", "11.1a", "11.1b", "11.1.1", "2.6e")
def test_the_way_must_be_open() -> None:
    land = "red_dino: 3 anteater_tongue\nred_dino cultures: tools\nT4: lycopod_meadow\n" + BASE
    assert Plain(land).offers("expand red_dino T4 biome")
    Plain("level: 1600\n" + land).refuses("expand red_dino T4 biome", "10.4.1")
    Plain("T3: lobsters\nH3: belemnites\nT7: clam_beds\n" + land).refuses("expand red_dino T4 biome", "10.4.1")
    sea = "T2: palaeoniscids\nT2 biome: red_dino\nH4 biome: orange_cat\nred_dino: 2 caudal_fin\nT4: aspidorhynchids\n"
    assert Plain("level: 1600\n" + sea).offers("expand red_dino T4 biome")
    Plain(sea).refuses("expand red_dino T4 biome", "10.4.1")
    child = Plain(
        "T3: lycopod_meadow\nA0: belemnites\nT2: palaeoniscids\nT2 biome: red_dino\n"
        "H4 biome: orange_cat\nred_dino: 2 caudal_fin anteater_tongue\n"
    )
    child.play("found red_fin red_dino", "done")
    assert child.at("T3 biome") == "red_fin"


@rule("11.1d", "15.1e.1", "15.1e.3")
def test_ice_is_for_fliers_and_for_nobody_to_stay() -> None:
    ice = (
        "level: 200\nT2: home_red\nT3: seed_ferns flipped\nH3: ginkgoes flipped\n"
        "T7: cycad_woods flipped\nT4: lycopod_meadow\n"
    )
    walker = Plain(ice + "red_dino: 3 anteater_tongue\nred_dino cultures: tools\n" + BASE)
    walker.refuses("expand red_dino T4 biome", "10.4.1")
    flier = Plain(ice + "red_dino: 1 anteater_tongue beak hooves flexure_heel\n" + BASE)
    assert flier.offers("expand red_dino T4 biome")
    flier.refuses("expand red_dino T3 biome", "10.4.2")
    frozen = Plain(
        "level: 200\nT2: palaeoniscids\nT3: boreal_ammonites flipped\nT4: aspidorhynchids\n"
        "T2 biome: red_dino\nred_dino: 3 caudal_fin\nH4 biome: orange_cat"
    )
    frozen.refuses("expand red_dino T4 biome", "10.4.1")
    barren = Plain(
        "level: 3200\nT2: palaeoniscids\nT3: quillwort_marsh flipped\nT4: aspidorhynchids\n"
        "T2 biome: red_dino\nred_dino: 3 caudal_fin\nH4 biome: orange_cat"
    )
    assert barren.offers("expand red_dino T4 biome")
    assert not barren.offered("expand red_dino T3")
