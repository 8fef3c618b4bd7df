"""Ratings in the database: the games that count, in their order, and what follows from them.

``rated_games`` is the source; ``ratings`` and ``rating_changes`` follow from it and are written in
the same transaction, so every game counts exactly once.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ...base.refusal import Refusal
from ...base.stored import leave, read_stored
from ...storage.store import Row, Statement, Store
from .game import Corrected, Merged, Played
from .rate import Change
from .scale import Ladder, Rating

PAGE = 500
"""The number of rows that are read at a time when all are read."""
_decoder: msgspec.json.Decoder[Played] = msgspec.json.Decoder(Played)
MERGE, CORRECTED = "merge ", "corrected "
"""The beginning of ``table_id`` in a row of ``rated_games`` that is a merge, or says that a game
before it was corrected."""
_decoders: Mapping[str, msgspec.json.Decoder[Any]] = {
    MERGE: msgspec.json.Decoder(Merged),
    CORRECTED: msgspec.json.Decoder(Corrected),
    "": _decoder,
}
RATING = "mu, sigma, games, changed"
OF_LADDER = "game = $1 AND players = $2 AND pace = $3"
DUE = (
    "SELECT table_id, ended FROM rated_games WHERE number IS NULL AND ended > 0 AND ended <= $1"
    " ORDER BY ended, table_id LIMIT $2"
)
RECENT = (
    "SELECT table_id, at, place FROM rating_changes WHERE user_id = $1 AND game = $2"
    " AND players = $3 AND pace = $4 AND at > $5"
)


class Changed(NamedTuple):
    """The change of the rating of a person in a seat by a game."""

    seat: int
    user: str
    before_mu: float
    mu: float
    sigma: float


class Counted(NamedTuple):
    """The row of a rated game; ``number`` 0: not counted yet."""

    ended: float
    number: int
    body: str


class Earlier(NamedTuple):
    """An earlier game of a person."""

    table: str
    at: float
    place: int


async def games_due(store: Store, until: float, most: int) -> list[tuple[str, float]]:
    """Rated games that ended by this time and are not counted yet: table and end, the earliest
    first."""
    return await store.read(DUE, until, most)


async def last_number(store: Store) -> int:
    """The number of the game that was counted last; 0: none was."""
    return await store.first("SELECT max(number) FROM rated_games") or 0


async def ratings_on(store: Store, ladder: Ladder, users: Sequence[str]) -> dict[str, Rating]:
    """The ratings of these people on a ladder, by person; people without one are left out."""
    found: dict[str, Rating] = {}
    for user in users:
        sql = f"SELECT {RATING} FROM ratings WHERE {OF_LADDER} AND user_id = $4"
        if (rating := await store.row(Rating, sql, *ladder, user)) is not None:
            found[user] = rating
    return found


async def ratings_of(store: Store, user: str) -> list[tuple[Ladder, Rating]]:
    """All ratings of a person, in the order of their ladders."""
    rows = await store.read(
        f"SELECT game, players, pace, {RATING} FROM ratings WHERE user_id = $1"
        " ORDER BY game, players, pace",
        user,
    )
    return [(Ladder(*row[:3]), Rating(*row[3:])) for row in rows]


async def recent(store: Store, user: str, ladder: Ladder, since: float) -> list[Earlier]:
    """The counted games of a person on this ladder that ended after this time."""
    return await store.rows(Earlier, RECENT, user, *ladder, since)


LEFT = (
    "SELECT g.body FROM members m JOIN rated_games g ON g.table_id = m.table_id"
    " WHERE m.user_id = $1 AND m.ended > $2 AND g.number IS NOT NULL"
)


async def left_at_once(store: Store, user: str, since: float) -> int:
    """The number of games that did not count, since this person gave up before everybody had
    decided, and that ended after this time; without those that only newer nodes can read."""
    games: list[Played] = []
    for (body,) in await store.read(LEFT, user, since):
        try:
            games.append(read_played(str(body)))
        except Refusal as refusal:
            leave("a rated game", refusal.message)
    return sum(
        game.why == "short" and user in [game.seats[seat] for seat in game.early] for game in games
    )


async def count_game(
    store: Store, number: int, table: str, at: float, game: Played, changes: Sequence[Change]
) -> None:
    """Count a game under this number. Raises Conflict where the number is taken or the game is
    counted already; then nothing is written."""
    body = msgspec.json.encode(game).decode()
    statements: list[Statement] = [
        (
            "UPDATE rated_games SET number = $1, body = $2 WHERE table_id = $3 AND number IS NULL",
            (number, body, table),
        )
    ]
    for change in changes:
        statements.append(set_rating(change.user, game.ladder, change.after))
        statements.append(add_change(number, table, at, game.ladder, change))
    await store.write_together(statements)


def add_change(number: int, table: str, at: float, ladder: Ladder, change: Change) -> Statement:
    """The statement that stores the change of a rating by a game."""
    new, old = change.after, change.before
    return (
        "INSERT INTO rating_changes (table_id, user_id, number, at, game, players, pace, seat,"
        " place, before_mu, before_sigma, mu, sigma)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
        (table, change.user, number, at, *ladder, change.seat, change.place,
         old.mu, old.sigma, new.mu, new.sigma),
    )  # fmt: skip


def set_rating(user: str, ladder: Ladder, new: Rating) -> Statement:
    """The statement that stores this as the rating of a person."""
    return (
        "INSERT INTO ratings (user_id, game, players, pace, mu, sigma, games, changed, standing,"
        " settled_until) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
        " ON CONFLICT (user_id, game, players, pace) DO UPDATE SET mu = excluded.mu,"
        " sigma = excluded.sigma, games = excluded.games, changed = excluded.changed,"
        " standing = excluded.standing, settled_until = excluded.settled_until",
        (user, *ladder, *new, new.standing, new.settled_until),
    )


async def counted(store: Store, table: str) -> Counted | None:
    """The row of a rated game; None where the table is not rated."""
    sql = "SELECT ended, COALESCE(number, 0), body FROM rated_games WHERE table_id = $1"
    return await store.row(Counted, sql, table)


def read_played(body: str) -> Played:
    """The stored game in the body of a row. Raises Refusal where a newer version has stored it."""
    return read_stored(_decoder, body)


async def changes_at(store: Store, table: str) -> list[Changed]:
    """The changes that a game made, ordered by seat."""
    sql = (
        "SELECT seat, user_id, before_mu, mu, sigma FROM rating_changes WHERE table_id = $1"
        " ORDER BY seat"
    )
    return await store.rows(Changed, sql, table)


async def games_counted(
    store: Store, after: int, most: int
) -> list[tuple[int, str, float, Played | Merged | Corrected]]:
    """Counted games, merges and corrections after this number, in their order: number, table, end,
    what was played. Raises Refusal where a newer version has stored one of them."""
    sql = (
        "SELECT number, table_id, ended, body FROM rated_games WHERE number > $1"
        " ORDER BY number LIMIT $2"
    )
    rows = await store.read(sql, after, most)
    return [(number, table, ended, _body(table, body)) for number, table, ended, body in rows]


def _body(table: str, body: str) -> Played | Merged | Corrected:
    kind, space, _ = table.partition(" ")
    if (decoder := _decoders.get(kind + space if space else "")) is None:
        raise Refusal("newer", f"unknown word {kind!r} among the rated games")
    return read_stored(decoder, body)


async def all_ratings(store: Store) -> AsyncIterator[tuple[str, Ladder, Rating]]:
    """Every rating in the database."""
    last: Row = ("", "", 0, "")
    while True:
        sql = (
            f"SELECT user_id, game, players, pace, {RATING} FROM ratings"
            " WHERE (user_id, game, players, pace) > ($1, $2, $3, $4)"
            " ORDER BY user_id, game, players, pace LIMIT $5"
        )
        rows = await store.read(sql, *last, PAGE)
        for row in rows:
            last = row[:4]
            yield last[0], Ladder(*last[1:]), Rating(*row[4:])
        if len(rows) < PAGE:
            return


async def correct(store: Store, user: str, ladder: Ladder, rating: Rating | None) -> None:
    """Store this as the rating of a person; None: delete the rating."""
    if rating is not None:
        sql, values = set_rating(user, ladder, rating)
        await store.write(sql, *values)
        return
    await store.write(f"DELETE FROM ratings WHERE {OF_LADDER} AND user_id = $4", *ladder, user)
