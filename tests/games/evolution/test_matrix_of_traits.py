"""Every trait against every trait in an attack. What is expected is written here from the rules, trait by trait."""

from __future__ import annotations

import pytest

from tests.games.evolution.board import HOLD, Board
from tests.tools import rule

HUNTERS = [
    "",
    "fat_tissue",
    "swimming",
    "running",
    "mimicry",
    "piracy",
    "tail_loss",
    "grazing",
    "high_body_weight",
    "hibernation",
    "poisonous",
    "burrowing",
    "camouflage",
    "sharp_vision",
    "parasite",
    "shell",
    "intellect",
    "specialization_a",
    "specialization_b",
    "metamorphosis",
    "ink_cloud",
    "viviparous",
    "ambush",
    "flight",
]
PREY = [*HUNTERS[1:], "carnivorous", "scavenger"]
PAIRED = ["communication", "cooperation", "symbiosis", "trematode"]

# Who can attack an animal with this trait in spite of it; nobody where nothing is said (EB.1, EB.3, EB.15, EB.16).
KEEPS_OFF: dict[str, set[str]] = {
    "swimming": {"swimming"},
    "high_body_weight": {"high_body_weight"},
    "camouflage": {"sharp_vision"},
    "burrowing": set(),
    "flight": set(),
}
SAVES = {"running", "tail_loss", "shell", "ink_cloud"}
WORTH_IGNORING = {"running", "tail_loss", "shell", "ink_cloud", "poisonous", "mimicry"}
RULE = {"swimming": "EB.3", "high_body_weight": "EB.1", "camouflage": "EB.16", "burrowing": "EB.15", "flight": "EX.10a"}


def legal(hunter: str, prey: str) -> bool:
    """The rules: Swimming carnivores keep to the water, whatever their wits (EB.3, EX.2b)."""
    if hunter == "swimming":
        return prey == "swimming"
    return prey not in KEEPS_OFF or hunter in KEEPS_OFF[prey] or hunter == "intellect"


def board(hunter: str, prey: str) -> Board:
    """A fed prey of two tokens' need at most, a hungry hunter, and nothing else that matters."""
    return Board(HOLD, "base: 9", f"p1 a1: carnivorous {hunter}", "p1 a2:", f"p2 a3: {prey} food=6", fly=True)


@rule("E10.4", "EB.1", "EB.3", "EB.15", "EB.16", "EB.17", "EX.2b", "EX.10a", "EX.10b")
@pytest.mark.parametrize("prey", PREY)
@pytest.mark.parametrize("hunter", HUNTERS)
def test_a_trait_of_the_hunter_against_a_trait_of_the_prey(hunter: str, prey: str) -> None:
    b = board(hunter, prey)
    if not legal(hunter, prey):
        b.refuses("attack a1 a3", "EB.3" if hunter == "swimming" else RULE[prey])
        return
    need = b.need("a1")
    b.rig(5).play("attack a1 a3")  # a six, if anybody runs
    if hunter == "intellect" and prey in WORTH_IGNORING:
        assert b.asked == "Ignore"
        assert b.texts == ["pass", f"ignore {prey}"]
        b.play("pass")
    if prey in ("shell", "ink_cloud"):
        assert (b.asked, b.who) == ("Defend", "p2")
        b.play("hide" if prey == "shell" else "ink")
    saved = prey in SAVES
    assert b.alive("a3") == saved
    assert b.food("a1") == (min(2, need) if not saved else 1 if prey == "tail_loss" else 0)
    assert ("spent" in b.marks("a1")) == (prey != "ink_cloud")
    assert ("poisoned" in b.marks("a1")) == (prey == "poisonous")


