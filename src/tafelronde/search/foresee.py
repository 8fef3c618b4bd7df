# pyright: basic
"""Forced results within a few plies: an exhaustive look ahead.

A tree search samples and may overlook a single narrow line, so it asks this first.
"""

import numpy as np

from ..core.compile.compiler import inlined
from ..core.contract.dispatch import kernel
from ..core.contract.operations import apply_action, legal_actions, returns
from ..core.facts.constants import CHANCE, TERMINAL
from ..core.objects.game import Game
from ..core.objects.state import State

MOST = 6
"""The largest number of plies."""
ENOUGH = 100_000
"""Positions of a look ahead that is not obliged to be without gaps."""

LEDGER = np.dtype(
    (
        np.record,
        [
            ("left", np.int32),  # actions to try; −1: not yet listed
            ("best", np.int8),
            ("alpha", np.int8),  # the searcher can force at least this
            ("beta", np.int8),  # the others can hold the searcher to this
        ],
    )
)


@inlined
def _outcome(state, searcher, value):
    """1 where the searcher has won alone, −1 where they have lost, else 0."""
    returns(state, value)
    if value[searcher] > 0.999:
        return 1
    return -1 if value[searcher] < -0.999 else 0


@kernel
def forced(states, searcher, plies, ledger, actions, limit, value):
    """The forced result from ``states[0]`` within ``plies``: 1 if ``searcher`` wins against all
    others together, −1 if these can make the searcher lose, else 0. The search stops at a step of
    chance, and where as many positions were looked at as ``limit`` (int64[1], counted down) allows.

    ``states`` and ``ledger`` (``LEDGER``) have ``plies`` + 1 places, ``actions`` int32 has as many
    rows, ``value`` is float64[players]; all but ``states[0]`` is scratch.
    """
    ply = 0
    ledger[0].left, ledger[0].alpha, ledger[0].beta = -1, -1, 1
    while True:
        state, line = states[ply], ledger[ply]
        if line.left < 0:
            line.left, line.best = 0, 0
            if state.player == TERMINAL:
                line.best = _outcome(state, searcher, value)
            elif ply < plies and state.player != CHANCE:
                line.left = legal_actions(state, actions[ply])
                line.best = -1 if state.player == searcher else 1
        if line.left > 0 and line.alpha < line.beta:
            if limit[0] <= 0:
                return np.int64(0)
            limit[0] -= 1
            line.left -= 1
            states[ply + 1] = states[ply]
            apply_action(states[ply + 1], actions[ply, line.left])
            below = ledger[ply + 1]
            below.left, below.alpha, below.beta = -1, line.alpha, line.beta
            ply += 1
            continue
        if ply == 0:
            return np.int64(line.best)
        found = line.best
        ply -= 1
        above = ledger[ply]
        if states[ply].player == searcher:
            above.best = max(above.best, found)
            above.alpha = max(above.alpha, above.best)
        else:
            above.best = min(above.best, found)
            above.beta = min(above.beta, above.best)


class Foresight:
    """The look ahead over ``plies``, with its buffers, for a game in which nothing is hidden."""

    def __init__(self, game: Game, plies: int) -> None:
        self._plies = plies
        self._states = np.zeros(plies, game.dtype)
        self._ledger = np.zeros(plies, LEDGER)
        self._actions = np.zeros((plies, game.bounds.buffer), np.int32)
        self._limit = np.zeros(1, np.int64)
        self._value = np.zeros(game.info.max_players, np.float64)

    def judge(self, state: State, limit: int = 1 << 62) -> dict[int, int]:
        """The forced results of legal actions: n where the player to act wins in n plies at the
        latest, −n where they lose in n plies at the earliest; this action counts. Actions that lead
        to neither are left out, and so is an action that wins in more plies than another one does.

        After ``limit`` positions the rest is left.
        """
        searcher, found = state.current_player, dict[int, int]()
        after = {action: state.after(action) for action in state.legal_actions()}
        self._limit[0] = limit
        for plies in range(1, self._plies + 1):
            for action in [action for action in after if action not in found]:
                self._states[0] = after[action].array[0]
                decided = self._forced(searcher, plies - 1)
                if decided:
                    found[action] = decided * plies
            if any(length > 0 for length in found.values()):
                break
        return found

    def _forced(self, searcher: int, plies: int) -> int:
        return int(
            forced(
                self._states, searcher, plies, self._ledger, self._actions, self._limit, self._value
            )
        )
