"""Chapters 5 and 7: buying and playing cards."""

from __future__ import annotations

from tests.games.bios1.tools import Plain, culled
from tests.tools import rule

BASE = "T2 biome: red_dino\nH4 biome: orange_cat\n"
ROW = "lower: anteater_tongue spines bloodhound_nose carnosaurs_mesonychids digging_claws\n"


@rule("5.0", "5.0a.1", "5.0a.2", "5.0b")
def test_prices_and_genes_on_cards() -> None:
    t = Plain("genes: 2 4\nlower genes: 0 0 1 3 0\n" + ROW + BASE)
    assert t.offered("buy") == ["buy 0", "buy 1", "buy 2"]
    t.refuses("buy 3", "5.0")
    t.play("buy 2")
    assert (t.b.genes, t.b.lower_genes) == ([1, 4], [1, 1, 3, 0])
    rich = Plain("genes: 4 0\n" + ROW + BASE).play("buy 4")
    assert (rich.b.genes, rich.b.lower_genes) == ([0, 0], [1, 1, 1, 1])
    broke = Plain("genes: 0 4\n" + ROW + BASE)
    assert broke.offered("buy") == ["buy 0"]


@rule("5.0c.1", "5.0c.2", "aid.3")
def test_a_card_is_played_or_discarded_at_once() -> None:
    t = Plain("genes: 0 4\nlower genes: 3 0 0 0 0\n" + ROW + BASE).play("buy 0")
    assert t.texts == ["mutate red_dino", "discard"]
    t.play("discard")
    assert t.b.genes[0] == 3
    assert t.where("anteater_tongue") == 20
    assert "draw" in t.events
    assert sum(t.b.genes + t.b.lower_genes) == 7


@rule("5.0d.1", "5.0d.2", "5.0e")
def test_the_two_displays_are_filled_from_two_decks() -> None:
    text = "option upper_display: yes\nupper: hump fur beak lek trunk\ngenes: 9 0\ndeck: feathers\ngeneral: sail_back\n"
    t = Plain(text + ROW + BASE).play("buy_upper 2", "discard")
    assert [t.b.t.cards[card] for card in t.b.upper] == ["hump", "fur", "lek", "trunk", "sail_back"]
    assert (t.b.upper_genes, t.b.lower_genes, t.b.catastrophes) == ([1, 1, 0, 0, 0], [0] * 5, 0)
    assert t.b.drawn == 0
    assert "catastrophe" not in t.events
    lower = Plain(text + ROW + BASE).play("buy 1", "discard")
    assert lower.b.drawn == 1
    assert len(lower.b.upper) == 5
    short = Plain("general: sail_back\ngeneral left: 1\n" + text.replace("general: sail_back\n", "") + ROW + BASE)
    short.play("buy_upper 0", "discard", "grow orange_cat", "buy_upper 0", "discard")
    assert len(short.b.upper) == 4


@rule("7.0", "7.1", "7.3", "7.3a.1", "7.3a.3", "9.1")
def test_a_mutation_gives_letters_and_instinct() -> None:
    t = Plain("lower: rooting_snout night_vision\ngenes: 9 9\nred_dino: 1 bloodhound_nose\n" + BASE)
    t.play("buy 0", "mutate red_dino")
    assert t.dna("red_dino") == "IMN"
    assert t.reserve("red_dino") == 8 - 1 - 1 - 2
    assert t.game.view(t.s, 0).scene.zone("red_dino").data["instincts"] == ["nature"]
    t = Plain("lower: night_vision\nred_dino: 1 bloodhound_nose\n" + BASE).play("buy 0", "mutate red_dino")
    assert t.dna("red_dino") == "NN"
    assert t.reserve("red_dino") == 5


@rule("7.1")
def test_only_living_species_mutate() -> None:
    t = Plain("lower: hump\n" + BASE).play("buy 0")
    assert t.offered("mutate") == ["mutate red_dino"]
    t.refuses("mutate red_fin", "7.1")


@rule("7.2", "9.2a")
def test_size_limits_of_mutations() -> None:
    text = "lower: feathers\nH4 biome: orange_cat\nT2 biome: red_dino\n"
    assert Plain(text + "red_dino: 4").play("buy 0").offers("mutate red_dino")
    tall = Plain(text + "red_dino: 5\nred_fin: 5\nred_fin tracks: N1\nT2 predator: red_fin")
    tall.play("buy 0")
    assert tall.who == "p2"
    assert tall.where("feathers") == 20
    two = Plain(text + "red_dino: 5\nred_fin: 4\nT2 predator: red_fin").play("buy 0")
    assert two.texts == ["mutate red_fin", "discard"]
    two.refuses("mutate red_dino", "7.2")
    assert Plain(text + "red_dino: 5\nred_dino cultures: tools").play("buy 0").offers("mutate red_dino")
    small = Plain("lower: trunk\nred_fin: 2\nT2 predator: red_fin\n" + BASE).play("buy 0")
    small.refuses("mutate red_dino", "7.2")