@rule("E9.5", "EX.1a", "EX.7a")
@pytest.mark.parametrize("prey", ["shell", "ink_cloud"])
@pytest.mark.parametrize("hunter", [hunter for hunter in HUNTERS if hunter != "swimming"])
def test_shell_and_ink_may_be_declined_by_anybodys_prey(hunter: str, prey: str) -> None:
    b = board(hunter, prey)
    b.play("attack a1 a3")
    if hunter == "intellect":
        b.play("pass")
    b.play("pass")
    assert not b.alive("a3")


@rule("EX.2a")
@pytest.mark.parametrize("prey", sorted(WORTH_IGNORING | set(KEEPS_OFF)))
def test_intellect_takes_the_effect_away(prey: str) -> None:
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous intellect", "p1 a2:", f"p2 a3: {prey} food=6", "p2 a4:", fly=True)
    b.play("attack a1 a3")
    if prey in WORTH_IGNORING:
        b.play(f"ignore {prey}")
    assert not b.alive("a3")
    assert "poisoned" not in b.marks("a1")
    assert "named" in b.marks("a1")


@rule("E10.4", "EB.11", "E12.2")
@pytest.mark.parametrize("prey", [*PAIRED, "symbiont"])
@pytest.mark.parametrize("hunter", [hunter for hunter in HUNTERS if hunter != "swimming"])
def test_a_trait_of_the_hunter_against_a_pair_trait(hunter: str, prey: str) -> None:
    pair = {"symbiont": "a3-symbiosis-a4", "symbiosis": "a4-symbiosis-a3"}.get(prey, f"a3-{prey}-a4")
    b = Board(
        HOLD, "base: 9", f"p1 a1: carnivorous {hunter}", "p2 a3: food=2", "p2 a4: food=2", f"pairs: {pair}", fly=True
    )
    if prey == "symbiosis" and hunter != "intellect":
        b.refuses("attack a1 a3", "EB.11")
        return
    b.play("attack a1 a3")
    assert not b.alive("a3")
    assert b.traits("a4") == set()
    assert b.discard("p2") == 2


@rule("EX.10b", "EB.3")
@pytest.mark.parametrize("prey", PREY)
@pytest.mark.parametrize("pair", PAIRED)
def test_a_pair_trait_of_the_hunter_changes_nothing_but_its_weight(pair: str, prey: str) -> None:
    b = Board(
        HOLD,
        "base: 9",
        "p1 a1: carnivorous",
        "p1 a2: food=2",
        f"p2 a3: {prey} food=6",
        f"pairs: a1-{pair}-a2",
        fly=True,
    )
    assert b.offers("attack a1 a3") == (prey not in KEEPS_OFF)


STANDING = ["swimming", "high_body_weight", "camouflage", "burrowing", "flight", "shell hidden"]


@rule("EX.2b")
@pytest.mark.parametrize(("one", "other"), [(a, b) for i, a in enumerate(STANDING) for b in STANDING[i + 1 :]])
def test_two_standing_protections_are_one_too_many_for_intellect(one: str, other: str) -> None:
    b = Board("base: 9", "p1 a1: carnivorous intellect", "p1 a2:", f"p2 a3: {one} {other} food=6", fly=True)
    b.refuses("attack a1 a3", "EX.2b")


@rule("EX.2b", "EB.11")
def test_two_symbionts_are_two_protections() -> None:
    lines = ["base: 9", "p1 a1: carnivorous intellect", "p1 a2:", "p2 a3: food=1", "p2 a4: food=1", "p2 a5: food=1"]
    b = Board(*lines, "pairs: a4-symbiosis-a3 a5-symbiosis-a3", fly=True)
    b.refuses("attack a1 a3", "EX.2b")
    b = Board(*lines, "pairs: a4-symbiosis-a3 a5-symbiosis-a4", fly=True)
    assert b.offers("attack a1 a3")


@rule("EX.1b", "EX.2a")
def test_intellect_can_ignore_the_shell_an_animal_hides_in() -> None:
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2:", "p2 a3: shell hidden", fly=True)
    b.refuses("attack a1 a3", "EX.1b")
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous intellect", "p1 a2:", "p2 a3: shell hidden", fly=True)
    b.play("attack a1 a3")
    assert not b.alive("a3")


