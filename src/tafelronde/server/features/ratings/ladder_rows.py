"""Queries for the pages of ratings: a ladder's list, and the curve of a person's rating."""

from typing import NamedTuple

from ...storage.store import Store
from .results import SEEN
from .rows import OF_LADDER, RATING
from .scale import Ladder, Rating

LIST = (
    f"SELECT standing, r.user_id, {RATING}, COALESCE(u.name, '') FROM ratings r"
    f" LEFT JOIN users u ON u.id = r.user_id WHERE {OF_LADDER} AND settled_until >= $4"
    " AND (standing, r.user_id) < ($5, $6) ORDER BY standing DESC, r.user_id DESC LIMIT $7"
)
COUNT = (
    f"SELECT count(*) FROM ratings WHERE {OF_LADDER} AND settled_until >= $4"
    " AND (standing, user_id) > ($5, $6)"
)
CURVE = (
    "SELECT number, CASE WHEN EXISTS (SELECT 1 FROM results r WHERE r.table_id = c.table_id"
    f" AND (r.shown <= $7 AND r.{SEEN} OR r.user_id || '' = $8)) THEN c.table_id ELSE '' END,"
    " at, place, mu, sigma FROM rating_changes c WHERE user_id = $1"
    " AND game = $2 AND players = $3 AND pace = $4 AND number < $5 ORDER BY number DESC LIMIT $6"
)


class Listed(NamedTuple):
    """A person in a ladder's list."""

    standing: float
    user: str
    rating: Rating
    name: str


class Point(NamedTuple):
    """A point of a curve: the rating of a person after a game."""

    number: int
    table: str
    """The table of the game; '' if the reader may not know it."""
    at: float
    place: int
    mu: float
    sigma: float


async def listed(
    store: Store, ladder: Ladder, now: float, after: tuple[float, str], most: int
) -> list[Listed]:
    """The people on a ladder after this place, the strongest first, without provisional ratings."""
    rows = await store.read(LIST, *ladder, now, *after, most)
    return [Listed(row[0], row[1], Rating(*row[2:6]), row[6]) for row in rows]


async def count_above(store: Store, ladder: Ladder, now: float, place: tuple[float, str]) -> int:
    """The number of people above this place of a ladder."""
    return await store.first(COUNT, *ladder, now, *place)


async def curve(
    store: Store, user: str, ladder: Ladder, before: int, most: int, reader: str | None
) -> list[Point]:
    """The rating of a person after each game before this number, the last game first. The table of
    a game is told only if everybody may see it or the reader sat there."""
    return await store.rows(Point, CURVE, user, *ladder, before, most, store.now(), reader or "-")
