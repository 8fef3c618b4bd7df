"""Lessons: what clients ask, and what they are answered."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from ...base.refusal import Refused
from ...wire.bounds import Nonce, Request
from ...wire.messages import TableNews
from ...wire.shown import Choice, Frame

Done = Annotated[str, Meta(max_length=400)]
MostDone = Meta(max_length=200)


class Learn(Request, frozen=True):
    """POST /api/learn/{game}/{lesson}: where one stands in a lesson after this, step by step.

    The server keeps nothing of it: going back is leaving off the last steps.
    """

    done: Annotated[list[Done], MostDone] = field(default_factory=list[str])
    """What was done at each step: a decision in the game's notation; '' where nothing was asked."""
    skip: bool = False
    """Do the next step for me, as it is meant."""


class PlayOnAlone(Request, frozen=True):
    """POST /api/learn/{game}/{lesson}/play-on: a table that goes on from where one stands, against
    the gentlest bots."""

    done: Annotated[list[Done], MostDone] = field(default_factory=list[str])
    nonce: Nonce = ""


class Corrected(Struct, frozen=True):
    """The last decision was legal, but not what is asked; it was not made."""

    choice: Choice
    """What it would have been."""
    says: str
    """What the coach says to it; '': nothing in particular."""


class Coached(Struct, frozen=True):
    """The table at a step of a lesson, and what the coach says."""

    step: int
    """Its number, from 0."""
    steps: int
    """How many there are; at the last one the lesson is over."""
    done: tuple[str, ...]
    """What was done at the steps before, to be sent with the next one."""
    says: str
    """A message of the game's lessons."""
    at: tuple[str, ...]
    """The parts of the table that the coach points at, as the client's boards name them
    (``data-at``)."""
    asks: bool
    """Whether a decision is asked for; otherwise one reads on."""
    corrected: Corrected | None
    refused: Refused | None
    """Why the last decision is not legal; it was not made."""
    news: TableNews
    frames: tuple[Frame, ...]
    """The table at the step before, and after each ply since."""


class Progress(Struct, frozen=True):
    """GET /api/progress: something that one has learnt or tried."""

    kind: str
    """``lesson``, ``puzzle``, or ``puzzle-day`` for the puzzle of a day."""
    game: str
    item: str
    """The id of the lesson or puzzle; the day."""
    tries: int
    """How often it was tried to the end."""
    solved: float
    """When it was done for the first time; 0: not yet."""
    best: float
    """The best result, as its kind counts."""
