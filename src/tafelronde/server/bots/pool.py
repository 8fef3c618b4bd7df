"""The bots of a node: worker processes with a deadline, replaced when they die or hang."""

import asyncio
import contextlib
import itertools
import time
from collections.abc import AsyncGenerator, Mapping
from types import MappingProxyType

from ..base.faults import beside, tell
from ..base.line import NOBODY, Claim, Line
from .compiled import was_compiled
from .jobs import Compare, Judge, Think, Thought, Warm
from .process import WorkerProcess
from .turn import BotFailed, Maker, Thinkers, Turn

SHORT = 0.5
"""Seconds that a short turn is expected to take at most."""
GUESSES: Mapping[str, float] = {
    "random": 0.05,
    "greedy": 0.05,
    "easy": 0.1,
    "medium": 0.3,
    "hard": 2.0,
    "master": 8.0,
}
"""The expected seconds until a turn was measured."""
UNKNOWN = 2.0
_WEIGHT = 0.2
"""The weight of the latest turn in the moving average."""


class Costs:
    """The expected seconds of a turn, for each bot of each game."""

    def __init__(self) -> None:
        self._seconds: dict[tuple[str, str], float] = {}

    def expected(self, game: str, bot: str) -> float:
        return self._seconds.get((game, bot), GUESSES.get(bot, UNKNOWN))

    def took(self, game: str, bot: str, seconds: float) -> None:
        """Take a measured turn into the average."""
        expected = self.expected(game, bot)
        self._seconds[game, bot] = expected + _WEIGHT * (seconds - expected)


DEADLINE = 20.0
"""Seconds that a turn of a compiled bot may take."""
COLD_DEADLINE = 240.0
PATIENCE = 4
"""The factor of time that a question of a review may take."""
ATTEMPTS = 3
SIDE = 60.0
"""Seconds for which the idle process of the side place is kept."""


class _Place:
    """A place for one worker, which is started when it is first needed."""

    def __init__(self) -> None:
        self.worker: WorkerProcess | None = None


