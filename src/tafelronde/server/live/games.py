"""The rules of games, loaded while nobody waits: first compiled by a worker, then read here."""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ...bots.create import LEVELS
from ...core.facts.levels import ADVISER
from ...core.objects.registry import info as info_of
from ...core.objects.registry import infos
from ...core.objects.registry import load as load_game
from ...school.lessons import BadLesson, Lesson, school_of
from ..base.backoff import Backoff
from ..base.faults import beside, tell
from ..base.refusal import Refusal
from ..bots.worker import touch_rules
from ..wire.games import Character, GameCard, GameOption, LessonCard

if TYPE_CHECKING:
    from ...core.objects.game import Game
    from ..bots.turn import Thinkers

KINDS = ("random", "greedy", "mcts")
PATIENCE = 10.0
"""Seconds that a request waits until the rules are compiled."""
WAITS = Backoff(2.0, 60.0)
"""The time that a game waits which could not be prepared."""


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of a game's bots, weakest first: its levels, or kinds where it has none."""
    levels = tuple(name for name in LEVELS if name in game.levels)
    return levels if levels else KINDS


@functools.cache
def lessons_of(game: str) -> tuple[LessonCard, ...]:
    """The lessons of a game; none where they cannot be read."""
    try:
        lessons = school_of(game).lessons
    except BadLesson as error:
        tell(f"the lessons of {game} cannot be read", error)
        return ()
    return tuple(
        LessonCard(one.id, one.minutes, len(one.exercise.steps), _chapters(one)) for one in lessons
    )


def _chapters(lesson: Lesson) -> tuple[str, ...]:
    """The chapters of the rules of which a lesson teaches clauses, the one with most first."""
    clauses = [clause for step in lesson.exercise.steps for clause in step.teaches]
    counted = Counter(clause.rpartition(".")[0] for clause in clauses)
    return tuple(chapter for chapter, _ in counted.most_common())


