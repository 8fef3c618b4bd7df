"""The rules of games, made ready in advance: a worker compiles them, then this process loads
them."""

from __future__ import annotations

import asyncio
import functools
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.registry import info as info_of
from ...core.registry import infos
from ...core.registry import load as load_game
from ...match.lessons import BadLesson, Lesson, school_of
from ..base.faults import beside, tell
from ..base.refusal import Refusal
from ..bots.worker import touch_rules
from ..wire.games import Character, GameCard, GameOption, LessonCard

if TYPE_CHECKING:
    from ...core.game import Game
    from ..bots.pool import BotPool

KINDS = ("random", "greedy", "mcts")
RETRY = 2.0
"""Seconds until a game that failed to load or compile is tried again; doubled each time."""
LONGEST = 60.0


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of a game's bots, weakest first: its levels, or kinds where it has none."""
    from ...bots.create import LEVELS

    levels = tuple(name for name in LEVELS if name in game.levels)
    return levels if levels else KINDS


@functools.cache
def lessons_of(game: str) -> tuple[LessonCard, ...]:
    """The lessons of a game; empty if they cannot be read."""
    try:
        lessons = school_of(game).lessons
    except BadLesson as error:
        tell(f"the lessons of {game} cannot be read", error)
        return ()
    return tuple(
        LessonCard(one.id, one.minutes, len(one.exercise.steps), _chapters(one)) for one in lessons
    )


def _chapters(lesson: Lesson) -> tuple[str, ...]:
    """The chapters of the rules that a lesson teaches, the one with most clauses first."""
    clauses = [clause for step in lesson.exercise.steps for clause in step.teaches]
    counted = Counter(clause.rpartition(".")[0] for clause in clauses)
    return tuple(chapter for chapter, _ in counted.most_common())


class Games:
    """The games of this node: which are offered, and which are ready to be played."""

    def __init__(self, pool: BotPool, offered: Sequence[str] = ()) -> None:
        """``offered``: the games of new tables; empty: all."""
        self._pool = pool
        self._only = offered
        self._loaded: dict[str, asyncio.Task[Game]] = {}
        self._ready: dict[str, asyncio.Future[bool]] = {}
        """For each game whether its rules could be made ready, once that is known."""
        self._waits: dict[str, float] = {}
        """Seconds until a failed preparation is tried again."""
        self._wanted: dict[str, None] = {}
        """The games for which a request waits, the latest last."""
        self._jobs: list[tuple[str, str]] = []
        """What can be compiled: the rules of a game, or one of its bots."""
        self._job: tuple[str, asyncio.Task[None]] | None = None
        """The compilation that runs now, and its game."""
        self._warming: asyncio.Task[None] | None = None
        self._closing = False

    @property
    def offered(self) -> Sequence[str]:
        """The games of new tables."""
        return self._only or [info.name for info in infos()]

    def start(self) -> None:
        """Begin to load and compile the offered games."""
        for name in self.offered:
            self._begin(name)

    def _begin(self, name: str) -> None:
        """Load a game, and compile it when its turn comes. Other games wait until a table needs
        them."""
        self._load(name)
        self._ready[name] = asyncio.get_running_loop().create_future()
        self._add(name, "")

    def _load(self, name: str) -> asyncio.Task[Game]:
        """Load a game, unless it is loaded or being loaded. A failed load is tried again:
        descriptors or memory may have been short."""
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
        """Compile one thing at a time; if a request begins to wait for another game, choose
        anew."""
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
        """Note a failed preparation, and tell the waiting requests."""
        wait = self._waits[name] = min(2 * self._waits.get(name, RETRY / 2), LONGEST)
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
        self._waits.pop(name, None)
        self._jobs += [(name, bot) for bot in bots_of(game)]

    def _rank(self, job: tuple[str, str]) -> tuple[bool, bool, int]:
        """The next thing to compile: first the game that a request waits for, the latest first;
        then the rules of every game; then bots."""
        name, bot = job
        since = list(self._wanted).index(name) if name in self._wanted else -1
        return since < 0, bool(bot), -since

    async def _warm_rules(self, name: str) -> Game:
        """Compile them in a worker, then load them here."""
        game = await asyncio.shield(self._load(name))
        await self._pool.warm_up(name, "")
        await asyncio.to_thread(touch_rules, name)
        self._ready[name].set_result(True)
        return game

    async def ready(self, name: str) -> None:
        """Wait until this game's rules are compiled; they are next in turn. Raises Refusal where
        that failed, until it is tried again."""
        if name not in self._ready and self.knows(name):
            self._begin(name)
        if name in self._ready:
            self._wanted[name] = None
            waits = not self._ready[name].done()
            if waits and self._job is not None and self._job[0] not in self._wanted:
                self._job[1].cancel()
            if not await asyncio.shield(self._ready[name]):
                raise self._not_prepared(name)

    def _not_prepared(self, name: str) -> Refusal:
        wait = self._waits.get(name, RETRY)
        return Refusal("busy", f"{name} could not be loaded", retry_after=wait)

    def knows(self, name: str) -> bool:
        """Whether this node has such a game, offered or not."""
        return any(info.name == name for info in infos())

    def is_ready(self, name: str) -> bool:
        ready = self._ready.get(name)
        return ready is not None and ready.done() and ready.result()

    def is_warm(self, name: str, bot: str) -> bool:
        return bot in self._pool.programs or (name, bot) in self._pool.warm

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
        """Raise Refusal where the game has no such bot."""
        known = (*bots_of(await self.game(name)), *KINDS, *self._pool.programs)
        if bot not in known:
            raise Refusal("bad-bot", f"no such bot; known: {', '.join(known)}", args={"name": bot})

    async def level(self, name: str, bot: str, character: str = "") -> str:
        """The level by its name; if the name is '', the level of the character, or a bot of
        middling strength.

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
                    options=options,
                    bots=(*bots, *self._pool.programs),
                    court=tuple(Character(c.id, c.name, c.level) for c in info.court),
                    hidden=info.hidden,
                    minutes=info.minutes,
                    rules_version=info.rules_version,
                    lessons=lessons_of(info.name),
                    warm=self.is_ready(info.name) and all(self.is_warm(info.name, b) for b in bots),
                )
            )
        return cards
