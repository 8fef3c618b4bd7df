"""The answers that players leave in advance in games by days: one row for each seat, for its
player's eyes only.

A change of answers and a decision that they answer may happen at the same time, at two nodes. Both
write the table's row, and only if it is still as it was read; so the database puts one of the two
first.
"""

import msgspec

from ...storage.store import Basis, Store
from .plan import Plan

_lines = msgspec.json.Decoder(tuple[tuple[int, ...], ...])
_ALL = "SELECT seat, user_id, seq, ply, lines FROM answers WHERE table_id = $1 ORDER BY seat"


async def answers_at(store: Store, table: str) -> Basis:
    """All answers at this table, as the basis of an append."""
    return Basis(_ALL, (table,), await store.read(_ALL, table))


def plans_of(left: Basis) -> list[Plan]:
    """The answers of each seat."""
    plans: list[Plan] = []
    for row in left.rows:
        seat, user, seq, ply, lines = row
        plans.append(Plan(seat, user, seq, ply, _lines.decode(lines)))
    return plans


async def leave(store: Store, table: str, plan: Plan) -> None:
    """Replace the lines of a seat. Raises Conflict where the table has moved on since ``plan.seq``:
    one of the former lines may have been played."""
    await store.write_together(
        [
            ("UPDATE tables SET seq = seq WHERE id = $1 AND seq = $2", (table, plan.seq)),
            (
                "INSERT INTO answers (table_id, seat, user_id, seq, ply, lines)"
                " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, seat) DO UPDATE SET"
                " user_id = excluded.user_id, seq = excluded.seq, ply = excluded.ply,"
                " lines = excluded.lines",
                (
                    table,
                    plan.seat,
                    plan.user,
                    plan.seq,
                    plan.ply,
                    msgspec.json.encode(plan.lines).decode(),
                ),
            ),
        ]
    )


async def forget(store: Store, table: str) -> None:
    """Delete all answers at this table: its game is over."""
    await store.write("DELETE FROM answers WHERE table_id = $1", table)
