"""Chapters D10 to D14: reservoir events, guns, conditions, wind, and what Medea decides."""

from __future__ import annotations

from gondwana.games.bios2 import life
from tests.games.bios2.happen import Struck, carbon
from tests.tools import rule

FOUR = "colours: orange black white green\n"
ISLAND = "cratons: laurentia@4 baltica@1\n"


@rule("D10.0", "D12.0", "GL.Liberer", "GL.Medea", "E8.1")
def test_medea_chooses_which_disc_leaves_the_continents() -> None:
    w = Struck("green: laurentia.1 baltica.3\nmedea: black", seats=2)
    oxygen = w.air[3]
    w.move("continent", "oxygen", "green")
    assert (w.asked, w.who) == ("ChooseSource", "p2")
    assert w.texts == ["liberate laurentia.1 green", "liberate baltica.3 green"]
    w.play("liberate baltica.3 green")
    assert (w.disc("laurentia.1"), w.disc("baltica.3"), w.air[3]) == ("green", "none", oxygen + 1)


@rule("D10.0", "D12.0")
def test_nothing_happens_if_no_such_disc_is_on_the_board() -> None:
    w = Struck("green:").move("continent", "oxygen", "green")
    assert (w.skipped, w.asked) == (["D12.0"], "")


@rule("D10.0", "GL.Atmosphere.1", "GL.Reservoir")
def test_discs_go_from_reservoir_to_reservoir() -> None:
    w = Struck()
    before = w.air
    w.move("clouds", "atmosphere", "white")
    assert w.air == [before[0], before[1] + 1, before[2] - 1, before[3]]
    assert w.told("transfer") == ["clouds atmosphere white"]


@rule("D10.f", "D12.0", "GL.Damocles.2")
def test_forests_grow_on_free_land_only() -> None:
    w = Struck("black: laurentia.0\nwhite: laurentia.1\ngreen: laurentia.2\nclouds: 10\n" + ISLAND)
    w.move("oxygen", "continent", "green")
    assert w.offered("outgas laurentia") == ["outgas laurentia.3", "outgas laurentia.4"]
    for taken in ("laurentia.0", "laurentia.1", "laurentia.2", "laurentia.5"):
        w.refuses(f"outgas {taken}", "D10.f")
    w.play("outgas laurentia.4")
    assert w.disc("laurentia.4") == "green"


@rule("D10.f", "GL.Damocles.1", "GL.Damocles.2", "D12.d")
def test_black_discs_fall_on_anything_but_black() -> None:
    w = Struck("black: laurentia.0\nwhite: laurentia.1\ngreen: laurentia.2\nclouds: 10\n" + ISLAND)
    w.move("atmosphere", "continent", "black")
    assert w.offered("outgas laurentia") == [f"outgas laurentia.{n}" for n in range(1, 7)]
    oxygen = w.air[3]
    w.play("outgas laurentia.2")
    assert (w.disc("laurentia.2"), w.air[3]) == ("black", oxygen + 1)


@rule("D10.f")
def test_without_a_free_hex_the_disc_stays() -> None:
    """All land of the only craton is taken."""
    w = Struck(
        "cratons: laurentia@4\nblack:\nwhite:\nclouds: 12\ngreen: " + " ".join(f"laurentia.{n}" for n in range(5))
    )
    before = w.air
    w.move("oxygen", "continent", "green")
    assert (w.skipped, w.air) == (["D10.f"], before)


OFFSHORE = "cratons: laurentia@4\nwhite:\nclouds: 12\n"


@rule("D10.g", "GL.Offshore", "GL.Eclosion", "D12.0")
def test_carbon_lies_alone_offshore_and_a_bloom_upon_it() -> None:
    w = Struck(OFFSHORE + "black: laurentia.north\ngreen:").move("oxygen", "offshore", "green")
    assert w.disc("laurentia.north") == "bloom"
    black = w.move("atmosphere", "offshore", "black")
    assert black.texts == ["outgas laurentia.middle", "outgas laurentia.south"]
    black.refuses("outgas laurentia.north", "D10.g")
    green = Struck(OFFSHORE + "black: laurentia.north laurentia.south\ngreen:").move("oxygen", "offshore", "green")
    green.refuses("outgas laurentia.middle", "D10.g")
    green.play("outgas laurentia.south")
    assert green.disc("laurentia.south") == "bloom"