@rule("7.3", "6.2a.2")
def test_a_track_stops_at_three_but_remembers() -> None:
    t = Plain("lower: hooves\nred_dino: 3 hump adrenal_glands\nred_dino tracks: S2 A1\n" + BASE)
    t.play("buy 0", "mutate red_dino")
    assert t.dna("red_dino") == "PASSS"
    over = Plain("red_dino: 4 hooves flow_through_lungs\n" + BASE)
    assert over.dna("red_dino") == "SSS"
    one = Plain("red_dino: 3 digitigrade_hopping hooves flow_through_lungs\n" + BASE).play("grow red_dino")
    assert one.dna("red_dino") == "SSS"
    lost = Plain("red_dino: 4 hooves flexure_heel\n" + BASE).play("grow red_dino")
    assert lost.dna("red_dino") == ""


@rule("7.3b", "7.3b.1")
def test_wings_need_three_s_and_size_one() -> None:
    text = "H4 biome: orange_cat\nT4: lobsters\nT5: coal_swamp\nT2 biome: red_dino\nA5: larch_forest\n"
    t = Plain(text + "red_dino: 1 hooves flexure_heel gizzard_stones cheeks_and_tongue\n")
    data = t.game.view(t.s, 0).scene.zone("red_dino").data
    assert (data["flies"], data["range"]) == (True, 7)
    assert t.offers("expand red_dino T5 biome")
    t.play("grow red_dino")
    data = t.game.view(t.s, 0).scene.zone("red_dino").data
    assert (data["flies"], data["range"]) == (False, 2)
    stranded = Plain(
        "T4: quillwort_marsh\nT2 biome: red_dino\nT2: palaeoniscids\n" + "A0: conifer_forest\nA0 biome: red_fin\n"
        "red_fin: 1 gizzard_stones cheeks_and_tongue\nred_fin tracks: M2 S3\n" + "H4 biome: orange_cat\n"
        "red_dino: 1 web_feet\n"
    )
    assert stranded.at("A0 biome") == "red_fin"
    stranded.play("grow red_fin")
    assert stranded.at("A0 biome") == ""
    assert stranded.size("red_fin") == 0


@rule("7.3c", "7.3d", "7.3e.1", "9.1.1", "21.5c.advice")
def test_instincts_of_colonies_whales_and_fire_bearers() -> None:
    def instincts(text: str) -> list[str]:
        t = Plain(text + "\nT2 biome: red_dino\nH4 biome: orange_cat\n")
        found = t.game.view(t.s, 0).scene.zone("red_dino").data["instincts"]
        assert isinstance(found, list)
        return found

    assert instincts("red_dino: 1\nred_dino tracks: N3") == ["social"]
    assert instincts("red_dino: 2\nred_dino tracks: N3") == []
    assert instincts("red_dino: 5\nred_dino tracks: A3") == ["nature"]
    t = Plain("T2: palaeoniscids\nT2 biome: red_dino\nred_dino: 6 web_feet\nlower: caudal_fin\nH4 biome: orange_cat")
    t.play("buy 0", "mutate red_dino")
    assert (t.dna("red_dino"), t.at("T2 biome")) == ("MMM", "red_dino")
    assert t.game.view(t.s, 0).scene.zone("red_dino").data["instincts"] == ["language"]


@rule("7.3f.1", "7.3f.2", "7.3f.3", "21.5b.advice")
def test_animals_die_in_terrain_that_is_no_longer_theirs() -> None:
    both = "T3: palaeoniscids\nT3 biome: red_dino\nT2 biome: red_dino\nH4 biome: orange_cat\n"
    t = Plain("lower: web_feet\nred_dino: 2 sculling_tail\n" + both).play("buy 0", "mutate red_dino")
    assert (t.at("T3 biome"), t.at("T2 biome")) == ("red_dino", "")
    land = Plain("lower: web_feet\nred_dino: 2 sculling_tail\nT2 biome: red_dino\nH4 biome: orange_cat")
    land.play("buy 0", "mutate red_dino")
    assert land.size("red_dino") == 0
    back = Plain("red_dino: 4 needle_teeth\n" + both).play("grow red_dino")
    assert (back.at("T3 biome"), back.at("T2 biome")) == ("", "red_dino")
    stays = culled("red_dino: 2 caudal_fin\n" + both)
    assert (stays.at("T3 biome"), stays.at("T2 biome")) == ("red_dino", "")
    rival = culled(
        "T3: quillwort_marsh\nT3 biome: red_dino orange_cat\nred_dino: 1 gizzard_stones lek\n"
        "orange_cat: 1 web_feet\nH4 biome: orange_cat\nT2 biome: red_dino"
    )
    assert rival.at("T3 biome") == "orange_cat"


