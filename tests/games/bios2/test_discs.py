"""Chapters D2, D5 and D6, and the glossary of discs: craters, climax, deluge, Damocles, D13 and D14 in them."""

from __future__ import annotations

from gondwana.games.bios2.tables import SEA, STRIPS, WEEDS
from tests.games.bios2.happen import Struck
from tests.tools import rule

HOT = "strip: hothouse\n"
"""Humid everywhere."""
ICE = "strip: icehouse\n"
"""Arid everywhere."""
BARE = "black:\nwhite:\ngreen:\nclouds: 12\n"


def crater(text: str = "", shown: int = 6, seats: int = 2) -> Struck:
    return Struck(text, seats).happen("crater", craton="siberia", dice=(shown,))


@rule("D2", "A1.d.1", "A1.d.3", "GL.Damocles.1")
def test_a_crater_strikes_the_hex_with_the_number() -> None:
    w = Struck("colours: orange black\nherbivores: siberia.6=black_archetype\ngreen: siberia.6")
    before = w.air
    w.happen("crater", craton="siberia", dice=(6,))
    assert w.disc("siberia.6") == "black"
    assert [w.air[0] - before[0], w.air[3] - before[3]] == [-1, 1]
    assert w.lying == ["siberia.6.herbivore=black_archetype"]
    assert (w.told("die"), w.told("crater")) == (["6"], ["siberia.6"])
    assert w.hexes("black") == ["siberia.0", "siberia.6"]


@rule("D2", "A1.d.3")
def test_a_craton_without_die_has_craters_all_the_same() -> None:
    w = Struck("cratons: laurentia@4+baltica@3,4 siberia@4 gondwana@4")
    w.happen("crater", craton="baltica", dice=(3,))
    assert w.disc("baltica.3") == "black"


@rule("D2", "GL.Damocles.2")
def test_a_mountain_is_struck_in_vain() -> None:
    w = Struck("colours: orange black\nblack: siberia.6\nwhite:\ngreen:\nclouds: 12")
    before = w.air
    w.happen("crater", craton="siberia", dice=(6,))
    assert w.air == before
    assert (w.told("outgas"), w.asked) == ([], "")


@rule("D2", "D13", "GL.Damocles.2", "GL.Liberer", "D12.0")
def test_black_beats_white_whose_reservoir_medea_chooses() -> None:
    w = Struck("white: siberia.6 laurentia.0\nclouds: 5\ncolours: white orange\n")
    before = w.air
    w.happen("crater", craton="siberia", dice=(6,))
    assert (w.asked, w.who) == ("ChooseReservoir", "p2")  # orange has Medea; the hex is not hers to choose
    assert w.texts == ["seed clouds", "seed atmosphere"]
    w.play("seed clouds")
    assert w.disc("siberia.6") == "black"
    assert w.air == [before[0] - 1, before[1], before[2] + 1, before[3]]
    assert w.rules("liberate") == ["D13"]


ALL_OFFSHORE = "clouds: 12\nwhite:\ngreen: laurentia.north\nblack: " + " ".join(
    f"{craton}.{tab}"
    for craton in ("laurentia", "baltica", "siberia", "gondwana")
    for tab in ("north", "middle", "south")
)


@rule("D14", "D2", "D12.b")
def test_without_carbon_in_the_air_medea_may_take_it_from_anywhere() -> None:
    w = crater(ALL_OFFSHORE)
    assert (w.asked, w.who, len(w.texts)) == ("Borrow", "p1", 13)
    oxygen = w.air[3]
    w.play("liberate laurentia.north black")
    assert (w.disc("laurentia.north"), w.disc("siberia.6")) == ("none", "black")
    assert w.air[3] == oxygen + 1
    assert w.told("move_disc") == ["laurentia.north siberia.6 black"]
    no = crater(ALL_OFFSHORE).play("no")
    assert (no.hexes("black"), no.told("liberate")) == ([], [])


