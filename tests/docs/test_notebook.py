"""The notebook runs from top to bottom, and its page shows what came of it."""

from __future__ import annotations

import importlib
import json
from pathlib import Path
from types import ModuleType

import pytest

for library in ("numpy", "matplotlib"):
    pytest.importorskip(library, reason="the notebook needs the extras `lab` and `arena`")
FOLDER = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def notebook() -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(FOLDER)
        return importlib.import_module("notebook")


def test_it_runs_and_its_page_has_what_it_says_and_draws(notebook: ModuleType) -> None:
    made = notebook.page()
    text = made.pop("notebook.md")
    assert len(made) == 4
    assert all(picture.startswith("<svg") for picture in made.values())
    for name in made:
        assert f"![]({name})" in text
    assert "'Keep the Hand'" in text
    assert "C4" in text
    assert "gondwana record 1" in text
    assert "better:" in text


def test_it_is_a_notebook_without_stale_results() -> None:
    book = json.loads((FOLDER / "notebook.ipynb").read_text(encoding="utf-8"))
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in book["cells"]}) == len(book["cells"])
    code = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    assert code
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)


def test_a_cell_that_fails_fails(notebook: ModuleType, tmp_path: Path) -> None:
    cell = {"cell_type": "code", "source": ["print('so far')\n", "1 / 0"]}
    (tmp_path / "bad.ipynb").write_text(json.dumps({"cells": [cell]}))
    with pytest.raises(ZeroDivisionError):
        list(notebook.cells(tmp_path / "bad.ipynb"))
