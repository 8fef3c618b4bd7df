"""Where bots think in a page: what ``server.bots.pool`` is to a server. A job is what a worker of
the server gets, and so is its answer; who does it is given (``Do``): another worker of the page."""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import AsyncGenerator, Awaitable, Callable
from typing import Any

from ..server.bots.jobs import Job, Thought
from ..server.bots.line import NOBODY, Claim, Line
from ..server.bots.pool import BotFailed, BotPool, Turn

Do = Callable[[Job], Awaitable[Thought]]
"""``do(job)``: the answer of who thinks."""


class PocketPool(BotPool):
    """One place for bots, and no processes."""

    def __init__(self, do: Do) -> None:
        self.programs = {}
        self.line = Line[Any](["the page"], "its side")
        self.thinking = self.replaced = 0
        self.warm = _Everything()
        self._do = do
        self._numbers = itertools.count(1)

    async def close(self) -> None:
        """There is nothing to end."""

    def programs_at(self, table: str) -> list[tuple[str, str]]:
        """No program plays in a page."""
        del table
        return []

    def end(self, key: str, results: tuple[float, ...] | None) -> None:
        """No program plays in a page."""
        del key, results

    def processes(self) -> list[int]:
        """There are none."""
        return []

    async def warm_up(self, game: str, bot: str) -> None:
        """Nothing is compiled: the modules are there."""
        del game, bot

    async def end_warm_up(self) -> None:
        """As ``warm_up``."""

    @contextlib.asynccontextmanager
    async def turn(self, game: str, bot: str, claim: Claim = NOBODY) -> AsyncGenerator[Turn]:
        """As ``BotPool.turn``."""
        async with self.line.turn(claim, 0.0, is_short=False) as place:
            yield Turn(self, place, game, bot)

    async def ask(
        self, make: Callable[[int], Job], game: str, bot: str, place: Any = None
    ) -> Thought:
        """As ``BotPool.ask``."""
        del game, bot, place
        self.thinking += 1
        try:
            thought = await self._do(make(next(self._numbers)))
        finally:
            self.thinking -= 1
        if thought.error:
            raise BotFailed(thought.error)
        return thought


class _Everything(set[tuple[str, str]]):
    """All bots are as good as warm."""

    def __contains__(self, one: object) -> bool:
        return True
