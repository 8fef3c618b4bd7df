"""Tournaments in the database: their players, the pairing of each round, and the result of each
table. Everything is in rows, so any node can take the next step."""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from ....tournament import Board, Round
from ...base.stored import read_stored
from ...storage.leases import take
from ...storage.store import Statement, Store
from .player_rows import new_player
from .row_types import COLUMNS, Player, RoundRow, Row, Status, StoredPlan, StoredResult, row_of

_plans = msgspec.json.Decoder(StoredPlan)
_results = msgspec.json.Decoder(StoredResult)


def _json(value: Struct) -> str:
    return msgspec.json.encode(value).decode()


# ---- the tournament ------------------------------------------------------------------------------


async def add_tournament(store: Store, row: Row) -> None:
    """Store a new tournament. If it has a time to begin, it is due at that time."""
    sql = (
        "INSERT INTO tournaments (id, name, user_id, public, status, created, starts, begun, ended,"
        " changed, setup, seed, seq, due, lease_node, lease_until)"
        " VALUES ($1, $2, $3, $4, 'open', $5, $6, 0, 0, $5, $7, $8, 1, $6, '', 0)"
    )
    await store.write(sql, *row[:4], row.created, row.starts, _json(row.setup), row.seed)


async def tournament_of(store: Store, id: str) -> Row | None:
    rows = await store.read(f"SELECT {COLUMNS} FROM tournaments t WHERE t.id = $1", id)
    return row_of(rows[0]) if rows else None


async def count_made_by(store: Store, user: str) -> int:
    """The number of tournaments by this person that are open or running."""
    sql = "SELECT COUNT(*) FROM tournaments WHERE user_id = $1 AND status IN ('open', 'running')"
    return await store.first(sql, user)


async def set_status(
    store: Store, id: str, before: Status, status: Status, now: float, *, due: float
) -> bool:
    """Change the status from ``before`` to ``status``; False if it was no longer ``before``."""
    field = {"running": "begun"}.get(status, "ended")
    sql = (
        f"UPDATE tournaments SET status = $1, {field} = $2, changed = $2, seq = seq + 1, due = $3"
        " WHERE id = $4 AND status = $5"
    )
    changed = await store.write(sql, status, now, due, id, before)
    return changed == 1


async def set_start(store: Store, id: str, now: float) -> None:
    """Let an open tournament begin now."""
    sql = (
        "UPDATE tournaments SET starts = $1, due = $1, seq = seq + 1"
        " WHERE id = $2 AND status = 'open'"
    )
    await store.write(sql, now, id)


async def has_changed(store: Store, id: str) -> None:
    """Count a change of the tournament, so that nodes read it anew."""
    await store.write("UPDATE tournaments SET seq = seq + 1 WHERE id = $1", id)


async def tournaments_due(store: Store, most: int = 50) -> list[str]:
    """The tournaments that are due for a step and that no node has a lease of."""
    return await store.column(
        f"SELECT id FROM tournaments WHERE due > 0 AND due <= {store.clock}"
        f" AND lease_until < {store.clock} ORDER BY due LIMIT $1",
        most,
    )


async def lease_tournament(store: Store, id: str, node: str, seconds: float) -> bool:
    """Take or keep the lease of a tournament for so many seconds; False where another node has
    it."""
    return await take(store, "tournaments", node, seconds, "id = $1", id, again=True)


async def end_lease(store: Store, id: str, node: str, seconds: float) -> None:
    """Give the lease back. A running tournament is due again after so many seconds."""
    sql = (
        "UPDATE tournaments SET lease_until = 0, due = CASE"
        f" WHEN status = 'running' THEN {store.clock} + $1"
        " WHEN status = 'open' THEN starts ELSE 0 END"
        " WHERE id = $2 AND lease_node = $3"
    )
    await store.write(sql, seconds, id, node)


# ---- players -------------------------------------------------------------------------------------


async def players_of(store: Store, id: str) -> list[Player]:
    """All players in the order in which they joined, without those who left before the
    beginning."""
    rows = await store.read(
        "SELECT number, user_id, name, level, character, gone,"
        " EXISTS (SELECT 1 FROM accounts WHERE accounts.user_id = p.user_id)"
        " FROM tournament_players p WHERE tournament_id = $1 ORDER BY number",
        id,
    )
    return [Player(*row[:6], account=bool(row[6])) for row in rows]


async def add_player(store: Store, id: str, player: Player, now: float) -> bool:
    """Add a player with the next number; False where another player has the number already."""
    sql, values = new_player(id, player, now)
    return await store.write(f"{sql} ON CONFLICT DO NOTHING", *values) == 1