@rule("EB.15")
@pytest.mark.parametrize(
    ("words", "open_to_attack"),
    [
        ("", True),
        ("food=1", False),
        ("fat_tissue fat=1", True),
        ("high_body_weight food=1", None),
        ("parasite food=2", True),
    ],
)
def test_burrowing_protects_the_fed(words: str, open_to_attack: bool | None) -> None:
    b = Board("base: 9", "p1 a1: carnivorous", "p1 a2:", f"p2 a3: burrowing {words}")
    assert b.offers("attack a1 a3") == bool(open_to_attack)


@rule("EX.10a", "EX.10b")
@pytest.mark.parametrize(
    ("hunter", "prey", "pairs", "open_to_attack"),
    [
        ("carnivorous", "flight", "", False),
        ("carnivorous", "flight parasite", "", True),
        ("carnivorous fat_tissue", "flight fat_tissue", "", False),
        ("carnivorous", "flight", "a3-cooperation-a4", True),
        ("carnivorous", "flight", "a1-cooperation-a2", False),
        ("carnivorous", "flight parasite", "a1-cooperation-a2 a1-communication-a2", False),
        ("carnivorous", "flight fat_tissue*2", "a1-cooperation-a2", True),
        ("carnivorous", "flight running", "a1-cooperation-a2", False),
        ("revealed", "flight running", "", True),
        ("revealed", "flight", "", False),
        ("carnivorous intellect", "flight", "", True),
    ],
)
def test_flight_counts_every_trait_on_both_sides(hunter: str, prey: str, pairs: str, open_to_attack: bool) -> None:
    b = Board("base: 9", f"p1 a1: {hunter}", "p1 a2:", f"p2 a3: {prey}", "p2 a4:", f"pairs: {pairs}", fly=True)
    assert b.offers("attack a1 a3") == open_to_attack


REACTIONS = {
    "running": "run",
    "tail_loss": "drop tail_loss",
    "mimicry": "mimic a4",
    "shell": "hide",
    "ink_cloud": "ink",
}
MUST = {"running", "tail_loss"}


@rule("E9.5", "E9.4")
@pytest.mark.parametrize(("one", "other"), [(a, b) for i, a in enumerate(REACTIONS) for b in list(REACTIONS)[i + 1 :]])
def test_two_defences_are_offered_in_any_order(one: str, other: str) -> None:
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous", "p2 a3: " + f"{one} {other}", "p2 a4: food=1", fly=True)
    b.play("attack a1 a3")
    offered = set(b.texts) - {"pass"}
    wanted = {REACTIONS[one], REACTIONS[other]}
    if "tail_loss" in (one, other):
        wanted |= {f"drop {one}", f"drop {other}"}
    assert offered == wanted
    assert b.offers("pass") == (not {one, other} & MUST)


@rule("E9.5", "EB.4")
@pytest.mark.parametrize("other", ["tail_loss", "mimicry", "shell", "ink_cloud"])
def test_who_is_caught_running_has_its_other_defences_left(other: str) -> None:
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous", f"p2 a3: running {other}", "p2 a4: food=1", fly=True)
    b.rig(2).play("attack a1 a3", "run")
    assert b.event("caught") == [[2, 3]]
    b.refuses("run", "E9.5")
    b.play(REACTIONS[other])
    if other == "mimicry":
        b.play("pass")  # a4 without traits is attacked: no Anglerfish
    assert b.alive("a3")


@rule("E9.5")
@pytest.mark.parametrize("trait", sorted(REACTIONS))
def test_free_defences_may_all_be_declined(trait: str) -> None:
    lines = [HOLD, "base: 9", "p1 a1: carnivorous", f"p2 a3: {trait}", "p2 a4: food=1"]
    b = Board(*lines, fly=True, option="defences=free")
    b.play("attack a1 a3", "pass")
    assert not b.alive("a3")


