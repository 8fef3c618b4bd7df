"""Recovery codes: ten one-time codes for a person who has lost all devices and passkeys."""

import secrets

from ..storage.store import Store
from .hashes import hash_of

COUNT = 10
LENGTH = 16
"""Characters of 5 bits each: 80 bits that nobody guesses."""
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits without pairs that look alike on paper (I and 1, O and 0)."""


def random_code(length: int = LENGTH, group: int = 4) -> str:
    """A code of so many characters that nobody guesses, in groups with hyphens between."""
    code = "".join(secrets.choice(ALPHABET) for _ in range(length))
    return "-".join(code[k : k + group] for k in range(0, length, group))


def plain(code: str) -> str:
    """A typed code in its plain form: capitals, without hyphens and spaces."""
    return code.replace("-", "").replace(" ", "").upper()


async def make_codes(store: Store, user: str) -> tuple[str, ...]:
    """Make new codes for this person; older ones become void."""
    await store.write("DELETE FROM recovery_codes WHERE user_id = $1", user)
    codes = tuple(random_code() for _ in range(COUNT))
    for code in codes:
        sql = "INSERT INTO recovery_codes (hash, user_id) VALUES ($1, $2)"
        await store.write(sql, hash_of(plain(code)), user)
    return codes


async def count_codes(store: Store, user: str) -> int:
    """The number of this person's unused codes."""
    return await store.first("SELECT COUNT(*) FROM recovery_codes WHERE user_id = $1", user)


async def use_code(store: Store, code: str) -> str | None:
    """Use up a code; the id of its person, or None where there is no such code."""
    key = hash_of(plain(code))
    user = await store.first("SELECT user_id FROM recovery_codes WHERE hash = $1", key)
    used = await store.write("DELETE FROM recovery_codes WHERE hash = $1", key)
    return user if used == 1 else None
