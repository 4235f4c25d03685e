"""Bots by name, by budget and by path; what they see and what they answer."""

from __future__ import annotations

from math import exp
from pathlib import Path

import pytest

import gondwana
from gondwana import bots
from gondwana.bots.search import Flat, Habits, Hopes, Learned, Node, Search, leads
from gondwana.core.rng import seeded
from gondwana.core.state import State
from gondwana.games.trias import features
from gondwana.kit.errors import GondwanaError

ROOT = Path(__file__).parents[2]
GAMES = [meta.id for meta in gondwana.games()]
MINE = str(ROOT / "examples" / "my_bot.py")


def play(game: str, players: list[str], seed: int = 1, most: int = 5) -> State:
    """The first choices of a game between bots."""
    g = gondwana.game(game)
    s = g.new(len(players), seed)
    minds = [bots.make(name, game) for name in players]
    rng = seeded(seed)
    while s.acts and s.count < most:
        s.play(minds[s.who].choose(g.view(s, s.who), rng))
    return s


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize(
    "name", ["random", "greedy", "novice", "club", "flat:6", "plain:6", "ismcts:20", "ismcts:0.001s", MINE]
)
def test_every_bot_plays_every_game(id: str, name: str) -> None:
    assert play(id, [name, "random"]).count >= 5


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("name", ["flat:20", "ismcts:20"])
def test_the_same_seed_is_the_same_play(id: str, name: str) -> None:
    assert play(id, [name, name], 3).key() == play(id, [name, name], 3).key()


def test_a_tree_is_used_again_within_a_turn() -> None:
    g = gondwana.game("trias")
    s = g.new(2, 4)
    bot = bots.SearchBot(300)
    used_again = 0
    for number in range(16):
        seat, before = s.who, bot.search
        act = bot.choose(g.view(s, seat), seeded(number))
        if bot.search is before:
            used_again += 1
            assert s.actor == seat
        s.play(act)
    assert used_again >= 4
    assert bot.search is not None
    assert not bot.search.follow(g.new(2, 5), 0)


def test_choices_of_other_worlds_are_forgotten() -> None:
    s = gondwana.game("trias").new(2, 4)
    while True:
        search = Search(s, s.who, 1, Habits())
        search.run(20 * len(s.acts))
        world = s.clone()
        world.step(search.best())
        kid = next(kid for kid in search.root.kids if kid.act == search.best())
        if world.who == s.who and kid.kids:
            break
        s = world
    strangers = [Node(act, s.who) for act in range(3)]
    for stranger in strangers:
        stranger.visits = 1000
    kid.kids = strangers + kid.kids
    assert search.follow(world, s.who)
    assert search.best() in world.acts


def test_a_tree_is_not_used_again_when_something_came_up() -> None:
    search = Search(gondwana.game("cubosaurs").new(2, 1), 0, 1, Habits())
    search.run(200)
    world = search.world.clone()
    world.step(search.best())
    assert not search.follow(world, 1)
    while world.who != 0:
        world.step(world.acts[0])
    assert not search.follow(world, 0)


def test_habits_steer_a_search() -> None:
    """The judge alone decides where play-outs end at once; the guide's choice is looked at most when bias is large."""
    s = gondwana.game("cubosaurs").new(2, 3)
    best = s.acts[-1]

    def judge(after: State) -> list[int]:
        return [5000, 0] if after.hand else [0, 5000]

    search = Search(s, 0, 1, Habits(Hopes(judge, 1000.0), depth=0))
    search.run(300)
    for act, _, value in search.visits():
        after = s.clone()
        after.step(act)
        assert value == pytest.approx(leads(judge(after), 1000.0)[0], abs=0.15) or after.who == 0
    for bias, least in ((0.0, 0), (1000.0, 190)):
        search = Search(s, 0, 1, Habits(guide=lambda s, seat, rng: s.acts[-1], bias=bias))
        search.run(200)
        visits = {act: n for act, n, _ in search.visits()}
        assert visits[best] >= least
        assert bias or visits[best] < 150


