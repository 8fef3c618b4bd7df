"""Server → client: ratings and ladders."""

from typing import Literal

from msgspec import Struct

from ...wire.clock import Pace


class RatingShown(Struct, frozen=True):
    """The rating of a person on a ladder, now."""

    game: str
    players: int
    pace: Pace
    number: int
    """1500 is as strong as the game's ``medium`` bot; with 100 more, one wins 64 of 100 games."""
    deviation: int
    """The uncertainty of the number (one standard deviation)."""
    provisional: bool
    """Whether it is too uncertain to stand in the list."""
    games: int
    """The number of games that counted."""
    changed: float
    """When the last of these games ended."""


class RatingPoint(Struct, frozen=True):
    """A rating after a game."""

    at: float
    table: str
    number: int
    deviation: int
    place: int
    """The person's place in this game, from 1."""


class RatingCurve(Struct, frozen=True):
    """GET /api/ratings/{user}/curve: the rating after each game, the last game first."""

    points: tuple[RatingPoint, ...]
    before: str
    """The word for the next page; '': this is the last one."""


class LadderRow(Struct, frozen=True):
    """A person in a list, or a bot of the court beside them."""

    rank: int
    """The rank from 1; 0 for a bot."""
    user: str
    name: str
    level: str
    """A bot's level; '' for a person."""
    number: int
    deviation: int
    sure: int
    """A lower bound that the strength almost certainly exceeds; the list is ordered by it."""
    games: int


class RatingList(Struct, frozen=True):
    """GET /api/ratings: a ladder, the strongest first."""

    rows: tuple[LadderRow, ...]
    own: LadderRow | None
    """The reader's row, also if it is on another page."""
    yours: RatingShown | None
    """The reader's rating, also if it is provisional."""
    count: int
    """The number of people in the list."""
    after: str
    """The word for the next page; '': this is the last one."""


class RatingChanged(Struct, frozen=True):
    """The change of the rating of a person in a seat by a game."""

    seat: int
    user: str
    before: int
    after: int
    provisional: bool


class TableRating(Struct, frozen=True):
    """GET /api/tables/{table}/rating: how the game changed ratings."""

    table: str
    state: Literal["unrated", "playing", "waiting", "counted", "not-counted"]
    """``waiting``: the game is over and will be counted in a moment."""
    why: Literal["", "short", "same-person", "no-person", "void"]
    """The reason why the game does not count. ``short``: some seat made no decision;
    ``same-person``: two seats belonged to one person; ``no-person``: only bots played;
    ``void``: a director said so."""
    pace: Pace
    changes: tuple[RatingChanged, ...]
