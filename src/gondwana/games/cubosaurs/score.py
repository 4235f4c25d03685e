"""Chapter C5: what collections are worth at the end of a round. A collection is a count per card."""

from __future__ import annotations

from gondwana.games.cubosaurs.tables import BLACK, EGG, GREY, Tables


def type_counts(t: Tables, collection: list[int]) -> list[int]:
    """How many cards of each type a collection holds."""
    counts = [0, 0, 0, 0, 0, 0, 0, 0]
    card = 0
    for n in collection:
        if n > 0:
            counts[t.type[card]] += n
        card += 1
    return counts


def set_points(t: Tables, type_: int, n: int) -> int:
    """The value of n dinosaurs of one type: once for the whole set, four and more alike (C5.2)."""
    return t.value[type_ * 5 + (n if n < 4 else 4)]


def raptor_points(t: Tables, collection: list[int]) -> int:
    """Velociraptors in their best pairing (C5.3, C5.4, C5.5).

    Pairing a card wins its gain and saves its loss, so in each colour those with the largest sum go first.
    """
    points = 0
    greys: list[int] = []
    blacks: list[int] = []
    for card in t.raptors:
        n = collection[card]
        while n > 0:
            n -= 1
            points -= t.loss[card]
            (greys if t.type[card] == GREY else blacks).append(t.gain[card] + t.loss[card])
    if len(greys) > 0 and len(blacks) > 0:
        greys.sort(reverse=True)
        blacks.sort(reverse=True)
        for i in range(min(len(greys), len(blacks))):
            points += greys[i] + blacks[i]
    return points


def egg_wins(t: Tables, egg: int, counts: list[list[int]], seat: int, none_wins: bool) -> bool:
    """Does the owner of an egg have, alone or tied, the most of the kind it shows (C5.6, C5.7)?"""
    mine = 0
    for target in t.targets[egg]:
        mine += counts[seat][target]
    for other in counts:
        n = 0
        for target in t.targets[egg]:
            n += other[target]
        if n > mine:
            return False
    return mine > 0 or none_wins


def egg_points(t: Tables, collection: list[int], counts: list[list[int]], seat: int, none_wins: bool) -> int:
    """What the eggs of a seat's collection give or cost (C5.6)."""
    points = 0
    for egg in t.eggs:
        if collection[egg] > 0:
            gain = t.gain[egg] if egg_wins(t, egg, counts, seat, none_wins) else -t.loss[egg]
            points += collection[egg] * gain
    return points


def card_points(t: Tables, collections: list[list[int]], none_wins: bool) -> list[int]:
    """The points of every seat's cards (C5.8); tiles come on top."""
    counts = [type_counts(t, collection) for collection in collections]
    points: list[int] = []
    for seat in range(len(collections)):
        held = counts[seat]
        total = 0
        for type_ in range(GREY):
            total += set_points(t, type_, held[type_])
        if held[GREY] + held[BLACK] > 0:
            total += raptor_points(t, collections[seat])
        if held[EGG] > 0:
            total += egg_points(t, collections[seat], counts, seat, none_wins)
        points.append(total)
    return points
