"""Run a command line: find the command, and tell what is wrong in one sentence."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable, Sequence

import typer

from ..core.errors import TafelrondeError
from ..extras import NeedsExtra
from . import options
from .app import app
from .options import with_address
from .problems import EXIT, Problem, Told, sentence


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit code. Bad input gives one sentence on stderr."""
    options.reset()
    try:
        code = command_line()(
            _with_command(with_address(arguments)), prog_name="tafelronde", standalone_mode=False
        )
        print(end="", flush=True)  # so that an error in writing the last lines is noticed
        return code or 0
    except typer.TyperException as error:
        return _complain(error.format_message().rstrip(".") + ".")
    except (Problem, Told, TafelrondeError, NeedsExtra, OSError) as error:
        if isinstance(error, BrokenPipeError):
            _silence()
            return 1
        return _complain(sentence(error, options.terminal().say))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return 130


@functools.cache
def command_line() -> Callable[..., int | None]:
    """All commands, with what their functions take; to read that takes longer than many of them."""
    return typer.main.get_command(app)


def _with_command(arguments: Sequence[str]) -> list[str]:
    """The arguments; ``serve`` is put before them where they name no command."""
    known = {
        command.name or getattr(command.callback, "__name__", "")
        for command in app.registered_commands
    }
    known |= {str(group.name) for group in app.registered_groups}
    words = {*known, "--help", "-h", "--version"}
    if words & set(arguments) or (arguments and not arguments[0].startswith("-")):
        return list(arguments)
    return ["serve", *arguments]


def _complain(text: str) -> int:
    options.terminal()  # so that stderr can show any text
    print(f"tafelronde: {text}", file=sys.stderr)
    return EXIT


def _silence() -> None:
    """Send further output nowhere: the reader of our pipe has gone."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
