"""Victories that cannot be prevented, by the rules alone: no kernel, no table, no order.

For checking: it shares nothing with ``attack`` but the rules of the game.
"""

from ..core.objects.state import State

MOST = 1_500_000
"""Positions that are looked at."""


class TooMany(Exception):
    """There are more than ``MOST`` positions."""


class Sure:
    """The search of one player, whose victory it is about, with its count of positions.

    ``stop`` is a player before whose next decision it must have happened; −2: it may take as long
    as there are ``turns``."""

    def __init__(self, player: int, stop: int = -2) -> None:
        self._player, self._stop = player, stop
        self._looked = 0

    def wins(self, state: State, turns: int) -> bool:
        """Whether the player wins within ``turns`` own decisions, whatever the others decide and
        whatever is drawn. Raises TooMany."""
        self._looked += 1
        if self._looked > MOST:
            raise TooMany
        if state.is_terminal:
            return state.winners() == [self._player]
        who = state.current_player
        if who == self._stop or (turns == 0 and not state.is_chance):
            return False
        if who == self._player:
            return any(self.wins(state.after(one), turns - 1) for one in state.legal_actions())
        return all(self.wins(state.after(one), turns) for one in state.steps())
