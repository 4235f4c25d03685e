"""Runs the notebook of the documentation: for its page, and so that the tests know that it works."""

from __future__ import annotations

import ast
import contextlib
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).parent / "notebook.ipynb"
PICTURES = "notebook"
"""The folder of the pictures that the page shows."""


@dataclass(frozen=True)
class Cell:
    """A cell and what came of it: lines, and the picture of its last value if it has one."""

    kind: str
    source: str
    said: str = ""
    picture: str = ""


def cells(path: Path = NOTEBOOK) -> Iterator[Cell]:
    """All cells, run one after another in one namespace as Jupyter does it."""
    known: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(json.loads(path.read_text(encoding="utf-8"))["cells"], 1):
        source = "".join(cell["source"])
        if cell["cell_type"] != "code":
            yield Cell("markdown", source)
            continue
        *body, last = ast.parse(source).body
        name = f"cell {number}"
        said = io.StringIO()
        value: Any = None
        with contextlib.redirect_stdout(said):
            exec(compile(ast.Module(body, []), name, "exec"), known)
            if isinstance(last, ast.Expr):
                value = eval(compile(ast.Expression(last.value), name, "eval"), known)
            else:
                exec(compile(ast.Module([last], []), name, "exec"), known)
        drawn = picture(value)
        text = said.getvalue() + (repr(value) if value is not None and not drawn else "")
        yield Cell("code", source, text.rstrip(), drawn)


def picture(value: Any) -> str:
    """The SVG that a value shows itself as, if it does."""
    if hasattr(value, "_repr_svg_"):
        return str(value._repr_svg_())
    if hasattr(value, "savefig"):
        out = io.StringIO()
        value.savefig(out, format="svg", metadata={"Date": None})
        return out.getvalue()[out.getvalue().index("<svg") :]
    return ""


def page() -> dict[str, str]:
    """The notebook as a page, with its pictures as files beside it."""
    out: list[str] = []
    made: dict[str, str] = {}
    for cell in cells():
        if cell.kind == "markdown":
            out += [cell.source, ""]
            continue
        out += ["```python", cell.source, "```", ""]
        if cell.said:
            out += ["```text", cell.said, "```", ""]
        if cell.picture:
            name = f"{PICTURES}/{len(made) + 1}.svg"
            made[name] = cell.picture
            out += [f"![]({name})", ""]
    link = f"[The notebook itself]({NOTEBOOK.name}) is run by the tests as it stands; this page was made by running it."
    return {"notebook.md": "\n".join([*out, link, ""]), **made}