class Games:
    """The games that can be played on this node already."""

    def __init__(self, pool: Thinkers, offered: Sequence[str] = ()) -> None:
        """For new tables, all games unless some are ``offered``."""
        self._pool = pool
        self._only = offered
        self._loaded: dict[str, asyncio.Task[Game]] = {}
        self._ready: dict[str, asyncio.Future[bool]] = {}
        """Whether the rules of a game are there, once that is known."""
        self._failures: Counter[str] = Counter()
        """The number of times that a game could not be prepared, since it last was."""
        self._wanted: dict[str, None] = {}
        """The games that somebody waits for, the latest last."""
        self._jobs: list[tuple[str, str]] = []
        """The jobs of compiling: the rules of a game, or one of its bots."""
        self._job: tuple[str, asyncio.Task[None]] | None = None
        """The compilation that runs now, and its game."""
        self._warming: asyncio.Task[None] | None = None
        self._closing = False
        self.when_ready: Callable[[], object] | None = None
        """Called each time that the rules of a game are there, and so are those of all others."""

    @property
    def offered(self) -> Sequence[str]:
        """The games of new tables."""
        return self._only or [info.name for info in infos()]

    def start(self) -> None:
        """Begin to load and compile the games that are offered."""
        for name in self.offered:
            self._begin(name)

    def _begin(self, name: str) -> None:
        """Load a game and compile it in its turn. Those that are not offered wait for a table."""
        self._load(name)
        self._ready[name] = asyncio.get_running_loop().create_future()
        self._add(name, "")

    def _load(self, name: str) -> asyncio.Task[Game]:
        """Load a game, unless it is or is being loaded. What failed is tried anew: descriptors or
        memory may have been short."""
        task = self._loaded.get(name)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = asyncio.create_task(asyncio.to_thread(load_game, name))
            self._loaded[name] = task
        return task

    def _add(self, name: str, bot: str) -> None:
        self._jobs.append((name, bot))
        if self._warming is None or self._warming.done():
            self._warming = beside(self._warm_all(), "games are not prepared any more")

    async def close(self) -> None:
        self._closing = True
        tasks: list[asyncio.Task[Any]] = [*self._loaded.values()]
        if self._warming is not None:
            tasks.append(self._warming)
        if self._job is not None:
            tasks.append(self._job[1])
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _warm_all(self) -> None:
        """One thing at a time; where somebody comes to wait for another game, it begins anew."""
        while self._jobs:
            name, bot = job = min(self._jobs, key=self._rank)
            self._jobs.remove(job)
            task = asyncio.create_task(self._warm(name, bot))
            self._job = name, task
            await asyncio.wait([task])
            if task.cancelled():
                self._jobs.append(job)
            elif error := task.exception():
                self._try_later(name, bot, error)
            if not self._jobs:
                self._job = None
                await self._pool.end_warm_up()  # meanwhile something may be begun

    def _try_later(self, name: str, bot: str, error: BaseException) -> None:
        """Something could not be prepared; whoever waits for it is told so."""
        self._failures[name] += 1
        wait = WAITS.after(self._failures[name])
        if not bot and not self._ready[name].done():
            self._ready[name].set_result(False)
        what = "%s could not be prepared; it is tried again in %d s"
        tell(what % (name, wait), error)
        asyncio.get_running_loop().call_later(wait, self._try_again, name, bot)

    def _try_again(self, name: str, bot: str) -> None:
        if self._closing:
            return
        if not bot:
            self._ready[name] = asyncio.get_running_loop().create_future()
        self._add(name, bot)

    async def _warm(self, name: str, bot: str) -> None:
        if bot:
            await self._pool.warm_up(name, bot)
            return
        game = await self._warm_rules(name)
        del self._failures[name]
        self._jobs += [(name, bot) for bot in (*bots_of(game), ADVISER)]

    def _rank(self, job: tuple[str, str]) -> tuple[bool, bool, int]:
        """The next thing to compile: what somebody waits for, the latest first; then the rules of
        every game; then bots."""
        name, bot = job
        since = list(self._wanted).index(name) if name in self._wanted else -1
        return since < 0, bool(bot), -since

    async def _warm_rules(self, name: str) -> Game:
        """Compile them in a worker, then load them here."""
        game = await asyncio.shield(self._load(name))
        await self._pool.warm_up(name, "")
        await asyncio.to_thread(touch_rules, name)
        self._ready[name].set_result(True)
        if self.when_ready is not None and all(map(self.is_ready, self.offered)):
            self.when_ready()
        return game

    async def ready(self, name: str) -> None:
        """Wait until this game's rules can be used without a delay; they are next in turn. Raises
        Refusal where they could not be prepared, until that is tried again."""
        if name not in self._ready and self.knows(name):
            self._begin(name)
        if name in self._ready:
            self._wanted[name] = None
            waits = not self._ready[name].done()
            if waits and self._job is not None and self._job[0] not in self._wanted:
                self._job[1].cancel()
            if not await asyncio.shield(self._ready[name]):
                raise self._not_prepared(name)

    async def ready_soon(self, name: str) -> None:
        """Wait as ``ready`` does. Raises Refusal also where that takes longer than ``PATIENCE``."""
        try:
            await asyncio.wait_for(self.ready(name), PATIENCE)
        except TimeoutError:
            raise Refusal("rules-warm-up", "the rules are being compiled", retry_after=2) from None

    def _not_prepared(self, name: str) -> Refusal:
        wait = WAITS.after(max(1, self._failures[name]))
        return Refusal("busy", f"{name} could not be loaded", retry_after=wait)

    def knows(self, name: str) -> bool:
        """Whether there is such a game here, offered or not."""
        return any(info.name == name for info in infos())

    def is_ready(self, name: str) -> bool:
        ready = self._ready.get(name)
        return ready is not None and ready.done() and ready.result()

    def is_warm(self, name: str, bot: str) -> bool:
        return bot in self._pool.programs or self._pool.is_warm(name, bot)

    async def game(self, name: str) -> Game:
        """The game, loaded but perhaps not compiled. Raises UnknownGame, and Refusal where it
        could not be loaded."""
        if name not in self._loaded:
            info_of(name)
            self._begin(name)
        try:
            return await asyncio.shield(self._load(name))
        except Exception as error:
            raise self._not_prepared(name) from error

    async def check_bot(self, name: str, bot: str) -> None:
        """Raises Refusal where the game has no such bot."""
        known = (*bots_of(await self.game(name)), *KINDS, *self._pool.programs)
        if bot not in known:
            raise Refusal("bad-bot", f"no such bot; known: {', '.join(known)}", args={"name": bot})

    async def level(self, name: str, bot: str, character: str = "") -> str:
        """This bot of the game; where none is named (''), the level of this character of its
        court, or a bot of middling strength.

        Raises Refusal where the game has no such bot.
        """
        court = info_of(name).court
        bot = bot or next((c.level for c in court if c.id == character), "")
        if bot:
            await self.check_bot(name, bot)
            return bot
        bots = bots_of(await self.game(name))
        return bots[len(bots) // 2]

    async def cards(self) -> list[GameCard]:
        cards: list[GameCard] = []
        for info in map(info_of, self.offered):
            bots = bots_of(await self.game(info.name))
            options = tuple(
                GameOption(
                    o.name, o.choices, o.default, o.clause, o.players, o.fewest, o.data is not None
                )
                for o in info.options
            )
            cards.append(
                GameCard(
                    name=info.name,
                    title=info.title,
                    min_players=info.min_players,
                    max_players=info.max_players,
                    colours=info.colours if info.seat_colours is None else (),
                    view_colours=info.view_colours,
                    options=options,
                    bots=(*bots, *self._pool.programs),
                    court=tuple(Character(c.id, c.name, c.level, c.style) for c in info.court),
                    hidden=info.hidden,
                    minutes=info.minutes,
                    rules_version=info.rules_version,
                    lessons=lessons_of(info.name),
                    warm=self.is_ready(info.name) and all(self.is_warm(info.name, b) for b in bots),
                )
            )
        return cards
