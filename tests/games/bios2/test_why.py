"""Questions a player asks: what could it eat, who would win, what will the event do, and who would die?"""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.games.bios2 import contests, life, movement
from gondwana.games.bios2.map import BIOMES
from gondwana.games.bios2.state import LEVELS, Bios2
from gondwana.games.bios2.tables import NONE, SPECIES_WORDS
from gondwana.games.bios2.why import decided, lives
from tests.games.bios2.tools import World
from tests.tools import rule

GAME = gondwana.game("bios2")
HOME = "herbivores: laurentia.3=orange_archetype siberia.0=black_archetype\nblack: siberia.north siberia.south\n"


def answers(world: World, subject: str, place: str) -> list[tuple[str, bool]]:
    """The paragraphs of an answer, each with its yes or no."""
    return [(note.rule, note.good) for note in world.game.view(world.b, 0).why(subject, place)]


def texts(world: World, subject: str, place: str) -> list[str]:
    """An answer in words."""
    english = world.game.texts("en")
    return [note.text(english) for note in world.game.view(world.b, 0).why(subject, place)]


@rule("F3.c", "F4.0", "F2.a")
def test_land_comes_before_food_and_food_before_the_way() -> None:
    world = World(HOME)
    assert answers(world, "orange_archetype", "laurentia.5") == [("F3.c", False), ("F3.c", False)]
    assert answers(world, "orange_archetype", "laurentia.4") == [("F3.c", True), ("F4.0", False), ("F2.0", True)]
    assert answers(world, "orange_archetype", "laurentia.3")[1] == ("F4.c", False)
    assert answers(world, "orange_archetype", "siberia.0")[-1] == ("F2.a", False)
    assert texts(world, "orange_archetype", "laurentia.5")[0] == "Laurentia 5, herbivore: cannot live here (sea)"


@rule("F4.a", "F4.b", "F4.c", "J7.c.1", "J7.d")
@pytest.mark.parametrize(
    ("species", "more", "decides"),
    [
        ("orange_archetype: size=1", "", ("F4.a", True)),
        ("orange_archetype: size=1", "black_archetype: neurotoxin_a", ("F4.b", False)),
        ("orange_archetype: size=2", "black_archetype: neurotoxin_a", ("F4.b", True)),
        ("orange_archetype: neurotoxin_a", "black_archetype: liver_a", ("F4.b", True)),
        ("orange_archetype: size=1", "tools: harpoon=black_archetype", ("J7.c.1", False)),
        ("orange_archetype: size=1", "tools: harpoon=orange_archetype\nblack_archetype: liver_a", ("J7.d", True)),
    ],
)
def test_each_answer_names_the_paragraph_that_decides(species: str, more: str, decides: tuple[str, bool]) -> None:
    world = World(f"{species}\n{more}\n{HOME}")
    assert decides in answers(world, "orange_archetype", "siberia.0")


@rule("F4.a")
def test_another_form_cannot_be_eaten() -> None:
    world = World("black_flyer: genotype=skin_flap_a\nherbivores: siberia.1=black_flyer laurentia.3=orange_archetype\n")
    assert answers(world, "orange_archetype", "siberia.1")[-2:] == [("F4.a", False), ("F2.a", False)]


@rule("G5", "G6", "G7")
def test_a_contest_tells_its_step() -> None:
    for line, said in [
        ("orange_archetype: size=1", "would beat Black archetype, by the skeletal number"),
        ("black_archetype: size=2", "would lose to Black archetype, by size"),
        ("orange_archetype: caecum=green1", "would beat Black archetype, by the niche of humidity (green)"),
    ]:
        assert said in texts(World(f"{line}\n{HOME}"), "orange_archetype", "siberia.0")[1]


def test_the_answers_are_those_of_the_engine() -> None:
    ways = [(1, {}), (2, {}), (4, {"mode": "tooth_and_claw"}), (2, {"world": "venus"}), (3, {"apomorphies": True})]
    met: set[str] = set()
    for seed, (seats, options) in enumerate(ways * 2):
        s = GAME.new(seats, seed, options)
        assert isinstance(s, Bios2)
        rng = seeded(seed)
        for n in range(600):
            if not s.acts:
                break
            if n % 60 == 0:
                met |= compare(s)
            s.step(s.acts[rng.below(len(s.acts))])
    assert met > {"G5", "G7", "F4.a", "F4.0", "F3.c", "K7.a", "K7.b"}


