"""Answers left in advance, on the wire: what a player will do if others do this or that."""

from typing import Annotated

from msgspec import Meta, Struct

from ...wire.bounds import KEPT, Request, SeatNumber, Sequence
from ...wire.shown import Choice

MOST_LINES = 20
"""Lines that a seat may have."""
MOST_STEPS = 24
"""Decisions in one line, of all players together."""
MOST_ANSWERS = 6
"""Decisions in one line of the player who leaves it."""

ActionText = Annotated[str, Meta(min_length=1, max_length=200, pattern=KEPT)]
"""An action in the game's notation."""
Prefix = Annotated[tuple[ActionText, ...], Meta(max_length=MOST_STEPS)]
"""Decisions one after the other, from the present position of the table."""
Line = Annotated[tuple[ActionText, ...], Meta(min_length=2, max_length=MOST_STEPS)]
"""Such decisions, the last of which is an answer of the player's own."""


class NewAnswers(Request, frozen=True):
    """POST /api/tables/{table}/answers: replace the lines of a seat."""

    seat: SeatNumber
    seq: Sequence
    """The ``head.seq`` of the table that the player saw."""
    lines: Annotated[tuple[Line, ...], Meta(max_length=MOST_LINES)]


class Thought(Request, frozen=True):
    """POST /api/tables/{table}/answers/next: ask how a line may go on after these decisions."""

    seat: SeatNumber
    seq: Sequence
    after: Prefix = ()


class PlannedStep(Struct, frozen=True):
    """A decision of a line."""

    player: int
    choice: Choice


class Answers(Struct, frozen=True):
    """The lines of a seat that still hold, from the present position of the table."""

    seat: int
    seq: int
    """The table's ``head.seq``."""
    lines: tuple[tuple[PlannedStep, ...], ...]


class Continuation(Struct, frozen=True):
    """The next player to act in a line, and the decisions that may follow."""

    seq: int
    player: int
    """−1: the line can't go on."""
    choices: tuple[Choice, ...]
    left_out: bool
    """Whether other legal decisions cannot stand in a line: after them something is drawn, or the
    game ends."""
