"""Pages made from the package itself, so that they cannot be out of date: one per game, and the files of the root."""

from __future__ import annotations

import sys
from pathlib import Path

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

import gondwana
from gondwana.kit.game import Game, Meta
from gondwana.kit.rulebook import tests_folder

sys.path.insert(0, str(Path(__file__).parent))
import notebook

ROOT = Path(__file__).parents[1]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the made pages to those written by hand."""
    made = {
        "games.md": index(),
        "contributing.md": (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"),
        "changelog.md": (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"),
    }
    made |= notebook.page()
    for meta in gondwana.games():
        made[f"games/{meta.id}.md"] = page(meta, gondwana.game(meta.id))
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    return files


def index() -> str:
    """The list of games."""
    rows = [
        f"| [{meta.title}](games/{meta.id}.md) | {meta.seats[0]}–{meta.seats[1]} | {meta.designer} | {meta.publisher} |"
        for meta in gondwana.games()
    ]
    return "\n".join(["# Games", "", "| game | players | designer | publisher |", "|---|---|---|---|", *rows, ""])


def page(meta: Meta, game: Game) -> str:
    """One game, always on the same plan: options, what is hidden, acts, rulings, data, rules."""
    texts = game.texts("en")
    out = [f"# {meta.title}", "", texts("about"), ""]
    out += [f"By {meta.designer} ({meta.publisher}). {meta.seats[0]} to {meta.seats[1]} players, about"]
    out += [f"{meta.minutes} minutes. Behaviour version {meta.version}.", "", "## Options", ""]
    out += ["| option | values | default | paragraph | |", "|---|---|---|---|---|"]
    for name, setting in meta.settings.items():
        values = ", ".join(setting.show(value) for value in setting.values())
        at = "".join(f"; {setting.show(value)} with {seats}" for seats, value in setting.fallback_at.items())
        default = setting.show(setting.fallback) + at
        out.append(f"| `{name}` | {values} | {default} | {setting.rule} | {texts(f'option.{name}.help')} |")
    out += ["", "## What is hidden", "", texts("hidden"), "", "## Acts", "", "| text | paragraph |", "|---|---|"]
    for form in game.codec.forms.values():
        words = " ".join([form.word, *(f"<{field.role}>" for field in form.fields)])
        if f"act.{form.word}" in texts:
            out.append(f"| `{words}` | {form.rule or 'that of the question'} |")
    origin = ", ".join(f"{number} {name}" for name, number in meta.origin().items())
    out += ["", "## Component data", "", f"Rows by origin: {origin}. Fingerprint `{game.data()}`.", ""]
    out += [_lower(meta.folder / "data" / "SOURCES.md"), "", "## Rulings", "", _lower(meta.folder / "RULINGS.md"), ""]
    out += ["## Rules, code and tests", "", "| | paragraph | code | tests |", "|---|---|---|---|"]
    found = game.rulebook.coverage(meta.folder, tests_folder())
    for rule in game.rulebook.rules.values():
        cited = found[rule.id]
        why = f" *({rule.reason})*" if rule.status == "note" else ""
        text = rule.en.replace("|", "/")
        out.append(f"| {rule.id} | {text}{why} | {', '.join(cited.code[:3])} | {len(cited.tests) or ''} |")
    return "\n".join(out) + "\n"


def _lower(path: Path) -> str:
    """A page of the game's folder as part of another: without its title, headings two levels deeper."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return "\n".join("##" + line if line.startswith("#") else line for line in lines if not line.startswith("# "))
