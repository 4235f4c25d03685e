"""Questions a player asks: what could it eat, and who would die?"""

from __future__ import annotations

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.games.bios1 import bot
from gondwana.games.bios1.life import suits
from gondwana.games.bios1.state import Bios1
from gondwana.games.bios1.why import in_range, meals
from gondwana.kit.advice import Note
from gondwana.kit.errors import GondwanaError
from tests.games.bios1.tools import Plain
from tests.tools import rule

GAME = gondwana.game("bios1")
RULES = [
    *((True, rule) for rule in ["2.4f.1", "13.1", "12.0.1", "9.2e.1", "14.1", "14.4a", "9.2b", "9.2c", "11.0.2"]),
    *(
        (False, rule)
        for rule in ["2.4f.1", "13.1", "12.0.1", "9.2e.1", "14.1.1", "14.1a", "14.1b", "14.1c", "14.1d", "14.1e"]
    ),
    *((False, rule) for rule in ["15.1e.1", "11.1a", "11.1b", "6.1g.5", "10.4.1"]),
]
HERBIVORE = ("13.1", "2.4f.1", "9.2e.1")
BASE = "T2 biome: red_dino\nH4 biome: orange_cat\n"


def answers(t: Plain, animal: str, habitat: str) -> list[tuple[str, bool, str, str]]:
    found = meals(t.b, t.species(animal), t.b.t.habitats.index(habitat))
    return [(note.words["what"].partition(".")[2], note.good, note.rule, note.words["short"]) for note in found]


def deaths(t: Plain, choice: str) -> list[tuple[str, str, str]]:
    found = t.game.view(t.s, t.s.who).cost(t.game.act(t.s, choice))
    return [(note.words["animal"].partition(".")[2], note.words["habitat"], note.rule) for note in found]


def space(note: Note) -> str:
    """Where in the habitat an answer places the animal."""
    return "rooter" if note.rule == "12.0.1" else "biome" if note.rule in HERBIVORE else "predator"


@rule("13.1", "14.1", "14.1a", "14.1c", "14.1.1", "11.1a", "2.4f.1", "9.2e.1")
def test_each_no_names_the_paragraph_that_decides() -> None:
    t = Plain(
        "T3: calamites_thicket\nT4: lobsters\nT3 biome: orange_cat\norange_cat: 3 biped_stance bloodhound_nose\n" + BASE
    )
    assert answers(t, "red_dino", "T3") == [
        ("calamites_thicket", False, "13.1", "B"),
        ("calamites_thicket", False, "12.0.1", "N"),
        ("orange_cat", False, "14.1a", ""),
    ]
    assert answers(t, "red_dino", "T4") == [("", False, "11.1a", "")]
    assert answers(t, "red_dino", "T2") == [("home_red", True, "2.4f.1", ""), ("red_dino", False, "14.1.1", "")]
    assert answers(t, "red_dino", "A0") == [("", False, "9.2e.1", "")]
    grown = Plain(
        ("red_dino: 2\nT3: calamites_thicket\nT3 biome: orange_cat\norange_cat: 3 biped_stance bloodhound_nose\n")
        + BASE
    )
    assert answers(grown, "red_dino", "T3")[2] == ("orange_cat", False, "14.1c", "N")
    farmer = Plain("red_dino: 1\nred_dino cultures: agriculture bones hunting\nT3 biome: red_dino\n" + BASE)
    assert answers(farmer, "red_dino", "T1") == [("", True, "9.2e.1", "")]
    assert not in_range(t.b, 0, 0).good
    assert in_range(t.b, 0, 21).good


def test_the_answers_are_those_of_the_engine() -> None:
    rng = seeded(3)
    for seed in range(12):
        s = GAME.new(seed % 4 + 1, seed)
        assert isinstance(s, Bios1)
        for _ in range(40 * (seed + 1)):
            if s.acts:
                s.step(s.acts[rng.below(len(s.acts))])
        if s.herd:
            continue
        for species in range(s.players * 4):
            if s.size[species]:
                for h in range(26):
                    fits = suits(s, species, s.genome[species], s.size[species], h)
                    places = {space(note) for note in meals(s, species, h) if note.good}
                    assert places == {word for i, word in enumerate(("biome", "rooter", "predator")) if fits >> i & 1}


