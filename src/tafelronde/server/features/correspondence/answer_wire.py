"""What somebody will do if others do this or that, in a game by days."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ...wire.bounds import KEPT, Request, SeatNumber, Sequence
from ...wire.shown import Choice

MOST_LINES = 20
"""Lines of one seat."""
MOST_STEPS = 24
"""Decisions in one line, those of all."""
MOST_ANSWERS = 6
"""Decisions of who leaves it, in one line."""

ActionText = Annotated[str, Meta(min_length=1, max_length=200, pattern=KEPT)]
"""An action in the game's notation."""
Prefix = Annotated[tuple[ActionText, ...], Meta(max_length=MOST_STEPS)]
"""Decisions one after the other, from the position at the table on."""
Line = Annotated[tuple[ActionText, ...], Meta(min_length=2, max_length=MOST_STEPS)]
"""The same, with an answer at its end."""


class NewAnswers(Request, frozen=True):
    """POST /api/tables/{table}/answers: these lines in place of those that were left before."""

    seat: SeatNumber
    seq: Sequence
    """The ``head.seq`` of the table as it was when they were thought of."""
    lines: Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)]


class Thought(Request, frozen=True):
    """POST /api/tables/{table}/answers/next: what could follow on these decisions."""

    seat: SeatNumber
    seq: Sequence
    after: Prefix = ()


class PlannedStep(Struct, frozen=True):
    """A decision of a line."""

    player: int
    choice: Choice


class Answers(Struct, frozen=True):
    """The lines that one has left for a seat, from the position at the table on."""

    seat: int
    seq: int
    """The table's."""
    lines: tuple[tuple[PlannedStep, ...], ...]


class Continuation(Struct, frozen=True):
    """Who decides next in a line, and what may stand there."""

    seq: int
    player: int
    """−1: the line can't go on."""
    choices: tuple[Choice, ...]
    left_out: bool
    """Whether there are others, on which something is drawn, or the game is over."""
