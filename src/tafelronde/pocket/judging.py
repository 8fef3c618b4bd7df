"""The judge of a review in the reader's browser: the same questions as at the server, and the same
answers, worked out by this worker of the page and by others beside it (``thinker``). It stands
beside the server's since small hosts leave reviews to their readers (``--judge devices``).

From the page, as texts of JSON:

- ``game`` (``table``, ``record``): the game that everything else is about;
- ``review`` (``helpers``): begin its review; so many other workers help;
- ``done`` (``hand``, ``thought``; '': that worker is gone): the answer to ``do``;
- ``rest`` (``on``): ask nothing more until it is told to go on;
- ``try`` (``n``, ``ply``, ``action``, ``think``): what the reader tries at a turning point;
- ``line`` (``n``, ``ply``): the course that shows why another action was better there;
- ``advise`` (``n``, ``ply``, ``effort``): what was best there, by what its player could know.

To the page:

- ``do`` (``hand``, ``job``): let that worker think; it answers in the order in which it is asked;
- ``told`` (``judged``, ``decisions``, ``news``): how far the review is, as a server would tell it;
- ``tried`` (``n``, ``tried``) or ``refused`` (``n``, ``refused``): the answer to ``try``;
- ``lined`` (``n``, ``line``): the answer to ``line``;
- ``advised`` (``n``, ``hint``): the answer to ``advise``, as a server would tell it.

What comes of it is the reader's own: it goes to no server.
"""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec

from ..advice.adviser import advise
from ..advice.continuations import Pairs
from ..advice.reviews import Trial
from ..core.contract.rng import new_rng
from ..core.objects.game import Game
from ..match import Match, parse_record
from ..match.record import resume
from ..server.base.refusal import Refusal
from ..server.bots.jobs import Job, Thought
from ..server.bots.worker import answer
from ..server.features.reviews.asking import EFFORT, ask
from ..server.features.reviews.tried import after, answered, believed, read, stand_of, with_table
from ..server.features.reviews.views import shown_review, shown_why
from ..server.features.reviews.wire import ReviewNews, Tried
from ..server.features.school.exercise_table import news_of, views_of
from ..server.live.games import bots_of
from ..server.live.hints import hint_news
from ..server.people.person import Person
from .bench import Bench, Helper
from .pool import PocketPool

PACE = 0.5
"""Seconds between two tellings of how far it is."""
AHEAD = 2
"""Jobs that another worker has at once, so that it need not wait for the next one."""
READER = Person("reader", "")


class Judge:
    """The talk with the page."""

    _bench: Bench
    _match: Match

    def __init__(self, send: Callable[[str], object]) -> None:
        self._send = send
        self._helpers = list[Helper]()
        self._table = ""
        self._told_at = 0.0
        self._trials = dict[tuple[int, int], Trial]()

    def hear(self, text: str) -> Awaitable[None] | None:
        """Take a text of the page."""
        message: dict[str, Any] = msgspec.json.decode(text)
        match message["t"]:
            case "game":
                self._table = message["table"]
                self._match = resume(parse_record(message["record"]))
            case "review":
                return self._review(message["helpers"])
            case "done":
                self._helpers[int(message["hand"])].heard(message["thought"])
            case "rest":
                self._bench.rest(on=message["on"])
            case "try":
                return self._try(message)
            case "line":
                self._line(message["n"], message["ply"])
            case "advise":
                self._advise(message["n"], message["ply"], message["effort"])
            case unknown:
                raise ValueError(f"the page says {unknown!r}")
        return None

    def _say(self, what: str, /, **fields: Any) -> None:
        self._send(msgspec.json.encode({"t": what, **fields}).decode())

    async def _review(self, helpers: int) -> None:
        """Make the review of the game."""
        self._bench = Bench(self._match, EFFORT, self._tell)
        self._helpers = [Helper(self._say, hand) for hand in range(helpers)]
        self._tell()
        hands = [self._bench.work(one.do, may_leave=True) for one in self._helpers * AHEAD]
        await asyncio.gather(self._bench.work(_do_here), *hands)
        self._tell(last=True)

    def _tell(self, *, last: bool = False) -> None:
        """Tell the progress, now and then."""
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
            news=ReviewNews(self._table, state, done, total, shown_review(review)),
        )

    async def _try(self, asked: dict[str, Any]) -> None:
        """Answer what is tried, as ``server.features.reviews.trying``: one lot more of
        continuations, where it is to be thought about."""
        number = asked["n"]
        try:
            tried = await self._tried(asked["ply"], asked["action"], think=asked["think"])
            self._say("tried", n=number, tried=tried)
        except Refusal as refusal:
            self._say("refused", n=number, refused=refusal.wire())

    async def _tried(self, ply: int, text: str, *, think: bool) -> Tried:
        review = self._bench.examination.review()
        decision = next(one for one in review.decisions if one.ply == ply)
        state = self._match.state_at(ply)
        before = stand_of(self._match.setup, self._table, self._match.plies()[:ply], state)
        level = bots_of(cast("Game", state.game))[0]

        def shown(now: Any, tried: Tried) -> Tried:
            return with_table(tried, before, now, news_of(views_of(now, READER, level), READER))

        if not text:
            return shown(before, Tried(ply, "asked"))
        action = read(before, text)
        if isinstance(action, Tried):
            return action
        trial = self._trials.setdefault((ply, action), Trial(decision, action))
        question = trial.question(believed(before)) if think else None
        if question is not None:
            async with PocketPool(_do_here).turn(state.game.name, "judge") as turn:
                trial.answer(cast("Pairs", await ask(turn, question)))
        tried = answered(before, action, trial)
        return tried if think else shown(after(before, action), tried)

    def _line(self, number: int, ply: int) -> None:
        """Show why another action was better at a decision that was judged."""
        review = self._bench.examination.review()
        decision = next(one for one in review.decisions if one.ply == ply)
        self._say("lined", n=number, line=shown_why(self._match.state_at(ply), decision))

    def _advise(self, number: int, ply: int, effort: float) -> None:
        """Think about a position of the game, for who was to act there."""
        state = self._match.state_at(ply)
        believed = state.resample(state.current_player, new_rng(ply))
        advice = advise(believed, effort=effort, seed=ply)
        hint = hint_news("", self._table, ply, state, advice)
        self._say("advised", n=number, hint=hint)


async def _do_here(job: Job) -> Thought:
    """The answer of this worker, once it has heard what the others said."""
    await asyncio.sleep(0)
    return answer(job, OrderedDict())  # no question of a review is put to a bot that is kept


def start(send: Callable[[str], object]) -> Callable[[str], Awaitable[None] | None]:
    """Start the judge in a worker of the page (``boot``)."""
    return Judge(send).hear
