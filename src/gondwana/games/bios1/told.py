"""What pieces of the table are called in words, with what is printed on them: for terminals and screen readers."""

from __future__ import annotations

from gondwana.games.bios1.dna import packed, written
from gondwana.games.bios1.state import species_of
from gondwana.games.bios1.tables import DYNASTY, SHAPES

CYCLES = {("arctic", "horse"): "p", ("tropical",): "e", ("jet",): "t"}
"""The three cycles of Milankovich (6.3)."""


def letters(code: str) -> str:
    """A code in the order of the letters, or a dash."""
    return written(packed(code)) or "–"


def origin(data: dict[str, object]) -> str:
    """The text that says that a tile is reconstructed, not the printed one."""
    return "told.invented" if data.get("invented") else ""


def about_biome(data: dict[str, object]) -> dict[str, object]:
    """A biome with what it asks for, its niche and what else it does."""
    niche = str(data["niche"])
    return {
        "told": "told.flipped" if data["flipped"] else "told.rooted" if data["roots"] else "told.biome",
        "leaves": letters(str(data["needs"])),
        "nuts": letters(str(data["roots"])),
        "words": {"niche_told": f"draw.niche_{niche}" if len(niche) > 1 else niche, "origin": origin(data)},
    }


def about_animal(data: dict[str, object]) -> dict[str, object]:
    """An animal with size, genome and teeth."""
    return {
        "told": "told.animal" if data["fed"] else "told.hungry",
        "code": letters(str(data["dna"])),
        "words": {"origin": origin(data)},
    }


def about_card(data: dict[str, object], colour: int) -> dict[str, object]:
    """A card as its buyer reads it: size limits and letters of the side, instinct or silhouette, genes, event."""
    side = data[str(data["side"])]
    assert isinstance(side, dict)
    instincts = data["instinct"]
    assert isinstance(instincts, list)
    told = {"event": event_key(data)}
    about = "told.card"
    if data["genotype"]:
        about = "told.genotype"
        told["shape"] = f"species.{species_of(colour, SHAPES[DYNASTY[colour]].index(side['shape']))}"
    elif instincts:
        about = "told.instinct"
        told["instinct"] = f"instinct.{instincts[0]}"
    return {"told": about, "low": side["low"], "high": side["high"], "code": letters(side["dna"]), "words": told}


def event_key(data: dict[str, object]) -> str:
    """The text of the event printed on a card (6.0)."""
    word = data["event"]
    if word == "catastrophe":
        return f"event.{'warmer' if data['event_step'] == 1 else 'colder'}"
    if word == "milankovich":
        latitudes = data["event_latitudes"]
        assert isinstance(latitudes, list)
        return f"event.{CYCLES[tuple(sorted(latitudes))]}"
    return f"event.{word}"


def about_species(data: dict[str, object]) -> dict[str, object]:
    """A living species with everything that counts."""
    if not data["size"]:
        return {}
    return {"told": "told.species", "code": letters(str(data["dna"]))}
