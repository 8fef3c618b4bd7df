"""The rules of games, loaded while nobody waits: first compiled by a worker, then read here."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ..core.registry import infos
from ..core.registry import load as load_game
from .wire import GameCard, GameOption
from .worker import touch_rules

if TYPE_CHECKING:
    from ..core.game import Game
    from .bots import BotPool

KINDS = ("random", "greedy", "mcts")


def bots_of(game: Game) -> tuple[str, ...]:
    """The names of a game's bots, weakest first: its levels, or kinds where it has none."""
    from ..bots.create import LEVELS

    levels = tuple(name for name in LEVELS if name in game.levels)
    return levels if levels else KINDS


class Games:
    """Which games can be played on this node already."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._loaded: dict[str, asyncio.Task[Game]] = {}
        self._ready: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        """Begin to load all games, one after the other."""
        before: asyncio.Task[None] | None = None
        for info in infos():
            self._loaded[info.name] = asyncio.create_task(asyncio.to_thread(load_game, info.name))
            before = self._ready[info.name] = asyncio.create_task(self._prepare(info.name, before))

    async def close(self) -> None:
        for task in (*self._ready.values(), *self._loaded.values()):
            task.cancel()
        await asyncio.gather(*self._ready.values(), *self._loaded.values(), return_exceptions=True)

    async def _prepare(self, name: str, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait([before])
        game = await asyncio.shield(self._loaded[name])
        await self._pool.warm_up(name, [""])
        await asyncio.to_thread(touch_rules, name)
        self._warming = asyncio.create_task(self._pool.warm_up(name, bots_of(game)))

    async def ready(self, name: str) -> None:
        """Wait until this game's rules can be used without a delay."""
        task = self._ready.get(name)
        if task is not None and not task.done():
            await asyncio.shield(task)

    def is_ready(self, name: str) -> bool:
        return name in self._ready and self._ready[name].done()

    def is_warm(self, name: str, bot: str) -> bool:
        return (name, bot) in self._pool.warm

    async def game(self, name: str) -> Game:
        """The game, loaded but perhaps not compiled."""
        return await asyncio.shield(self._loaded[name])

    async def cards(self) -> list[GameCard]:
        cards: list[GameCard] = []
        for info in infos():
            if info.name not in self._loaded:
                continue
            bots = bots_of(await self.game(info.name))
            options = tuple(
                GameOption(o.name, o.choices, o.default, o.clause, o.players) for o in info.options
            )
            cards.append(
                GameCard(
                    name=info.name,
                    title=info.title,
                    min_players=info.min_players,
                    max_players=info.max_players,
                    colours=info.colours,
                    options=options,
                    bots=bots,
                    hidden=info.hidden,
                    rules_version=info.rules_version,
                    warm=self.is_ready(info.name) and all(self.is_warm(info.name, b) for b in bots),
                )
            )
        return cards
