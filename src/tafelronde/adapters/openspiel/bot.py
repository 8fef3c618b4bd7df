# pyright: reportMissingModuleSource=false
"""Our bots as OpenSpiel's."""

from __future__ import annotations

import pyspiel

from ...bots.base import Guest
from ...bots.spec import BotSpec
from .game import TafelrondeGame, TafelrondeState


def bot(game: TafelrondeGame, spec: object, seed: int = 0) -> TafelrondeBot:
    """A bot by its name as on the command line (``"hard"``, ``"mcts:simulations=200"``), an agent,
    or what makes one (``BotSpec.of``).

    Raises BadOption.
    """
    return TafelrondeBot(game, spec, seed)


class TafelrondeBot(pyspiel.Bot):
    """A bot that plays whichever seat is to act. It uses only what that seat may know."""

    def __init__(self, game: TafelrondeGame, spec: object, seed: int = 0) -> None:
        super().__init__()
        self._bot = BotSpec.of(spec).create(game.table.game, seed)

    def step(self, state: TafelrondeState) -> int:
        """Its action in this state, which stays as it is."""
        return state.action_of(self._bot.choose(state.position))

    def restart(self) -> None:
        """A new game begins; it keeps nothing of the last one."""
        if isinstance(self._bot, Guest):
            self._bot.end()

    def restart_at(self, state: TafelrondeState) -> None:
        """It can begin anywhere."""
