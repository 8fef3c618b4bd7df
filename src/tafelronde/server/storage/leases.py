"""Leases: one node at a time works on a row. ``lease_node`` names the node, ``lease_until`` says
for how long, by the database's clock. When a node has died, its leases run out and other nodes go
on."""

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
    """Take the lease of one row of ``table`` for so many seconds; whether this node has it now.
    ``where`` (with ``values`` from ``$1`` on) names the row and what must still hold of it. A lease
    that another node has is never taken; this node's own only with ``again``."""
    number = len(values)
    free = f"lease_until < {store.clock}"
    if again:
        free = f"({free} OR lease_node = ${number + 1})"
    sql = (
        f"UPDATE {table} SET lease_node = ${number + 1},"
        f" lease_until = {store.clock} + ${number + 2} WHERE {where} AND {free}"
    )
    return await store.write(sql, *values, node, seconds) == 1


async def take_turn(
    store: Store, name: str, node: str, seconds: float, *, again: bool = False
) -> int | None:
    """Take the turn for work that one node at a time does, for so many seconds; the number of the
    turn, or None where another node has it. This node's own is taken anew only with ``again``."""
    await store.write(
        "INSERT INTO rounds (name, node, until, number) VALUES ($1, '', 0, 0)"
        " ON CONFLICT DO NOTHING",
        name,
    )
    free = f"until < {store.clock}"
    sql = (
        f"UPDATE rounds SET node = $1, until = {store.clock} + $2, number = number + 1"
        f" WHERE name = $3 AND {f'({free} OR node = $1)' if again else free}"
    )
    taken = await store.write(sql, node, seconds, name)
    if taken != 1:
        return None
    return await store.first("SELECT number FROM rounds WHERE name = $1 AND node = $2", name, node)


async def end_turn(store: Store, name: str, node: str) -> None:
    """Let another node have the turn."""
    await store.write("UPDATE rounds SET until = 0 WHERE name = $1 AND node = $2", name, node)


async def lease(store: Store, table: str, seq: int, node: str, seconds: float) -> bool:
    """Take or keep the lease of the bot's turn after event ``seq``; False where another node has
    it, or the table has moved on."""
    where = "id = $1 AND seq = $2 AND bot_turn = $3"
    return await take(store, "tables", node, seconds, where, table, seq, True, again=True)


async def rest(store: Store, table: str, seconds: float) -> None:
    """Put the bot's turn at this table off for so many seconds, for all nodes."""
    sql = f"UPDATE tables SET lease_until = {store.clock} + $1 WHERE id = $2"
    await store.write(sql, seconds, table)


async def turns_due(store: Store, most: int = 500) -> list[str]:
    """The tables where a bot is to act and no node has the lease."""
    sql = f"SELECT id FROM tables WHERE bot_turn = $1 AND lease_until < {store.clock} LIMIT $2"
    return await store.column(sql, True, most)
