"""Component data: reading CSV files, checking each cell, counting where rows come from."""

from __future__ import annotations

import csv
import hashlib
import io
from collections.abc import Mapping
from pathlib import Path

from gondwana.kit.errors import DataError, whole

Row = dict[str, str]
Box = dict[str, list[Row]]
"""All sheets of a game's data folder, by file name without ending."""

ORIGINS = ("rulebook", "public", "reconstructed", "owner")
"""Where a row comes from. `owner`: read from the printed components by somebody who has the box."""
NOTES = ("origin", "known", "source")
"""Columns that say how a row is known; they do not change what is played."""


def read_sheet(path: Path) -> list[Row]:
    """The rows of a CSV file; every row has all columns of the header and an origin."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path.name}: cannot be read ({type(error).__name__})") from None
    reader = csv.DictReader(io.StringIO(text), strict=True)
    rows: list[Row] = []
    try:
        for row in reader:
            if None in row or None in row.values():
                raise DataError(f"{path.name}, line {reader.line_num}: not as many cells as the header has")
            rows.append({name: cell.strip() for name, cell in row.items()})
    except csv.Error as error:
        raise DataError(f"{path.name}, line {reader.line_num}: {error}") from None
    for number, row in enumerate(rows, 2):
        if row.get("origin") not in ORIGINS:
            raise DataError(f"{path.name}, line {number}: origin is one of {', '.join(ORIGINS)}")
    return rows


def read_box(folder: Path, builtin: Path | None = None) -> Box:
    """All sheets of a folder. A pack may leave files out: then the built-in ones are used."""
    if not folder.is_dir():
        raise DataError(f"no pack folder {folder.name!r}")
    files = {path.name: path for path in sorted((builtin or folder).glob("*.csv"))}
    for path in sorted(folder.glob("*.csv")):
        if path.name not in files:
            raise DataError(f"{path.name}: no such file in this game's data ({', '.join(files)})")
        files[path.name] = path
    return {Path(name).stem: read_sheet(path) for name, path in files.items()}


def check_columns(box: Box, builtin: Box) -> None:
    """A pack's sheets have the columns of the built-in ones."""
    for name, rows in box.items():
        wanted = list(builtin[name][0])
        if not rows:
            raise DataError(f"{name}.csv: no rows")
        if missing := [column for column in wanted if column not in rows[0]]:
            raise DataError(f"{name}.csv: column {missing[0]!r} is missing")


def check_cells(box: Box, sheet: str, numbers: Mapping[str, tuple[int, int]], words: Mapping[str, list[str]]) -> None:
    """Numbers in their range, words among the known ones, ids unique."""
    seen: set[str] = set()
    for line, row in enumerate(box[sheet], 2):
        where = f"{sheet}.csv, line {line}"
        if row["id"] in seen or not row["id"].isidentifier():
            raise DataError(f"{where}: id {row['id']!r} is used twice or is not one word")
        seen.add(row["id"])
        for column, (low, high) in numbers.items():
            cell = row[column]
            value = whole(cell)
            if value is None or not low <= value <= high:
                raise DataError(f"{where}: {column} is a number from {low} to {high}, not {cell!r}")
        for column, known in words.items():
            for word in row[column].split():
                if word not in known:
                    raise DataError(f"{where}: {column} {word!r} is none of {', '.join(known)}")


def origins(box: Box) -> dict[str, int]:
    """How many rows of which origin."""
    counts = dict.fromkeys(ORIGINS, 0)
    for rows in box.values():
        for row in rows:
            counts[row["origin"]] += 1
    return counts if counts["owner"] else {name: n for name, n in counts.items() if name != "owner"}


def fingerprint(box: Box) -> str:
    """A short name for exactly this data, as far as play is concerned."""
    played = [[{k: v for k, v in row.items() if k not in NOTES} for row in box[name]] for name in sorted(box)]
    return hashlib.blake2s(repr(played).encode(), digest_size=4).hexdigest()
