"""Where bots think in a page: what ``server.bots.pool`` is to a server. A job is what a worker of
the server gets, and so is its answer; who does it is given (``Do``): another worker of the page."""

import contextlib
import itertools
from collections.abc import AsyncGenerator, Awaitable, Callable
from types import MappingProxyType
from typing import Any

from ..server.base.line import NOBODY, Claim, Line
from ..server.bots.jobs import Job, Thought
from ..server.bots.turn import BotFailed, Maker, Thinkers, Turn

Do = Callable[[Job], Awaitable[Thought]]
"""``do(job)``: the answer of who thinks."""


class PocketPool(Thinkers):
    """One place for bots, and no processes. Nothing is compiled there, and no program plays."""

    programs = MappingProxyType[str, str]({})

    def __init__(self, do: Do) -> None:
        self.line = Line[Any](["the page"], "its side")
        self.thinking = 0
        self._do = do
        self._numbers = itertools.count(1)

    @contextlib.asynccontextmanager
    async def turn(self, game: str, bot: str, claim: Claim = NOBODY) -> AsyncGenerator[Turn]:
        async with self.line.turn(claim, 0.0, is_short=False) as place:
            yield Turn(self, place, game, bot)

    async def ask(self, make: Maker, game: str, bot: str, place: Any) -> Thought:
        """Ask for a thought: see ``Thinkers.ask``."""
        self.thinking += 1
        try:
            thought = await self._do(make(next(self._numbers)))
        finally:
            self.thinking -= 1
        if thought.error:
            raise BotFailed(thought.error)
        return thought

    async def warm_up(self, game: str, bot: str) -> None:
        """The modules are there."""

    async def end_warm_up(self) -> None:
        """Do nothing, as ``warm_up`` does."""

    def is_warm(self, game: str, bot: str) -> bool:
        return True

    def programs_at(self, table: str) -> list[tuple[str, str]]:
        return []

    def end(self, key: str, results: tuple[float, ...] | None) -> None:
        """There is none."""