def test_a_preview_tells_who_would_die_and_keeps_the_next_card_secret() -> None:
    t = Plain("T2 predator: orange_cat\norange_cat: 1\nlower: spines\ndeck: spinosaurs_marine_horses\n" + BASE)
    assert deaths(t, "buy 0") == []
    t.play("buy 0")
    before = t.s.key()
    assert deaths(t, "mutate red_dino") == [("orange_cat", "T2", "14.1")]
    assert deaths(t, "discard") == []
    assert t.s.key() == before
    assert deaths(Plain(BASE), "grow red_dino") == []


def test_a_preview_tells_what_is_certain_before_the_chooser_is_asked_again() -> None:
    """Without tongue one animal starves in the arctic; then the owner is asked which hunter keeps the last prey."""
    t = Plain(
        "A0: lycopod_meadow\nA0 biome: red_dino\nred_dino: 2 anteater_tongue\nred_dino heritage: h\n"
        "H1: cycadeoid\nH1 biome: orange_cat\nH1 rooter: red_dino\norange_cat: 2 tripod_stance\n"
        "H1 predator: red_fin red_bird\nred_fin: 2\nred_bird: 2\n" + BASE
    )
    assert deaths(t, "grow red_dino") == []
    t.play("grow red_dino")
    assert (t.asked, deaths(t, "done")) == ("Adjust", [("red_dino", "A0", "13.1")])
    t.play("done")
    assert t.asked == "Favour"
    assert deaths(t, "spare red_bird") == [("red_dino", "H1", "13.6.1"), ("red_fin", "H1", "14.3.1")]


def test_nobody_is_said_to_die_who_may_still_follow() -> None:
    t = Plain("T2 predator: orange_cat\nred_dino: 2\norange_cat: 1\n" + BASE)
    assert deaths(t, "grow red_dino") == []
    t.play("grow red_dino")
    assert (t.asked, t.s.who) == ("Adjust", 1)
    assert deaths(t, "done") == [("orange_cat", "T2", "14.1")]
    assert deaths(t, "grow orange_cat") == []


def test_alone_the_turn_of_the_two_tusker_is_not_part_of_a_preview() -> None:
    t = Plain("genes: 0 0\nT2 biome: red_dino\nA1 biome: white_cat\nwhite_cat: 3\n", seats=1)
    for option in t.game.options(t.s):
        assert not any(name == "white_cat" for name, _, _ in deaths(t, option.text)), option.text


def test_every_answer_has_words_in_both_languages() -> None:
    t = Plain("T3: calamites_thicket\nT4: lobsters\nT3 biome: titanosaurs\n" + BASE)
    view = GAME.view(t.s, 0)
    assert {"red_dino", "orange_cat", "titanosaurs"} == set(view.subjects())
    for lang in ("en", "fr"):
        texts = GAME.texts(lang)
        assert {f"why.{'yes' if good else 'no'}.{rule}" for good, rule in RULES} <= texts.keys()
        for subject in view.subjects():
            for place in view.places():
                assert all(note.text(texts) for note in view.why(subject, place))
    first = view.why("titanosaurs", "T3")[0]
    assert first.text(GAME.texts("en")) == "T3, biome: can eat Calamites Thicket"
    with pytest.raises(GondwanaError, match="red_dino"):
        view.why("red_dina", "T3")
    with pytest.raises(GondwanaError, match="place"):
        view.why("red_dino", "T33")


def test_the_heuristic_bot_outscores_random_players() -> None:
    points = [0, 0]
    for seed in (1, 2):
        s = GAME.new(2, seed)
        rng = seeded(seed)
        me = seed % 2
        while s.acts:
            if s.who == me:
                s.step(bot.choose(s.determinize(me, int(rng.next())), me, rng))  # type: ignore[arg-type]
            else:
                s.step(s.acts[rng.below(len(s.acts))])
        points[0] += s.scores()[me]
        points[1] += s.scores()[1 - me]
    assert points[0] > 1.5 * points[1]