@rule("D10.g", "D12.c")
def test_offshore_events_without_room_are_cancelled() -> None:
    tabs = "laurentia.north laurentia.middle laurentia.south"
    full = f"black: {tabs}\ngreen: {tabs}"
    brown = Struck(OFFSHORE + full).move("oxygen", "offshore", "green")
    assert brown.skipped == ["D12.c"]
    assert Struck(OFFSHORE + "black: laurentia.0\ngreen:").move("oxygen", "offshore", "green").skipped == ["D12.c"]
    assert Struck(OFFSHORE + full).move("atmosphere", "offshore", "black").skipped == ["D10.g"]


@rule("D12.b", "GL.Liberer", "D10.g", "GL.Offshore")
def test_carbon_takes_its_bloom_along_but_not_the_reverse() -> None:
    text = (
        OFFSHORE + "black: laurentia.north\ngreen: laurentia.north\n"
        "herbivores: laurentia.north=orange_swimmer\ncarnivores: laurentia.north=black_swimmer\n"
        "orange_swimmer: genotype=gills_a\nblack_swimmer: genotype=budding_a\n"
    )
    w = Struck(text)
    before = w.air
    w.move("offshore", "atmosphere", "black")
    assert w.disc("laurentia.north") == "none"
    assert [w.air[0] - before[0], w.air[3] - before[3]] == [1, 1]
    assert len(w.lying) == 2
    bloom = Struck(text).move("offshore", "oxygen", "green")
    assert (bloom.disc("laurentia.north"), len(bloom.lying)) == ("black", 2)


@rule("D10.g", "D12.0", "D10.0")
def test_a_mountain_is_carried_offshore() -> None:
    """Silicate weathering: the first step takes a mountain where Medea likes, and it lands where she likes."""
    w = Struck(OFFSHORE + "black: laurentia.0 laurentia.4 laurentia.south\ngreen:").move(
        "continent", "offshore", "black"
    )
    assert w.texts == ["liberate laurentia.0 black", "liberate laurentia.4 black"]
    w.play("liberate laurentia.4 black")
    assert (w.asked, w.texts) == ("ChooseTarget", ["outgas laurentia.north", "outgas laurentia.middle"])
    assert w.disc("laurentia.4") == "black"  # it lies there until it has a place
    w.play("outgas laurentia.middle")
    assert (w.disc("laurentia.4"), w.disc("laurentia.middle")) == ("none", "black")
    assert w.told("move_disc") == ["laurentia.4 laurentia.middle black"]


# -- guns --------------------------------------------------------------------------------------------------------------


@rule("D10.a.1", "D10.a.2", "GL.Medea")
def test_a_gun_moves_all_or_one() -> None:
    text = "green: laurentia.1 laurentia.2 baltica.3 gondwana.4 siberia.south\n"
    w = Struck(text).move("continent", "oxygen", "green", gun=True)
    assert (w.asked, w.who, w.texts) == ("PullTrigger", "p1", ["yes", "no"])
    w.play("yes")
    assert w.hexes("green") == []
    assert w.disc("siberia.south") == "bloom"  # not of the place
    one = Struck(text).move("continent", "oxygen", "green", gun=True).play("no", "liberate baltica.3 green")
    assert len(one.hexes("green")) == 3
    assert one.told("gun") == ["orange 0"]


@rule("D10.a.1")
def test_without_a_gun_nobody_is_asked_about_it() -> None:
    w = Struck("green: laurentia.1 laurentia.2").move("continent", "oxygen", "green")
    assert w.asked == "ChooseSource"
    w.refuses("yes", "D12.0")


@rule("D10.a.2", "D10.g", "D12.0")
def test_a_gun_at_the_board_stops_when_there_is_no_place_left() -> None:
    w = Struck(OFFSHORE + "black: laurentia.0\ngreen:").move("atmosphere", "offshore", "black", gun=True).play("yes")
    assert w.asked == "ChooseTarget"
    w.play("outgas laurentia.south", "outgas laurentia.north")
    assert (w.asked, [w.disc(f"laurentia.{tab}") for tab in ("north", "middle", "south")]) == ("", ["black"] * 3)