@rule("GL.Damocles.1", "GL.RampionsMenaces.1")
def test_a_disc_of_damocles_endangers_hunter_and_prey() -> None:
    w = crater("colours: orange black\nherbivores: siberia.6=black_archetype\ncarnivores: siberia.6=orange_archetype")
    assert sorted(w.lying) == ["siberia.6.carnivore=orange_archetype", "siberia.6.herbivore=black_archetype"]


# -- climax ------------------------------------------------------------------------------------------------------------


@rule("D5.0", "D5.a.1", "D5.a.2", "GL.DeLatitude", "GL.Oxygene", "GL.Latitude")
def test_humid_weeds_become_forest_at_the_named_latitudes_only() -> None:
    """The example: Siberia in the far north, weeds at 0, mountain, forest and weeds at 1."""
    text = BARE.replace("black:", "black: siberia.5").replace("green:", "green: siberia.0")
    w = Struck(f"cratons: siberia@1 gondwana@3\n{text}strip: warm\nherbivores: siberia.2=orange_archetype\n")
    oxygen = w.air[3]
    w.happen("climax", latitudes="1 6")
    assert w.hexes("green") == ["siberia.0", "siberia.2"]
    assert w.hexes("black") == ["siberia.5"]
    assert w.air[3] == oxygen - 1
    assert (w.lying, w.at("siberia.2.herbivore")) == ([], "orange_archetype")


@rule("D5.0", "D5.a.1")
def test_swamps_seas_and_offshores_do_not_change() -> None:
    w = Struck(BARE + HOT).happen("climax", latitudes="3 4 5")
    t = w.b.t
    weeds = [t.biomes[h] for h in w.b.map.hexes if t.terrain[h] == WEEDS]
    assert w.hexes("green") == weeds
    assert {w.disc(tab) for tab in t.biomes[28:]} == {"none"}


@rule("D5.a.1", "D13", "GL.Liberer", "GL.Damocles.2")
def test_ice_on_humid_weeds_melts_before_forests_grow() -> None:
    text = BARE.replace("white:", "white: laurentia.0 laurentia.1").replace("black:", "black: baltica.0")
    w = Struck(text.replace("12", "10") + HOT).happen("climax", latitudes="4")
    assert w.asked == "ChooseReservoir"
    assert w.hexes("green") == []  # all that must go goes first
    air = w.air
    w.play("seed atmosphere")
    assert w.air[1] == air[1] + 1
    assert w.disc("laurentia.0") == "green"
    assert (w.disc("laurentia.1"), w.disc("baltica.0")) == ("white", "black")


FULL = (
    "black:\nwhite: laurentia.0\nclouds: 11\n"
    + HOT
    + "green: "
    + " ".join([f"{craton}.{n}" for craton in ("baltica", "siberia", "gondwana") for n in range(6)])
)
"""No green disc on Oxygen."""


@rule("D5.a.1", "D14", "D12.0")
def test_without_green_discs_medea_plants_or_leaves_it() -> None:
    w = Struck(FULL).happen("climax", latitudes="4").play("seed clouds")
    assert (w.asked, w.texts) == ("ChooseHex", ["no", "outgas laurentia.0", "outgas laurentia.2"])
    assert {option.rule for option in w.game.options(w.b)} == {"D12.0"}
    w.play("outgas laurentia.2")
    assert (w.asked, len(w.texts)) == ("Borrow", 19)
    w.play("liberate baltica.5 green", "no")
    assert (w.disc("laurentia.2"), w.disc("laurentia.0"), w.disc("baltica.5")) == ("green", "none", "none")


@rule("D5.a.1", "D5.b", "D12.0")
def test_with_too_few_discs_medea_chooses_the_hexes() -> None:
    text = FULL.replace(" gondwana.5", "").replace("white: laurentia.0", "white: laurentia.1")
    w = Struck(text).happen("climax", latitudes="4")
    assert w.texts == ["outgas laurentia.0", "outgas laurentia.2", "outgas gondwana.5"]
    w.play("outgas gondwana.5")
    assert w.disc("gondwana.5") == "green"
    assert w.texts == ["no", "outgas laurentia.0", "outgas laurentia.2"]


