"""The path of a game."""

from typing import Annotated

from msgspec import Meta, Struct

from ....school.path import PathStep
from ...wire.bounds import Request


class PathGame(Request, frozen=True):
    """POST /api/path/{game}/{step}: a game against the bot of a step."""

    players: Annotated[int, Meta(ge=0, le=16)] = 0
    """The size of the table; 0: the fewest."""


class StepAt(Struct, frozen=True):
    """A step of a path, and the reader's progress there."""

    number: int
    """Its number, from 0."""
    step: PathStep
    done: bool
    so_far: int
    """The games that were begun at this step; or the puzzles or turning points solved so far."""
    table: str = ""
    """The latest game of this step; of own mistakes the turning point to solve next, as
    ``<table>/<ply>``; '': there is none."""


class GamePath(Struct, frozen=True):
    """GET /api/path/{game}: the steps after the first lesson of a game."""

    game: str
    players: int
    """The size of the tables at which bots are beaten."""
    opened: bool
    """Whether the reader has come to the end of a lesson of the game."""
    steps: tuple[StepAt, ...]
