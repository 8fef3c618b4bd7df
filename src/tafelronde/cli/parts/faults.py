"""Faults of programs, for which they lost their games, in the reader's language."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING

from .problems import Complaint

if TYPE_CHECKING:
    from ...bots.fault import BotFault
    from ...words import Words
    from .terminal import Terminal

LINES = 5


def fault_told(fault: BotFault, say: Words) -> str:
    """The fault as a sentence, and in lines of their own the last that the program wrote."""
    return _with_errors(fault_sentence(fault, say), fault)


def fault_sentence(fault: BotFault, say: Words) -> str:
    """The fault as a sentence."""
    given = dict(fault.details)
    if "milliseconds" in given:
        given["seconds"] = f"{int(given.pop('milliseconds')) / 1000:g}"
    if fault.reason == "died" and int(given["code"]) < 0:
        return say("bot-fault-killed", signal=-int(given["code"]))
    return say(f"bot-fault-{fault.reason}", **given)


def show_faults(bot: str, faults: Sequence[BotFault], terminal: Terminal) -> None:
    """Print that a bot lost so many games by faults, and the first of them."""
    say, first = terminal.say, faults[0]
    lost = say("arena-faults", bot=bot, games=len(faults), why=fault_sentence(first, say))
    print(_with_errors(lost, first))


def _with_errors(said: str, fault: BotFault) -> str:
    """The text, and the last lines of what the program wrote, without control characters."""
    lines = [line for line in fault.errors.splitlines() if line.strip()][-LINES:]
    shown = ("".join(c if c.isprintable() else " " for c in line)[:200] for line in lines)
    return "\n    ".join([said, *shown])


@contextlib.contextmanager
def faults_told(terminal: Terminal) -> Generator[None]:
    """Within ``with``, tell a bot's fault as bad input: its sentence, and what it wrote."""
    from ...bots.fault import BotFault

    try:
        yield
    except BotFault as fault:
        raise Complaint(fault_told(fault, terminal.say)) from fault
