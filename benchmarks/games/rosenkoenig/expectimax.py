"""The other search that was tried: expectimax with iterative deepening and Star1 pruning.

For two players and any game whose ``evaluate`` is zero-sum. Chance nodes are expanded in full and
pruned with Ballard's Star1 bounds (1983); decisions are searched best-first by the last
iteration's choice at the root. It stands here, not among the bots, because the open-loop tree
search beats it (docs/experiments/rosenkoenig-bots.md).
"""

from __future__ import annotations

import numba
import numpy as np

from tafelronde.bots import Advice
from tafelronde.core.contract.operations import (
    apply_action,
    chance_outcomes,
    evaluate,
    legal_actions,
    returns,
)
from tafelronde.core.facts.constants import CHANCE, TERMINAL
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State

DEEPEST = 40
INFINITE = 2.0


@numba.njit(nogil=True)
def _value(states, ply, depth, alpha, beta, lists, weights, value, count):
    """Player 0's expected result, fail-soft within (alpha, beta). Recursive, so not cached:
    Numba's cached code crashes in recursive functions (numba issue 6061)."""
    count[0] += 1
    if states[ply].player == TERMINAL:
        returns(states[ply], value)
        return value[0]
    if states[ply].player == CHANCE:
        outcomes = chance_outcomes(states[ply], lists[ply], weights[ply])
        total = 0.0
        for k in range(outcomes):
            total += weights[ply, k]
        low, high = -1.0, 1.0  # bounds of the whole, narrowed outcome by outcome
        for k in range(outcomes):
            share = weights[ply, k] / total
            states[ply + 1] = states[ply]
            apply_action(states[ply + 1], lists[ply, k])
            least = (alpha - high) / share + 1.0
            most = (beta - low) / share - 1.0
            found = _value(
                states,
                ply + 1,
                depth,
                max(least, -1.0) if least <= 1.0 else 1.0,
                min(most, 1.0) if most >= -1.0 else -1.0,
                lists,
                weights,
                value,
                count,
            )
            low += share * (found + 1.0)
            high += share * (found - 1.0)
            if low >= beta:
                return low
            if high <= alpha:
                return high
        return low
    if depth <= 0 or count[0] > count[1]:
        evaluate(states[ply], value)
        return value[0]
    actions = legal_actions(states[ply], lists[ply])
    maximising = states[ply].player == 0
    best = -INFINITE if maximising else INFINITE
    for k in range(actions):
        states[ply + 1] = states[ply]
        apply_action(states[ply + 1], lists[ply, k])
        found = _value(states, ply + 1, depth - 1, alpha, beta, lists, weights, value, count)
        if maximising:
            best = max(best, found)
            alpha = max(alpha, best)
        else:
            best = min(best, found)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


class ExpectimaxBot:
    """Deepens until ``positions`` have been looked at; plays the last whole iteration's choice."""

    def __init__(
        self, game: Game, name: str = "expectimax", seed: int = 0, positions: int = 100_000
    ) -> None:
        del seed  # nothing is drawn
        self.name = name
        self._positions = positions
        self._states = np.zeros(2 * DEEPEST + 2, game.dtype)
        self._lists = np.zeros((2 * DEEPEST + 2, game.bounds.buffer), np.int32)
        self._weights = np.zeros_like(self._lists)
        self._value = np.zeros(2, np.float64)

    def choose(self, state: State) -> int:
        """The action to take. ``state`` stays as it is."""
        return self.advise(state).action

    def decide(self, state: State) -> Advice:
        """Decide as ``Bot.decide`` says."""
        return self.advise(state)

    def advise(self, state: State) -> Advice:
        """The choice with the expected results that the search found."""
        order = state.legal_actions()
        sign = 1.0 if state.current_player == 0 else -1.0
        count = np.array([0, self._positions], np.int64)
        best, worth = order[0], 0.0
        for depth in range(DEEPEST):
            if len(order) == 1:
                break
            found: list[tuple[float, int]] = []
            alpha = -INFINITE
            for action in order:
                successor = state.copy()
                successor.apply(action)
                self._states[0] = successor.array[0]
                low, high = (alpha, INFINITE) if sign > 0 else (-INFINITE, -alpha)
                value = sign * float(
                    _value(
                        self._states,
                        0,
                        depth,
                        low,
                        high,
                        self._lists,
                        self._weights,
                        self._value,
                        count,
                    )
                )
                found.append((value, action))
                alpha = max(alpha, value)
            if count[0] > count[1]:
                break
            worth, best = max(found, key=lambda pair: pair[0])
            order = [best, *(action for action in order if action != best)]
        return Advice(best, (sign * worth, -sign * worth), int(count[0]))
