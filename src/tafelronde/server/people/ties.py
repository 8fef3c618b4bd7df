"""A person's lists of other people in the database: follows, blocks and mutes.

Nobody is told that they are followed. ``blocks`` and ``mutes`` say what their lists mean.
"""

from typing import Literal

from ..base.refusal import Refusal
from ..storage.store import Store

Tie = Literal["follows", "blocks", "mutes"]
"""A list, named as its table in the database."""
FOLLOWED, BLOCKED, MUTED = 200, 500, 500
"""The most people on each list of one person."""
MOST: dict[Tie, int] = {"follows": FOLLOWED, "blocks": BLOCKED, "mutes": MUTED}


async def tie(store: Store, kind: Tie, user: str, other: str) -> None:
    """Add a person to a list of ``user``. Blocking somebody also ends following them; the lists of
    the blocked person stay as they are, so that they do not show the block. Raises Refusal."""
    found = await store.read(f"SELECT COUNT(*) FROM {kind} WHERE user_id = $1", user)
    if int(str(found[0][0])) >= MOST[kind]:
        raise Refusal("too-many", f"at most {MOST[kind]} people are on this list")
    sql = f"INSERT INTO {kind} (user_id, other, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
    await store.write(sql, user, other, store.now())
    if kind == "blocks":
        await untie(store, "follows", user, other)


async def untie(store: Store, kind: Tie, user: str, other: str) -> None:
    """Remove a person from a list of ``user``."""
    await store.write(f"DELETE FROM {kind} WHERE user_id = $1 AND other = $2", user, other)


async def tied(store: Store, kind: Tie, user: str) -> list[tuple[str, str]]:
    """The people on a list of ``user``, the latest first: ids and names. A person who has left for
    good has the name ''."""
    sql = (
        f"SELECT t.other, COALESCE(u.name, '') FROM {kind} t LEFT JOIN users u ON u.id = t.other"
        " WHERE t.user_id = $1 ORDER BY t.since DESC, t.other LIMIT $2"
    )
    rows = await store.read(sql, user, MOST[kind])
    return [(str(other), str(name)) for other, name in rows if name or kind == "blocks"]
