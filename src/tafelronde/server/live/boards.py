"""Boards and decks that people bring along (``core.facts.dataset``): before a table has one, a game
on it is played in a reading process."""

import asyncio
import hashlib
from collections.abc import Mapping
from random import Random

from msgspec import Struct

from ...core.facts.errors import BadOption
from ...core.objects.registry import load
from ..base.fair import Owner
from ..reading.reading import Reading
from ..table import events as e
from .games import Games
from .settling import settle_options

KEPT = 256
"""Boards that are known to be good, on which no further game is tried."""
MOST_STEPS = 600
"""Steps of the game that is tried."""


class Brought(Struct, frozen=True):
    """A game that somebody wants to play, with a data set of their own among the options."""

    game: str
    players: int | None
    options: dict[str, e.OptionValue]


class Boards:
    """The data sets of people's own that were tried."""

    def __init__(self, games: Games, reading: Reading) -> None:
        self._games = games
        self._reading = reading
        self._good: dict[bytes, None] = {}

    async def try_out(
        self, owner: Owner, game: str, players: int | None, options: Mapping[str, e.OptionValue]
    ) -> None:
        """Have a game played with these options, where a data set is brought along with them.
        Raises Refusal where nothing came of it, or no table can have them."""
        if game not in self._games.offered or not any(map(_is_brought, options.values())):
            return
        settle_options(game, players, options, self._games.offered)
        key = hashlib.sha256(repr((game, players, sorted(options.items()))).encode()).digest()
        if key in self._good:
            return
        await self._games.ready_soon(game)
        brought = Brought(game, players, dict(options))
        if await self._reading.read(owner, game, play_on_it, brought):
            await asyncio.to_thread(_look_at, brought)  # so that the event loop finds it known
            if len(self._good) >= KEPT:
                del self._good[next(iter(self._good))]
            self._good[key] = None


def _is_brought(value: object) -> bool:
    return isinstance(value, str) and value.lstrip().startswith("{")


def _look_at(brought: Brought) -> None:
    """Work out once all that is kept of a data set."""
    state = load(brought.game).new(brought.players, **brought.options)
    state.view(None)


def play_on_it(brought: Brought) -> bool:
    """In a reading process: play a game by chance with these options, and look at it as tables do;
    False where no table can have them."""
    try:
        state = load(brought.game).new(brought.players, **brought.options)
    except BadOption:
        return False
    random = Random(1)
    for step in range(MOST_STEPS):
        if state.is_terminal:
            break
        if step % 10 == 0:
            state.view(None)
        state.apply(random.choice(state.steps()))
    state.scores()
    state.returns()
    state.view(None)
    return True
