"""The deals of the day and people's tries at them, in the database."""

from collections.abc import Collection
from typing import NamedTuple

import msgspec
from msgspec import Struct

from ...storage.store import Store

Spot = tuple[float, float, str]
"""A place in the list of a day's tries: result, lead, table."""
FIRST: Spot = 9.0, 0.0, ""
"""The place before all tries."""
_SETTLED_AT_ONCE = 500
_ASKED_AT_ONCE = 500
"""People whose tries are asked for; databases bound the values of a statement."""


class StoredDeal(Struct, frozen=True):
    """The deal of a day for everybody. It is written once and kept for ever, so its fields follow
    the rules of ``stored_card``."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    seat: int
    """The person's seat."""
    level: str
    """The level of the bots in all other seats."""
    characters: tuple[str, ...]
    """The characters of those bots by seat; '': none in particular."""


class DealRow(NamedTuple):
    """A day and its deal, as they are stored."""

    day: str
    seed: bytes
    setup: StoredDeal
    made: float
    """When the seed was drawn."""


class Ended(NamedTuple):
    """A try that ended in time and is not compared yet."""

    user: str
    table: str
    card: str


class OwnTry(NamedTuple):
    """A person's try on a day."""

    day: str
    ended: float
    """When it ended; 0: not yet."""
    result: float | None
    """None: it is not compared (yet)."""


class Compared(NamedTuple):
    """A try in the list of its day."""

    result: float
    lead: float
    table: str
    user: str
    points: float
    card: str


_COMPARED = (
    "SELECT t.result, t.lead, t.table_id, t.user_id, t.points, c.card"
    " FROM deal_tries t JOIN tables c ON c.id = t.table_id"
)
_decoder: msgspec.json.Decoder[StoredDeal] = msgspec.json.Decoder(StoredDeal)


class TryRow(NamedTuple):
    """A person's try at a deal of the day."""

    table: str
    ended: float
    """When it ended; 0: not yet."""


async def add_deal(store: Store, deal: DealRow) -> None:
    """Store the deal of a day, unless the day has one."""
    sql = (
        "INSERT INTO deals (day, seed, setup, made) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
    )
    setup = msgspec.json.encode(deal.setup).decode()
    await store.write(sql, deal.day, deal.seed, setup, deal.made)


async def deals_before(store: Store, day: str, most: int) -> list[DealRow]:
    """The deals of the days before this one, the latest first."""
    sql = "SELECT day, seed, setup, made FROM deals WHERE day < $1 ORDER BY day DESC LIMIT $2"
    rows = await store.read(sql, day, most)
    return [
        DealRow(day, bytes(seed), _decoder.decode(setup), made) for day, seed, setup, made in rows
    ]


async def add_try(store: Store, day: str, user: str, table: str, now: float) -> None:
    """Note that a person begins a try at this table; nothing if they have begun one before."""
    sql = (
        "INSERT INTO deal_tries (day, user_id, table_id, begun) VALUES ($1, $2, $3, $4)"
        " ON CONFLICT DO NOTHING"
    )
    await store.write(sql, day, user, table, now)


async def ended_tries(store: Store, day: str, until: float, more: int = 0) -> list[Ended]:
    """Tries that ended before ``until`` and are not compared yet: a batch, and ``more`` beyond
    it."""
    sql = (
        "SELECT t.user_id, t.table_id, c.card FROM deal_tries t"
        " JOIN members m ON m.user_id = t.user_id AND m.table_id = t.table_id"
        " JOIN tables c ON c.id = t.table_id"
        " WHERE t.day = $1 AND t.result IS NULL AND m.ended > 0 AND m.ended < $2 LIMIT $3"
    )
    return await store.rows(Ended, sql, day, until, _SETTLED_AT_ONCE + more)


async def compare(
    store: Store, day: str, user: str, result: float, lead: float, points: float
) -> None:
    """Store the result of a try, unless it has one."""
    sql = (
        "UPDATE deal_tries SET result = $1, lead = $2, points = $3"
        " WHERE day = $4 AND user_id = $5 AND result IS NULL"
    )
    await store.write(sql, result, lead, points, day, user)


async def compared(store: Store, day: str, after: Spot, most: int) -> list[Compared]:
    """The compared tries of a day after this place, the best first."""
    sql = (
        f"{_COMPARED} WHERE t.day = $1 AND t.result IS NOT NULL"
        " AND (t.result, t.lead, t.table_id) < ($2, $3, $4)"
        " ORDER BY t.result DESC, t.lead DESC, t.table_id DESC LIMIT $5"
    )
    return await store.rows(Compared, sql, day, *after, most)


async def compared_at(store: Store, day: str, table: str) -> Compared | None:
    """The try that was played at this table; None if it is not compared."""
    sql = f"{_COMPARED} WHERE t.day = $1 AND t.result IS NOT NULL AND t.table_id = $2"
    return await store.row(Compared, sql, day, table)


async def compared_of(store: Store, day: str, users: Collection[str], most: int) -> list[Compared]:
    """The compared tries of these people on a day, the best first."""
    if not users:
        return []
    listed = list(users)[:_ASKED_AT_ONCE]
    names = ", ".join(f"${number}" for number in range(2, 2 + len(listed)))
    sql = f"{_COMPARED} WHERE t.day = $1 AND t.result IS NOT NULL AND t.user_id IN ({names})"
    found = await store.rows(Compared, sql, day, *listed)
    return sorted(found, reverse=True)[:most]


async def try_of(store: Store, day: str, user: str) -> TryRow | None:
    """A person's try at a deal of the day; None if they have not begun. Its table may not exist
    yet."""
    sql = (
        "SELECT t.table_id, COALESCE(m.ended, 0) FROM deal_tries t LEFT JOIN members m"
        " ON m.user_id = t.user_id AND m.table_id = t.table_id WHERE t.day = $1 AND t.user_id = $2"
    )
    return await store.row(TryRow, sql, day, user)


async def tries_of(store: Store, user: str, most: int) -> list[OwnTry]:
    """The tries of a person, the latest day first."""
    sql = (
        "SELECT t.day, COALESCE(m.ended, 0), t.result FROM deal_tries t LEFT JOIN members m"
        " ON m.user_id = t.user_id AND m.table_id = t.table_id"
        " WHERE t.user_id = $1 ORDER BY t.day DESC LIMIT $2"
    )
    return await store.rows(OwnTry, sql, user, most)


async def count_until(store: Store, day: str, spot: Spot) -> int:
    """The number of tries of this day in the list up to and including this place."""
    sql = (
        "SELECT COUNT(*) FROM deal_tries WHERE day = $1 AND result IS NOT NULL"
        " AND (result, lead, table_id) >= ($2, $3, $4)"
    )
    return await store.first(sql, day, *spot)


async def count_better(store: Store, day: str, result: float, lead: float) -> int:
    """The number of better tries of this day."""
    sql = (
        "SELECT COUNT(*) FROM deal_tries WHERE day = $1 AND result IS NOT NULL"
        " AND (result, lead) > ($2, $3)"
    )
    return await store.first(sql, day, result, lead)


async def count_compared(store: Store, day: str) -> int:
    """The number of tries of this day that are compared."""
    sql = "SELECT COUNT(*) FROM deal_tries WHERE day = $1 AND result IS NOT NULL"
    return await store.first(sql, day)