def test_a_learned_judge_weighs_what_it_sees() -> None:
    s = gondwana.game("cubosaurs").new(2, 3)
    judge = Learned(lambda s: [1, 0, 0, 1], lambda s: 50, [2.0, 0.0], [0.0, 0.0])
    first, second = judge.values(s)  # halfway the first feature weighs 1, the second nothing
    assert first == pytest.approx(1 / (1 + exp(-1)))
    assert first + second == pytest.approx(1)


def test_weights_come_from_a_file(tmp_path: Path) -> None:
    """A search with other weights plays another game; those of another game's features are refused."""
    rows = [f'[[weight]]\nfeature = "{name}"\nearly = 0.5\nlate = 0.5\n' for name in features.FEATURES]
    weights = tmp_path / "weights.toml"
    weights.write_text("\n".join(rows))
    judge = bots.learned("trias", weights)
    s = gondwana.game("trias").new(3, 2)
    assert judge is not None
    assert sum(judge.values(s)) == pytest.approx(1)
    name = f"ismcts:30@{weights}"
    assert play("trias", [name, name], 3, 9).key() != play("trias", ["ismcts:30@hand"] * 2, 3, 9).key()
    with pytest.raises(GondwanaError, match="weighs other features than those of evolution"):
        bots.make(name, "evolution")
    weights.write_text("[[weight]]\nfeature = 1\n")
    with pytest.raises(GondwanaError, match="holds no weights"):
        bots.make(name, "trias")
    with pytest.raises(GondwanaError, match="there is no such file"):
        bots.make("ismcts:30@nowhere.toml", "trias")


def test_alone_nothing_learned_judges() -> None:
    s = gondwana.game("bios1").new(1, 3)
    alone = bots.SearchBot().begin(s, "bios1", 0, 1).habits.judge
    both = bots.SearchBot().begin(gondwana.game("bios1").new(2, 3), "bios1", 0, 1).habits.judge
    assert isinstance(alone, Hopes)
    assert isinstance(both, Learned)


def test_a_search_stops_when_nothing_can_overtake() -> None:
    """What one choice has ahead of all others is more than could still be visited."""
    g = gondwana.game("cubosaurs")
    bot = bots.SearchBot(seconds=3600.0)
    s = g.new(2, 3)
    search = bot.begin(s.determinize(0, 1), "cubosaurs", 0, 1)
    search.run(300)
    visits = sorted(n for _, n, _ in search.visits())
    assert search.lead() == visits[-1] - visits[-2]
    search.root.kids = search.root.kids[:1]
    bot.seconds = 1e-9
    bot.think(search)
    assert search.iterations == 300 + bot.CHUNK


def test_flat_search_tries_each_choice_equally_often() -> None:
    s = gondwana.game("trias").new(3, 2)
    search = Flat(s.determinize(s.who, 1), s.who, 1, Habits())
    search.run(10 * len(s.acts) + 3)
    assert [(act, visits) for act, visits, _ in search.visits()] == [(act, 10) for act in s.acts]


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("gredy", "did you mean greedy"),
        ("plain:5@weights.toml", "takes no weights"),
        ("greedy:5", "unknown bot 'greedy:5'"),
        ("ismcts:", "a budget is"),
        ("ismcts:0", "a budget is"),
        ("ismcts:5m", "a budget is"),
        ("flat:1e3s", "a budget is"),
        ("nowhere.py", "no such file"),
        (str(ROOT / "tests" / "__init__.py"), "expected one class"),
    ],
)
def test_nonsense_is_no_bot(name: str, complaint: str) -> None:
    with pytest.raises(gondwana.GondwanaError, match=complaint):
        bots.make(name, "cubosaurs")


def test_a_broken_file_is_told_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "bad.py"
    path.write_text("import nothing_of_that_name")
    with pytest.raises(gondwana.GondwanaError, match="ModuleNotFoundError"):
        bots.make(str(path), "cubosaurs")