class BotPool(Thinkers):
    """Worker processes in which bots think. Turns wait in a line for one of ``workers`` places.
    Short turns may also take the side place, whose process runs only while it is needed. One more
    process compiles, so that no bot waits while another game is compiled."""

    def __init__(
        self,
        workers: int,
        deadline: float = DEADLINE,
        programs: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """``programs``: name → bot as on a command line, for those of the host's settings; they
        watch their own time, and have ``COLD_DEADLINE`` at most."""
        self.programs = programs
        self._deadline = deadline
        self._side = _Place()
        self._side_end: asyncio.TimerHandle | None = None
        self._warming_side: asyncio.Task[None] | None = None
        self._short: tuple[str, str] | None = None
        """(game, bot) of the latest short turn."""
        self._compiler = _Place()
        self._compiling = asyncio.Lock()
        self.line = Line([_Place() for _ in range(workers)], self._side)
        self.costs = Costs()
        self._all: set[WorkerProcess] = set()
        self._ends: set[asyncio.Task[None]] = set()
        self._numbers = itertools.count(1)
        self.thinking = 0
        self.replaced = 0
        self.warm: set[tuple[str, str]] = set()
        """(game, bot) that a worker has compiled: other workers load them from the cache."""

    async def close(self) -> None:
        if self._warming_side is not None:
            self._warming_side.cancel()
            await asyncio.gather(self._warming_side, return_exceptions=True)
        self._keep_side()
        await asyncio.gather(*(worker.say_goodbye() for worker in list(self._all)))
        await asyncio.gather(*(worker.stop() for worker in list(self._all)), *self._ends)

    def programs_at(self, table: str) -> list[tuple[str, str]]:
        seats = [one for worker in self._all for one in worker.programs]
        return [one for one in seats if one[0].rpartition(" ")[0] == table]

    def end(self, key: str, results: tuple[float, ...] | None) -> None:
        for worker in self._all:
            if any(one[0] == key for one in worker.programs):
                worker.end(key, results)

    def processes(self) -> list[int]:
        """The process ids of all workers, for tests and metrics."""
        return [worker.process.pid for worker in self._all]

    async def warm_up(self, game: str, bot: str) -> None:
        if await asyncio.to_thread(was_compiled, game, bot):
            self.warm.add((game, bot))
            return
        async with self._compiling:
            with contextlib.suppress(BotFailed):
                await self.ask(lambda number: Warm(number, game, bot), game, bot, self._compiler)

    async def end_warm_up(self) -> None:
        """The compiling process gives its memory back."""
        async with self._compiling:
            self._empty(self._compiler)

    def is_warm(self, game: str, bot: str) -> bool:
        return (game, bot) in self.warm

    @contextlib.asynccontextmanager
    async def turn(self, game: str, bot: str, claim: Claim = NOBODY) -> AsyncGenerator[Turn]:
        cost = self.costs.expected(game, bot)
        is_short = cost <= SHORT and (game, bot) in self.warm and claim.urgency() != "review"
        async with self.line.turn(claim, cost, is_short=is_short) as place:
            if place is self._side:
                self._keep_side()
            elif is_short:
                self._short = game, bot
            elif self.line.is_full:
                self._prepare_side()
            try:
                yield Turn(self, place, game, bot)
            finally:
                if place is self._side:
                    self._keep_side(SIDE)

    def _keep_side(self, seconds: float | None = None) -> None:
        """Keep the process of the side place for so many seconds; None: until the next call."""
        if self._side_end is not None:
            self._side_end.cancel()
            self._side_end = None
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._side_end = loop.call_later(seconds, self._empty, self._side)

    def _prepare_side(self) -> None:
        """While all workers think long, start the process of the side place, with the bot of the
        latest short turn, before a turn needs it."""
        if self._side.worker is None and self._short is not None and self.line.take_side():
            self._warming_side = beside(
                self._warm_side(*self._short), "the process at the side was not prepared"
            )

    async def _warm_side(self, game: str, bot: str) -> None:
        try:
            with contextlib.suppress(BotFailed):
                await self.ask(lambda number: Warm(number, game, bot), game, bot, self._side)
        finally:
            self._keep_side(SIDE)
            self.line.leave(self._side)

    async def ask(self, make: Maker, game: str, bot: str, place: _Place) -> Thought:
        """Ask for a thought (``Thinkers.ask``); a worker that gives no answer is replaced."""
        error = ""
        self.thinking += 1
        try:
            for _ in range(ATTEMPTS):
                try:
                    if place.worker is None:
                        place.worker = await self._start()
                    worker = place.worker
                    cold = (game, bot) not in worker.warm
                    own_clock = bot in self.programs
                    job, begun = make(next(self._numbers)), time.monotonic()
                    deadline = self._deadline
                    if cold or own_clock:
                        deadline = COLD_DEADLINE
                    elif isinstance(job, Judge | Compare):  # nobody's clock runs for it
                        deadline *= PATIENCE
                    if own_clock and isinstance(job, Think) and job.key:
                        worker.programs.add((job.key, bot))
                    thought = await worker.ask(job, deadline)
                    if not thought.error:
                        if not isinstance(job, Warm) and not cold:
                            self.costs.took(game, bot, time.monotonic() - begun)
                        worker.warm.add((game, bot))
                        self.warm.add((game, bot))
                        return thought
                    error = thought.error
                    tell(f"a worker failed at {game}, {bot or 'its rules'}: {thought.trace}")
                except Exception as problem:  # hung or killed; event loops differ in errors
                    error = type(problem).__name__
                    tell(f"a worker gave no answer at {game}, {bot or 'its rules'}", problem)
                    self._empty(place)
                    self.replaced += 1
                except asyncio.CancelledError:  # its answer would arrive too late
                    self._empty(place)
                    raise
        finally:
            self.thinking -= 1
        raise BotFailed(error)

    def _empty(self, place: _Place) -> None:
        if place.worker is not None:
            self._let_go(place.worker)
            place.worker = None

    def _let_go(self, worker: WorkerProcess) -> None:
        """Stop a worker in the background: the caller may be cancelled, but its process must still
        be waited for."""
        self._all.discard(worker)
        end = beside(worker.stop(), "a worker could not be stopped")
        self._ends.add(end)
        end.add_done_callback(self._ends.discard)

    async def _start(self) -> WorkerProcess:
        worker = await WorkerProcess.start()
        self._all.add(worker)
        return worker
