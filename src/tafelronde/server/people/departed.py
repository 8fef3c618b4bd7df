"""Merged and deleted identities, in the database.

A row of ``departed`` decides it: from then on the identity counts as another one, or as nobody. Any
node does the rest of the work afterwards (``features.accounts.departures``).
"""

from ..storage.leases import take
from ..storage.store import Statement, Store


async def depart(store: Store, user: str, into: str) -> bool:
    """Merge this identity into ``into``, or delete it (''). False where one of the two is gone
    already; so of two merges in opposite directions at the same time only one happens."""
    present: list[Statement] = [  # always locked in one order, so that two merges cannot deadlock
        ("UPDATE users SET name = name WHERE id = $1", (one,))
        for one in sorted(filter(None, (user, into)))
    ]
    row = (
        "INSERT INTO departed (user_id, into_id, at, done, lease_node, lease_until)"
        " SELECT $1, $2, $3, $4, '', 0 WHERE NOT EXISTS"
        " (SELECT 1 FROM departed WHERE user_id = $1 OR user_id = $2)"
    )
    return await store.writes_together([*present, (row, (user, into, store.now(), False))])


async def became(store: Store, user: str) -> str | None:
    """The identity into which this one was merged; '': it was deleted; None: neither."""
    return await store.first("SELECT into_id FROM departed WHERE user_id = $1", user)


async def whose(store: Store, user: str) -> str:
    """The identity that this one is today, after any number of merges; '': it was deleted."""
    while (
        user
        and len(user) <= 64
        and "\0" not in user
        and (into := await became(store, user)) is not None
    ):
        user = into
    return user


async def departures_due(store: Store, most: int = 20) -> list[str]:
    """Merged or deleted identities whose work is not done, and that no node works on."""
    sql = (
        f"SELECT user_id FROM departed WHERE done = $1 AND lease_until < {store.clock}"
        " ORDER BY lease_until LIMIT $2"
    )
    return await store.column(sql, False, most)


async def lease_departure(store: Store, user: str, node: str, seconds: float) -> bool:
    """Lease the work on an identity, or renew the lease; False where another node holds it, or the
    work is done."""
    where = "user_id = $1 AND done = $2"
    return await take(store, "departed", node, seconds, where, user, False, again=True)


async def rest_departure(store: Store, user: str, seconds: float, *, done: bool) -> None:
    """End the lease; the work is due again after so many seconds, or (``done``) never."""
    sql = (
        f"UPDATE departed SET done = $1, lease_until = {store.clock} + $2, lease_node = ''"
        " WHERE user_id = $3"
    )
    await store.write(sql, done, seconds, user)
