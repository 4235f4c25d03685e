"""The table in words: all that a card or tile says is said, so that one can play without seeing."""

from __future__ import annotations

import pytest

import gondwana
from gondwana.kit.text import render
from tests.games.bios1.tools import Plain
from tests.tools import rule

GAME = gondwana.game("bios1")
BASE = "T2 biome: red_dino\nH4 biome: orange_cat\n"


def told(t: Plain, lang: str = "en") -> str:
    return render(GAME.view(t.s, 0).scene, GAME.texts(lang))


@rule("2.4b", "2.4c", "12.0.1", "2.4g.1")
def test_tiles_and_animals_say_what_is_printed_on_them() -> None:
    t = Plain(
        "H1: cycadeoid\nH1 biome: titanosaurs\nT3: home_red\nT6 biome: red_dino\nT6: lycopod_meadow\n"
        "red_dino: 2 digging_claws\nH4 biome: orange_cat\n"
    )
    text = told(t)
    assert "Cycadeoid (asks for B, roots for H; niche S)" in text
    assert "Titanosaurs (size 6, BBA, 6 teeth)" in text
    assert "Lycopod Meadow (asks for I; niche N)" in text
    assert "Red dinosaur (size 2, IN, 2 teeth)" in text
    assert "Red dinosaur: size 2, IN, range 2, 1 on the map, 5 in reserve" in text
    assert "Prairie de lycopodes (exige I\u202f; niche N)" in told(t, "fr")


def test_cards_say_letters_limits_genes_and_event() -> None:
    t = Plain(
        "lower: spines bloodhound_nose doves_tillodonts flow_through_lungs tubenose\nlower genes: 2 0 0 0 0\n" + BASE
    )
    text = told(t)
    assert "Spines (AA, sizes 1–1; 2 genes; catastrophe from 4 letters, warmer)" in text
    assert "Bloodhound Nose (N, Natural history, sizes 1–6; 0 genes; two new tiles)" in text
    assert "Doves / Tillodonts (HSSS, founds Red bird, sizes 1–1; 0 genes; two new tiles)" in text
    assert "(SS, sizes 1–4; 0 genes; catastrophe from 5 letters, colder)" in text
    assert "(M, sizes 1–6; 0 genes; erosion)" in text


@rule("15.1e.1", "2.1.1")
@pytest.mark.parametrize(
    ("lang", "turned", "ours"),
    [("en", "turned over", "a reconstructed tile"), ("fr", "retournée", "tuile reconstituée")],
)
def test_turned_and_reconstructed_tiles_say_so(lang: str, turned: str, ours: str) -> None:
    t = Plain("catastrophes: 2\nlevel: 200\nH1: prairie\nA0: ginkgoes flipped\nT3: lycopod_meadow\n" + BASE)
    lines = {line[:2]: line for line in told(t, lang).splitlines()}
    assert turned in lines["A0"]
    assert ours in lines["H1"]
    assert ours not in lines["T3"]
    assert GAME.view(t.s, 0).svg(lang).count("≈") == 2  # the tile, and the key


@rule("18.2", "18.2b", "18.2d")
def test_the_way_on_to_origins_is_told_and_exported() -> None:
    """Most instincts first, then most points, whatever the seat."""
    text = (
        "option origins: yes\ncolours: red orange green\ngenes: 0 0 0\nA4 biome: green_dino\nlevel: 400\n"
        "red_dino: 1 forebrain\norange_cat: 1 parental_protection communication\n"
        "green_dino: 1 mobbing\ngreen fossils: lobsters ginkgoes\n" + BASE + "ending: yes\nnext: Round\nnext: EndTurn\n"
    )
    t = Plain(text, 3)
    assert t.who == "over"
    scene = GAME.view(t.s, 1).scene
    assert [brain["player"] for brain in scene.data["origins"]["brains"]] == ["orange", "green", "red"]
    assert scene.to_json()["data"]["origins"]["age"] == "ice"
    lines = told(t).splitlines()
    assert "Going on with Origins in an ice age; brain cards are chosen in this order" in lines
    assert "Brain 1: Orange cat, Social skills, Language" in lines
    assert "Brain 1: Orange cat, Social skills, Language" in GAME.view(t.s, 1).svg()
