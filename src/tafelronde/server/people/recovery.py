"""Recovery codes: ten, each good once, for who has lost all devices and passkeys."""

from __future__ import annotations

import secrets

from ..storage.store import Store
from .programs import hash_of

COUNT = 10
LENGTH = 16
"""Characters of 5 bits each: nobody guesses one."""
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What is not taken for something else when it is read from paper."""


def plain(code: str) -> str:
    """A code as it was made, however somebody typed it."""
    return code.replace("-", "").replace(" ", "").upper()


async def make_codes(store: Store, user: str) -> tuple[str, ...]:
    """New codes for this person; those from before are void."""
    await store.write("DELETE FROM recovery_codes WHERE user_id = $1", user)
    codes = ["".join(secrets.choice(ALPHABET) for _ in range(LENGTH)) for _ in range(COUNT)]
    for code in codes:
        await store.write(
            "INSERT INTO recovery_codes (hash, user_id) VALUES ($1, $2)", hash_of(code), user
        )
    return tuple("-".join(code[k : k + 4] for k in range(0, LENGTH, 4)) for code in codes)


async def count_codes(store: Store, user: str) -> int:
    """How many codes of this person have not been used."""
    rows = await store.read("SELECT COUNT(*) FROM recovery_codes WHERE user_id = $1", user)
    return int(str(rows[0][0]))


async def use_code(store: Store, code: str) -> str | None:
    """The id of the person whose code this is; it is void from now on. None where it is none."""
    key = hash_of(plain(code))
    rows = await store.read("SELECT user_id FROM recovery_codes WHERE hash = $1", key)
    used = await store.write("DELETE FROM recovery_codes WHERE hash = $1", key)
    return str(rows[0][0]) if rows and used == 1 else None
