"""Lessons: what clients send, and what they get."""

from typing import Annotated

from msgspec import Meta, Struct, field

from ...base.refusal import Refused
from ...wire.bounds import Nonce, Request
from ...wire.history import Frame
from ...wire.messages import TableNews
from ...wire.shown import Choice

Done = Annotated[str, Meta(max_length=400)]
MostDone = Meta(max_length=200)


class Learn(Request, frozen=True):
    """POST /api/learn/{game}/{lesson}: asks for the step of a lesson that follows these ones.

    The server stores nothing of it: to go back, a client leaves off the last steps.
    """

    done: Annotated[list[Done], MostDone] = field(default_factory=list[str])
    """The answer to each step so far: a decision in the game's notation; '' at a step to read."""
    skip: bool = False
    """Do the next step for the reader, as it is meant."""


class PlayOnAlone(Request, frozen=True):
    """POST /api/learn/{game}/{lesson}/play-on: makes a table that goes on from a step of the
    lesson, against the gentlest bots."""

    done: Annotated[list[Done], MostDone] = field(default_factory=list[str])
    nonce: Nonce = ""


class Corrected(Struct, frozen=True):
    """The last decision was legal but not the one that the step asks for; it was not made."""

    choice: Choice
    """The decision, as a choice."""
    says: str
    """The coach's comment on it; '': none."""


class Coached(Struct, frozen=True):
    """The table at a step of a lesson, and what the coach says."""

    step: int
    """The number of the step, from 0."""
    steps: int
    """The number of steps; the lesson is over at the last one."""
    done: tuple[str, ...]
    """The answers to all steps before this one; the client sends them with the next answer."""
    says: str
    """The coach's text: a message of the game's lessons."""
    at: tuple[str, ...]
    """The parts of the table that the coach points at, as the client's boards name them
    (``data-at``)."""
    asks: bool
    """Whether the step asks for a decision; otherwise it is only to be read."""
    corrected: Corrected | None
    refused: Refused | None
    """The reason why the last decision is not legal; it was not made."""
    news: TableNews
    frames: tuple[Frame, ...]
    """The table at the step before, and after each ply since then."""


class Progress(Struct, frozen=True):
    """GET /api/progress: a lesson or puzzle that a person has tried."""

    kind: str
    """``lesson``, ``puzzle``, ``puzzle-day`` for the puzzle of a day, ``puzzle-run`` for runs
    through many puzzles, ``moment`` for a turning point of an own game, or ``path`` for a game on
    the path."""
    game: str
    item: str
    """The id of the lesson or puzzle; the day; ``streak`` or ``storm``; the table and the ply; the
    bot and the table."""
    tries: int
    """The number of times that the person tried it to the end; 0: not yet."""
    solved: float
    """When the person solved it for the first time; 0: not yet."""
    best: float
    """The best result, as this kind measures it."""
