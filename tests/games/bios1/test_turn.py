"""Chapter 4: actions, the end of a turn, scorings."""

from __future__ import annotations

import gondwana
from gondwana.games.bios1.frames.scoring import ranking
from tests.games.bios1.tools import Plain, culled, drawn
from tests.tools import rule

BASE = "T2 biome: red_dino\nH4 biome: orange_cat\n"
SCORE = "\nnext: Round\nnext: EndTurn\n"


@rule("4.1", "2.2a")
def test_after_the_first_player_turns_go_round_the_table() -> None:
    t = Plain("colours: white red orange\nturn: p2\nA1 biome: white_cat\n" + BASE, 3)
    order = []
    for _ in range(4):
        order.append(t.who)
        species = {"p1": "white_cat", "p2": "red_dino", "p3": "orange_cat"}[t.who]
        t.play(f"grow {species}" if t.size(species) == 1 else f"shrink {species}")
    assert order == ["p2", "p3", "p1", "p2"]


@rule("4.2", "4.2b", "4.2c", "4.2d")
def test_one_action_and_no_pass() -> None:
    t = Plain("T2 biome: red_dino\nH4 biome: orange_cat\nlower: hump")
    assert {text.split()[0] for text in t.texts} == {"buy", "grow", "expand", "found"}
    t.refuses("pass", "4.2")
    t.refuses("culture red_dino tools", "9.0")
    t.play("grow red_dino")
    assert (t.who, t.size("red_dino")) == ("p2", 2)


@rule("4.2a", "5.0e", "5.0d.1")
def test_buying_plays_draws_resolves_and_refills() -> None:
    t = Plain("lower: spines hump\ndeck: panting beak\nA0: ginkgoes\nH0: petrified_forest\n" + BASE)
    t.play("buy 0", "mutate red_dino")
    assert t.events.index("mutate") < t.events.index("draw") < t.events.index("milankovich")
    assert [t.b.t.cards[card] for card in t.b.lower] == ["hump", "panting"]
    assert t.dna("red_dino") == "AA"


@rule("4.2e.1", "4.2e.2")
def test_the_roadrunner_action_and_the_answer_of_predators() -> None:
    text = (
        "option roadrunner_action: yes\nlower: hump beak\nlower genes: 1 0\ngenes: 2 0\n"
        "T2 biome: red_dino\nred_dino: 1 hooves\nT2 predator: orange_cat\norange_cat: 1\norange_cat tracks: S2\n"
    )
    t = Plain(text)
    assert t.offers("raise red_dino S", "lower red_dino S", "raise red_dino N")
    assert not t.offered("lower red_dino N")
    t.play("raise red_dino S")
    assert (t.b.genes, t.b.lower_genes[0], t.dna("red_dino")) == ([0, 0], 3, "SSS")
    assert (t.who, t.texts) == ("p2", ["done", "raise orange_cat S", "lower orange_cat S"])
    t.play("raise orange_cat S")
    assert t.at("T2 predator") == "orange_cat"
    declined = Plain(text).play("raise red_dino S", "done")
    assert declined.at("T2 predator") == ""
    poor = Plain(text.replace("genes: 2 0", "genes: 1 0"))
    poor.refuses("raise red_dino S", "4.2e.1")
    Plain("lower: hump\ngenes: 3 3\n" + BASE).refuses("raise red_dino S", "4.2e.1")
    down = Plain(text).play("lower red_dino S", "done")
    assert down.dna("red_dino") == "S"


@rule("4.2f", "4.4.2")
def test_genetic_drift_takes_from_the_richest() -> None:
    text = "option genetic_drift: yes\ncolours: red orange white\nlower: hump\nA1 biome: white_cat\n" + BASE
    t = Plain("genes: 1 3 3\n" + text, 3)
    assert t.offered("drift") == ["drift orange", "drift white"]
    t.play("drift white")
    assert t.b.genes == [2, 3, 2]
    Plain("genes: 4 3 3\n" + text, 3).refuses("drift white", "4.2f")
    Plain("genes: 0 0 0\n" + text, 3).refuses("drift white", "4.2f")
    assert not Plain("genes: 1 3\nlower: hump\n" + BASE).offered("drift")


@rule("4.2.1", "2.1.3", "7.3a.2")
def test_seven_animals_and_no_more() -> None:
    t = Plain(
        "colours: red white\nA1 biome: white_cat\nlower: night_vision web_feet beak\ngenes: 9 0\n"
        "red_dino: 1 pit_sensor\n"
        "red_dino cultures: bones\nT2 biome: red_dino\nH0: larch_forest\nT3: lycopod_meadow\nred_dino tracks: N1\n"
        "red_fin: 1\nred_fin tracks: N1\nT2 predator: red_fin\n"
    )
    assert t.reserve("red_dino") == 4
    full = Plain(
        "colours: red white\nA1 biome: white_cat\nlower: night_vision web_feet\nlower genes: 0 0\ngenes: 9 0\n"
        "red_dino: 1 pit_sensor opposable_thumb\nred_dino cultures: tools bones hunting labour\nT2 biome: red_dino\n"
        "T3: lycopod_meadow\nT3 biome: red_dino\n"
    )
    assert full.reserve("red_dino") == 0
    full.refuses("expand red_dino T2 biome", "4.2.1")
    assert not full.offered("culture")
    opened = Plain(full.game.dump(full.s).removeprefix("game: bios1\nseats: 2\n"))
    assert full.play("buy 0").offers("mutate red_dino")
    assert opened.play("buy 1").who == "p2"
    assert opened.where("web_feet") == 20


