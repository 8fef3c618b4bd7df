"""Runs a command line: finds the command, and tells bad input in one sentence."""

import os
import sys
from collections.abc import Sequence

import typer

from ..core.facts.errors import TafelrondeError
from ..extras import NeedsExtra
from .app import COMMANDS, GROUPS, command_line
from .parts import options
from .parts.options import with_address
from .parts.problems import EXIT, Complaint, Problem, sentence
from .parts.signals import endings_interrupt
from .parts.usage import usage


def run(arguments: Sequence[str]) -> int:
    """Run a command line and return its exit code. Bad input gives one sentence on stderr."""
    options.reset()
    try:
        given = _with_command(with_address(arguments))
        line = command_line(*(name for name in ("serve", *GROUPS) if name in given))
        with endings_interrupt():
            code = line(given, prog_name="tafelronde", standalone_mode=False)
        print(end="", flush=True)  # so that an error in writing the last lines shows here
        return code or 0
    except typer.TyperException as error:
        options.look_for_language(arguments)
        return _complain(usage(error, options.open_terminal().say))
    except (Problem, Complaint, TafelrondeError, NeedsExtra, OSError) as error:
        if isinstance(error, BrokenPipeError):
            _silence()
            return 1
        return _complain(sentence(error, options.open_terminal().say))
    except (KeyboardInterrupt, typer.Abort):
        print(file=sys.stderr)
        return 130


def _with_command(arguments: Sequence[str]) -> list[str]:
    """The arguments; where they name no command, ``serve`` is put before them."""
    words = {*COMMANDS, *GROUPS, "--help", "-h", "--version"}
    if words & set(arguments) or (arguments and not arguments[0].startswith("-")):
        return list(arguments)
    return ["serve", *arguments]


def _complain(text: str) -> int:
    options.open_terminal()  # stderr can then show any text
    print(f"tafelronde: {text}", file=sys.stderr)
    return EXIT


def _silence() -> None:
    """Send further output nowhere: the program that read our output has ended."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
