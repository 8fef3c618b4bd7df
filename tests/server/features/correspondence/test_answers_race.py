"""An answer is changed at one node while the decision that it answers is written at another: the
database decides which came first, and what was acknowledged holds."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import pytest

from server.helpers import WAIT
from server.quick_nodes import Database, Lifeline, make_node
from tafelronde.server.base.config import Settings
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.correspondence.answer_wire import Answers, NewAnswers, Thought
from tafelronde.server.features.correspondence.answers import (
    answers_of,
    continuation,
    leave_answers,
)
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.node.node import Node
from tafelronde.server.people.person import Person
from tafelronde.server.storage.drivers import make_store
from tafelronde.server.storage.store import Append, Statement
from tafelronde.server.wire.clock import TimeControl
from tafelronde.server.wire.commands import Move, Ready, Resign, Sit
from tafelronde.server.wire.requests import NewTable

DAYS = TimeControl("days", days=3, out="resign")


class _Slow(Lifeline):
    """Before it writes a decision, or answers, something else happens."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    async def append(self, batch: Append) -> None:
        if batch.basis is not None:
            await self._happen()
        await super().append(batch)

    async def write_together(self, statements: Sequence[Statement]) -> None:
        if any("answers" in sql for sql, _ in statements):
            await self._happen()
        await super().write_together(statements)

    async def _happen(self) -> None:
        if self.meanwhile is not None:
            happens, self.meanwhile = self.meanwhile, None
            await happens()


class Game(NamedTuple):
    """A game by days: who is to move sits at one node, who waits at another."""

    nodes: tuple[Node, Node]
    lines: tuple[_Slow, _Slow]
    mover: Person
    waiter: Person
    table: str
    seat: int
    """The seat of the player who waits."""
    line: tuple[str, str]
    """A decision, and an answer to it."""
    seq: int

    async def leave(self, *lines: tuple[str, ...]) -> Answers:
        wish = NewAnswers(self.seat, self.seq, lines)
        return await leave_answers(self.nodes[1].tables, self.waiter.id, self.table, wish)

    async def move(self) -> None:
        move = Move("m", self.table, 1 - self.seat, self.seq, self.line[0])
        await self.nodes[0].parts[Commands].command(self.mover, move)

    async def decided(self) -> int:
        """The number of decisions since then, the answer with them, as the database has it."""
        found = await self.nodes[1].tables.open(self.table)
        async with found.lock:
            await self.nodes[1].tables.catch_up(found)
        return sum(ply.player >= 0 for ply in found.table.log)

    async def kept(self) -> int:
        """The number of lines that still hold."""
        left = await answers_of(self.nodes[1].tables, self.waiter.id, self.table, self.seat)
        return len(left.lines)


async def _begin(database: Database) -> Game:
    slow = _Slow(database), _Slow(database)
    nodes = make_node(slow[0], Settings(rate=1e6)), make_node(slow[1], Settings(rate=1e6))
    for node in nodes:
        await node.open()
    people = [await nodes[0].identities.add(name) for name in ("Ada", "Bob")]
    wish = NewTable("rosenkoenig", ready=False, time=DAYS)
    table = await new_table.create(nodes[0].tables, people[0], wish)
    commands = nodes[0].parts[Commands]
    await commands.command(people[1], Sit("sit", table.id, 1))
    for seat, person in enumerate(people):
        await commands.command(person, Ready(person.name, table.id, seat))
    found = await nodes[0].tables.open(table.id)
    async with asyncio.timeout(WAIT):
        while found.table.player < 0:
            await asyncio.sleep(0.01)
    first, seq = found.table.player, found.table.seq
    waiter, seat = people[1 - first], 1 - first

    async def think(*after: str) -> list[str]:
        thought = Thought(seat, seq, after)
        found = await continuation(nodes[1].tables, waiter.id, table.id, thought)
        return [choice.text for choice in found.choices]

    lines = [(one, answer) for one in await think() for answer in await think(one)]
    return Game(nodes, slow, people[first], waiter, table.id, seat, lines[0], seq)


def _run(address: str, story: Callable[[Game], Awaitable[None]]) -> None:
    async def run() -> None:
        database = Database(make_store(address))
        await database.open()
        game = await _begin(database)
        try:
            await story(game)
            assert all(line.meanwhile is None for line in game.lines)
            assert all(node.tables.metrics.errors == 0 for node in game.nodes)
        finally:
            for node in game.nodes:
                await node.close()
            await database.close()

    asyncio.run(run())


def test_an_answer_that_was_withdrawn_in_time_is_not_played(address: str) -> None:
    async def story(game: Game) -> None:
        await game.leave(game.line)
        game.lines[0].meanwhile = game.leave
        await game.move()
        assert await game.decided() == 1
        assert game.nodes[0].tables.metrics.conflicts == 1

    _run(address, story)


def test_an_answer_that_was_left_in_time_is_played(address: str) -> None:
    async def story(game: Game) -> None:
        game.lines[0].meanwhile = lambda: game.leave(game.line)
        await game.move()
        assert await game.decided() == 2

    _run(address, story)


def test_who_withdraws_an_answer_that_was_played_is_told(address: str) -> None:
    async def story(game: Game) -> None:
        await game.leave(game.line)
        assert await game.kept() == 1
        game.lines[1].meanwhile = game.move
        with pytest.raises(Refusal) as refused:
            await game.leave()
        assert refused.value.reason == "stale"
        assert await game.decided() == 2
        assert await game.kept() == 0

    _run(address, story)


def test_nothing_is_left_of_answers_when_the_game_is_over(address: str) -> None:
    async def story(game: Game) -> None:
        await game.leave(game.line)
        node = game.nodes[1]
        count = "SELECT count(*) FROM answers WHERE table_id = $1"
        assert await node.tables.store.read(count, game.table) == [(1,)]
        give_up = Resign("r", game.table, game.seat)
        await node.parts[Commands].command(game.waiter, give_up)
        async with asyncio.timeout(WAIT):
            while await node.tables.store.read(count, game.table) != [(0,)]:
                await asyncio.sleep(0.01)

    _run(address, story)
