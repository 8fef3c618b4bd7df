# pyright: basic
"""Actions that win without a further own decision, whatever is hidden, whatever is drawn, and
whatever the others do: found without gaps, before any search. A search samples, or may prefer a
later victory; such a one is never left."""

import numpy as np

from ..core.compile.compiler import compiled
from ..core.contract.dispatch import kernel
from ..core.contract.operations import (
    apply_action,
    chance_outcomes,
    legal_actions,
    resample,
    returns,
)
from ..core.contract.rng import new_rng
from ..core.facts.constants import CHANCE, TERMINAL
from ..core.objects.game import Game
from ..core.objects.state import State

CHAIN = 6
"""The most draws and decisions of others that may follow an action before the game is over."""
SAMPLES = 8
"""The number of times that hidden information is drawn anew; an action that wins each time is held
to win."""
MOST = 20_000
"""Steps that are looked at for an action; where there are more, it is not held to win."""
VICTORY = 0.999
"""A result above this is a victory alone."""


@compiled
def _plies(states, searcher, action, steps, weights, counts, value):
    """In how many plies an action of ``states[1]`` wins at the latest; 0 where it may not win.

    The first way that does not win ends the search. The states behind ``states[1]`` are scratch.
    """
    looked, depth, longest = 0, 2, 0
    states[2] = states[1]
    apply_action(states[2], action)
    counts[2, 0], counts[2, 1] = -1, 1
    while True:
        state, count = states[depth], counts[depth]
        if state.player == TERMINAL:
            returns(state, value)
            if value[searcher] <= VICTORY:
                return 0
            longest = max(longest, count[1])
            count[0] = 0
        elif count[0] < 0:
            if state.player == searcher or depth + 1 >= len(states):
                return 0
            if state.player == CHANCE:
                count[0] = chance_outcomes(state, steps[depth], weights)
            else:
                count[0] = legal_actions(state, steps[depth])
        while counts[depth, 0] == 0:
            if depth == 2:
                return longest
            depth -= 1
        looked += 1
        if looked > MOST:
            return 0
        counts[depth, 0] -= 1
        states[depth + 1] = states[depth]
        counts[depth + 1, 0] = -1
        counts[depth + 1, 1] = counts[depth, 1] + (states[depth].player != CHANCE)
        apply_action(states[depth + 1], steps[depth, counts[depth, 0]])
        depth += 1


@kernel
def winning_actions(states, rng, samples, actions, plies, steps, weights, counts, value):
    """Keep in ``actions`` those of the player to act in ``states[0]`` that win for certain without
    a further decision of theirs, and among these only the soonest; their number.

    ``states`` has CHAIN + 3 places, ``steps`` int32 and ``counts`` int64[any, 2] as many rows;
    ``plies`` is int64[legal], ``value`` float64[players]. All but ``states[0]`` is scratch.
    ``samples`` 0: nothing is hidden.
    """
    searcher = np.int64(states[0].player)
    left = legal_actions(states[0], actions)
    for sample in range(max(1, samples)):
        states[1] = states[0]
        if samples > 0:
            resample(states[1], searcher, rng)
        kept = 0
        for k in range(left):
            action = actions[k]
            found = _plies(states, searcher, action, steps, weights, counts, value)
            if found > 0:
                plies[kept] = found if sample == 0 else max(plies[k], found)
                actions[kept] = action
                kept += 1
        left = kept
        if left == 0:
            return 0
    soonest = plies[0]
    for k in range(left):
        soonest = min(soonest, plies[k])
    kept = 0
    for k in range(left):
        if plies[k] == soonest:
            actions[kept] = actions[k]
            kept += 1
    return kept


class AtOnce:
    """The search with its buffers, for one game."""

    def __init__(self, game: Game, seed: int) -> None:
        places = CHAIN + 3
        self._samples = SAMPLES if game.info.hidden else 0
        self.rng = new_rng(seed, 0)
        """The generator by which hidden information is drawn anew."""
        self._states = np.zeros(places, game.dtype)
        self._actions = np.zeros(game.bounds.legal, np.int32)
        self._plies = np.zeros(game.bounds.legal, np.int64)
        self._steps = np.zeros((places, game.bounds.buffer), np.int32)
        self._weights = np.zeros(game.bounds.buffer, np.int32)
        self._counts = np.zeros((places, 2), np.int64)
        self._value = np.zeros(game.info.max_players, np.float64)

    def wins(self, state: State) -> list[int]:
        """The actions by which the player to act wins for certain without a further decision of
        theirs: the soonest, in the order of the legal ones."""
        self._states[0] = state.array[0]
        count = winning_actions(
            self._states, self.rng, self._samples, self._actions, self._plies, self._steps,
            self._weights, self._counts, self._value,
        )  # fmt: skip
        return self._actions[: int(count)].tolist()
