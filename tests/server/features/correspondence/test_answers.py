"""Answers that are left in games by days: played when it occurs, dropped when it differs, seen by
nobody else."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from server.helpers import Browser, Page, Server
from server.meetings import seated

DAYS = {"kind": "days", "days": 3, "out": "resign"}


class Side(NamedTuple):
    """A player at the table."""

    who: Browser
    page: Page
    seat: int
    table: str

    @property
    def head(self) -> Any:
        return self.page.heads[self.table]

    def ask(self, what: str, **body: Any) -> tuple[int, Any]:
        body = {"seat": self.seat, "seq": self.head["seq"], **body}
        return self.who.post(f"/api/tables/{self.table}/answers{what}", body)

    def kept(self) -> list[list[str]]:
        """The lines that they have left and that still hold."""
        status, answers = self.who.get(f"/api/tables/{self.table}/answers?seat={self.seat}")
        assert status == 200, answers
        return [[step["choice"]["text"] for step in line] for line in answers["lines"]]

    def think(self, *after: str) -> list[str]:
        """The decisions that may follow on these."""
        status, found = self.ask("/next", after=after)
        assert status == 200, found
        return [choice["text"] for choice in found["choices"]]

    def line(self, count: int, *begin: str) -> list[str]:
        """A line of so many decisions."""
        found = self._longer(begin, count)
        assert found is not None
        return list(found)

    def _longer(self, line: tuple[str, ...], count: int) -> tuple[str, ...] | None:
        if len(line) == count:
            return line
        longer = (self._longer((*line, text), count) for text in self.think(*line))
        return next((one for one in longer if one is not None), None)

    async def move(self, text: str) -> None:
        await self.page.do(
            "move", table=self.table, seat=self.seat, seq=self.head["seq"], action=text
        )


@contextlib.asynccontextmanager
async def by_days(server: Server, time: Any = DAYS) -> AsyncIterator[tuple[Side, Side]]:
    """The player to move at a new table, and the one who waits."""
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    async with ada.open() as a, zoe.open() as z:
        table = await seated(ada, zoe, (a, z), time=time)
        sides = [Side(ada, a, 0, table), Side(zoe, z, 1, table)]
        first = a.heads[table]["player"]
        yield sides[first], sides[1 - first]


def texts(side: Side) -> list[str]:
    return [entry["text"] for entry in side.page.logs[side.table]]


def test_an_answer_is_played_at_once_and_nobody_knows_before(server: Server) -> None:
    async def play() -> None:
        async with by_days(server) as (mover, waiter):
            path = f"/api/tables/{mover.table}"
            before, seq = mover.who.get(path)[1], mover.head["seq"]
            line = waiter.line(4)
            status, left = waiter.ask("", lines=[line])
            assert (status, [step["player"] for step in left["lines"][0]][:2]) == (
                200,
                [mover.seat, waiter.seat],
            )
            assert waiter.kept() == [line]
            after = mover.who.get(path)[1]
            assert (after["entries"], after["head"]["seq"]) == (before["entries"], seq)
            assert "answer" not in json.dumps(after)
            status, refused = mover.who.get(f"{path}/answers?seat={waiter.seat}")
            assert (status, refused["reason"]) == (403, "not-your-seat")
            assert mover.who.get("/api/account/export")[1]["answers"] == []
            assert waiter.who.get("/api/account/export")[1]["answers"][0]["table_id"] == mover.table

            told = len(texts(mover))
            await mover.move(line[0])
            head = await waiter.page.when(mover.table, lambda head: head["ply"] > told)
            assert texts(waiter)[told : told + 2] == line[:2]
            assert head["player"] == mover.seat
            await mover.page.until(mover.table, head["seq"])
            assert waiter.kept() == [line[2:]]
            await mover.move(line[2])
            await waiter.page.when(mover.table, lambda head: head["ply"] > told + 2)
            assert texts(waiter)[told : told + 4] == line
            assert waiter.kept() == []

            await mover.page.do("resign", table=mover.table, seat=mover.seat)
            status, record = mover.who.get(path + "/record")
            assert status == 200
            assert "answer" not in record

    asyncio.run(play())


def test_what_differs_or_is_taken_back_drops_the_lines(server: Server) -> None:
    async def play() -> None:
        async with by_days(server) as (mover, waiter):
            line, told = waiter.line(4), len(texts(waiter))
            assert waiter.ask("", lines=[line])[0] == 200
            await mover.move(line[0])
            await waiter.page.when(mover.table, lambda head: head["ply"] == told + 2)
            assert waiter.kept() == [line[2:]]
            await mover.page.do("undo", table=mover.table, seat=mover.seat)
            await waiter.page.do("answer", table=mover.table, seat=waiter.seat, yes=True)
            head = await mover.page.when(mover.table, lambda head: head["ply"] == told)
            await waiter.page.until(mover.table, head["seq"])
            assert waiter.kept() == []
            await mover.move(line[0])  # the same again: it is not answered
            head = await waiter.page.when(mover.table, lambda head: head["ply"] > told)
            assert head["player"] == waiter.seat
            assert len(texts(waiter)) == told + 1

        async with by_days(server) as (mover, waiter):
            line, told = waiter.line(2), len(texts(waiter))
            assert waiter.ask("", lines=[line])[0] == 200
            [*others] = [c["text"] for c in mover.head["legal"] if c["text"] != line[0]]
            await mover.move(others[-1])
            head = await waiter.page.when(mover.table, lambda head: head["ply"] > told)
            assert head["player"] == waiter.seat
            assert waiter.kept() == []

    asyncio.run(play())


def test_what_cannot_be_left(server: Server) -> None:
    async def play() -> None:
        def refused(answer: tuple[int, Any], status: int, reason: str) -> None:
            assert (answer[0], answer[1]["reason"]) == (status, reason), answer

        async with by_days(server) as (mover, waiter):
            line = waiter.line(2)
            refused(mover.ask("", lines=[]), 409, "answers-own-turn")
            refused(mover.ask("", seat=waiter.seat, lines=[line]), 403, "not-your-seat")
            refused(waiter.ask("", seq=10**6, lines=[line]), 409, "stale")
            refused(waiter.ask("", lines=[waiter.line(3)]), 409, "answers-end")
            refused(waiter.ask("", lines=[[line[0], "nonsense"]]), 409, "no-such-action")
            refused(waiter.ask("", lines=[line[:1]]), 400, "malformed")
            refused(waiter.ask("", lines=[line] * 21), 400, "malformed")
            answers = {first: waiter.think(first) for first in waiter.think()}
            first = max(answers, key=lambda first: len(answers[first]))
            differing = [[first, answer] for answer in answers[first][:2]]
            assert len(differing) == 2
            refused(waiter.ask("", lines=differing), 409, "answers-differ")
            assert waiter.ask("", lines=[line, line])[1]["lines"] != []
            assert waiter.kept() == [line]
            assert waiter.ask("", lines=[])[0] == 200
            assert waiter.kept() == []

            told = waiter.head["ply"]
            await mover.move(line[0])  # now they could draw, but not beforehand
            await mover.page.when(mover.table, lambda head: head["ply"] > told)
            theirs = mover.think()[0]
            assert "draw" not in mover.think(theirs)
            refused(mover.ask("/next", after=[theirs, "draw"]), 409, "answers-drawn")
            refused(mover.ask("", lines=[[theirs, "draw"]]), 409, "answers-drawn")
        async with by_days(server, {"kind": "live", "bank": 300, "increment": 0}) as (_, waiter):
            refused(waiter.ask("/next"), 409, "answers-live")

    asyncio.run(play())
