"""docs/situations.md: its examples are read, and mean what the page says; its lists are complete."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest

import gondwana
from gondwana.core.rng import seeded
from gondwana.kit.errors import SituationError
from gondwana.kit.game import Game
from tests.tools import most_options

TEXT = (Path(__file__).parents[2] / "docs" / "situations.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[str, str, str]]:
    """Each situation with the block that follows it: its kind and text."""
    blocks = BLOCK.findall(TEXT)
    found = []
    for place, (kind, body) in enumerate(blocks):
        if kind == "situation":
            follows, said = blocks[place + 1]
            found.append((body, follows, said))
    return found


def game_of(body: str) -> Game:
    """The game a situation names."""
    named = re.search(r"^game: (\w+)$", body, re.MULTILINE)
    assert named, body
    return gondwana.game(named.group(1))


@pytest.mark.parametrize(("body", "kind", "said"), examples())
def test_an_example_means_what_the_page_says(body: str, kind: str, said: str) -> None:
    game = game_of(body)
    if kind == "error":
        with pytest.raises(SituationError) as caught:
            game.situation(body)
        assert str(caught.value) == said.strip()
        return
    assert kind == "options"
    s = game.situation(body)
    assert [option.text for option in game.options(s)] == said.splitlines()
    again = game.situation(game.dump(s))
    assert (again.key(), again.acts) == (s.key(), s.acts)


def section(title: str) -> str:
    """The part of the page about a game."""
    assert f"\n## {title}\n" in TEXT, f"docs/situations.md has no chapter on {title}"
    return TEXT.split(f"\n## {title}\n")[1].split("\n## ")[0]


def lines_written(game: Game) -> set[str]:
    """The names of all lines that positions of random games are written with."""
    names: set[str] = set()
    for seats, full in itertools.product(game.meta.seats, (False, True)):
        s = game.new(seats, 5, most_options(game, seats) if full else {})
        rng = seeded(seats)
        for n in range(20_000):
            if n % 5 == 0 or s.who < 0:
                names |= {line.partition(":")[0] for line in game.dump(s).splitlines()}
            if s.who < 0:
                break
            s.play(s.acts[rng.below(len(s.acts))])
    return names


@pytest.mark.parametrize("meta", gondwana.games(), ids=lambda meta: meta.id)
def test_every_line_and_frame_is_explained(meta: gondwana.kit.game.Meta) -> None:
    game = gondwana.game(meta.id)
    own = section(meta.title)
    general = TEXT.split("\n## Lines of every game\n")[1].split("\n## ")[0]
    shown = {re.sub(r"\d+", "1", name) for name in re.findall(r"`([^`]+):`", general + own)}
    for name in lines_written(game):
        plain = "option NAME" if name.startswith("option ") else re.sub(r"\d+", "1", name)
        assert plain in shown, f"{name!r} is not explained"
    words = set(re.findall(r"\w+", own))
    assert [name for name in game.frames if name not in words] == []


def test_the_words_of_cubosaurs_are_all_there() -> None:
    game = gondwana.game("cubosaurs")
    s = game.situation("seats: 2\noption advanced: yes\np1: trex\nhand: stego")
    known = set(re.findall(r"`(\w+)`", section("Cubosaurs")))
    words = {*game.codec.words(s, "card"), *game.codec.words(s, "tile")}
    assert words - known == set()


def test_there_are_examples_of_every_kind() -> None:
    kinds = [kind for _, kind, _ in examples()]
    assert kinds.count("options") >= 6
    assert kinds.count("error") >= 2
