"""The judge of a review in the reader's browser: the same questions as at the server, and the same
answers, worked out by this worker of the page and by others beside it (``thinker``).

From the page, as texts of JSON:

- ``review`` (``table``, ``record``, ``helpers``): begin; so many other workers help;
- ``done`` (``hand``, ``thought``; '': that worker is gone): the answer to ``do``;
- ``rest`` (``on``): ask nothing more until it is told to go on.

To the page:

- ``do`` (``hand``, ``job``): let that worker think; it answers in the order in which it is asked;
- ``told`` (``judged``, ``decisions``, ``news``): how far the review is, as a server would tell it.

What comes of it is the reader's own: it goes to no server.
"""

from __future__ import annotations

import asyncio
import base64
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from ..match import Match, parse_record
from ..match.record import resume
from ..review import Comparison, Examination, Question
from ..server.bots.jobs import Job, Thought
from ..server.bots.pool import BotFailed
from ..server.bots.worker import answer
from ..server.features.reviews.asking import EFFORT, ask
from ..server.features.reviews.told import told_review
from ..server.features.reviews.wire import ReviewNews
from .pool import Do, PocketPool

PACE = 0.5
"""Seconds between two tellings of how far it is."""
AHEAD = 2
"""Jobs that another worker has at once, so that it need not wait for the next one."""
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

    def __init__(self, match: Match, effort: float, told: Callable[[], None]) -> None:
        """``told``: called after every answer."""
        self._game = match.state.game.name
        self.examination = Examination(match, effort)
        self._told = told
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


class Judge:
    """The talk with the page."""

    _bench: Bench

    def __init__(self, send: Callable[[str], object]) -> None:
        self._send = send
        self._helpers = list[Helper]()
        self._table = ""
        self._told_at = 0.0

    def hear(self, text: str) -> Awaitable[None] | None:
        """Take a text of the page."""
        message = msgspec.json.decode(text)
        match message["t"]:
            case "review":
                return self._review(message["table"], message["record"], message["helpers"])
            case "done":
                self._helpers[message["hand"]].heard(message["thought"])
            case "rest":
                self._bench.rest(on=message["on"])
            case unknown:
                raise ValueError(f"the page says {unknown!r}")
        return None

    def _say(self, what: str, /, **fields: Any) -> None:
        self._send(msgspec.json.encode({"t": what, **fields}).decode())

    async def _review(self, table: str, record: str, helpers: int) -> None:
        """Make the review of this record."""
        self._table = table
        self._bench = Bench(resume(parse_record(record)), EFFORT, self._tell)
        self._helpers = [Helper(self._say, hand) for hand in range(helpers)]
        self._tell()
        hands = [self._bench.work(one.do, may_leave=True) for one in self._helpers * AHEAD]
        await asyncio.gather(self._bench.work(_do_here), *hands)
        self._tell(last=True)

    def _tell(self, *, last: bool = False) -> None:
        """How far it is, now and then."""
        now = time.monotonic()
        if not last and now < self._told_at + PACE:
            return
        self._told_at = now
        examination = self._bench.examination
        review, (done, total) = examination.review(), examination.progress()
        state = "ready" if last else "running"
        self._say(
            "told",
            judged=len(review.decisions),
            decisions=examination.decisions,
            news=ReviewNews(self._table, state, done, total, told_review(review)),
        )


async def _do_here(job: Job) -> Thought:
    """The answer of this worker, once it has heard what the others said."""
    await asyncio.sleep(0)
    return answer(job, _NO_BOTS)


_NO_BOTS: Any = {}
"""No question of a review is put to a bot that is kept."""


def start(send: Callable[[str], object]) -> Callable[[str], Awaitable[None] | None]:
    """What a worker of the page begins (``boot``)."""
    return Judge(send).hear
