"""Packs: an owner's own transcription of a box, in a folder of CSV files like those of a game's data."""

from __future__ import annotations

import csv
import io
from dataclasses import dataclass
from pathlib import Path

from gondwana.core.state import State
from gondwana.kit.errors import DataError, GondwanaError
from gondwana.kit.game import Game
from gondwana.kit.tables import NOTES, Box, Row, origins


@dataclass(frozen=True)
class Cell:
    """One difference of a pack to the built-in data. `ours` or `theirs` is None where there is no such row."""

    sheet: str
    id: str
    column: str
    ours: str | None
    theirs: str | None


def key(row: Row) -> str:
    """What a row is called: its first column."""
    return next(iter(row.values()))


def reconstructed(rows: list[Row]) -> dict[str, int]:
    """For each column of a sheet, in how many rows no source is known for it."""
    columns = [name for name in list(rows[0])[1:] if name not in NOTES]
    unknown = [
        (row, name) for row in rows for name in columns if row["origin"] != "owner" and name not in row["known"].split()
    ]
    return {name: sum(column == name for _, column in unknown) for name in columns}


def write_new(game: Game, folder: Path) -> Box:
    """Begin a pack: the built-in sheets, to be corrected against the box. The folder must be new or empty."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise GondwanaError(f"{folder} is there already; a pack begins in a new or empty folder")
    folder.mkdir(parents=True, exist_ok=True)
    box = game.meta.box()
    for name, rows in box.items():
        text = io.StringIO()
        writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)
        (folder / f"{name}.csv").write_text(text.getvalue(), encoding="utf-8")
    return box


def check(game: Game, folder: str) -> dict[str, int]:
    """Is the pack playable, with every option at every value? The number of rows by origin; DataError if not."""
    box = game.meta.box(folder)
    seats = game.meta.seats[0]
    trials: list[dict[str, str]] = [{}]
    for setting in game.meta.settings.values():
        trials += [{setting.name: setting.show(value)} for value in setting.values()]
    for options in trials:
        try:
            s: State = game.new(seats, 1, options, folder)
        except (KeyError, ValueError) as error:
            if isinstance(error, GondwanaError):
                raise
            raise DataError(f"the data cannot be played: {error}") from None
        if problem := s.check():
            raise DataError(f"the data cannot be played: {problem}")
    return origins(box)


def differences(game: Game, folder: str) -> list[Cell]:
    """Every cell in which a pack differs from the built-in data, as far as play is concerned."""
    ours, theirs = game.meta.box(), game.meta.box(folder)
    found: list[Cell] = []
    for sheet, rows in ours.items():
        known = {key(row): row for row in rows}
        given = {key(row): row for row in theirs[sheet]}
        for id in [*known, *(id for id in given if id not in known)]:
            if id not in given:
                found.append(Cell(sheet, id, "", "row", None))
            elif id not in known:
                found.append(Cell(sheet, id, "", None, "row"))
            else:
                found.extend(
                    Cell(sheet, id, name, cell, given[id][name])
                    for name, cell in known[id].items()
                    if name not in NOTES and cell != given[id][name]
                )
    return found