@rule("4.3", "4.3a", "4.3b", "4.3c", "18.0")
def test_every_turn_ends_with_a_culling_of_all() -> None:
    text = "T2 biome: red_dino\nT2 predator: orange_cat\norange_cat: 1\nH4 biome: orange_cat\nlower: spines\n"
    t = Plain(text).play("buy 0")
    t.play("mutate red_dino")
    assert (t.at("T2 predator"), t.at("H4 biome")) == ("", "orange_cat")


@rule("4.4", "5.0f", "4.4.1", "1.2.2")
def test_the_last_card_of_a_period_brings_a_scoring() -> None:
    t = Plain("drawn: 5\nlower: hump\ndeck: placenta\ntarpit: ginkgoes belemnites lobsters\nT6: coal_swamp\n" + BASE)
    t.play("buy 0", "discard")
    assert t.events.count("scoring") == 1
    assert t.events.index("milankovich") < t.events.index("scoring")
    assert [len(tiles) for tiles in t.b.fossils] == [2, 1]
    upper = Plain("drawn: 5\noption upper_display: yes\nlower: hump\nupper: beak\ntarpit: ginkgoes\n" + BASE)
    upper.play("buy_upper 0", "discard")
    assert "scoring" not in upper.events
    assert upper.b.drawn == 5


@rule("4.4a", "6.1f.2")
def test_population_counts_animals_and_ferns_thrice() -> None:
    t = Plain(
        "A0: azolla_bloom\nA0 biome: red_dino\nred_dino: 1 lophodont_cheek_teeth web_feet\nT2 biome: red_dino\n"
        "A0 predator: red_fin\nred_fin: 1\nred_fin tracks: M1 N1\nH4 biome: orange_cat"
    )
    assert t.b.population_of(0, True) == 7
    assert t.b.population_of(0, False) == 3
    four = Plain(
        "H0: cycadeoid\nH0 biome: red_dino\nH0 rooter: orange_cat\nred_dino: 1 biped_stance\n"
        "orange_cat: 1 gnawing_incisors\n"
        "H0 predator: red_fin orange_bat\nred_fin: 1\norange_bat: 1"
    )
    assert [four.b.population_of(player, True) for player in (0, 1)] == [2, 2]


@rule("4.4b", "4.4c", "4.4d", "4.4e", "4.4.1", "16.3.3")
def test_shares_of_the_tarpit() -> None:
    tiles = "belemnites lobsters ginkgoes coal_swamp kelp_forest clam_beds seed_ferns tree_ferns cycad_woods sea_lilies"
    t = Plain(
        f"genes: 0 0 0 0\ntarpit: {tiles}\nT3: lycopod_meadow\nT4: horsetail_swamp\nT2 biome: red_dino\n"
        "T2 predator: orange_bat\nred_dino: 1 w_shaped_teeth\nT3 biome: red_dino\nT4 biome: red_dino\n"
        "H4 biome: orange_cat\nT3 predator: orange_bat\norange_cat: 1\norange_bat: 1\nA1 biome: white_cat\n"
        "scoring: yes" + SCORE,
        4,
    )
    assert [len(owned) for owned in t.b.fossils] == [5, 3, 0, 1]
    assert len(t.b.tarpit) == 1
    assert ranking(t.b) == [0, 1, 3, 2]
    for n, shares in ((0, [0, 0]), (1, [1, 0]), (3, [2, 1])):
        s = Plain("genes: 3 3\ntarpit: " + " ".join(tiles.split()[:n]) + "\nscoring: yes\n" + BASE + SCORE)
        assert [len(owned) for owned in s.b.fossils] == shares
    rich = Plain("genes: 2 5\ntarpit: lobsters\nscoring: yes\n" + BASE + SCORE)
    assert [len(owned) for owned in rich.b.fossils] == [0, 1]


@rule("4.4.1")
def test_a_last_animal_that_dies_in_the_scoring_turn_gets_nothing() -> None:
    t = culled(
        "scoring: yes\ntarpit: lobsters sea_lilies\nT3: lycopod_meadow\nT3 biome: red_dino\nH4 biome: orange_cat"
    )
    assert [len(owned) for owned in t.b.fossils] == [0, 1]
    nobody = Plain("scoring: yes\ntarpit: lobsters" + SCORE)
    assert nobody.tarpit == ["lobsters"]
    assert nobody.who == "p2"


@rule("aid.2", "8.0a.4", "7.1.1")
def test_nothing_else_can_be_done() -> None:
    g = gondwana.game("bios1")
    s = g.new(4, 11)
    seen: set[str] = set()
    for step in range(400):
        if not s.acts:
            break
        if type(s.stack[-1]).__name__ == "Turn":
            seen |= {option.text.split()[0] for option in g.options(s)}
        s.step(s.acts[(step * 7) % len(s.acts)])
    assert seen <= {"buy", "buy_upper", "grow", "shrink", "culture", "expand", "found"}


@rule("aid.1")
def test_herbivores_are_culled_before_carnivores() -> None:
    t = culled(
        "T3: lycopod_meadow\nT3 biome: red_dino orange_cat\nred_dino: 1 anteater_tongue\norange_cat: 1 opposable_thumb "
        "bloodhound_nose\nT3 predator: red_fin\nred_fin: 1\nT2 biome: red_dino\nH4 biome: orange_cat"
    )
    assert (t.at("T3 biome"), t.at("T3 predator"), t.at("T3 rooter")) == ("orange_cat", "", "")


@rule("4.2a", "6.0")
def test_an_event_strikes_after_the_card_was_played() -> None:
    t = drawn(
        "T2 biome: red_dino\nred_dino: 1 spines bloodhound_nose beak\nH4 biome: orange_cat", "spinosaurs_marine_horses"
    )
    assert t.size("red_dino") == 0
