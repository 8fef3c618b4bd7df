"""Turns of bots at the workers: the order in which they begin."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from server.helpers import WAIT
from tafelronde.server.base.fair import Owner
from tafelronde.server.base.line import Claim, Line, Urgency
from tafelronde.server.bots.pool import GUESSES, SHORT, Costs

EVE, ADA, ZOE = Owner("e", "eve"), Owner("a", "ada"), Owner("z", "zoë")
LONG, BRIEF = 8.0, 0.05


class Workers:
    """A line whose turns end when the test says so."""

    def __init__(self, places: int = 1) -> None:
        self.line = Line([f"worker {number}" for number in range(places)], "side", lambda: self.now)
        self.now = 100.0
        self.begun: list[str] = []
        self.at: dict[str, str] = {}
        """Where each turn was played."""
        self._ends: dict[str, asyncio.Event] = {}
        self._costs: dict[str, float] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def ask(self, what: str, owner: Owner, cost: float, urgency: Urgency = "live") -> None:
        self.tasks[what] = asyncio.create_task(
            self._turn(what, Claim(owner, lambda: urgency), cost)
        )

    async def _turn(self, what: str, claim: Claim, cost: float) -> None:
        end = self._ends[what] = asyncio.Event()
        self._costs[what] = cost
        async with self.line.turn(claim, cost, is_short=cost <= SHORT) as place:
            self.begun.append(what)
            self.at[what] = place
            await end.wait()

    async def settle(self) -> None:
        """Let everything happen that can."""
        for _ in range(10):
            await asyncio.sleep(0)

    async def end(self, what: str) -> None:
        self.now += self._costs[what]
        self._ends[what].set()
        await self.tasks[what]
        await self.settle()


def _run(test: Callable[[Workers], Awaitable[None]], places: int = 1) -> None:
    async def run() -> None:
        workers = Workers(places)
        await test(workers)
        for task in workers.tasks.values():
            task.cancel()
        await asyncio.gather(*workers.tasks.values(), return_exceptions=True)
        assert workers.line.waiting == 0
        assert workers.line.seconds_of(EVE) == workers.line.seconds_of(Owner("e")) == 0
        async with workers.line.turn(Claim(ZOE, lambda: "live"), LONG, is_short=False):
            pass  # no place was lost

    asyncio.run(asyncio.wait_for(run(), WAIT))


def test_a_flood_delays_another_by_the_turn_that_runs() -> None:
    async def test(workers: Workers) -> None:
        for number in range(100):
            workers.ask(f"eve {number}", EVE, LONG)
        await workers.settle()
        workers.ask("ada", ADA, LONG)
        await workers.settle()
        assert workers.begun == ["eve 0"]
        assert workers.line.waiting == 100
        await workers.end("eve 0")
        assert workers.begun == ["eve 0", "ada"]

    _run(test)


def test_a_short_turn_waits_for_no_long_one() -> None:
    async def test(workers: Workers) -> None:
        for number in range(3):
            workers.ask(f"long {number}", EVE, LONG)
        for number in range(3):
            workers.ask(f"short {number}", EVE, BRIEF)
        await workers.settle()
        workers.ask("ada", ADA, BRIEF)
        await workers.settle()
        assert workers.begun == ["long 0", "short 0"]
        assert workers.at["short 0"] == "side"
        await workers.end("short 0")
        assert workers.begun[-1] == "ada"
        await workers.end("ada")
        await workers.end("short 1")
        assert workers.begun == ["long 0", "short 0", "ada", "short 1", "short 2"]

    _run(test)


def test_no_long_turn_is_played_at_the_side() -> None:
    async def test(workers: Workers) -> None:
        workers.ask("eve", EVE, LONG)
        workers.ask("ada", ADA, LONG)
        await workers.settle()
        assert workers.begun == ["eve"]

    _run(test)


def test_who_is_waited_for_by_somebody_comes_first() -> None:
    async def test(workers: Workers) -> None:
        workers.ask("running", EVE, LONG)
        await workers.settle()
        workers.ask("alone", ADA, LONG, "alone")
        workers.ask("away", ADA, LONG, "away")
        workers.ask("hint", ADA, LONG, "hint")
        workers.ask("live", ADA, LONG)
        await workers.settle()
        for what in ("running", "live", "hint", "away", "alone"):
            assert workers.begun[-1] == what
            await workers.end(what)

    _run(test)


def test_all_workers_are_used() -> None:
    async def test(workers: Workers) -> None:
        for number in range(5):
            workers.ask(f"eve {number}", EVE, LONG)
        await workers.settle()
        assert workers.begun == ["eve 0", "eve 1", "eve 2"]
        assert workers.line.seconds_of(EVE) == 5 * LONG

    _run(test, places=3)


def test_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    async def test(workers: Workers) -> None:
        for what, owner in (("eve", EVE), ("ada", ADA), ("zoë", ZOE)):
            workers.ask(what, owner, LONG)
        await workers.settle()
        workers.tasks["ada"].cancel()
        await workers.settle()
        assert workers.line.waiting == 1
        workers._ends["eve"].set()
        workers.tasks["eve"].cancel()
        await workers.settle()
        assert workers.begun == ["eve", "zoë"]

    _run(test)


def test_the_place_at_the_side_can_be_taken_for_something_else() -> None:
    async def test(workers: Workers) -> None:
        assert workers.line.take_side()
        assert not workers.line.take_side()
        workers.ask("long", EVE, LONG)
        await workers.settle()
        assert workers.line.is_full
        workers.ask("short", ADA, BRIEF)
        await workers.settle()
        assert workers.begun == ["long"]
        workers.line.leave("side")
        await workers.settle()
        assert workers.begun == ["long", "short"]

    _run(test)


def test_what_a_turn_costs_is_learnt() -> None:
    costs = Costs()
    assert costs.expected("a game", "master") == GUESSES["master"]
    for _ in range(30):
        costs.took("a game", "master", 0.1)
    assert costs.expected("a game", "master") < SHORT
    assert costs.expected("another", "master") == GUESSES["master"]


def test_a_place_given_to_somebody_who_leaves_at_that_moment_goes_to_the_next() -> None:
    async def test(workers: Workers) -> None:
        for what, owner in (("eve", EVE), ("ada", ADA), ("zoe", ZOE)):
            workers.ask(what, owner, LONG)
            await workers.settle()
        give = workers.line._give

        def leave(*given: Any) -> None:
            give(*given)
            workers.line._give = give
            workers.tasks["ada"].cancel()

        workers.line._give = leave
        await workers.end("eve")
        assert workers.begun == ["eve", "zoe"]
        assert workers.line.waiting == 0

    _run(test)
