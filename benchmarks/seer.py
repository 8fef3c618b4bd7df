"""A bot that knows what is hidden: no player, but the bound of what knowing others' hands brings.

A side ``seer:hard`` of ``benchmarks.strength`` decides as ``hard`` does in the one world that is
true, instead of in worlds drawn by what its seat may know.
"""

import numpy as np

from tafelronde.bots.beliefs.belief import Belief
from tafelronde.bots.mcts import MctsBot
from tafelronde.bots.spec import BotSpec
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State

SEER = "seer:"
"""The prefix of a side that knows what is hidden."""


class Seer:
    """Plays as a tree search that knows what is hidden."""

    def __init__(self, search: MctsBot) -> None:
        self.name = SEER + search.name
        self._search = search

    def choose(self, state: State) -> int:
        """Choose as ``Bot.choose`` says."""
        truth = Belief(state.game, state.current_player, state.array.copy(), np.ones(1))
        return self._search.choose_believing(truth)


class SeerSpec(BotSpec):
    """The bot for the arena, which makes its bots from specs (in other processes too)."""

    def create(self, game: Game, seed: int = 0) -> Seer:  # pyright: ignore[reportIncompatibleMethodOverride]
        search = BotSpec(self.name, self.settings).create(game, seed)
        if not isinstance(search, MctsBot):
            raise ValueError(f"{SEER}{self.name}: only a tree search can know what is hidden")
        return Seer(search)
