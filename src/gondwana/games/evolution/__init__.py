"""Evolution: The Origin of Species (RightGames, 2010), with Time to Fly and the cards of two boxes."""

from __future__ import annotations

from collections.abc import Mapping

from gondwana.games.evolution import acts, situation, view
from gondwana.games.evolution.draw import draw
from gondwana.games.evolution.frames import development, feeding, reactions, turns
from gondwana.games.evolution.state import Evolution
from gondwana.games.evolution.tables import TRAITS, Tables
from gondwana.kit.errors import DataError, GondwanaError
from gondwana.kit.game import Game
from gondwana.kit.tables import Box, check_cells

ON = ["one", "pair", "animal"]
DECKS = {"base": 84, "time_to_fly": 42}


def load(box: Box, settings: Mapping[str, int]) -> Tables:
    """The tables of a pack, checked against the contents of the boxes (E2.1, E15.1)."""
    check_cells(box, "traits", {"need": (0, 9)}, {"on": ON})
    check_cells(box, "cards", {"copies": (1, 42)}, {"deck": list(DECKS), "trait_a": TRAITS, "trait_b": TRAITS})
    check_cells(box, "food", {"players": (2, 8), "dice": (1, 9), "plus": (0, 20)}, {})
    if [row["id"] for row in box["traits"]] != TRAITS:
        raise DataError(f"traits.csv: the rows are {', '.join(TRAITS)}, in this order")
    for deck, wanted in DECKS.items():
        number = sum(int(row["copies"]) for row in box["cards"] if row["deck"] == deck)
        if number != wanted:
            raise DataError(f"cards.csv: the deck {deck} has {wanted} cards, here are {number}")
    for row in box["cards"]:
        if "anglerfish" in (row["trait_a"], row["trait_b"]) and (row["trait_a"], row["trait_b"]) != ("anglerfish", ""):
            raise DataError("cards.csv: an Anglerfish has no second trait (EX.3a)")
    if sorted(int(row["players"]) for row in box["food"]) != list(range(2, 9)):
        raise DataError("food.csv: one row for each number of players from 2 to 8")
    fly = settings["time_to_fly"] != 0
    boxes = 2 if settings["two_boxes"] else 1
    return Tables(box["traits"], box["cards"], box["food"], boxes, fly, fly and settings["half_decks"] != 0)


def make(tables: Tables, options: dict[str, int], seats: int) -> Evolution:
    """A game about to begin, if the cards suffice for so many players (E14.1, E15.1)."""
    most = 8 if options["two_boxes"] else 6 if options["time_to_fly"] else 4
    if seats > most:
        cards = "one box and Time to Fly" if options["time_to_fly"] else "one box"
        raise GondwanaError(f"evolution with {cards} is for 2 to {most} players, not {seats}; see option two_boxes")
    return turns.new_game(tables, options, seats)


GAME = Game(
    __name__,
    load=load,
    make=make,
    acts=acts.ACTS,
    events=acts.EVENTS,
    frames=[
        turns.Begin,
        turns.StartTurn,
        turns.FoodBase,
        turns.Extinction,
        development.Develop,
        development.Play,
        feeding.Feed,
        feeding.Go,
        reactions.Hunt,
        reactions.Ignore,
        reactions.Reveal,
        reactions.Defend,
        reactions.Scavenge,
        reactions.TakeRed,
        reactions.Lurk,
        reactions.Share,
    ],
    words=view.words,
    scene=view.scene,
    touch=view.touch,
    draw=draw,
    read=situation.read,
    write=situation.write,
)