@rule("D10.a.2", "D12.a")
def test_a_gun_into_the_rain_shadow_fills_what_is_legal() -> None:
    """Five white discs in the Atmosphere, three centres that can take one."""
    w = Struck(
        f"black: laurentia.0 {carbon(6)}\nwhite:\ngreen:\nclouds: 7\nstrip: icehouse\n"
        "cratons: laurentia@2 baltica@4 siberia@4 gondwana@4"
    )
    assert w.air[1] == 5
    w.move("atmosphere", "continent", "white", gun=True, rain_shadow=True).play("yes")
    while w.asked == "ChooseTarget":
        w.play(w.texts[0])
    assert w.hexes("white") == ["baltica.0", "siberia.0", "gondwana.0"]
    assert w.air[1] == 2


@rule("D10.a.2", "D13")
def test_a_gun_of_white_discs_asks_for_each() -> None:
    w = Struck("white: laurentia.0 baltica.0 gondwana.0\nclouds: 6\n")
    before = w.air
    w.move("continent", "atmosphere", "white", gun=True).play("yes")
    assert w.asked == "ChooseReservoir"
    w.play("seed clouds", "seed atmosphere", "seed clouds")
    assert w.hexes("white") == []
    assert [w.air[1] - before[1], w.air[2] - before[2]] == [1, 2]


@rule("D10.a.2")
def test_a_gun_between_reservoirs_empties_one() -> None:
    w = Struck(
        f"white: laurentia.0\ngreen:\nclouds: 9\nblack: siberia.0 siberia.1 siberia.2 siberia.3 siberia.4 {carbon(6)}"
    )
    assert w.air[:3] == [1, 2, 9]
    w.move("clouds", "atmosphere", "white", gun=True).play("yes")
    assert w.air[:3] == [1, 11, 0]


@rule("D10.b")
def test_who_fires_hands_the_card_on_if_green_plays() -> None:
    w = Struck(FOUR + "green: laurentia.1\nmedea: orange", seats=4).move("continent", "oxygen", "green", gun=True)
    assert w.who == "p1"
    w.play("yes")
    assert (w.asked, w.who) == ("Ricochet", "p1")
    assert w.texts == ["hand green", "hand black", "hand white"]
    w.play("hand black")
    assert (w.b.medea, w.told("medea")) == (2, ["black"])
    keeps = Struck(FOUR + "green: laurentia.1\nmedea: orange", seats=4).move("continent", "oxygen", "green", gun=True)
    keeps.play("no")
    assert (keeps.asked, keeps.b.medea) == ("", 1)


@rule("D10.b")
def test_without_green_the_card_stays() -> None:
    w = Struck("green: laurentia.1\nmedea: orange").move("continent", "oxygen", "green", gun=True).play("yes")
    assert (w.asked, w.b.medea) == ("", 1)


# -- rain shadows ------------------------------------------------------------------------------------------------------

NORTH = "cratons: laurentia@2\nwhite:\ngreen:\nclouds: 9\nstrip: icehouse\n"


@rule("D12.a", "GL.Vent", "D11")
def test_ice_falls_on_centres_and_to_the_lee_of_mountains() -> None:
    """Laurentia at 2: its rows are 1, 2 and 3. The vane of the strip counts, a windy turn does not."""
    text = f"{NORTH}black: laurentia.1 laurentia.2 laurentia.4\nwindy: yes\n"
    w = Struck(text).move("atmosphere", "continent", "white", rain_shadow=True)
    wind = [w.b.t.wind[latitude] for latitude in range(8)]
    assert wind[1] == wind[3] == -1
    assert wind[2] == 0
    assert w.texts == ["outgas laurentia.0", "outgas laurentia.6"]  # no wind on 2, the sea to the west on 3 is open
    w.refuses("outgas laurentia.3", "D12.a")


