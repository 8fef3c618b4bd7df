"""Server → client: ratings and ladders."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...wire.clock import Pace


class RatingShown(Struct, frozen=True):
    """Somebody's rating on a ladder, now."""

    game: str
    players: int
    pace: Pace
    number: int
    """1500 is as strong as the game's ``medium`` bot; 100 more win 64 of 100 games."""
    deviation: int
    """How uncertain the number is (one standard deviation)."""
    provisional: bool
    """Whether it is too uncertain to stand in the list."""
    games: int
    """How many counted."""
    changed: float
    """When the last of them ended."""


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    at: float
    table: str
    number: int
    deviation: int
    place: int
    """Where they came in this game; 1: first."""


class RatingCurve(Struct, frozen=True):
    """GET /api/ratings/{user}/curve: how a rating went, the last game first."""

    points: tuple[RatingPoint, ...]
    before: str
    """Ask with it for those before; '': these were the first."""


class LadderRow(Struct, frozen=True):
    """A person in a list, or a bot of the court beside them."""

    rank: int
    """0: a bot."""
    user: str
    name: str
    level: str
    """Of a bot; ''."""
    number: int
    deviation: int
    sure: int
    """What it is at least, almost certainly; the list goes by it."""
    games: int


class RatingList(Struct, frozen=True):
    """GET /api/ratings: a ladder, the strongest first."""

    rows: tuple[LadderRow, ...]
    own: LadderRow | None
    """The reader's row, wherever it stands."""
    yours: RatingShown | None
    """The reader's rating, also one that is provisional."""
    count: int
    """How many people stand in the list."""
    after: str
    """Ask with it for those after; '': these were the last."""


class RatingChanged(Struct, frozen=True):
    """What a game did to the rating of a seat's person."""

    seat: int
    user: str
    before: int
    after: int
    provisional: bool


class TableRating(Struct, frozen=True):
    """GET /api/tables/{table}/rating: what the game did to ratings."""

    table: str
    state: Literal["unrated", "playing", "waiting", "counted", "not-counted"]
    """``waiting``: it is over and will be counted in a moment."""
    why: Literal["", "short", "same-person", "no-person"]
    """Why it does not count: somebody had decided nothing; two seats were one person's; no person
    played."""
    pace: Pace
    changes: tuple[RatingChanged, ...]
