"""The acts of directors in the database: an append-only log for each tournament, and the people
whom each act concerns."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from ....tournament.acts import ActReason, DirectorAct
from ...base.stored import read_stored
from ...storage.store import Statement, Store

_acts = msgspec.json.Decoder(DirectorAct)


class ActRow(NamedTuple):
    """An act as it is stored."""

    act: DirectorAct
    user: str
    """The author; '' for the command line."""
    digest: str
    reason: str
    """The text of its reason; '': none was given, or it was deleted."""
    salt: str


class UntoldAct(NamedTuple):
    """An act that a person has not read of yet."""

    tournament: str
    act: int


async def acts_of(store: Store, id: str) -> list[ActRow]:
    """All acts of a tournament, in their order."""
    rows = await store.read(
        "SELECT body, user_id, digest, reason, salt FROM tournament_acts"
        " WHERE tournament_id = $1 ORDER BY number",
        id,
    )
    return [
        ActRow(read_stored(_acts, body), user, digest, reason, salt)
        for body, user, digest, reason, salt in rows
    ]


def reasons_in(rows: Iterable[ActRow]) -> tuple[ActReason, ...]:
    """The reasons that are still there."""
    return tuple(ActReason(row.act.number, row.reason, row.salt) for row in rows if row.reason)


def add_act(id: str, row: ActRow, rounds: int) -> Statement:
    """The statement that appends an act, after ``change``; it fails where the number is taken, or
    another number of rounds than ``rounds`` is paired: the act was checked against these."""
    return (
        "INSERT INTO tournament_acts (tournament_id, number, at, user_id, body, digest, reason,"
        " salt) SELECT $1, $2, $3, $4, $5, $6, $7, $8"
        " WHERE (SELECT COUNT(*) FROM tournament_rounds WHERE tournament_id = $1) = $9",
        (id, row.act.number, row.act.at, row.user, msgspec.json.encode(row.act).decode(),
         row.digest, row.reason, row.salt, rounds),
    )  # fmt: skip


def change(id: str) -> Statement:
    """The statement that counts a change of the tournament. It comes first in its transaction: of
    two at a time the second waits, and then sees what the first has written."""
    return "UPDATE tournaments SET seq = seq + 1 WHERE id = $1", (id,)


def tell_people(id: str, act: int, users: Iterable[str], at: float) -> list[Statement]:
    """The statements that note whom an act concerns."""
    return [
        (
            "INSERT INTO tournament_told (tournament_id, act, user_id, at, seen)"
            " VALUES ($1, $2, $3, $4, $5)",
            (id, act, user, at, False),
        )
        for user in sorted(set(users))
    ]


async def untold(store: Store, user: str, most: int = 50) -> list[UntoldAct]:
    """The acts that this person has not read of yet, the earliest first."""
    sql = (
        "SELECT tournament_id, act FROM tournament_told WHERE user_id = $1 AND seen = $2"
        " ORDER BY at, act LIMIT $3"
    )
    return await store.rows(UntoldAct, sql, user, False, most)


async def note_seen(store: Store, user: str, id: str, upto: int) -> None:
    """Note that a person has read of all acts of a tournament up to this one."""
    sql = (
        "UPDATE tournament_told SET seen = $1 WHERE user_id = $2 AND tournament_id = $3"
        " AND act <= $4"
    )
    await store.write(sql, True, user, id, upto)


async def directors_of(store: Store, id: str) -> dict[int, str]:
    """The people whom acts of a tournament ever made directors, by their number."""
    sql = "SELECT number, user_id FROM tournament_directors WHERE tournament_id = $1"
    rows = await store.read(sql, id)
    return dict(rows)


def add_director(id: str, number: int, user: str) -> Statement:
    return (
        "INSERT INTO tournament_directors (tournament_id, number, user_id) VALUES ($1, $2, $3)",
        (id, number, user),
    )


async def strike_reasons(store: Store, id: str, acts: Sequence[int]) -> None:
    """Delete the texts of the reasons of these acts; their hashes stay in the log."""
    for number in acts:
        sql = (
            "UPDATE tournament_acts SET reason = '', salt = '' WHERE tournament_id = $1"
            " AND number = $2"
        )
        await store.write(sql, id, number)
