"""Trias once more, written straight from the book with dictionaries and sets, for checking the engine.

It shares no code with the engine: not even the reading of situations, of which it knows the part that tests use
(the last line tells the question: Place, PlayCard or Actions).
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator

Cell = tuple[int, int]
SIX = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
ROOM = {"mountain": 2, "steppe": 3, "wood": 4, "pole": 0}


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in SIX]


def parse(word: str) -> Cell:
    q, r = word.split(",")
    return int(q), int(r)


def show(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def ceil_div(a: int, b: int) -> int:
    return -(-a // b)


def terrain(card: str) -> str:
    return card.rstrip("2")


class Slow:
    """A position; `options` are texts, `play` takes one of them."""

    def __init__(self, text: str) -> None:
        lines: dict[str, list[str]] = {}
        for raw in text.splitlines():
            name, colon, rest = raw.partition("#")[0].partition(":")
            if colon:
                words = []
                for word in rest.split():
                    base, _, times = word.partition("*")
                    words += [base] * int(times or 1)
                lines[name.strip()] = words
        self.seats = int(lines["seats"][0])
        self.straight = lines.get("option straight_distance") == ["yes"]
        self.islands = lines.get("option islands_score") == ["yes"]
        self.full = 3 if self.seats == 2 else 4
        self.tiles: dict[Cell, str] = {(0, 0): "pole"}
        for sort in ("mountain", "steppe", "wood"):
            for word in lines.get(sort, []):
                self.tiles[parse(word)] = sort
        self.land: dict[Cell, Counter[int]] = {cell: Counter() for cell in self.tiles}
        self.water: dict[Cell, Counter[int]] = {}
        self.reserve = [10 if self.seats == 2 else 15] * self.seats
        self.score = [0] * self.seats
        self.hand: list[str] = []
        for seat in range(self.seats):
            me = f"p{seat + 1}"
            for word in lines.get(me, []):
                self.land[parse(word)][seat] += 1
                self.reserve[seat] -= 1
            for word in lines.get(f"{me} swimming", []):
                self.water.setdefault(parse(word), Counter())[seat] += 1
                self.reserve[seat] -= 1
            self.score[seat] = int(lines.get(f"{me} score", ["0"])[0])
            self.hand.append(lines[f"{me} hand"][0])
        self.deck = lines["deck"]
        self.turn = int(lines.get("turn", ["p1"])[0][1:]) - 1
        self.last = int(lines.get("last", ["0"])[0])
        self.points = 0
        self.used: Counter[Cell] = Counter(parse(word) for word in lines.get("tired", []))
        self.lifted: Cell | None = None
        self.colour = ""
        self.bonus = 0
        asked = lines["next"]
        self.placing = int(asked[1]) if asked[0] == "Place" else 0
        self.over = False
        if self.placing:
            self.phase = "place"
        elif asked == ["Actions"]:
            self.phase = "act"
            self.points = int(lines.get("points", ["0"])[0])
        else:
            assert asked == ["PlayCard"]
            self.phase = "card"
            self.points = self.full
        self.settle()

    # -- geometry --------------------------------------------------------------------------------------------------

    def far(self, cell: Cell) -> float:
        q, r = cell
        return q * q + q * r + r * r if self.straight else max(abs(q), abs(r), abs(q + r))

    @staticmethod
    def lands(tiles: set[Cell]) -> list[set[Cell]]:
        rest, found = set(tiles), []
        while rest:
            land, edge = set(), [rest.pop()]
            while edge:
                here = edge.pop()
                land.add(here)
                for other in around(here):
                    if other in rest:
                        rest.remove(other)
                        edge.append(other)
            found.append(land)
        return found

    @staticmethod
    def outer(tiles: set[Cell]) -> set[Cell]:
        """The outer sea within a box that is too large for the tiles."""
        size = max(max(abs(q), abs(r)) for q, r in tiles) + 3
        box = {(q, r) for q in range(-size, size + 1) for r in range(-size, size + 1)} - tiles
        sea, edge = {(size, size)}, [(size, size)]
        while edge:
            for other in around(edge.pop()):
                if other in box and other not in sea:
                    sea.add(other)
                    edge.append(other)
        return sea

    def sources(self) -> list[Cell]:
        tiles = set(self.tiles)
        sea = self.outer(tiles)
        return [
            cell
            for land in self.lands(tiles)
            if len(land) > 1 and any(self.land[cell][self.turn] for cell in land)
            for cell in land
            if cell != (0, 0) and any(other in sea for other in around(cell)) and any(True for _ in self.targets(cell))
        ]

    def targets(self, source: Cell) -> Iterator[Cell]:
        tiles = set(self.tiles)
        origin = next(land for land in self.lands(tiles) if source in land)
        tiles.remove(source)
        pieces = [land for land in self.lands(tiles) if land <= origin]
        for cell in sorted({other for piece in pieces for tile in piece for other in around(tile)} - tiles):
            if self.far(cell) > self.far(source):
                sea = self.outer(tiles | {cell})
                if any(other in sea for other in around(cell)):
                    yield cell

    # -- what happens ----------------------------------------------------------------------------------------------

    def drift(self, source: Cell, target: Cell) -> None:
        tiles = set(self.tiles)
        origin = next(land for land in self.lands(tiles) if source in land)
        tiles.remove(source)
        after = self.lands(tiles)
        pieces = [land for land in after if land <= origin]
        touched = [land for land in after if any(other in land for other in around(target))]
        sort, fallen = self.tiles.pop(source), self.land.pop(source)
        self.used.pop(source, None)
        self.tiles[target] = sort
        self.land[target] = self.water.pop(target, Counter())
        if fallen.total():
            self.water[source] = fallen
        if self.seats == 2 or len(pieces) == 1 or len(touched) > 1 or (0, 0) in touched[0]:
            return
        if (0, 0) not in origin and not self.islands:
            return
        herds = [sum(self.land[cell][seat] for cell in touched[0] | {target}) for seat in range(self.seats)]
        ranks = sorted({n for n in herds if n}, reverse=True)
        for seat, n in enumerate(herds):
            if n and n in ranks[:2]:
                self.score[seat] += 2 - ranks.index(n)

    def totals(self) -> list[int]:
        totals = list(self.score)
        for land in self.lands(set(self.tiles)):
            herds = [sum(self.land[cell][seat] for cell in land) for seat in range(self.seats)]
            ranks = sorted({n for n in herds if n}, reverse=True)
            if (0, 0) in land or not ranks:
                continue
            first = [seat for seat in range(self.seats) if herds[seat] == ranks[0]]
            second = [seat for seat in range(self.seats) if len(ranks) > 1 and herds[seat] == ranks[1]]
            for seat in first:
                totals[seat] += len(land) if len(first) == 1 else ceil_div(3 * len(land), 2 * len(first))
            if len(first) == 1:
                for seat in second:
                    totals[seat] += ceil_div(len(land), 2 * len(second))
        return totals

    def start_turn(self) -> None:
        self.used = Counter()
        self.phase = "act" if self.last else "card"
        self.points = 2 if self.last else self.full

    def end_turn(self) -> None:
        me = self.turn
        for cell in list(self.water):
            self.reserve[me] += self.water[cell].pop(me, 0)
            if not self.water[cell].total():
                del self.water[cell]
        for cell, herds in self.land.items():
            while herds.total() > ROOM[self.tiles[cell]] and herds[me]:
                herds[me] -= 1
                self.reserve[me] += 1
        if self.last:
            self.last -= 1
            if not self.last:
                self.over = True
                return
        elif self.hand[me] == "none":
            self.hand[me] = self.deck.pop(0)
            if self.hand[me] == "meteorite":
                self.hand[me] = "none"
                self.last = self.seats
        self.turn = (me + 1) % self.seats
        self.start_turn()

    # -- choices ---------------------------------------------------------------------------------------------------

    def room(self, cell: Cell) -> bool:
        return cell in self.tiles and self.land[cell].total() < ROOM[self.tiles[cell]]

    def rescues(self) -> list[str]:
        return [
            f"rescue {show(cell)} {show(other)}"
            for cell, herds in self.water.items()
            if herds[self.turn]
            for other in around(cell)
            if self.room(other)
        ]

    def options(self) -> list[str]:
        if self.over:
            return []
        if self.phase == "place":
            return [f"place {show(c)}" for c in self.tiles if c != (0, 0) and not self.land[c].total()]
        if self.phase == "card":
            return [f"play {self.hand[self.turn]}", "draw"]
        if self.phase == "take":
            all_ = self.sources()
            right = [cell for cell in all_ if self.tiles[cell] == self.colour]
            return [f"take {show(cell)}" for cell in right or all_]
        if self.phase == "put":
            assert self.lifted is not None
            return [f"put {show(cell)}" for cell in self.targets(self.lifted)]
        if self.phase == "rescue":
            return ["done", *self.rescues()]
        return self.actions()

    def actions(self) -> list[str]:
        found = ["done"]
        if not self.points:
            return found
        if self.points >= 3:
            found += [f"take {show(cell)}" for cell in self.sources()]
        for cell in self.tiles:
            mine = self.land[cell][self.turn]
            if not mine:
                continue
            fresh = mine - self.used[cell]
            for other in around(cell):
                if self.room(other):
                    found.append(f"move {show(cell)} {show(other)}")
                    if 0 < fresh < mine and self.reserve[self.turn] and self.points > 1:
                        found.append(f"move_bred {show(cell)} {show(other)}")
            if fresh and self.room(cell) and self.reserve[self.turn]:
                found.append(f"breed {show(cell)}")
        return found + self.rescues()

    def play(self, text: str) -> None:
        self.apply(text)
        self.settle()

    def settle(self) -> None:
        """Go on through questions that nobody is asked."""
        while not self.over:
            options = self.options()
            if (self.phase == "take" and not options) or (self.phase == "rescue" and len(options) == 1):
                self.phase = "act"
            elif self.phase in ("place", "take", "put") and len(options) == 1:
                self.apply(options[0])
            else:
                return

    def apply(self, text: str) -> None:
        word, *cells = text.split()
        if word == "place":
            self.land[parse(cells[0])][self.turn] += 2
            self.reserve[self.turn] -= 2
            self.placing -= 1
            if self.placing:
                self.turn = (self.turn - 1) % self.seats
            else:
                self.start_turn()
        elif word in ("play", "draw"):
            card = self.hand[self.turn] if word == "play" else self.deck.pop(0)
            if word == "play":
                self.hand[self.turn] = "none"
            if card == "meteorite":
                self.last, self.points, self.phase = self.seats, 2, "act"
            else:
                self.colour, self.phase = terrain(card), "take"
        elif word == "take":
            if self.phase == "act":
                self.points -= 3
            self.lifted, self.phase = parse(cells[0]), "put"
        elif word == "put":
            assert self.lifted is not None
            self.drift(self.lifted, parse(cells[0]))
            self.lifted, self.phase = None, "act"
        elif word == "done":
            if self.phase == "rescue":
                self.phase = "act"
            else:
                self.end_turn()
        elif word == "breed":
            self.points -= 1
            self.reserve[self.turn] -= 1
            self.land[parse(cells[0])][self.turn] += 1
            self.used[parse(cells[0])] += 2
        elif word == "rescue":
            origin, target = parse(cells[0]), parse(cells[1])
            if self.phase == "act":
                self.points, self.bonus, self.phase = self.points - 1, 3, "rescue"
            self.bonus -= 1
            if not self.bonus:
                self.phase = "act"
            self.water[origin][self.turn] -= 1
            if not self.water[origin].total():
                del self.water[origin]
            self.land[target][self.turn] += 1
        else:
            origin, target = parse(cells[0]), parse(cells[1])
            self.points -= 1
            fresh = self.land[origin][self.turn] - self.used[origin]
            if word == "move_bred" or not fresh:
                self.used[origin] -= 1
                self.used[target] += 1
            self.land[origin][self.turn] -= 1
            self.land[target][self.turn] += 1

    def clone(self) -> Slow:
        return copy.deepcopy(self)
