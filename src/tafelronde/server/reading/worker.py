"""A process that reads what strangers send: ``python -m tafelronde.server.reading.worker``.

It talks with its node as ``base.child`` says. It knows no database, no table and no secret: what it
is given is what somebody has sent, and what it says is checked and kept by the node.
"""

import os
import pkgutil
import traceback
from typing import Any, get_type_hints

import msgspec

from ...match import Match, format_record, parse_record, verify
from ..base.child import work
from ..base.refusal import Refusal
from . import bounds
from .jobs import Done, Job

FIRST_STEPS = 60
"""Plies of the game that is read first, so that all that reading needs is loaded."""


def main() -> None:
    """Work until the input ends."""
    if hasattr(os, "nice"):
        os.nice(10)
    bounds.begin()
    work(Job, answer)


def answer(job: Job) -> Done:
    """The answer to a job."""
    try:
        with bounds.bounded(job.seconds):
            return Done(call(job.work, job.given))
    except Refusal as refusal:
        return Done(refused=refusal.wire())
    except MemoryError:
        os._exit(bounds.NO_MEMORY)
    except Exception as error:
        return Done(error=error_text(error))


def error_text(error: Exception) -> str:
    """The kind of an error and its way through the code; its text may quote what was sent."""
    frames = traceback.extract_tb(error.__traceback__, limit=-30)
    way = (f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in frames)
    return "\n".join([type(error).__qualname__, *way])


def call(name: str, given: bytes) -> bytes:
    """Call the function of this name. Raises what it raises."""
    function: Any = pkgutil.resolve_name(name)
    hints = get_type_hints(function)
    kind = hints.pop("return")
    (taken,) = hints.values()
    made: Any = function(msgspec.msgpack.decode(given, type=taken))
    assert kind is not None
    return msgspec.msgpack.encode(made)


def prepare(game: str) -> bool:
    """Read the record of a short game of one's own, so that a stranger's waits for nothing."""
    match = Match.start(game)
    while not match.is_over and match.ply < FIRST_STEPS:
        match.play(match.state.legal_actions()[0])
    if not match.is_over:
        match.resign(0)
    return verify(parse_record(format_record(match))).ok


if __name__ == "__main__":
    main()
