"""Queries of tables for lists: the open ones, a person's own, and finished ones."""

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

from .store import Store


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    card: str
    changed: float


async def public_tables(
    store: Store,
    status: Literal["open", "playing"],
    most: int = 100,
    before: tuple[float, str] = (math.inf, ""),
) -> list[Listed]:
    """The public tables of this status, the last changed first: those that changed before this
    time, or at this time with a smaller id. Tables that look for people are asked for by
    themselves, so no number of running games crowds them out."""
    sql = (
        "SELECT id, card, changed FROM tables WHERE public = $1 AND status = $2 AND hidden = $3"
        " AND (changed, id) < ($4, $5) ORDER BY changed DESC, id DESC LIMIT $6"
    )
    return await store.rows(Listed, sql, True, status, False, *before, most)


async def just_over(store: Store, since: float, most: int = 100) -> list[Listed]:
    """The public tables whose games ended since this time. Spectators may not know the end of all
    of them yet."""
    sql = (
        "SELECT id, card, changed FROM tables WHERE public = $1 AND status = 'over'"
        " AND hidden = $2 AND changed > $3 ORDER BY changed DESC LIMIT $4"
    )
    return await store.rows(Listed, sql, True, False, since, most)


async def tables_of(store: Store, user: str, most: int = 200) -> list[Listed]:
    """The tables of unfinished games where this person sits."""
    sql = (
        "SELECT id, card, changed FROM tables JOIN members ON table_id = id WHERE user_id = $1"
        " AND ended = 0 AND status IN ('open', 'playing') ORDER BY changed DESC LIMIT $2"
    )
    return await store.rows(Listed, sql, user, most)


FINISHED = (
    "SELECT id, card, ended FROM members JOIN tables ON id = table_id WHERE user_id = $1"
    " AND ended > 0 AND (ended, table_id) < ($2, $3)"
    " ORDER BY ended DESC, table_id DESC LIMIT $4"
)


async def finished_of(
    store: Store, user: str, most: int, before: tuple[float, str] = (math.inf, "")
) -> list[Listed]:
    """The finished games of a person, the last one first: those that ended before this time, or at
    this time with a smaller id. ``changed`` is when a game ended."""
    return await store.rows(Listed, FINISHED, user, *before, most)


async def card_of(store: Store, table: str) -> tuple[str, bool] | None:
    """The card of a table, and whether a moderator hid it; None if there is no such table."""
    rows = await store.read("SELECT card, hidden FROM tables WHERE id = $1", table)
    return (rows[0][0], bool(rows[0][1])) if rows else None


async def cards_of(store: Store, tables: Sequence[str]) -> list[tuple[str, str]]:
    """The ids and cards of these tables, as far as there are such."""
    places = ", ".join(f"${at}" for at in range(1, len(tables) + 1))
    return await store.read(f"SELECT id, card FROM tables WHERE id IN ({places})", *tables)


async def set_card(store: Store, table: str, seq: int, card: str) -> None:
    """Replace the card of a table, if the table still has ``seq`` events: more is known now than
    when the card was written."""
    await store.write("UPDATE tables SET card = $1 WHERE id = $2 AND seq = $3", card, table, seq)


async def running_games(store: Store) -> int:
    """The number of running games."""
    return await store.first("SELECT COUNT(*) FROM tables WHERE status = 'playing'")


async def finished_tables(
    store: Store, last: str, most: int
) -> list[tuple[str, bytes, bool, bool]]:
    """The tables of finished games after the id ``last``, ordered by id: id, seed, whether public,
    whether hidden."""
    sql = (
        "SELECT id, seed, public, hidden FROM tables WHERE status = 'over' AND id > $1"
        " ORDER BY id LIMIT $2"
    )
    return await store.read(sql, last, most)