@rule("D5.b", "GL.Damocles.1", "D5.a.2")
def test_arid_weeds_freeze_and_lose_their_forest() -> None:
    text = BARE.replace("green:", "green: laurentia.0 laurentia.1").replace("black:", "black: laurentia.2")
    w = Struck(text + ICE + "herbivores: laurentia.0=orange_archetype\n")
    oxygen = w.air[3]
    w.happen("climax", latitudes="4")
    frozen = [
        "laurentia.0",
        "baltica.2",
        "baltica.5",
        "siberia.0",
        "siberia.2",
        "siberia.5",
        "gondwana.0",
        "gondwana.5",
    ]
    assert w.hexes("white") == frozen
    assert (w.disc("laurentia.0"), w.disc("laurentia.1"), w.disc("laurentia.2")) == ("white", "green", "black")
    assert w.air[3] == oxygen + 1
    assert w.lying == ["laurentia.0.herbivore=orange_archetype"]
    assert w.asked == ""  # the Clouds alone have white discs


@rule("GL.Degazer", "D5.b", "D13")
def test_medea_chooses_whence_the_ice_comes() -> None:
    carbon = " ".join(f"baltica.{n}" for n in range(7))
    text = f"cratons: laurentia@4 baltica@1\nwhite:\nblack: laurentia.0 {carbon}\ngreen:\nclouds: 8\n"
    w = Struck(text + ICE)
    before = w.air
    w.happen("climax", latitudes="4")
    assert (w.asked, w.texts) == ("ChooseSupply", ["draw clouds", "draw atmosphere"])
    assert {option.rule for option in w.game.options(w.b)} == {"GL.Degazer"}
    w.play("draw atmosphere")
    assert (w.air[1], w.air[2]) == (before[1] - 1, before[2])
    assert w.disc("laurentia.2") == "white"


@rule("D5.b", "D14")
def test_without_white_discs_ice_may_come_from_elsewhere() -> None:
    ice = [f"{craton}.{n}" for craton in ("baltica", "siberia") for n in range(6)]
    text = f"cratons: laurentia@4 baltica@1 siberia@1\nblack: laurentia.0\ngreen:\nwhite: {' '.join(ice)}\n"
    w = Struck(text + ICE).happen("climax", latitudes="4")
    assert (w.asked, len(w.texts)) == ("Borrow", 13)
    assert {option.rule for option in w.game.options(w.b)} == {"D14"}
    w.play("liberate siberia.5 white")
    assert (w.disc("laurentia.2"), w.disc("siberia.5")) == ("white", "none")


@rule("D5.0", "D5.b")
def test_the_wide_reading_freezes_swamps_and_seas() -> None:
    text = "cratons: laurentia@4 baltica@1\nblack: laurentia.0\nwhite:\ngreen: laurentia.1\nclouds: 12\n" + ICE
    narrow = Struck(text).happen("climax", latitudes="3 4 5")
    assert narrow.hexes("white") == ["laurentia.2", "laurentia.4"]
    wide = Struck(text, options="wide_climax=yes").happen("climax", latitudes="3 4 5")
    assert wide.hexes("white") == [f"laurentia.{n}" for n in (2, 3, 4, 5, 6)]
    assert wide.disc("laurentia.1") == "green"  # only forests on weeds are cleared


@rule("GL.Latitude")
def test_beyond_the_poles_the_strip_is_read_as_at_them() -> None:
    w = Struck(BARE.replace("black:", "black: siberia.0") + "cratons: laurentia@1+baltica@3,0+siberia@4,2 gondwana@4\n")
    assert w.b.map.place(w.biome("baltica.1")) == -1
    assert w.b.map.latitude[w.biome("baltica.1")] == 0


# -- deluge ------------------------------------------------------------------------------------------------------------

SEAS = (
    "black: laurentia.5 laurentia.south\ngreen: laurentia.6 laurentia.1 laurentia.south\nwhite: baltica.1\nclouds: 10\n"
)


