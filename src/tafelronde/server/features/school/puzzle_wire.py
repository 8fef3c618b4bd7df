"""Puzzles: what clients send, and what they get."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct, field

from ...base.refusal import Refused
from ...wire.bounds import Request
from ...wire.messages import TableNews
from ...wire.shown import Choice, Frame, Telling
from .lesson_wire import Done, MostDone

PuzzleState = Literal["asked", "wrong", "solved", "shown"]
"""``asked``: the puzzle asks for a decision. ``wrong``: the last decision was wrong, and the others
answered it. ``shown``: the reader gave up and saw the answer."""


class Solve(Request, frozen=True):
    """POST /api/puzzles/{game}/{puzzle}: asks for the table of a puzzle after these decisions.

    The server stores only whether a decision was wrong, the puzzle solved, or the reader gave up.
    """

    done: Annotated[list[Done], MostDone] = field(default_factory=list[str])
    """The decisions so far, in the game's notation; only the last one may be wrong."""
    give_up: bool = False
    """Show the answer."""


class PuzzleCard(Struct, frozen=True):
    """A puzzle in a list, without its answer."""

    id: str
    theme: str
    """What it is about: the message ``puzzle-theme-<theme>`` of the catalogue."""
    level: int
    """How hard it is, 1 … 5."""
    players: int


class PuzzleOfTheDay(Struct, frozen=True):
    """The puzzle of the day, the same for everybody from midnight to midnight, UTC."""

    day: str
    """Such as 2026-11-21."""
    game: str
    id: str


class PuzzleGame(Struct, frozen=True):
    """A game that has puzzles."""

    game: str
    count: int


class Puzzles(Struct, frozen=True):
    """GET /api/puzzles: today's puzzle, and how many puzzles each game of this server has."""

    today: PuzzleOfTheDay | None
    games: tuple[PuzzleGame, ...]


class Solving(Struct, frozen=True):
    """The table of a puzzle at a decision, or after the last one."""

    card: PuzzleCard
    state: PuzzleState
    seat: int
    idea: str
    """What the answer achieves; ``puzzle-asks-<idea>`` of the catalogue tells what is asked."""
    decisions: int
    """How many decisions of the reader the answer takes."""
    done: tuple[str, ...]
    """The right decisions so far; the client sends them with the next one."""
    wrong: Choice | None
    """The decision that was wrong."""
    refused: Refused | None
    """Why the last decision is not legal; it was not made."""
    reasons: tuple[Telling, ...]
    """Once the puzzle is over: why the first decision is right, as ``why-<code>`` of the game's
    catalogue."""
    worth: float
    """Once the puzzle is over: the chance to win with the answer, 0 … 1. 0 before that, and where
    the game measures otherwise."""
    second: float
    """The same chance with the best of all other decisions."""
    news: TableNews
    frames: tuple[Frame, ...]
    """The table before the last decision, and after each ply since then."""
