"""Rows that one node at a time sees to: ``lease_node`` says which one, and ``lease_until`` for how
long, by the clock of the database. So others go on with the rows of a node that has ended."""

from __future__ import annotations

from .store import Store, Value


async def take(
    store: Store,
    table: str,
    node: str,
    seconds: float,
    where: str,
    *values: Value,
    again: bool = False,
) -> bool:
    """See to a row of this table for so long, if it is still as ``where`` says, with these
    ``values`` from ``$1`` on. False where another node sees to it; or this one does, unless it may
    take it ``again``."""
    number = len(values)
    free = f"lease_until < {store.clock}"
    if again:
        free = f"({free} OR lease_node = ${number + 1})"
    changed = await store.write(
        f"UPDATE {table} SET lease_node = ${number + 1},"
        f" lease_until = {store.clock} + ${number + 2} WHERE {where} AND {free}",
        *values,
        node,
        seconds,
    )
    return changed == 1


async def lease(store: Store, table: str, seq: int, node: str, seconds: float) -> bool:
    """Take or keep the bot's turn at this event; False where another node has it, or it is over."""
    where = "id = $1 AND seq = $2 AND bot_turn = $3"
    return await take(store, "tables", node, seconds, where, table, seq, True, again=True)


async def rest(store: Store, table: str, seconds: float) -> None:
    """Look at this table's bot turn no sooner than after so long."""
    await store.write(
        f"UPDATE tables SET lease_until = {store.clock} + $1 WHERE id = $2", seconds, table
    )


async def turns_due(store: Store, most: int = 500) -> list[str]:
    """Tables where a bot is to act and nobody sees to it."""
    rows = await store.read(
        f"SELECT id FROM tables WHERE bot_turn = $1 AND lease_until < {store.clock} LIMIT $2",
        True,
        most,
    )
    return [str(row[0]) for row in rows]
