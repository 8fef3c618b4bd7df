"""The answers that people leave in games by days: a row for each seat, read by nobody else.

The database decides what comes first, a change of an answer or the decision that it answers: both
write the table's row, and each is written only where it was read as it is.
"""

from __future__ import annotations

from typing import cast

import msgspec

from ...storage.store import Basis, Store
from .plan import Plan

_lines = msgspec.json.Decoder(tuple[tuple[int, ...], ...])
_ALL = "SELECT seat, user_id, seq, ply, lines FROM answers WHERE table_id = $1 ORDER BY seat"


async def answers_at(store: Store, table: str) -> Basis:
    """All that was left at this table, to be written upon."""
    return Basis(_ALL, (table,), await store.read(_ALL, table))


def plans_of(left: Basis) -> list[Plan]:
    """What was left there, seat by seat."""
    plans: list[Plan] = []
    for row in left.rows:
        seat, user, seq, ply, lines = cast("tuple[int, str, int, int, str]", row)
        plans.append(Plan(seat, user, seq, ply, _lines.decode(lines)))
    return plans


async def leave(store: Store, table: str, plan: Plan) -> None:
    """Keep these lines in place of those of the seat. Raises Conflict where the table has gone on
    since: one of the former lines may have been played."""
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
    """The game is over: nobody answers any more."""
    await store.write("DELETE FROM answers WHERE table_id = $1", table)
