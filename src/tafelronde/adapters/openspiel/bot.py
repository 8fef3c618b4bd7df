# pyright: reportMissingModuleSource=false
"""Our bots as OpenSpiel's."""

from __future__ import annotations

import pyspiel

from ...bots.agents.history import History, Recalls, Watch
from ...bots.base import Guest
from ...bots.spec import BotSpec
from .game import TafelrondeGame, TafelrondeState
from .knowledge import Past


def bot(game: TafelrondeGame, spec: object, seed: int = 0) -> TafelrondeBot:
    """A bot by its name as on the command line (``"hard"``, ``"mcts:simulations=200"``), an agent,
    or what makes one (``BotSpec.of``).

    Raises BadOption.
    """
    return TafelrondeBot(game, spec, seed)


class TafelrondeBot(pyspiel.Bot):
    """A bot that plays whichever seat is to act. It uses only what that seat may know. One that
    remembers is told what this seat has seen since the start of the state's game."""

    def __init__(self, game: TafelrondeGame, spec: object, seed: int = 0) -> None:
        super().__init__()
        self._bot = BotSpec.of(spec).create(game.table.game, seed)
        self._watched: dict[int, tuple[Past, Watch]] = {}

    def step(self, state: TafelrondeState) -> int:
        """Its action in this state, which stays as it is."""
        if isinstance(self._bot, Recalls):
            self._bot.recall(self._history(state))
        return state.action_of(self._bot.choose(state.position))

    def _history(self, state: TafelrondeState) -> History:
        """The history of the seat that is to act, read on from where it was."""
        seat, first, log = state.current_player(), state.past, list[int]()
        while first.before is not None:
            log.append(first.action)
            first = first.before
        begun, watch = self._watched.get(seat, (None, None))
        if watch is None or begun is not first:
            assert first.position is not None
            watch = Watch(first.position, seat)
            self._watched[seat] = first, watch
        return watch.read(log[::-1])

    def restart(self) -> None:
        """A new game begins; it keeps nothing of the last one."""
        if isinstance(self._bot, Guest):
            self._bot.end()
        self._watched.clear()

    def restart_at(self, state: TafelrondeState) -> None:
        """It can begin anywhere."""