@rule("E9.5")
def test_forced_mimicry_leaves_no_choice_but_the_target() -> None:
    lines = [HOLD, "base: 9", "p1 a1: carnivorous", "p2 a3: mimicry ink_cloud", "p2 a4: food=1", "p2 a5: food=1"]
    b = Board(*lines, fly=True, option="defences=forced_mimicry")
    b.play("attack a1 a3")
    assert b.texts == ["mimic a4", "mimic a5", "ink"]
    b.refuses("pass", "E9.5")


@rule("E9.5")
def test_running_is_rolled_even_against_ones_own_carnivore() -> None:
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2: running")
    b.rig(5).play("attack a1 a2")
    assert b.event("escape") == [[1, 6]]
    b = Board(HOLD, "base: 9", "p1 a1: carnivorous", "p1 a2: running", option="defences=free")
    b.play("attack a1 a2")
    assert b.texts == ["pass", "run"]


@rule("EX.9a", "EX.9b", "EX.9c")
@pytest.mark.parametrize("prey", PREY)
def test_an_ambush_against_each_trait_of_the_eater(prey: str) -> None:
    lines = [HOLD, "base: 9", f"p1 a1: {prey} fat_tissue food=6", "p1 a2:", "p1 a7:", "p2 a3: carnivorous ambush"]
    b = Board(*lines, "p2 a4:", "p2 a5:", fly=True)
    b.play("take a1")
    if prey in KEEPS_OFF and prey != "burrowing":
        assert (b.asked, b.fat("a1"), b.e.base) == ("Go", 1, 8)
        return
    b.rig(5).play("ambush a3")
    if prey in ("mimicry", "ink_cloud", "tail_loss"):
        assert (b.asked, b.who) == ("Defend", "p1")
        b.play({"mimicry": "pass", "ink_cloud": "ink", "tail_loss": "drop tail_loss"}[prey])
    saved = prey in SAVES - {"shell"}
    assert b.alive("a1") == saved
    assert b.e.base == (8 if saved else 9)
    assert b.food("a3") == (2 if not saved else 1 if prey == "tail_loss" else 0)
    assert ("spent" in b.marks("a3")) == (prey != "ink_cloud")
    assert ("poisoned" in b.marks("a3")) == (prey == "poisonous")


@rule("EX.3c", "EX.3d", "EX.3e")
@pytest.mark.parametrize("hunter", [hunter for hunter in HUNTERS if hunter != "swimming"])
def test_an_anglerfish_strikes_back_at_each_trait_of_the_hunter(hunter: str) -> None:
    lines = [HOLD, "base: 9", f"p1 a1: carnivorous {hunter}", "p1 a2: camouflage", "p1 a7: food=1", "p2 a3: food=1"]
    b = Board(*lines, "p2 a4: card=anglerfish", "p2 a5: parasite", "p2 a6: parasite", fly=True)
    b.rig(5).play("attack a1 a3", "reveal a4")
    if hunter in WORTH_IGNORING:
        assert (b.asked, b.who, b.texts) == ("Ignore", "p2", ["pass", f"ignore {hunter}"])
        b.play("pass")
    if hunter in ("mimicry", "ink_cloud", "tail_loss", "shell"):
        assert (b.asked, b.who) == ("Defend", "p1")
        b.play({"mimicry": "pass", "ink_cloud": "ink", "tail_loss": "drop tail_loss", "shell": "hide"}[hunter])
    saved = hunter in SAVES
    assert b.alive("a1") == saved
    assert b.alive("a3", "a4")
    assert b.food("a4") == (2 if not saved else 1 if hunter == "tail_loss" else 0)
    assert ("poisoned" in b.marks("a4")) == (hunter == "poisonous")
    if saved:
        assert (b.food("a1"), "spent" in b.marks("a1")) == (0, True)
