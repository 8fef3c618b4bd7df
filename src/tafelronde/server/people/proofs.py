"""What somebody is to bring back, once and in time: the challenge of a passkey, the word of a link.

Only hashes of the words are kept.
"""

from __future__ import annotations

import secrets
from typing import NamedTuple

from ..storage.store import Store
from .programs import hash_of


class Proof(NamedTuple):
    """What was noted when the word was given out."""

    user: str
    """For whom; '': for whoever brings it."""
    value: str


async def give_out(store: Store, user: str, purpose: str, value: str, seconds: float) -> str:
    """A new word that is good once for this purpose, for so long."""
    now = store.now()
    word = secrets.token_urlsafe(24)
    await store.write("DELETE FROM proofs WHERE until < $1", now)
    await store.write(
        "INSERT INTO proofs (hash, user_id, purpose, value, until) VALUES ($1, $2, $3, $4, $5)",
        hash_of(word),
        user,
        purpose,
        value,
        now + seconds,
    )
    return word


async def take_back(store: Store, word: str, purpose: str) -> Proof | None:
    """What was noted with this word, which is void from now on; None where it is none for this
    purpose, was used, or is too old."""
    key = hash_of(word)
    rows = await store.read(
        "SELECT user_id, value FROM proofs WHERE hash = $1 AND purpose = $2 AND until >= $3",
        key,
        purpose,
        store.now(),
    )
    used = await store.write("DELETE FROM proofs WHERE hash = $1 AND purpose = $2", key, purpose)
    return Proof(str(rows[0][0]), str(rows[0][1])) if rows and used == 1 else None
