"""People who play a live game by the clock: they are not brought to a second one."""

from ..base.refusal import Refusal
from ..table.table import Table
from .tables import Tables


async def plays_by_the_clock(tables: Tables, user: str, but: str = "") -> bool:
    """Whether this person plays a game with a live clock now, other than at the table ``but``."""
    rows = await tables.store.read(
        "SELECT t.id FROM members m JOIN tables t ON t.id = m.table_id WHERE m.user_id = $1"
        " AND m.ended = 0 AND t.status = 'playing' ORDER BY t.changed DESC LIMIT 50",
        user,
    )
    for (table_id,) in rows:
        table = None if table_id == but else await readable(tables, str(table_id))
        if table is None or table.time is None or table.time.kind != "live":
            continue
        if sits(table, user):
            return True
    return False


async def readable(tables: Tables, table: str) -> Table | None:
    """The table; None where this node cannot read it."""
    try:
        return (await tables.open(table)).table
    except Refusal:
        return None


def sits(table: Table, user: str) -> bool:
    """Whether this person still plays there, rather than a bot for them."""
    return any(
        seat not in table.resigned and not table.places[seat].level for seat in table.seats_of(user)
    )