def compare(s: Bios2) -> set[str]:
    """Every answer about every biome agrees with the rules as they are played; the paragraphs met."""
    met: set[str] = set()
    for sp in range(20):
        if s.genotype[sp] == NONE:
            continue
        for biome in s.map.hexes + s.map.tabs:
            for level in movement.levels(s, sp // 5):
                note = lives(s, sp, biome, level)
                assert note.good == movement.may_enter(s, sp, biome, level), note
                met.add(note.rule)
                there = s.upright[level * BIOMES + biome]
                if note.good and there not in (NONE, sp):
                    lost, step, organ = decided(s, sp, there, biome, level)
                    met.add(step)
                    assert lost == contests.loser(s, biome, level, sp, there)
                    assert lost == decided(s, there, sp, biome, level)[0]
                    if step in ("G4", "G5", "H3"):
                        assert organ in (life.roadrunner(s, biome), life.humidity(s, biome))
            name = s.t.biomes[biome]
            for note in GAME.view(s, 0).why(SPECIES_WORDS[sp], name):
                assert note.rule in GAME.rulebook.rules
                for lang in ("en", "fr"):
                    assert "{" not in note.text(GAME.texts(lang))
    assert LEVELS[0] == "plant"
    return met


@rule("H3", "H4", "H5", "H6")
@pytest.mark.parametrize(
    ("orange", "black", "said"),
    [
        ("size=1 basal=yellow1", "size=2", "would beat Black archetype, by the niche of the biome (yellow)"),
        ("size=2", "size=5", "would beat Black archetype, by the size of the prey"),
        ("size=4", "size=2", "would beat Black archetype, by size"),
        ("size=2", "size=2", "would lose to Black archetype, by the skeletal number"),
    ],
)
def test_a_contest_of_carnivores_tells_its_step(orange: str, black: str, said: str) -> None:
    world = World(
        f"orange_archetype: {orange}\nblack_archetype: {black}\nwhite_archetype: size=3\n"
        "herbivores: siberia.1=white_archetype laurentia.3=orange_archetype\ncarnivores: siberia.1=black_archetype\n",
        seats=3,
    )
    assert any(said in text for text in texts(world, "orange_archetype", "siberia.1"))


@rule("G3", "G4")
def test_a_carnivore_decides_a_contest_below_it() -> None:
    world = World(
        "orange_archetype: size=3\nwhite_archetype: neurotoxin_a basal=yellow1\nwhite: laurentia.0\n"
        "herbivores: siberia.1=black_archetype laurentia.3=white_archetype\ncarnivores: siberia.1=orange_archetype\n",
        seats=3,
    )
    assert "by the niche of the biome (yellow)" in texts(world, "white_archetype", "siberia.1")[1]
    small = World(
        "white_archetype: neurotoxin_a\nherbivores: siberia.1=black_archetype laurentia.3=white_archetype\n"
        "carnivores: siberia.1=orange_archetype\n",
        seats=3,
    )
    assert "only one of them can be eaten here" in texts(small, "white_archetype", "siberia.1")[1]


def test_events_to_come_are_told() -> None:
    world = World(
        "orange_archetype: chemical_sense_a brain\nevent: hypercapnia\nphase: events\n"
        "next: EndTurn\nnext: Resolve 1\nnext: EventDone\nnext: Radiation orange_archetype 3\n" + HOME
    )
    assert world.asked == "Radiation"
    coming = [subject for subject in world.game.view(world.b, 0).subjects() if subject in world.b.t.steps]
    assert coming == ["hypercapnia_2", "hypercapnia_3"]
    craton = world.b.t.cratons[world.b.t.craton_of_icon[world.b.t.icon[world.b.event]]]
    (note, *_) = world.game.view(world.b, 0).why("hypercapnia_3", f"{craton}.0")
    assert (note.key, note.rule) == ("log.collide.text", "D3.a.1")
    assert world.game.view(world.b, 0).why("hypercapnia_2", f"{craton}.0") == []


@rule("K5.b", "K5.h", "A1.d.3")
def test_what_will_not_happen_is_told_with_its_paragraph() -> None:
    text = "plants: tharsis.4=green_archetype\nherbivores: tharsis.4=orange_archetype\nevent: camp\nphase: events\n"
    text += (
        "orange_archetype: chemical_sense_a brain\nnext: EndTurn\nnext: Resolve 0\n"
        "next: EventDone\nnext: Radiation orange_archetype 3\n"
    )
    mars = World(text, 1)
    told = [[note.rule for note in mars.game.view(mars.b, 0).why(f"camp_{n}", "tharsis.0")] for n in (1, 2)]
    assert told == [["K5.h"], ["K5.b"]]
    home = World(text.replace("plants: tharsis.4=green_archetype\n", "").replace("tharsis.4", "laurentia.3"))
    assert [note.rule for note in home.game.view(home.b, 0).why("camp_3", "laurentia.0")] == ["A1.d.3"]


@rule("F4.0")
def test_a_choice_tells_whom_it_endangers() -> None:
    world = World(
        "orange_archetype: size=2\nblack_archetype: size=1 neurotoxin_a\n"
        "herbivores: siberia.1=black_archetype\ncarnivores: siberia.1=orange_archetype\n"
        "next: EndTurn\nnext: Fade\nnext: Recheck\nnext: Resize orange_archetype 0\n"
    )
    costs = {text: GAME.view(world.b, 0).cost(world.game.act(world.b, text)) for text in world.texts}
    told = {text: [note.text(GAME.texts("en")) for note in notes] for text, notes in costs.items()}
    assert told["no"] == []
    assert told["shrink orange_archetype"] == ["Orange archetype in Siberia 1, carnivore, is endangered."]
