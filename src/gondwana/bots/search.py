"""Search in the worlds a seat thinks possible: information set Monte Carlo tree search, one observer.

Each iteration deals a world that agrees with what the seat knows, walks the tree along acts legal in that world, plays
on at random, and credits each act on the way to whoever chose it. A node is a sequence of acts, seen in different
worlds; how often it could have been chosen (`available`) takes the place of its parent's visits (Cowling, Powley and
Whitehouse 2012). It knows nothing of the games.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Final

from mypy_extensions import i64

from gondwana.core.rng import Rng, seeded
from gondwana.core.state import State

Prospects = Callable[[State], list[int]]
"""What each seat has and can hope for in a position, in hundredths of a point."""
Features = Callable[[State], list[int]]
"""What can be counted in a position, seat by seat."""
Progress = Callable[[State], int]
"""How far a game is, in percent."""
Guide = Callable[[State, int, Rng], int]
"""What a player of sound habits would choose."""

ADVISED: Final = 12
"""After so many visits a node is worth asking the guide."""


class Node:
    """An act in the tree, with what came of it for the seat that chose it."""

    def __init__(self, act: int, mover: int) -> None:
        self.act = act
        self.mover = mover
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward: float = 0.0
        self.kids: list[Node] = []
        self.advice = -1


class Judge:
    """Says how likely each seat is to win, where a play-out stops; this one by who leads."""

    def values(self, s: State) -> list[float]:
        """A share for each seat, from 0 to 1."""
        return worth(s)


class Hopes(Judge):
    """By what the game's own player hopes for; a lead of `scale` counts for half of all that could be won."""

    def __init__(self, prospects: Prospects, scale: float) -> None:
        self.prospects = prospects
        self.scale = scale

    def values(self, s: State) -> list[float]:
        return leads(self.prospects(s), self.scale)


class Learned(Judge):
    """By what was learned from games: a weight for each feature at the beginning of a game, and one at its end."""

    def __init__(self, features: Features, progress: Progress, early: list[float], late: list[float]) -> None:
        self.features = features
        self.progress = progress
        self.early = early
        self.late = late

    def values(self, s: State) -> list[float]:
        """The share of each seat in e to the power of its weighed features."""
        told = self.features(s)
        part = float(self.progress(s)) / 100.0
        n = len(self.early)
        weights = [self.early[i] + part * (self.late[i] - self.early[i]) for i in range(n)]
        sums: list[float] = []
        at = 0
        while at < len(told):
            total = 0.0
            for i in range(n):
                total += weights[i] * float(told[at + i])
            sums.append(total)
            at += n
        highest = max(sums)
        shares = [exp(total - highest) for total in sums]
        whole = sum(shares)
        return [share / whole for share in shares]


class Habits:
    """What a game's own player lends to a search; nothing of it is needed."""

    def __init__(
        self,
        judge: Judge | None = None,
        guide: Guide | None = None,
        depth: int = 24,
        guided: int = 0,
        bias: float = 0.0,
        explore: float = 0.7,
    ) -> None:
        """`depth` cuts play-outs short (-1: to the end); so many percent of their choices are the guide's.

        `bias` makes the guide's choice promising where the tree grows; it fades with visits. `explore` is how much the
        tree tries what seems worse. The judge says how play-outs stand that were cut short.
        """
        self.judge = Judge() if judge is None else judge
        self.guide = guide
        self.depth = depth
        self.guided = guided
        self.bias = bias
        self.explore = explore


