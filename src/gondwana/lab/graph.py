"""Who was winning, drawn: lines in a picture, and blocks in a line of text."""

from __future__ import annotations

from collections.abc import Sequence

from gondwana.kit.svg import Canvas

BLOCKS = "▁▂▃▄▅▆▇█"
LEFT, RIGHT, TOP, BOTTOM = 32, 26, 14, 26
SIZES = {True: (960, 320), False: (360, 230)}


def sparkline(values: Sequence[float], width: int) -> str:
    """Numbers from 0 to 1 as blocks, so many at most; each stands for the mean of its part.

    >>> sparkline([0, 0.5, 1], 60), sparkline([0, 0, 1, 1], 2)
    ('▁▅█', '▁█')
    """
    columns = min(width, len(values))
    parts = [values[len(values) * i // columns : len(values) * (i + 1) // columns] for i in range(columns)]
    return "".join(BLOCKS[min(7, int(sum(part) / len(part) * 8))] for part in parts)


def smoothed(values: Sequence[float], reach: int) -> list[float]:
    """Each number as the mean of itself and its neighbours; the last, which is no estimate, as it is."""
    out = [sum(part) / len(part) for i in range(len(values)) if (part := values[max(0, i - reach) : i + reach + 1])]
    return [*out[:-1], *values[-1:]]


def draw(chances: Sequence[Sequence[float]], names: Sequence[str], label: str, wide: bool = True) -> str:
    """A line for each seat over the choices; its mark stands where it ends."""
    w, h = SIZES[wide]
    c = Canvas()
    right, bottom = w - RIGHT, h - BOTTOM
    last = max(1, len(chances) - 1)

    def x(i: float) -> float:
        return LEFT + (right - LEFT) * i / last

    def y(value: float) -> float:
        return bottom - (bottom - TOP) * value

    for percent in (0, 50, 100):
        c.path(f"M{LEFT} {y(percent / 100):.1f}H{right}", stroke="var(--line)", width=1)
        c.text(LEFT - 6, y(percent / 100) + 4, str(percent), size=12, fill="var(--ink-soft)", anchor="end")
    for i in sorted({0, last // 2, last}):
        c.text(x(i), h - 6, str(i + 1), size=12, fill="var(--ink-soft)", anchor="middle")
    reach = 1 + len(chances) // 100
    ends: list[float] = []
    for seat, name in enumerate(names):
        line = smoothed([row[seat] for row in chances], reach)
        with c.group(label=name):
            points = "L".join(f"{x(i):.1f} {y(value):.1f}" for i, value in enumerate(line))
            c.path(f"M{points}", stroke=f"var(--p{seat + 1})", width=2)
            at = y(line[-1])
            while any(abs(at - other) < 13 for other in ends):
                at -= 13
            ends.append(at)
            c.mark(seat, right + 13, at, 12)
    return c.picture(w, h, "", label)
