"""A scene at the terminal: what lies in the middle, then a panel for each seat. Nothing but the scene is looked at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gondwana.kit.advice import Note
from gondwana.kit.game import Game
from gondwana.kit.i18n import Texts
from gondwana.kit.log import Line
from gondwana.kit.option import Option
from gondwana.kit.scene import Piece, Scene, Zone
from gondwana.kit.text import piece_text, zone_title
from gondwana.kit.theme import DARK
from gondwana.kit.view import PlayerView

GLOW = "bold yellow"
SHAPES = "●■▲◆⬟⬢★✚"
"""A shape for each seat, those of `svg.MARKS`, so that colour is never the only sign."""
WIDE = 110
"""From this width on, two seats stand side by side."""

Marks = Mapping[str, Sequence[int]]
"""For things on the table, the numbers of the options that end with them."""
UNMARKED: Marks = {}


def marks(options: Sequence[Option]) -> dict[str, list[int]]:
    """The number of each option, at the last thing it touches."""
    found: dict[str, list[int]] = {}
    for number, option in enumerate(options, 1):
        if option.touch:
            found.setdefault(option.touch[-1], []).append(number)
    return found


def seat_name(seat: int, texts: Texts) -> Text:
    """`● Player 1`, in the colour of the seat."""
    return Text(f"{SHAPES[seat]} {texts('seat', n=seat + 1)}", f"not dim {DARK[f'p{seat + 1}']}")


def show_table(
    out: Console, game: Game, scene: Scene, lang: str, roles: Sequence[str] = (), at: Marks = UNMARKED
) -> None:
    """The table: zones without an owner first, then each seat. `roles` says who sits there."""
    texts = game.texts(lang)
    bare = [zone for zone in scene.zones if zone.owner < 0 and not zone.pieces]
    if bare:
        out.print(Text("  ·  ").join(title(zone, texts, at) for zone in bare))
    for zone in scene.zones:
        if zone.owner < 0 and zone.pieces:
            out.print(zone_text(zone, texts, at))
    panels = [seat_panel(scene, seat, texts, roles, at) for seat in range(scene.seats)]
    if out.width >= WIDE and len(panels) > 1:
        grid = Table.grid(expand=True, padding=(0, 1))
        grid.add_column(ratio=1)
        grid.add_column(ratio=1)
        for left in range(0, len(panels), 2):
            grid.add_row(*panels[left : left + 2])
        out.print(grid)
    else:
        out.print(Group(*panels))


def seat_panel(scene: Scene, seat: int, texts: Texts, roles: Sequence[str], at: Marks) -> RenderableType:
    """All that belongs to a seat; the one that is asked has a heavy frame."""
    asked = scene.who == seat
    head = seat_name(seat, texts)
    if seat < len(roles) and roles[seat]:
        head.append(f" · {roles[seat]}", "dim")
    if scene.scores:
        head.append(f" · {scene.scores[seat]}", "bold")
    if numbers := at.get(f"p{seat + 1}"):
        head.append_text(mark(numbers))
    lines = [zone_text(zone, texts, at) for zone in scene.zones if zone.owner == seat]
    frame = box.HEAVY if asked else box.ROUNDED
    colour = DARK[f"p{seat + 1}"] if asked else "bright_black"
    return Panel(Group(*lines), title=head, title_align="left", box=frame, border_style=colour)


def zone_text(zone: Zone, texts: Texts, at: Marks) -> Text:
    """A zone: its title, then what lies there."""
    line = title(zone, texts, at)
    told = [piece(thing, texts, at) for thing in zone.pieces if thing.label]
    before = "  "
    for thing, following in zip(told, [*told[1:], Text(":")], strict=False):
        if thing.plain.endswith(":") and following.plain.endswith(":"):
            continue  # a heading with nothing under it
        line.append_text(Text.assemble(before, thing))
        before = " " if thing.plain.endswith(":") else ", "
    return line


def title(zone: Zone, texts: Texts, at: Marks) -> Text:
    """What a zone is called, with the options that mean the zone itself (seats have theirs in the frame)."""
    line = Text()
    if zone.label:
        line.append(zone_title(zone, texts), "italic dim")
    if zone.id in at and zone.id != f"p{zone.owner + 1}":
        line.append_text(mark(at[zone.id]))
    return line


def piece(thing: Piece, texts: Texts, at: Marks) -> Text:
    """A piece with the options that end with it."""
    line = Text()
    line.append(piece_text(thing, texts), GLOW if thing.id in at else "")
    if thing.id in at:
        line.append_text(mark(at[thing.id]))
    return line


def mark(numbers: Sequence[int]) -> Text:
    """Numbers of options, as a small sign beside the thing."""
    return Text.assemble((f" [{','.join(str(number) for number in numbers)}]", "yellow"))


def show_options(out: Console, view: PlayerView, lang: str) -> None:
    """The options, numbered, each with its paragraph and what it would cost; many of them in columns."""
    texts = view.game.texts(lang)
    cells: list[Text] = []
    for number, option in enumerate(view.options, 1):
        cell = Text.assemble((f"{number:>3} ", "bold yellow"), option.label(lang), (f"  {option.rule}", "dim"))
        for note in view.cost(option.act):
            cell.append(f"  † {note.text(texts)}", "red")
        cells.append(cell)
    if len(cells) > 9:
        out.print(Columns(cells, padding=(0, 3), column_first=True))
    else:
        out.print(Group(*cells))


def show_notes(out: Console, notes: Sequence[Note], texts: Texts) -> None:
    """Answers to a question, yes or no first, the paragraph dim at the end."""
    for note in notes:
        sign = ("  ✓ ", "green") if note.good else ("  ✗ ", "red")
        out.print(Text.assemble(sign, note.text(texts), (f"  {note.rule}", "dim")))


def show_log(out: Console, lines: Sequence[Line]) -> None:
    """What happened, a sentence each, the paragraph dim at its end."""
    grid = Table.grid(padding=(0, 1))
    for line in lines:
        grid.add_row(Text(" ·", "dim"), Text.assemble(line.text, (f"  {line.rule}", "dim")))
    if lines:
        out.print(grid)


def show_scores(out: Console, game: Game, scores: Sequence[int], winners: Sequence[int], lang: str, won: str) -> None:
    """The seats by points; the winners are marked."""
    texts = game.texts(lang)
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for seat in sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat])):
        mine = seat in winners
        grid.add_row(seat_name(seat, texts), Text(str(scores[seat]), "bold" if mine else ""), won if mine else "")
    out.print(grid)