@rule("7.4.1", "7.4.2", "7.4.3", "7.4a", "7.4b.1", "7.4c", "2.2b")
def test_a_genotype_founds_a_species() -> None:
    doves = "lower: doves_tillodonts\ncolours: red green\nA4 biome: green_dino\nturn: p2\n"
    for pile, fit in (
        ("foregut_digestion flexure_heel", True),
        ("hooves", True),
        ("foregut_digestion", False),
        ("gnawing_incisors seed_cracking_bill", False),
    ):
        t = Plain(doves + f"T2 biome: red_dino\ngreen_dino: 1 {pile}\n").play("buy 0")
        assert (t.who == "p2") == fit, pile
    t = Plain(
        doves + "T2 biome: red_dino\ngreen_dino: 1 foregut_digestion flexure_heel\nT3: lycopod_meadow\n"
        "green_dino heritage: i\nT3 biome: green_dino\n"
    ).play("buy 0")
    assert t.texts == ["speciate green_dino", "discard"]
    t.play("speciate green_dino")
    assert t.at("A4 biome") == "green_bird"
    assert t.at("T3 biome") == "green_dino"
    assert (t.dna("green_bird"), t.size("green_bird")) == ("HSSS", 1)
    assert t.game.view(t.s, 0).scene.zone("green_bird").data["flies"]
    assert t.dna("green_dino") == "GHIS"
    glypt = Plain(
        "lower: ankylosaurs_glyptodonts\nT2 biome: red_dino\nred_dino: 2 lophodont_cheek_teeth\nH4 biome: orange_cat"
    )
    assert glypt.play("buy 0").who == "p2"


@rule("7.4b.1", "7.4b.2", "16.2a.1", "16.2a.3", "16.2a.4")
def test_speciation_replaces_an_animal_and_may_end_the_parent() -> None:
    t = Plain(
        "lower: brontosaurs_chalicotheres\nturn: p2\nT2 biome: red_dino\nH4 biome: orange_cat\n"
        "orange_cat: 3 carnosaurs_mesonychids biped_stance\norange_cat heritage: b\n"
    ).play("buy 0")
    t.play("speciate orange_cat")
    assert (t.size("orange_cat"), t.size("orange_rhino"), t.dna("orange_rhino")) == (0, 3, "BA")
    assert t.where("carnosaurs_mesonychids") == 16 + 1
    assert t.where("biped_stance") == 20
    assert t.b.heritage == [-1] * 10
    carnivore = Plain(
        "lower: brontosaurs_chalicotheres\nturn: p2\nT2 biome: red_dino\nred_dino: 3\n"
        "red_dino tracks: N1\nT2 predator: orange_cat\n"
        "orange_cat: 3 biped_stance bloodhound_nose\n"
    ).play("buy 0")
    assert carnivore.who == "p1"
    assert carnivore.where("brontosaurs_chalicotheres") == 20


@rule("7.5", "7.5a.1", "7.5a.2", "7.4.1")
def test_a_genotype_of_a_living_silhouette_is_a_fossil() -> None:
    text = "lower: doves_tillodonts\ncolours: orange white\nturn: p2\nH4 biome: orange_cat\nA1 biome: white_cat\n"
    t = Plain(text + "white_bat: {}\nwhite_bat tracks: N1\nA1 predator: white_bat\n".format("2")).play(
        "buy 0", "fossil"
    )
    assert t.where("doves_tillodonts") == 16 + 1
    assert t.b.points(1) == 2 + 2
    assert (t.dna("white_bat"), t.size("white_bat")) == ("N", 2)
    tall = Plain(text + "white_cat: 4\nwhite_bat: 4\nwhite_bat tracks: N1\nA1 predator: white_bat\n").play("buy 0")
    assert tall.where("doves_tillodonts") == 20
    other = Plain(text + ("white_cat: 2 bloodhound_nose\nwhite_bat: 2\nwhite_bat tracks: S1\nH4 predator: white_bat\n"))
    other.play("buy 0")
    assert other.where("doves_tillodonts") == 20
