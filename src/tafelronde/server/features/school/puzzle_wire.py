"""Puzzles: what clients ask, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct, field

from ...base.refusal import Refused
from ...wire.bounds import Request
from ...wire.messages import TableNews
from ...wire.shown import Choice, Frame, Telling
from .lesson_wire import Done, MostDone

PuzzleState = Literal["asked", "wrong", "solved", "shown"]
"""A decision is asked for; the last one was wrong, and others answered it; it is solved; the answer
was shown."""


class Solve(Request, frozen=True):
    """POST /api/puzzles/{game}/{puzzle}: where one stands in a puzzle after these decisions.

    The server keeps nothing of it but what was wrong, solved or given up.
    """

    done: Annotated[list[Done], MostDone] = field(default_factory=list[str])
    """The decisions so far, in the game's notation; only the last one may be wrong."""
    give_up: bool = False
    """Show how it goes."""


class PuzzleCard(Struct, frozen=True):
    """A puzzle in a list, without its answer."""

    id: str
    theme: str
    """``puzzle-theme-<theme>`` of the catalogue says what it is about."""
    level: int
    """How hard it is, 1 … 5."""
    players: int


class PuzzleOfTheDay(Struct, frozen=True):
    """The same for everybody from midnight to midnight, UTC."""

    day: str
    """2026-11-21"""
    game: str
    id: str


class PuzzleGame(Struct, frozen=True):
    """A game that brings puzzles along."""

    game: str
    count: int


class Puzzles(Struct, frozen=True):
    """GET /api/puzzles: today's, and how many each game has that is offered here."""

    today: PuzzleOfTheDay | None
    games: tuple[PuzzleGame, ...]


class Solving(Struct, frozen=True):
    """The table of a puzzle at a decision, or after the last one."""

    card: PuzzleCard
    state: PuzzleState
    seat: int
    idea: str
    """What proves it: ``puzzle-asks-<idea>`` of the catalogue says what is asked."""
    decisions: int
    """How many own decisions the answer has."""
    done: tuple[str, ...]
    """The right decisions so far, to be sent with the next one."""
    wrong: Choice | None
    """The decision that was wrong."""
    refused: Refused | None
    """Why the last decision is not legal; it was not made."""
    reasons: tuple[Telling, ...]
    """Once it is over: ``why-<code>`` of the game's catalogue, for the first decision."""
    worth: float
    """Once it is over: the chance to win with the answer, 0 … 1; before that, and by a
    game's own measure, 0."""
    second: float
    """The same with the best of all other decisions."""
    news: TableNews
    frames: tuple[Frame, ...]
    """The table before the last decision, and after each ply since."""
