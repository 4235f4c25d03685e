"""The report of an arena: one page that explains itself, and each of its pictures as SVG and PNG."""

from __future__ import annotations

import html
import io
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from gondwana.kit.errors import GondwanaError, install
from gondwana.kit.game import game
from gondwana.lab.arena import Plan, Played
from gondwana.lab.ratings import seat_wins, share, standings, wilson

OFTEN = 0.05
"""A deed is shown if so many of the seats did it, and ten at least."""
SHOWN = 12
"""So many deeds that win most, and as many that win least."""
LINE, FAIR = "#2f6f8f", "#b5473c"
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; color: #2b2a26; background: #fdfcf8; max-width: 60rem; }
body { margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.2; } h2 { margin-top: 2.5rem; } .how { color: #5c594f; }
table { border-collapse: collapse; } thead { border-bottom: 1px solid #5c594f; }
td, th { padding: .2rem .8rem; text-align: right; } td:first-child, th:first-child { text-align: left; }
figure { margin: 0; } svg { max-width: 100%; height: auto; }
"""

Draw = Callable[[Any, Plan, Sequence[Played]], None]


def needed() -> Any:
    """The library that draws; a complaint if it is not installed."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise GondwanaError("--report needs matplotlib: " + install("arena")) from None
    return Figure


def write(plan: Plan, games: Sequence[Played], folder: Path) -> None:
    """`index.html` with the pictures in it, and the pictures beside it."""
    if not games:
        raise GondwanaError("no game was played: nothing to report")
    folder.mkdir(parents=True, exist_ok=True)
    parts = [heading(plan, games)]
    for name, title, text, draw, height in FIGURES:
        size = height(plan, games)
        if size == 0:
            continue
        figure = needed()(figsize=(8, size), layout="constrained")
        axes = figure.subplots()
        axes.spines[["top", "right"]].set_visible(False)
        draw(axes, plan, games)
        figure.savefig(folder / f"{name}.png", dpi=120)
        buffer = io.StringIO()
        figure.savefig(buffer, format="svg", metadata={"Date": None})
        svg = buffer.getvalue()
        (folder / f"{name}.svg").write_text(svg, encoding="utf-8")
        picture = svg[svg.index("<svg") :].replace("<svg", f'<svg role="img" aria-label="{html.escape(title)}"', 1)
        parts.append(f"<h2>{html.escape(title)}</h2><p>{html.escape(text)}</p><figure>{picture}</figure>")
    page = "\n".join(parts)
    title = html.escape(f"{game(plan.game).meta.title}: bots against bots")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    document = f'<!doctype html><html lang="en"><head>{head}<style>{STYLE}</style></head>'
    document += f"<body><h1>{title}</h1>{page}</body></html>"
    (folder / "index.html").write_text(document, encoding="utf-8")


def heading(plan: Plan, games: Sequence[Played]) -> str:
    """What was played, and the table of the bots."""
    options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "default options"
    decisions = sum(one.decisions for one in games)
    told = (
        f"{len(games)} games of {plan.seats} players, {options}, first deal {plan.seed}. Each line-up of bots played "
        f"the same deals, once for each turn of the seats. {decisions:,} choices in all. "
        "Intervals hold in 95 of 100 cases."
    )
    rows = "".join(
        f"<tr><td>{html.escape(one.name)}</td><td>{one.rating:.0f}</td><td>{one.low:.0f}–{one.high:.0f}</td>"
        f"<td>{one.games}</td><td>{one.rate:.0%}</td><td>{one.rate_low:.0%}–{one.rate_high:.0%}</td>"
        f"<td>{one.score:.1f}</td></tr>"
        for one in standings(plan, games)
    )
    names = ("bot", "rating", "interval", "seats played", "won", "interval", "mean score")
    head = "".join(f"<th scope=col>{name}</th>" for name in names)
    return f'<p class="how">{html.escape(told)}</p><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


# -- the pictures ------------------------------------------------------------------------------------------------------


def bars(axes: Any, names: Sequence[str], rows: Sequence[tuple[float, float, float]], scale: float = 1.0) -> None:
    """Points with their intervals, one line each, the first on top."""
    for at, (middle, low, high) in enumerate(rows):
        axes.plot([low * scale, high * scale], [at, at], color=LINE, linewidth=2, solid_capstyle="round")
        axes.plot([middle * scale], [at], "o", color=LINE)
        axes.annotate(
            f"{middle * scale:.0f}", (middle * scale, at), (0, 6), textcoords="offset points", ha="center", size=9
        )
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.7)
    axes.grid(axis="x", color="#ddd8cc")
    axes.set_axisbelow(True)


def draw_ratings(axes: Any, plan: Plan, games: Sequence[Played]) -> None:
    """Rating and interval of each bot."""
    table = standings(plan, games)
    bars(axes, [one.name for one in table], [(one.rating, one.low, one.high) for one in table])
    axes.set_xlabel("rating")


def draw_seats(axes: Any, plan: Plan, games: Sequence[Played]) -> None:
    """How often each seat won."""
    bars(axes, [f"seat {seat + 1}" for seat in range(plan.seats)], seat_wins(plan, games), 100)
    axes.axvline(100 / plan.seats, color=FAIR, linestyle="--", label="if all seats were equal")
    axes.set_xlabel("games won, in percent")
    axes.legend(frameon=False, loc="best")


def draw_scores(axes: Any, plan: Plan, games: Sequence[Played]) -> None:
    """Scores of each bot: the middle half in the box, nine tenths between the ends."""
    names = [one.name for one in standings(plan, games)]
    found = {
        name: [one.scores[s] for one in games for s in range(plan.seats) if plan.bots[one.sitting[s]] == name]
        for name in names
    }
    shown = [name for name in names if found[name]]
    look = {"color": LINE, "linewidth": 1.5}
    axes.boxplot(
        [found[name] for name in shown],
        orientation="horizontal",
        whis=(5, 95),
        showfliers=False,
        boxprops=look,
        whiskerprops=look,
        capprops=look,
        medianprops={"color": FAIR, "linewidth": 2},
    )
    axes.set_yticks(range(1, len(shown) + 1), shown)
    axes.invert_yaxis()
    axes.grid(axis="x", color="#ddd8cc")
    axes.set_xlabel("score at the end")


def draw_lengths(axes: Any, plan: Plan, games: Sequence[Played]) -> None:
    """How many choices games took."""
    lengths = [one.decisions for one in games]
    mean = sum(lengths) / len(lengths)
    step = (max(lengths) - min(lengths)) // 25 + 1
    axes.hist(
        lengths,
        bins=[n - 0.5 for n in range(min(lengths), max(lengths) + 1 + step, step)],
        color=LINE,
        edgecolor="white",
    )
    axes.axvline(mean, color=FAIR, linestyle="--", label=f"mean {mean:.0f}")
    axes.set_xlabel("choices in a game, of all players together")
    axes.set_ylabel("games")
    axes.legend(frameon=False)


def draw_widths(axes: Any, plan: Plan, games: Sequence[Played]) -> None:
    """How many options a choice had."""
    counts: Counter[int] = Counter()
    for one in games:
        counts.update(one.widths)
    total = sum(counts.values())
    most = sorted(counts.elements())[int(0.99 * (total - 1))]
    mean = sum(width * n for width, n in counts.items()) / total
    shown = range(min(counts), most + 1)
    axes.bar(shown, [100 * counts[width] / total for width in shown], color=LINE, width=0.9)
    beyond = sum(n for width, n in counts.items() if width > most)
    note = f"mean {mean:.1f}" + (f"; {100 * beyond / total:.1f} % beyond, up to {max(counts)}" if beyond else "")
    axes.axvline(mean, color=FAIR, linestyle="--", label=note)
    axes.set_xlabel("options of a choice")
    axes.set_ylabel("choices, in percent")
    axes.legend(frameon=False)


def deed_rows(plan: Plan, games: Sequence[Played]) -> list[tuple[str, tuple[float, float, float], int]]:
    """What was done with named things: how often who did it won, and how many did it; the best first."""
    done: Counter[str] = Counter()
    won: dict[str, float] = defaultdict(float)
    for one in games:
        for seat, some in enumerate(one.deeds):
            for deed in some:
                done[deed] += 1
                won[deed] += share(one, seat)
    rows = []
    for deed, n in done.items():
        if n >= max(10, OFTEN * plan.seats * len(games)):
            rows.append((called(plan, deed), (won[deed] / n, *wilson(won[deed], n)), n))
    return sorted(rows, key=lambda row: -row[1][0])


def called(plan: Plan, deed: str) -> str:
    """A deed as people say it."""
    event, sort, word = deed.split(" ")
    return f"{event.replace('_', ' ')}: {game(plan.game).texts('en')(f'{sort}.{word}')}"


def few_deeds(plan: Plan, games: Sequence[Played]) -> list[tuple[str, tuple[float, float, float], int]]:
    """The ends of the list."""
    rows = deed_rows(plan, games)
    return rows if len(rows) <= 2 * SHOWN else rows[:SHOWN] + rows[-SHOWN:]


def draw_deeds(axes: Any, plan: Plan, games: Sequence[Played]) -> None:
    """How often a seat won that did this."""
    rows = few_deeds(plan, games)
    bars(axes, [f"{name} ({n})" for name, _, n in rows], [row for _, row, _ in rows], 100)
    axes.axvline(100 / plan.seats, color=FAIR, linestyle="--", label="all players")
    axes.set_xlabel("games won by who did this at least once, in percent")
    axes.legend(frameon=False, loc="lower right")


def lines(count: Callable[[Plan, Sequence[Played]], int]) -> Callable[[Plan, Sequence[Played]], float]:
    """The height of a picture with so many lines; nothing without any."""
    return lambda plan, games: count(plan, games) and 1.3 + 0.36 * count(plan, games)


def fixed(plan: Plan, games: Sequence[Played]) -> float:
    """The height of a histogram."""
    return 3.2


FIGURES: Sequence[tuple[str, str, str, Draw, Callable[[Plan, Sequence[Played]], float]]] = (
    (
        "ratings",
        "Who is stronger",
        "Further right is stronger: 400 points more are odds of ten to one. The line is the interval.",
        draw_ratings,
        lines(lambda plan, games: len(plan.bots)),
    ),
    (
        "seats",
        "Does the seat matter?",
        "How often each seat won, all bots together. Where a line does not meet the dashed one, the seat matters.",
        draw_seats,
        lines(lambda plan, games: plan.seats),
    ),
    (
        "scores",
        "Scores",
        "The red stroke is the median, the box holds the middle half of the scores, the whiskers nine tenths.",
        draw_scores,
        lines(lambda plan, games: len(plan.bots)),
    ),
    ("length", "How long a game is", "Choices until the end; forced ones are not counted.", draw_lengths, fixed),
    ("options", "How much there is to choose", "How many options a choice had, in all games.", draw_widths, fixed),
    (
        "deeds",
        "What wins",
        "How often a player won who did this at least once; in brackets how many did. What winners do is not always "
        "why they win: who is ahead can do more.",
        draw_deeds,
        lines(lambda plan, games: len(few_deeds(plan, games))),
    ),
)
