"""The rules of games, loaded while nobody waits: first compiled by a worker, then read here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.registry import info as info_of
from ...core.registry import infos
from ...core.registry import load as load_game
from ..bots.worker import touch_rules
from ..refusal import Refusal
from ..wire import Character, GameCard, GameOption

if TYPE_CHECKING:
    from ...core.game import Game
    from ..bots.pool import BotPool

_log = logging.getLogger("tafelronde")

KINDS = ("random", "greedy", "mcts")


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of a game's bots, weakest first: its levels, or kinds where it has none."""
    from ...bots.create import LEVELS

    levels = tuple(name for name in LEVELS if name in game.levels)
    return levels if levels else KINDS


class Games:
    """Which games can be played on this node already."""

    def __init__(self, pool: BotPool, offered: Sequence[str] = ()) -> None:
        """For new tables, all games unless some are ``offered``."""
        self._pool = pool
        self._only = offered
        self._loaded: dict[str, asyncio.Task[Game]] = {}
        self._ready: dict[str, asyncio.Event] = {}
        self._wanted: dict[str, None] = {}
        """The games that somebody waits for, the latest last."""
        self._jobs: list[tuple[str, str]] = []
        """What can be compiled: the rules of a game, or one of its bots."""
        self._job: tuple[str, asyncio.Task[None]] | None = None
        """The compilation that runs now, and its game."""
        self._warming: asyncio.Task[None] | None = None

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
        self._loaded[name] = asyncio.create_task(asyncio.to_thread(load_game, name))
        self._ready[name] = asyncio.Event()
        self._jobs.append((name, ""))
        if self._warming is None or self._warming.done():
            self._warming = asyncio.create_task(self._warm_all())

    async def close(self) -> None:
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
                _log.error("%s could not be prepared", name, exc_info=error)
            if not self._jobs:
                self._job = None
                await self._pool.end_warm_up()  # meanwhile something may be begun

    async def _warm(self, name: str, bot: str) -> None:
        if bot:
            await self._pool.warm_up(name, bot)
            return
        try:
            await self._warm_rules(name)
            self._jobs += [(name, bot) for bot in bots_of(await self.game(name))]
        except Exception:
            self._ready[name].set()  # whoever waits is told what is wrong with it
            raise

    def _rank(self, job: tuple[str, str]) -> tuple[bool, bool, int]:
        """The next thing to compile: what somebody waits for, the latest first; then the rules of
        every game; then bots."""
        name, bot = job
        since = list(self._wanted).index(name) if name in self._wanted else -1
        return since < 0, bool(bot), -since

    async def _warm_rules(self, name: str) -> None:
        """Compile them in a worker, then load them here."""
        await self.game(name)
        await self._pool.warm_up(name, "")
        await asyncio.to_thread(touch_rules, name)
        self._ready[name].set()

    async def ready(self, name: str) -> None:
        """Wait until this game's rules can be used without a delay; they are next in turn."""
        if name not in self._ready and self.knows(name):
            self._begin(name)
        if name in self._ready:
            self._wanted[name] = None
            if self._job is not None and self._job[0] not in self._wanted:
                self._job[1].cancel()
            await self._ready[name].wait()

    def knows(self, name: str) -> bool:
        """Whether there is such a game here, offered or not."""
        return any(info.name == name for info in infos())

    def is_ready(self, name: str) -> bool:
        return name in self._ready and self._ready[name].is_set()

    def is_warm(self, name: str, bot: str) -> bool:
        return (name, bot) in self._pool.warm

    async def game(self, name: str) -> Game:
        """The game, loaded but perhaps not compiled. Raises UnknownGame."""
        if name not in self._loaded:
            info_of(name)
            self._begin(name)
        return await asyncio.shield(self._loaded[name])

    async def check_bot(self, name: str, bot: str) -> None:
        """Raises Refusal where the game has no such bot."""
        known = (*bots_of(await self.game(name)), *KINDS)
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
                    options=options,
                    bots=bots,
                    court=tuple(Character(c.id, c.name, c.level) for c in info.court),
                    hidden=info.hidden,
                    minutes=info.minutes,
                    rules_version=info.rules_version,
                    warm=self.is_ready(info.name) and all(self.is_warm(info.name, b) for b in bots),
                )
            )
        return cards
