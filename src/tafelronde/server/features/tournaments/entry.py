"""Conditions on which people may join a tournament: a code, a list, ratings, an account."""

import msgspec
from msgspec import Struct

from ...base.refusal import Refusal
from ...base.stored import read_stored
from ...base.text import fold
from ...people.handles import handle_of
from ...people.hashes import hash_of
from ...people.person import Person
from ...storage.store import Statement, Store
from ..ratings.rows import ratings_on
from ..ratings.scale import Rating
from .pairing import ladder_of
from .row_types import Row


class StoredEntry(Struct, frozen=True):
    """The conditions as they are stored, besides the hash of the code."""

    names: tuple[str, ...] = ()
    """Names or handles of those who may join, folded; empty: everybody."""
    least: int = 0
    most: int = 0
    members: bool = False


class Entry(Struct, frozen=True):
    """The conditions of a tournament."""

    code: str
    """The hash of the code; '': none is asked for."""
    told: StoredEntry


OPEN = Entry("", StoredEntry())
_stored = msgspec.json.Decoder(StoredEntry)


async def entry_of(store: Store, id: str) -> Entry:
    """The conditions of a tournament; ``OPEN`` where nobody set any."""
    rows = await store.read("SELECT code, body FROM tournament_entry WHERE tournament_id = $1", id)
    if not rows:
        return OPEN
    code, body = rows[0]
    return Entry(code, read_stored(_stored, body))


def set_entry(id: str, code: str, entry: StoredEntry) -> Statement:
    """The statement that stores the conditions; ``code`` is the hash."""
    return (
        "INSERT INTO tournament_entry (tournament_id, code, body) VALUES ($1, $2, $3)"
        " ON CONFLICT (tournament_id) DO UPDATE SET code = excluded.code, body = excluded.body",
        (id, code, msgspec.json.encode(entry).decode()),
    )


async def check_entry(store: Store, row: Row, person: Person, code: str) -> None:
    """Raise Refusal where this person may not join: ``entry`` says why."""
    entry = await entry_of(store, row.id)
    conditions, handle = entry.told, await handle_of(store, person.id)
    if entry.code and hash_of(code.strip()) != entry.code:
        raise _refused("code", "this tournament asks for a code")
    if conditions.members and not handle:
        raise _refused("account", "only people with an account may join")
    if conditions.names and not {fold(person.name), fold(handle or "-")} & {*conditions.names}:
        raise _refused("list", "only people on a list may join")
    if conditions.least or conditions.most:
        known = (await ratings_on(store, ladder_of(row.setup), [person.id])).get(
            person.id, Rating()
        )
        if not conditions.least <= known.number <= (conditions.most or known.number):
            raise _refused(
                "rating", f"ratings from {conditions.least} to {conditions.most or 'any'}"
            )


def _refused(why: str, message: str) -> Refusal:
    return Refusal("entry", message, args={"why": why})
