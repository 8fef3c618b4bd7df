"""One-time tokens: words that are given out and count once, until a deadline. They stand in links
and for the challenges of passkeys.

The database has only hashes of the words.
"""

import secrets
from typing import NamedTuple

from ..storage.store import Store
from .hashes import hash_of


class OneTimeToken(NamedTuple):
    """The data that was stored with a word when it was given out."""

    user: str
    """The person for whom it was made; '': anybody may use it."""
    value: str


async def give_out(store: Store, user: str, purpose: str, value: str, seconds: float) -> str:
    """Make a word that can be used once for this purpose, within so many seconds."""
    now = store.now()
    word = secrets.token_urlsafe(24)
    await store.write("DELETE FROM one_time_tokens WHERE until < $1", now)
    sql = (
        "INSERT INTO one_time_tokens (hash, user_id, purpose, value, until)"
        " VALUES ($1, $2, $3, $4, $5)"
    )
    await store.write(sql, hash_of(word), user, purpose, value, now + seconds)
    return word


async def take_back(store: Store, word: str, purpose: str) -> OneTimeToken | None:
    """Use up a word; the data that was stored with it. None where it was not made for this purpose,
    was used, or is too old."""
    key = hash_of(word)
    sql = (
        "SELECT user_id, value FROM one_time_tokens"
        " WHERE hash = $1 AND purpose = $2 AND until >= $3"
    )
    rows = await store.read(sql, key, purpose, store.now())
    sql = "DELETE FROM one_time_tokens WHERE hash = $1 AND purpose = $2"
    used = await store.write(sql, key, purpose)
    return OneTimeToken(*rows[0]) if rows and used == 1 else None
