"""Answers that players leave in advance in games by days: changing them, and playing them.

The transaction that stores a decision also stores the answers to it (``replies_to``), under the
table's lock; it writes nothing where another node has changed the answers meanwhile. Only the
player who left an answer ever reads it.
"""

import asyncio
from collections.abc import Sequence

import msgspec

from ...base.refusal import Refusal
from ...live.asked import Answering, Replies
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...storage.store import Basis, Conflict, Store
from ...table import events as e
from ...table.checks import still_asks
from ...table.playing import parse_action
from ...table.table import Table
from ...views.cache import choice
from . import answer_wire as wire
from .lines import (
    check_leaving,
    check_one_answer,
    follow_ups,
    may_answer,
    parse_line,
    replies,
    rest_of,
    steps,
    walk,
)
from .plan import Line, Plan

RETRIES = 20
"""Tries of a change of answers while other nodes change the table."""
_lines = msgspec.json.Decoder(tuple[tuple[int, ...], ...])
_ALL = "SELECT seat, user_id, seq, ply, lines FROM answers WHERE table_id = $1 ORDER BY seat"


async def answers_at(store: Store, table: str) -> Basis:
    """All answers at this table, as the basis of an append."""
    return Basis(_ALL, (table,), await store.read(_ALL, table))


def plans_of(left: Basis) -> list[Plan]:
    """The answers of each seat."""
    rows = left.rows
    return [
        Plan(seat, user, seq, ply, _lines.decode(lines)) for seat, user, seq, ply, lines in rows
    ]


async def leave(store: Store, table: str, plan: Plan) -> None:
    """Replace the lines of a seat. Raises Conflict where the table has moved on since ``plan.seq``:
    one of the former lines may have been played."""
    same = "UPDATE tables SET seq = seq WHERE id = $1 AND seq = $2"
    sql = (
        "INSERT INTO answers (table_id, seat, user_id, seq, ply, lines)"
        " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (table_id, seat) DO UPDATE SET"
        " user_id = excluded.user_id, seq = excluded.seq, ply = excluded.ply,"
        " lines = excluded.lines"
    )
    *left, lines = plan
    values = (table, *left, msgspec.json.encode(lines).decode())
    await store.write_together([(same, (table, plan.seq)), (sql, values)])


async def forget(store: Store, table: str) -> None:
    """Delete all answers at this table: its game is over."""
    await store.write("DELETE FROM answers WHERE table_id = $1", table)


async def answers_of(tables: Tables, user: str, table_id: str, seat: int) -> wire.Answers:
    """The lines that this person has left for their seat and that still hold. Raises Refusal."""
    found = await tables.open_for(table_id, user)
    check_leaving(found.table, user, seat)
    plans = plans_of(await answers_at(tables.store, table_id))
    lines = [line for p in plans if p.seat == seat for line in rest_of(found.table, p)]
    return await _shown(found.table, seat, lines)


async def leave_answers(
    tables: Tables, user: str, table_id: str, payload: wire.NewAnswers
) -> wire.Answers:
    """Replace the lines of a seat. Raises Refusal."""
    found = await tables.open_for(table_id, user)
    table, seat = found.table, payload.seat
    async with found.lock:
        for _ in range(RETRIES):
            await tables.catch_up(found)
            _check_now(table, user, seat, payload.seq)
            lines = tuple(dict.fromkeys(parse_line(table, seat, texts) for texts in payload.lines))
            check_one_answer(table, seat, lines)
            try:
                plan = Plan(seat, user, table.seq, table.ply, lines)
                await leave(tables.store, table_id, plan)
            except Conflict:  # the table has moved on at another node
                continue
            return await _shown(table, seat, lines)
    raise Refusal("busy", "too many at once; try again")


async def continuation(
    tables: Tables, user: str, table_id: str, thought: wire.Thought
) -> wire.Continuation:
    """The decisions that may follow these in a line. Raises Refusal."""
    found = await tables.open_for(table_id, user)
    table = found.table
    _check_now(table, user, thought.seat, thought.seq)
    line = tuple(parse_action(table, text) for text in thought.after)
    state = walk(table.state, line)
    player = state.current_player
    if player < 0 or len(line) >= wire.MOST_STEPS:
        return wire.Continuation(table.seq, -1, (), False)
    fit, left_out = follow_ups(state, thought.seat)
    choices = tuple(choice(state, action, player) for action in fit)
    return wire.Continuation(table.seq, player, choices, left_out)


class LeftAnswers(Answering):
    """The answers, as the tables of a node ask for them."""

    def __init__(self, store: Store, moderation: Moderation) -> None:
        self._store = store
        self._moderation = moderation

    async def replies_to(self, table: Table, new: Sequence[e.Event], at: float) -> Replies:
        if table.pace != "days" or not may_answer(table.game):
            return Replies([], None)
        if not any(isinstance(event, e.Moved) for event in new):
            return Replies([], None)
        left = await answers_at(self._store, table.id)
        plans = [plan for plan in plans_of(left) if self._moderation.may_play(plan.user)]
        return Replies(replies(table, new, plans, at), left)

    async def forget(self, table: str) -> None:
        await forget(self._store, table)


def _check_now(table: Table, user: str, seat: int, seq: int) -> None:
    check_leaving(table, user, seat)
    still_asks(table, seq)
    if table.player == seat:
        raise Refusal("answers-own-turn", "it is your turn: decide, rather than plan")


async def _shown(table: Table, seat: int, lines: Sequence[Line]) -> wire.Answers:
    """The lines as they are sent, with the words of each decision. Between two of them the event
    loop does other things."""
    begin, seq = table.state.copy(), table.seq
    plans: list[tuple[wire.PlannedStep, ...]] = []
    for line in lines:
        state = begin.copy()
        planned: list[wire.PlannedStep] = []
        for player, action in steps(begin, line):
            planned.append(wire.PlannedStep(player, choice(state, action, player)))
            state.apply_known(action)
        plans.append(tuple(planned))
        await asyncio.sleep(0)
    return wire.Answers(seat, seq, tuple(plans))
