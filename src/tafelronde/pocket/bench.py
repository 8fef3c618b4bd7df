"""A review that several hands make together: this worker of the page, and others."""

import asyncio
import base64
from collections import deque
from collections.abc import Callable

import msgspec

from ..advice.reviews import Comparison, Examination, Question
from ..match import Match
from ..server.bots.jobs import Job, Thought
from ..server.bots.turn import BotFailed
from ..server.features.reviews.asking import ask
from .pool import Do, PocketPool

_thought = msgspec.msgpack.Decoder(Thought)


class Helper:
    """Another worker of the page, as this one sees it."""

    def __init__(self, say: Callable[..., None], hand: int) -> None:
        """``say``: tells the page something; ``hand``: its number."""
        self._say, self._hand = say, hand
        self._waiting: deque[asyncio.Future[Thought]] = deque()
        self._gone = False

    async def do(self, job: Job) -> Thought:
        """Its answer to a job. Raises BotFailed where it is gone."""
        if self._gone:
            raise BotFailed("this worker of the page is gone")
        future = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        self._say("do", hand=self._hand, job=base64.b64encode(msgspec.msgpack.encode(job)).decode())
        return await future

    def heard(self, thought: str) -> None:
        """It has answered the first job that waits; '': it is gone."""
        if thought:
            self._waiting.popleft().set_result(_thought.decode(base64.b64decode(thought)))
            return
        self._gone = True
        while self._waiting:
            self._waiting.popleft().set_exception(BotFailed("this worker of the page is gone"))


class Bench:
    """A review that is being made by several hands."""

    def __init__(self, match: Match, effort: float, tell: Callable[[], None]) -> None:
        """``tell``: called after every answer."""
        self._game = match.state.game.name
        self.examination = Examination(match, effort)
        self._told = tell
        self._open: dict[int, Question | Comparison] = {}
        """The questions that are asked, by their decisions."""
        self._news = asyncio.Condition()
        self._going = asyncio.Event()
        self._going.set()

    def rest(self, *, on: bool) -> None:
        """Ask nothing more, or go on."""
        if on:
            self._going.clear()
        else:
            self._going.set()

    async def work(self, do: Do, *, may_leave: bool = False) -> None:
        """Have questions answered by a hand until none is left. Raises BotFailed where it gives no
        answer; with ``may_leave`` it leaves the question to the others instead."""
        async with PocketPool(do).turn(self._game, "judge") as turn:
            while (question := await self._next()) is not None:
                try:
                    answered = await ask(turn, question)
                except BotFailed:
                    await self._close(question)
                    if may_leave:
                        return
                    raise
                self.examination.answer(question, answered)
                await self._close(question)
                self._told()

    async def _next(self) -> Question | Comparison | None:
        """The next question, which is open from then on; None: the review is whole."""
        while True:
            await self._going.wait()
            question = self.examination.question(self._open)
            if question is not None:
                self._open[question.seed] = question
                return question
            if not self._open:
                return None
            async with self._news:
                await self._news.wait()

    async def _close(self, question: Question | Comparison) -> None:
        del self._open[question.seed]
        async with self._news:
            self._news.notify_all()
