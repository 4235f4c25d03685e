"""The command `gondwana`. One file of this folder per command; only the one that is called gets loaded.

A command's module has a docstring, whose first line is its summary; EXAMPLES, shown by `--help`; `arguments(parser)`;
and `run(args)`, which returns the exit code. Adding such a file adds the command.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

from gondwana import __version__
from gondwana.kit.errors import GondwanaError, one_of

BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def commands() -> list[str]:
    """The names of all commands."""
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem != "__init__")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. Bad input of any kind is one line on stderr and code 2."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        code = _dispatch(words)
        sys.stdout.flush()
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _drop_stdout()
        return BROKEN_PIPE
    except GondwanaError as error:
        return _complain(words, str(error))
    except OSError as error:
        return _complain(words, f"{error.filename}: {error.strerror}" if error.filename else str(error))
    return code


def _dispatch(words: list[str]) -> int:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if not words or words[0] in ("-h", "--help", "help"):
        return _overview()
    if words[0] == "--version":
        print(f"gondwana {__version__}")
        return 0
    if words[0] not in commands():
        raise GondwanaError(one_of(words[0], commands(), "command"))
    from gondwana.cli.common.arguments import Parser

    command = importlib.import_module(f"gondwana.cli.{words[0]}")
    parser = Parser(f"gondwana {words[0]}", command.__doc__ or "", command.EXAMPLES)
    command.arguments(parser)
    try:
        args = parser.parse(words[1:])
    except SystemExit:
        return 0
    return int(command.run(args))


def _overview() -> int:
    """What `gondwana` alone says."""
    print("Five board games about the history of life, rule-exact.\n\nusage: gondwana COMMAND …\n")
    for name in commands():
        summary = (importlib.import_module(f"gondwana.cli.{name}").__doc__ or "").partition("\n")[0]
        print(f"  {name:<10} {summary}")
    print("\nexample: gondwana play cubosaurs\n`gondwana COMMAND --help` tells more about each.")
    return 0


def _complain(words: list[str], message: str) -> int:
    """One line, in the language asked for: what was typed may be too wrong to be read in the usual way."""
    from gondwana.cli.common.arguments import language
    from gondwana.kit.complaint import complaint

    named = [word.removeprefix("--lang=") for word in words if word.startswith("--lang=")]
    named += [after for word, after in pairwise(words) if word == "--lang"]
    lang = named[-1] if named else language()
    command = f"gondwana {words[0]}" if words and words[0] in commands() else "gondwana"
    print(f"{command}: {complaint(' '.join(message.split()), lang)}", file=sys.stderr)
    return BAD_INPUT


def _drop_stdout() -> None:
    """Whoever read our output has gone; keep the interpreter from complaining when it flushes the rest."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):
        return