async def set_gone(store: Store, id: str, number: int, gone: float) -> None:
    """Note when a player left the tournament; 0: the player is back."""
    sql = "UPDATE tournament_players SET gone = $1 WHERE tournament_id = $2 AND number = $3"
    await store.write(sql, gone, id, number)


# ---- rounds and tables ---------------------------------------------------------------------------


async def add_round(
    store: Store, id: str, number: int, round: Round, more: Sequence[Statement] = ()
) -> bool:
    """Store the pairing of a round, with these statements; False where another node stored one for
    this number, where the tournament does not run any more, or a director has decided what the
    pairing does not know."""
    plan = StoredPlan(
        round.present,
        tuple(board.seats for board in round.boards),
        round.byes,
        round.deal,
        round.order,
        round.apart,
        round.acts,
        round.third,
    )
    runs = "UPDATE tournaments SET seq = seq + 1 WHERE id = $1 AND status = 'running'"
    row = (
        "INSERT INTO tournament_rounds (tournament_id, round, begun, closed, plan)"
        " SELECT $1, $2, $3, 0, $4"
        " WHERE (SELECT COUNT(*) FROM tournament_acts WHERE tournament_id = $1) = $5"
    )
    return await store.writes_together(
        [(runs, (id,)), (row, (id, number, round.begun, _json(plan), round.acts)), *more]
    )


async def close_round(store: Store, id: str, number: int, now: float) -> None:
    sql = (
        "UPDATE tournament_rounds SET closed = $1 WHERE tournament_id = $2 AND round = $3"
        " AND closed = 0"
    )
    await store.write(sql, now, id, number)


async def add_board(
    store: Store, id: str, round: int, board: int, table: str, until: float
) -> None:
    """Note the id of a board's table, and the time until which it may be played."""
    sql = (
        "INSERT INTO tournament_tables"
        " (tournament_id, round, board, table_id, until, ended, result)"
        " VALUES ($1, $2, $3, $4, $5, 0, '') ON CONFLICT DO NOTHING"
    )
    await store.write(sql, id, round, board, table, until)


async def end_board(store: Store, id: str, round: int, board: int, came: Board) -> None:
    """Note the result of a table, and when it ended."""
    sql = (
        "UPDATE tournament_tables SET ended = $1, result = $2 WHERE tournament_id = $3"
        " AND round = $4 AND board = $5 AND ended = 0"
    )
    await store.write(
        sql,
        came.ended,
        _json(StoredResult(came.returns, came.scores, came.gave_up, came.absent)),
        id,
        round,
        board,
    )


async def over_or_missing(store: Store, id: str) -> dict[str, str]:
    """The status of each table without a result, by id; '' for a table that does not exist yet."""
    rows = await store.read(
        "SELECT b.table_id, COALESCE(t.status, '') FROM tournament_tables b"
        " LEFT JOIN tables t ON t.id = b.table_id WHERE b.tournament_id = $1 AND b.ended = 0",
        id,
    )
    return dict(rows)


async def rounds_of(store: Store, id: str) -> list[RoundRow]:
    """All rounds, with the results that are known so far."""
    tables = await store.read(
        "SELECT b.round, b.board, b.table_id, b.until, b.ended, b.result,"
        " CASE WHEN b.ended > 0 OR t.status <> 'closed' THEN 1 ELSE 0 END"
        " FROM tournament_tables b LEFT JOIN tables t ON t.id = b.table_id"
        " WHERE b.tournament_id = $1",
        id,
    )
    boards = {
        (round, board): (table, until, ended, result, made > 0)
        for round, board, table, until, ended, result, made in tables
    }
    rows = await store.read(
        "SELECT round, begun, closed, plan FROM tournament_rounds WHERE tournament_id = $1"
        " ORDER BY round",
        id,
    )
    found: list[RoundRow] = []
    for number, begun, closed, body in rows:
        plan = read_stored(_plans, body)
        played: list[Board] = []
        untils: list[float] = []
        there: list[bool] = []
        for k, seats in enumerate(plan.boards):
            board = boards.get((number, k), ("", 0.0, 0.0, "", False))
            table, until, ended, noted, made = board
            came = read_stored(_results, noted) if noted else StoredResult((), ())
            result = came.returns, came.scores, came.gave_up
            played.append(Board(seats, *result, ended, table, came.absent))
            untils.append(until)
            there.append(made)
        round = Round(
            plan.present, tuple(played), plan.byes, begun, plan.deal, plan.order, plan.apart,
            plan.acts, third=plan.third,
        )  # fmt: skip
        found.append(RoundRow(number, closed, round, tuple(untils), tuple(there)))
    return found
