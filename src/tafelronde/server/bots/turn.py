"""Where bots think, as the rest of a server knows it: at a node in a pool of processes (``pool``),
in a page in one worker of that page (``tafelronde.pocket.pool``)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import AbstractAsyncContextManager
from typing import Any

from ...advice.continuations import Pairs
from ...advice.judge import Judgement
from ...bots.agents.history import Memory
from ...bots.base import Advice
from ...core.facts.gains import Reason
from ..base.line import NOBODY, Claim, Line
from .jobs import Advise, Compare, Job, Judge, Refute, Think, Thought

Maker = Callable[[int], Job]
"""Makes a job with this number."""


class BotFailed(Exception):
    """No worker gave an answer."""


class BotLost(Exception):
    """A program that plays as a bot hung, died or answered nonsense: its seat gives the game up."""


class Turn:
    """A turn at a worker: as long as it lasts, jobs run one after the other."""

    def __init__(self, bots: Thinkers, place: Any, game: str, bot: str) -> None:
        self._bots, self._place = bots, place
        self._game, self._bot = game, bot

    @property
    def own(self) -> str:
        """The kind of a bot of the host: ``py``, ``exec`` …; '' for others."""
        return self._bots.programs.get(self._bot, "").partition(":")[0]

    async def think(
        self, state: bytes, key: str, seed: int, style: str = "", memory: Memory | None = None
    ) -> Thought:
        """The bot's decision, in the style of its character (``core.facts.court``), and for an
        agent or a program of the host with what its seat has seen. Raises BotFailed when
        ``ATTEMPTS`` workers in a row gave none, BotLost when a program has failed."""
        bot = self._bots.programs.get(self._bot, self._bot)
        if style:
            bot = f"{bot}:style={style}"

        def job(number: int) -> Job:
            own = self._bot in self._bots.programs
            return Think(number, self._game, bot, state, key, seed, own, memory)

        thought = await self._bots.ask(job, self._game, self._bot, self._place)
        if thought.fault:
            raise BotLost(thought.fault)
        return thought

    async def advise(self, state: bytes, effort: float) -> Advice:
        """The advice for the player to act (``tafelronde.advise``). Raises BotFailed."""

        def job(number: int) -> Job:
            return Advise(number, self._game, state, effort)

        thought = await self._bots.ask(job, self._game, self._bot, self._place)
        assert thought.advice is not None
        return thought.advice

    async def judge(
        self, state: bytes, action: int, effort: float, seed: int, *, why: bool
    ) -> Judgement:
        """Judge a decision (``advice.judge.judge``). Raises BotFailed."""

        def job(number: int) -> Job:
            return Judge(number, self._game, state, action, effort, seed, why)

        thought = await self._bots.ask(job, self._game, self._bot, self._place)
        assert thought.judgement is not None
        return thought.judgement

    async def refute(self, state: bytes, better: int, worse: int) -> Reason | None:
        """The refutation of the worse of two actions (``advice.consequences``). Raises
        BotFailed."""

        def job(number: int) -> Job:
            return Refute(number, self._game, state, better, worse)

        return (await self._bots.ask(job, self._game, self._bot, self._place)).refutation

    async def compare(
        self, state: bytes, first: int, second: int, numbers: range, seed: int
    ) -> Pairs:
        """Play on from two actions (``advice.continuations.compare``). Raises BotFailed."""

        def job(number: int) -> Job:
            return Compare(
                number, self._game, state, first, second, numbers.start, numbers.stop, seed
            )

        thought = await self._bots.ask(job, self._game, self._bot, self._place)
        assert thought.pairs is not None
        return thought.pairs


class Thinkers(ABC):
    """Places for bots, and the line of turns that wait for one."""

    programs: Mapping[str, str]
    """Name → bot as on a command line, for those of the host's settings."""
    line: Line[Any]
    thinking: int
    """The number of bots that think now."""

    @abstractmethod
    def turn(self, game: str, bot: str, claim: Claim = NOBODY) -> AbstractAsyncContextManager[Turn]:
        """Wait in the line for a turn, and hold it until the block ends."""

    @abstractmethod
    async def ask(self, make: Maker, game: str, bot: str, place: Any) -> Thought:
        """Have who thinks at a place do a job. Raises BotFailed."""

    @abstractmethod
    async def warm_up(self, game: str, bot: str) -> None:
        """Compile a game's bot, or its rules (``""``), unless this computer has done so before. An
        error is left to the first turn of the bot."""

    @abstractmethod
    async def end_warm_up(self) -> None:
        """Nothing is left to compile."""

    @abstractmethod
    def is_warm(self, game: str, bot: str) -> bool:
        """Whether it is compiled."""

    @abstractmethod
    def programs_at(self, table: str) -> list[tuple[str, str]]:
        """(key of the seat, program) for each program that plays at this table."""

    @abstractmethod
    def end(self, key: str, results: tuple[float, ...] | None) -> None:
        """Tell the programs of this seat that their game is over with these results; None: it goes
        on without them."""

    async def think(
        self, game: str, bot: str, state: bytes, key: str, seed: int, *, claim: Claim = NOBODY
    ) -> Thought:
        """Wait for a turn; the bot's decision. Raises BotFailed."""
        async with self.turn(game, bot, claim) as turn:
            return await turn.think(state, key, seed)