@rule("D12.a", "D12.d", "GL.Damocles.1", "D12.0")
def test_a_desert_of_dry_ice() -> None:
    """The example: centres are taken, a sea downwind of a mountain freezes and its swimmer is endangered."""
    text = (
        "cratons: laurentia@4 baltica@4\nwhite: laurentia.0\ngreen:\nclouds: 8\nblack: baltica.0 laurentia.1 "
        + carbon(6)
        + "\nstrip: icehouse\n"
        "herbivores: laurentia.6=black_swimmer\nblack_swimmer: genotype=budding_a\ncolours: orange black\n"
    )
    w = Struck(text)
    assert life.wind(w.b, 3) == -1
    w.move("atmosphere", "continent", "white", rain_shadow=True)
    assert w.texts == ["outgas laurentia.6", "outgas baltica.5"]
    w.refuses("outgas laurentia.0", "D12.d")
    w.play("outgas laurentia.6")
    assert (w.disc("laurentia.6"), w.lying) == ("white", ["laurentia.6.herbivore=black_swimmer"])
    assert w.asked == ""


@rule("D12.a", "D12.d")
def test_without_rain_shadow_the_event_is_cancelled() -> None:
    text = f"{NORTH}black: laurentia.0 laurentia.north laurentia.south\n"
    assert Struck(text).move("atmosphere", "continent", "white", rain_shadow=True).skipped == ["D12.a"]
    choice = Struck(text.replace("laurentia.0 ", "laurentia.1 ")).move(
        "atmosphere", "continent", "white", rain_shadow=True
    )
    assert choice.texts == ["outgas laurentia.0", "outgas laurentia.6"]
    choice.refuses("outgas laurentia.1", "D12.d")


# -- empty reservoirs --------------------------------------------------------------------------------------------------

AIRLESS = "cratons: laurentia@4 baltica@4\nwhite:\ngreen: baltica.north\nclouds: 12\nblack: baltica.north " + " ".join(
    [f"laurentia.{n}" for n in range(7)] + [f"baltica.{n}" for n in range(4)]
)
"""All carbon is on the board."""


@rule("D14", "D12.b", "D12.0")
def test_from_an_empty_reservoir_medea_takes_it_from_anywhere() -> None:
    w = Struck(AIRLESS).move("atmosphere", "offshore", "black")
    assert (w.asked, w.who) == ("ChooseAnywhere", "p1")
    assert w.offers("no", "liberate laurentia.0 black", "liberate baltica.north black")
    oxygen = w.air[3]
    w.play("liberate baltica.north black", "outgas laurentia.middle")
    assert (w.disc("baltica.north"), w.disc("laurentia.middle"), w.air[3]) == ("none", "black", oxygen + 1)
    no = Struck(AIRLESS).move("atmosphere", "offshore", "black").play("no")
    assert (no.asked, no.told("move_disc")) == ("", [])


@rule("D14", "D10.a.1")
def test_not_during_a_gun_event() -> None:
    w = Struck(AIRLESS).move("atmosphere", "offshore", "black", gun=True)
    assert (w.skipped, w.asked) == (["D14"], "")


@rule("D14")
def test_a_named_reservoir_that_is_empty_may_be_replaced_by_another() -> None:
    ring = " ".join(f"laurentia.{n}" for n in (2, 3, 4, 5, 6))
    w = Struck(
        f"cratons: laurentia@4 baltica@4\nwhite: laurentia.1\ngreen:\nclouds: 0\nblack: baltica.0 {ring} {carbon(6)}"
    )
    w.move("clouds", "continent", "white", rain_shadow=True)
    assert w.offers("no", "liberate laurentia.1 white", "draw atmosphere")
    w.play("draw atmosphere")
    assert w.asked == "ChooseTarget"
    w.play("outgas laurentia.0")
    assert w.air[1:3] == [10, 0]


@rule("D14", "D13")
def test_a_borrowed_white_disc_for_a_reservoir_is_seeded() -> None:
    ice = " ".join(f"{craton}.{n}" for craton in ("laurentia", "baltica") for n in range(6))
    w = Struck(f"white: {ice}\nblack: siberia.0\ngreen:\n").move("clouds", "atmosphere", "white")
    assert len(w.texts) == 13
    w.play("liberate baltica.5 white")
    assert w.asked == "ChooseReservoir"
    w.play("seed atmosphere")
    assert w.air[1:3] == [1, 0]
