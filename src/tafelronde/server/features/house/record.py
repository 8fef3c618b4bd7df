"""The record of the house in the database: what the host has set."""

import secrets
from collections.abc import Callable
from typing import Literal, NamedTuple

import msgspec
from msgspec import Struct

from ...base.stored import leave, read_stored
from ...storage.store import Conflict, Store

Access = Literal["open", "accounts", "members"]
"""The callers who may come in: ``open``, everybody; ``accounts``, people with a way back into their
account (passkey, recovery codes, e-mail); ``members``, members, and those who look after the
site."""
TextKind = Literal["welcome", "rules", "imprint", "privacy"]
TRIES = 8


class Record(Struct, frozen=True, omit_defaults=True):
    """The settings of the host. They are stored, so the fields only grow, with defaults."""

    name: str = ""
    """'': the program's own."""
    access: Access = "open"
    emblem: str = ""
    """One of the program's own; '': the crown; ``own:`` and a digest: the host's picture."""
    texts: dict[str, dict[str, str]] = {}
    """Kind of text → language → text."""

    def text(self, kind: TextKind, language: str) -> str:
        """The text in this language; where there is none, in another; '' where there is none."""
        said = self.texts.get(kind, {})
        return said.get(language) or next((text for text in said.values() if text), "")


class Stored(NamedTuple):
    """The record, and the word that changes whenever somebody's membership ends."""

    house: Record
    gone: str


NONE = Stored(Record(), "")


_decoder = msgspec.json.Decoder(Record)


def _known(body: str) -> Record:
    """The record in this text. Where a newer version has stored words that this one does not know,
    only members come in."""
    try:
        return _decoder.decode(body)
    except msgspec.ValidationError as error:
        leave("the house, where only members come in now,", str(error))
        return Record(access="members")


async def read_house(store: Store) -> Stored:
    """The record as it is stored now. Raises OSError."""
    rows = await store.read("SELECT body, gone FROM house WHERE id = $1", 1)
    return Stored(_known(rows[0][0]), rows[0][1]) if rows else NONE


async def read_emblem(store: Store) -> str:
    """The host's own picture in Base64; '': there is none."""
    return await store.first("SELECT emblem FROM house WHERE id = $1", 1, default="")


async def begin_house(store: Store) -> None:
    """Make the row of the house, where there is none yet."""
    sql = (
        "INSERT INTO house (id, body, emblem, gone, changed) VALUES ($1, $2, '', '', $3)"
        " ON CONFLICT (id) DO NOTHING"
    )
    await store.write(sql, 1, msgspec.json.encode(Record()).decode(), store.now())


async def change_house(store: Store, change: Callable[[Record], Record]) -> None:
    """Change the record by what it is now. Two hosts may do so at once. Raises
    Conflict where others change it again and again, Refusal where a newer version has stored it."""
    await begin_house(store)
    for _ in range(TRIES):
        before = await store.first("SELECT body FROM house WHERE id = $1", 1)
        new = change(read_stored(_decoder, before))
        stays = msgspec.json.decode(before, type=dict[str, object])  # fields of a newer version
        body = {name: one for name, one in stays.items() if name not in Record.__struct_fields__}
        text = msgspec.json.encode(body | msgspec.to_builtins(new)).decode()
        sql = "UPDATE house SET body = $1, changed = $2 WHERE id = $3 AND body = $4"
        if await store.write(sql, text, store.now(), 1, before) == 1:
            return
    raise Conflict


async def keep_emblem(store: Store, picture: str) -> None:
    """Store the host's own picture (Base64)."""
    await begin_house(store)
    await store.write("UPDATE house SET emblem = $1 WHERE id = $2", picture, 1)


async def note_gone(store: Store) -> None:
    """Note that somebody's membership has ended: nodes forget whom they have let in."""
    await begin_house(store)
    await store.write("UPDATE house SET gone = $1 WHERE id = $2", secrets.token_hex(8), 1)
