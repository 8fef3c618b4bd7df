"""Faults of programs, for which they lost their games, in the reader's language."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Mapping
from typing import TYPE_CHECKING

from .problems import Complaint

if TYPE_CHECKING:
    from ...words import Words
    from .terminal import Terminal

LINES = 5


def fault_sentence(reason: str, arguments: Mapping[str, str | int], say: Words) -> str:
    """The fault in a ``bots.external.BotFault`` as a sentence."""
    given = dict(arguments)
    if "milliseconds" in given:
        given["seconds"] = f"{int(given.pop('milliseconds')) / 1000:g}"
    if reason == "died" and int(given["code"]) < 0:
        return say("bot-fault-killed", signal=-int(given["code"]))
    return say(f"bot-fault-{reason}", **given)


def last_errors(errors: str) -> list[str]:
    """The last lines that the program wrote to standard error, without control characters."""
    lines = [line for line in errors.splitlines() if line.strip()][-LINES:]
    return ["".join(c if c.isprintable() else " " for c in line)[:200] for line in lines]


@contextlib.contextmanager
def faults_told(terminal: Terminal) -> Generator[None]:
    """Within ``with``, tell a bot's fault as bad input: its sentence, and what it wrote."""
    from ...bots.fault import BotFault

    try:
        yield
    except BotFault as fault:
        said = [fault_sentence(fault.reason, fault.details, terminal.say)]
        raise Complaint("\n    ".join(said + last_errors(fault.errors))) from fault
