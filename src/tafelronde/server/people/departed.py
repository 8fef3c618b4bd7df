"""Identities that have become others, or nobody: who has merged two, and who has left for good.

A row here is what counts. What the identity had is seen to afterwards, by any node
(``features.accounts.departures``).
"""

from __future__ import annotations

from ..storage.leases import take
from ..storage.store import Conflict, Statement, Store


async def depart(store: Store, user: str, into: str) -> bool:
    """From now on this identity is ``into``, or nobody (''). False where one of the two has
    departed before: of two that become each other at a time, one does."""
    present: list[Statement] = [  # always in one order, so that two such changes wait in turn
        ("UPDATE users SET name = name WHERE id = $1", (one,))
        for one in sorted(filter(None, (user, into)))
    ]
    row = (
        "INSERT INTO departed (user_id, into_id, at, done, lease_node, lease_until)"
        " SELECT $1, $2, $3, $4, '', 0 WHERE NOT EXISTS"
        " (SELECT 1 FROM departed WHERE user_id = $1 OR user_id = $2)"
    )
    try:
        await store.write_together([*present, (row, (user, into, store.now(), False))])
    except Conflict:
        return False
    return True


async def became(store: Store, user: str) -> str | None:
    """Who this identity has become; '': nobody; None: it is what it was."""
    rows = await store.read("SELECT into_id FROM departed WHERE user_id = $1", user)
    return str(rows[0][0]) if rows else None


async def whose(store: Store, user: str) -> str:
    """The identity that this one is today, after any number of merges; '': nobody's."""
    while (
        user
        and len(user) <= 64
        and "\0" not in user
        and (into := await became(store, user)) is not None
    ):
        user = into
    return user


async def departures_due(store: Store, most: int = 20) -> list[str]:
    """Identities whose belongings are to be seen to, and nobody does."""
    rows = await store.read(
        f"SELECT user_id FROM departed WHERE done = $1 AND lease_until < {store.clock}"
        " ORDER BY lease_until LIMIT $2",
        False,
        most,
    )
    return [str(row[0]) for row in rows]


async def lease_departure(store: Store, user: str, node: str, seconds: float) -> bool:
    """Take or keep what is to be done for so long; False where another node has it, or it is
    done."""
    where = "user_id = $1 AND done = $2"
    return await take(store, "departed", node, seconds, where, user, False, again=True)


async def rest_departure(store: Store, user: str, seconds: float, *, done: bool) -> None:
    """Look once more after so long, or (``done``) never."""
    await store.write(
        f"UPDATE departed SET done = $1, lease_until = {store.clock} + $2, lease_node = ''"
        " WHERE user_id = $3",
        done,
        seconds,
        user,
    )
