"""The experimental apomorphies: orange's immunity and black's metamorphosis (J8)."""

from __future__ import annotations

from tests.games.bios2.happen import Struck
from tests.games.bios2.test_losses import HOME, air
from tests.games.bios2.tools import World
from tests.tools import rule

APO = "apomorphies=yes"


@rule("J8.a", "J8.0")
def test_orange_is_immune_to_darwinian_radiation() -> None:
    text = HOME + "orange_archetype: crop gills"
    assert Struck(text, options=APO).happen("radiation", radiation="darwinian").told("lose_organ") == []
    assert Struck(text).happen("radiation", radiation="darwinian").told("lose_organ") == ["orange_archetype crop green"]
    assert len(Struck(text, options=APO).happen("radiation", radiation="metabolic").told("lose_organ")) == 1


BLACK = (
    "colours: black orange\nherbivores: siberia.5=black_archetype siberia.6=black_burrower\n"
    "black_archetype: basal=red3\nblack_burrower: genotype=caecum_b basal=green3\n"
)


@rule("J8.c", "J8.0", "E5", "D7.1")
def test_a_metamorphosis_saves_from_a_mutagen() -> None:
    w = Struck(air(2) + BLACK + "black fossils: token crop", options=APO).happen("mutagen")
    assert (w.asked, w.who, w.texts) == ("Atrophy", "p1", ["no", "metamorphose crop", "metamorphose token"])
    w.play("metamorphose token", "shed black_archetype red", "shed black_burrower green")
    assert (w.organs("black_archetype"), w.organs("black_burrower")) == ("red2", "green2")
    assert w.fossils("black") == ["crop"]
    w.happen("mutagen")
    assert w.asked == ""  # once a turn
    no = Struck(air(2) + BLACK + "black fossils: token", options=APO).happen("mutagen").play("no")
    assert (no.exists("black_archetype"), no.fossils("black")) == (False, ["token", "archetype_black"])
    assert (no.asked, no.exists("black_burrower")) == ("Atrophy", True)


@rule("J8.c", "I3.a")
def test_the_fossil_of_one_species_saves_the_next_from_the_same_mutagen() -> None:
    w = Struck(air(2) + BLACK, options=APO).happen("mutagen")
    assert (w.exists("black_archetype"), w.texts) == (False, ["no", "metamorphose archetype_black"])
    w.play("metamorphose archetype_black", "shed black_burrower green")
    assert (w.asked, w.exists("black_burrower"), w.fossils("black")) == ("", True, [])


@rule("J8.c", "D7.1")
def test_before_each_loss_a_metamorphosis_may_come_instead() -> None:
    text = BLACK.replace("green3", "green1").replace("basal=red3", "basal=red1 rod_cells=red1 crop=green1 feelers=red1")
    w = Struck(air(2) + text + "black fossils: token", options=APO).happen("mutagen")
    losses = ["drop rod_cells red", "drop crop green", "drop feelers red"]
    assert (w.asked, sorted(w.texts)) == ("Atrophy", sorted([*losses, "metamorphose token"]))
    w.play("drop rod_cells red")
    w.refuses("metamorphose crop", "J8.c")
    w.play("metamorphose token", "shed black_archetype red", "no")
    assert (w.asked, w.organs("black_archetype")) == ("", "red1 green1")


@rule("J8.c")
def test_who_is_not_struck_is_not_asked() -> None:
    text = air(2) + BLACK.replace("red3", "red2").replace("green3", "green1 crop") + "black fossils: token"
    assert Struck(text, options=APO).happen("mutagen").asked == ""
    bare = air(2) + BLACK.replace("basal=red3", "size=3 gut_flora_a").replace("green3", "green1")
    w = Struck(bare + "black fossils: token", options=APO).happen("mutagen")
    assert (w.asked, w.size("black_archetype")) == ("", 2)  # it has nothing to drop


@rule("J8.c", "A4.c")
def test_at_the_end_of_a_turn_a_metamorphosis_may_still_come() -> None:
    text = BLACK + "phase: burial\nera over: yes\nera: mesozoic\n{}next: EndTurn\nnext: Burial\n"
    w = World(text.format(""), options=APO)
    assert (w.asked, w.texts) == ("Metamorphose", ["no", "metamorphose token"])  # the token of this very turn (I4.b)
    w.play("metamorphose token", "shed black_archetype red", "shed black_burrower green")
    assert (w.basal("black_archetype"), w.basal("black_burrower")) == ("red2", "green2")
    assert World(text.format("metamorphosed: yes\n"), options=APO).asked != "Metamorphose"
    assert World(text.format("ending: runaway\nblack fossils: token\n"), options=APO).asked == ""
    assert World(text.format("black fossils: token\n")).asked != "Metamorphose"


@rule("J8.c", "J8.0")
def test_no_metamorphosis_without_fossil_or_apomorphies_or_for_others() -> None:
    assert Struck(air(2) + BLACK, options=APO).happen("mutagen").told("metamorphose") == []
    assert Struck(air(2) + BLACK + "black fossils: token").happen("mutagen").asked == ""
    orange = BLACK.replace("black", "orange").replace("colours: orange orange", "colours: orange black")
    assert Struck(air(2) + orange + "orange fossils: token", options=APO).happen("mutagen").asked == ""


@rule("J8.c", "B1")
def test_a_card_that_is_given_up_goes_to_the_discards() -> None:
    w = Struck(air(2) + BLACK + "black fossils: crop", options=APO).happen("mutagen")
    w.play("metamorphose crop", "no", "no")
    assert w.card("crop") in w.b.discards[1]
    assert w.b.check() == ""


@rule("J8.c", "E5")
def test_a_metamorphosis_in_the_own_actions_costs_none_of_them() -> None:
    text = "turn: p1\ndone:\n" + BLACK
    w = World(text + "black fossils: token", options=APO)
    w.play("metamorphose token", "shed black_archetype red", "no")
    assert (w.asked, w.basal("black_archetype"), w.fossils("black")) == ("Act", "red2", [])
    assert w.offers("neoteny")
    w.refuses("metamorphose token", "J8.c")
    World(text, options=APO).refuses("metamorphose token", "J8.c")