class Search:
    """A tree that grows by as many iterations as time allows; the same seed gives the same tree."""

    def __init__(self, world: State, seat: int, seed: int, habits: Habits) -> None:
        """`world` is any position that agrees with the seat's view."""
        self.habits = habits
        self.world = world
        self.seat = seat
        self.rng: Rng = seeded(seed)
        self.root = Node(0, seat)
        self.iterations = 0

    def run(self, iterations: int) -> None:
        """Grow the tree."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def iterate(self) -> None:
        """One world: select, expand, play on, credit."""
        rng = self.rng
        s = self.world.determinize(self.seat, int(rng.next()))
        node = self.root
        path: list[Node] = [node]
        fresh = False
        while not fresh and len(s.acts) > 0:
            kid = self.select(node, s)
            fresh = kid.visits == 0
            s.step(kid.act)
            path.append(kid)
            node = kid
        values = self.outcome(s)
        for node in path:
            node.visits += 1
            node.reward += values[node.mover]

    def outcome(self, s: State) -> list[float]:
        """Play on, and what came of it for each seat."""
        habits = self.habits
        guide = habits.guide
        left = habits.depth if habits.depth >= 0 else 1_000_000
        while True:
            acts = s.acts
            n: i64 = len(acts)
            if n == 0 or left <= 0:
                break
            if guide is not None and self.rng.below(100) < habits.guided:
                s.step(guide(s, s.who, self.rng))
            else:
                s.step(acts[self.rng.below(n)])
            left -= 1
        return habits.judge.values(s) if len(s.acts) > 0 else worth(s)

    def follow(self, world: State, seat: int) -> bool:
        """Go on below the act that was found best, if `world` is the position it was expected to lead to."""
        if seat != self.seat or world.seats != self.world.seats or world.options != self.world.options:
            return False
        act = self.best()
        expected = self.world.clone()
        expected.step(act)
        if world.pack != expected.pack or world.key(seat) != expected.key(seat):
            return False
        for kid in self.root.kids:
            if kid.act == act:  # in other worlds the act may have led to other choices, and to other seats
                kid.kids = [after for after in kid.kids if after.mover == seat and after.act in world.acts]
                self.root = kid
                self.world = world
                return len(kid.kids) > 0
        return False

    def select(self, node: Node, s: State) -> Node:
        """A legal act not tried yet, at random; when all were tried, the most promising."""
        kids = node.kids
        best = node
        highest = -1.0
        habits = self.habits
        if habits.guide is not None and habits.bias > 0.0 and node.visits == (0 if node is self.root else ADVISED):
            node.advice = habits.guide(s, s.who, self.rng)
        untried: i64 = 0
        chosen = 0
        at: i64 = 0
        place: i64 = 0
        for act in s.acts:
            while at < len(kids) and kids[at].act < act:
                at += 1
            if at < len(kids) and kids[at].act == act:
                kid = kids[at]
                kid.available += 1
                visits = float(kid.visits)
                promise = kid.reward / visits + habits.explore * sqrt(log(float(kid.available)) / visits)
                if act == node.advice:
                    promise += habits.bias / (1.0 + visits)
                if promise > highest:
                    highest = promise
                    best = kid
            else:
                untried += 1
                if self.rng.below(untried) == 0:
                    chosen = act
                    place = at
        if untried == 0:
            return best
        kid = Node(chosen, s.who)
        kid.available = 1
        kids.insert(place, kid)
        return kid

    def best(self) -> int:
        """The act visited most often, the better one of equals."""
        best = self.root.kids[0]
        for kid in self.root.kids:
            if kid.visits > best.visits or (kid.visits == best.visits and kid.reward > best.reward):
                best = kid
        return best.act

    def lead(self) -> int:
        """How many more visits the act has that was visited most often than any other."""
        most: i64 = 0
        next_to: i64 = 0
        for kid in self.root.kids:
            if kid.visits > most:
                next_to = most
                most = kid.visits
            elif kid.visits > next_to:
                next_to = kid.visits
        return int(most - next_to)

    def visits(self) -> list[tuple[int, int, float]]:
        """For each act at the root: visits and mean worth."""
        return [(kid.act, int(kid.visits), kid.reward / float(kid.visits)) for kid in self.root.kids]


class Flat(Search):
    """No tree: each act in turn, all in the same worlds, then play on (Monte Carlo search of one ply)."""

    def iterate(self) -> None:
        """One world, every act."""
        seed = int(self.rng.next())
        if len(self.root.kids) == 0:
            self.root.kids = [Node(act, self.seat) for act in self.world.acts]
        for kid in self.root.kids:
            s = self.world.determinize(self.seat, seed)
            s.step(kid.act)
            self.root.visits += 1
            kid.visits += 1
            kid.reward += self.outcome(s)[self.seat]

    def run(self, iterations: int) -> None:
        """Try each act equally often, as often as so many playouts allow, at least once."""
        acts = len(self.world.acts)
        for _ in range(max(1, iterations // acts)):
            self.iterate()
        self.iterations += iterations


def leads(points: list[int], scale: float) -> list[float]:
    """How far each seat is ahead of the others, from 0 to 1."""
    total = 0
    for n in points:
        total += n
    others = float(max(1, len(points) - 1))
    values: list[float] = []
    for n in points:
        ahead = n - (total - n) / others
        values.append(0.5 + 0.5 * ahead / (scale + abs(ahead)))
    return values


def worth(s: State) -> list[float]:
    """A position for each seat, from 0 to 1: mostly who wins as it stands, a little by how much."""
    points = s.scores()
    winners = leaders(points) if len(s.acts) > 0 else s.winners()
    share = 1.0 / len(winners)
    total = 0
    for n in points:
        total += n
    values: list[float] = []
    others = float(max(1, s.seats - 1))
    for seat in range(s.seats):
        ahead = points[seat] - (total - points[seat]) / others
        margin = 0.5 + 0.5 * ahead / (10.0 + abs(ahead))
        values.append(0.6 * (share if seat in winners else 0.0) + 0.4 * margin)
    return values


def leaders(points: list[int]) -> list[int]:
    """The seats with most points; who breaks ties matters only at the end."""
    best = points[0]
    for n in points:
        if n > best:
            best = n
    return [seat for seat in range(len(points)) if points[seat] == best]