@rule("D6.a", "D6.b.2", "GL.Biome.3", "GL.Bandes")
def test_warm_seas_rise_over_mountains_and_forests() -> None:
    w = Struck(SEAS + "strip: eden\nherbivores: laurentia.6=orange_burrower\norange_burrower: genotype=claws_b\n")
    before = w.air
    w.happen("deluge")
    assert [w.disc(f"laurentia.{n}") for n in (5, 6, 1)] == ["none", "none", "green"]
    assert (w.disc("laurentia.south"), w.disc("baltica.1")) == ("bloom", "white")
    assert [w.air[0] - before[0], w.air[3] - before[3]] == [1, 1]
    assert w.lying == ["laurentia.6.herbivore=orange_burrower"]


@rule("D6.a", "GL.Bandes")
def test_the_climate_of_this_moment_decides_about_the_deluge() -> None:
    for strip in STRIPS:
        w = Struck(SEAS + f"strip: {strip}\n").happen("deluge")
        assert (w.asked == "ChooseReservoir") == (strip in ("icehouse", "ice_age"))  # baltica.1 is freed in the cold


@rule("D6.b.1", "D6.b.2", "GL.Damocles.1", "GL.Biome.3")
def test_cold_seas_freeze_or_fall_dry() -> None:
    """An ice age is humid at latitudes 3 and 4 only."""
    text = (
        "cratons: laurentia@4 baltica@2\nblack: laurentia.5 laurentia.south\ngreen: laurentia.south\nwhite: baltica.6\n"
        "clouds: 11\nstrip: ice_age\n"
        "herbivores: laurentia.6=orange_swimmer baltica.1=black_swimmer\n"
        "orange_swimmer: genotype=gills_a\nblack_swimmer: genotype=budding_a\n"
    )
    w = Struck(text).happen("deluge")
    assert w.asked == "ChooseReservoir"
    w.play("seed clouds")
    assert [w.disc(f"laurentia.{n}") for n in (5, 6)] == ["green", "green"]
    assert [w.disc(f"baltica.{n}") for n in (1, 6)] == ["white", "white"]
    assert w.disc("laurentia.south") == "bloom"
    assert sorted(w.lying) == ["baltica.1.herbivore=black_swimmer", "laurentia.6.herbivore=orange_swimmer"]
    assert dict(zip(w.told("endanger"), w.rules("endanger"), strict=True)) == {
        "black_swimmer baltica.1 herbivore": "GL.Damocles.1",
        "orange_swimmer laurentia.6 herbivore": "G1.1",
    }


@rule("D6.b.1", "D14")
def test_with_too_few_green_discs_medea_chooses_the_seas() -> None:
    """Six seas are humid in an ice age; Oxygen has a single disc."""
    w = Struck("black:\nwhite:\nclouds: 12\ngreen:\nstrip: ice_age\n")
    land = [w.b.t.biomes[h] for h in w.b.map.hexes if w.b.t.terrain[h] != SEA]
    w = Struck(f"black:\nwhite:\nclouds: 12\ngreen: {' '.join(land[:17])}\nstrip: ice_age\n").happen("deluge")
    assert w.asked == "ChooseHex"
    seas = [text.removeprefix("outgas ") for text in w.texts]
    assert len(seas) == 6
    assert all(w.b.t.terrain[w.biome(sea)] == SEA for sea in seas)
    w.play(f"outgas {seas[3]}")
    assert w.disc(seas[3]) == "green"
    assert w.texts[0] == "no"


@rule("D6.b.2", "F3.0")
def test_a_dry_sea_is_a_forest_until_its_disc_goes() -> None:
    text = "green: laurentia.5\nherbivores: laurentia.5=orange_archetype\ncarnivores: laurentia.5=black_flyer\n"
    text += "black_flyer: genotype=protofeathers_a\n"
    w = Struck(text).move("continent", "oxygen", "green")
    assert w.lying == ["laurentia.5.herbivore=orange_archetype", "laurentia.5.carnivore=black_flyer"]
    fly = Struck("green: laurentia.5\nherbivores: laurentia.5=black_flyer\nblack_flyer: genotype=protofeathers_a\n")
    fly.move("continent", "oxygen", "green")
    assert (fly.lying, fly.at("laurentia.5.herbivore")) == ([], "black_flyer")
