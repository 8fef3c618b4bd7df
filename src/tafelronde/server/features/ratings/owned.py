"""The results and ratings of a person: exported, merged, deleted."""

import msgspec

from ...base.owned import OwnedRows
from ...people.asked import Departing
from ...storage.store import Statement, Store
from . import rows as stored
from .corrections import of_one_person
from .game import Merged, keeps

OWNED = (
    OwnedRows(
        "results",
        ("table_id", "seat"),
        (
            *("table_id", "seat", "level", "character", "away", "game", "players", "ended"),
            *("shown", "place", "share", "points", "outcome", "resigned"),
        ),
        stays=True,
    ),
    OwnedRows(
        "ratings",
        ("game", "players", "pace"),
        (
            *("game", "players", "pace", "mu", "sigma", "games", "changed"),
            *("standing", "settled_until"),
        ),
    ),
    OwnedRows(
        "rating_changes",
        ("table_id",),
        (
            *("table_id", "number", "at", "game", "players", "pace", "seat", "place"),
            *("before_mu", "before_sigma", "mu", "sigma"),
        ),
        stays=True,
    ),
)


class DepartingRatings(Departing):
    """The rating with more games of two on one ladder goes on."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def settle(self, user: str, to: str) -> None:
        await merge_ratings(self._store, user, to)

    async def forget(self, user: str) -> None:
        await merge_ratings(self._store, user, "")


async def merge_ratings(store: Store, user: str, into: str) -> None:
    """Move the ratings of an identity to another one, or delete them (``into`` ''). If both have a
    rating on a ladder, the one with more games goes on. Games of the two, and of their programs,
    against each other count no more. The merge gets a number among the games, so that a replay
    comes to the same ratings. Doing it twice does no harm. Raises Conflict if another game was
    counted meanwhile; then nothing is written."""
    number = 1 + await stored.last_number(store)
    mine = await stored.ratings_of(store, user)
    tables = await _tables_of(store, user) if into else []
    against = await _against(store, user, into) if into else list[str]()
    if not mine and not tables and not against:
        return
    theirs = dict(await stored.ratings_of(store, into)) if into else {}
    both = set(await _tables_of(store, into)) if tables else set[str]()
    body = msgspec.json.encode(Merged(user, into)).decode()
    statements: list[Statement] = [
        (
            "INSERT INTO rated_games (table_id, ended, number, body) VALUES ($1, $2, $3, $4)",
            (f"{stored.MERGE}{number}", store.now(), number, body),
        )
    ]
    for ladder, rating in mine:
        known = theirs.get(ladder)
        if into and keeps(rating.games, known.games if known else None):
            statements.append(stored.set_rating(into, ladder, rating))
        gone = f"DELETE FROM ratings WHERE {stored.OF_LADDER} AND user_id = $4"
        statements.append((gone, (*ladder, user)))
    statements += [of_one_person(table, store.now()) for table in against]
    for table in tables:
        if table in both:  # both sat there
            gone = "DELETE FROM rating_changes WHERE user_id = $1 AND table_id = $2"
            statements.append((gone, (user, table)))
        else:
            moved = "UPDATE rating_changes SET user_id = $1 WHERE user_id = $2 AND table_id = $3"
            statements.append((moved, (into, user, table)))
    await store.write_together(statements)


async def _tables_of(store: Store, user: str) -> list[str]:
    """The tables whose games changed a rating of this person."""
    return await store.column("SELECT table_id FROM rating_changes WHERE user_id = $1", user)


async def _against(store: Store, user: str, into: str) -> list[str]:
    """The counted games in which one of these identities, or a program of theirs, met the other
    one, or a program of that one."""
    of = "SELECT user_id FROM tokens WHERE owner = ${0} UNION SELECT CAST(${0} AS TEXT)"
    sql = (
        "SELECT DISTINCT mine.table_id FROM rating_changes mine"
        " JOIN rating_changes theirs ON theirs.table_id = mine.table_id"
        f" WHERE mine.user_id IN ({of.format(1)}) AND theirs.user_id IN ({of.format(2)})"
        " AND mine.user_id <> theirs.user_id ORDER BY mine.table_id"
    )
    return await store.column(sql, user, into)
