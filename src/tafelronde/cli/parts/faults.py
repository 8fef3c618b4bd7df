"""Why a program lost its game, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ...words import Words

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
