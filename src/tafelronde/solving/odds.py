# pyright: basic
"""The exact worth of a position: every decision, every draw, to the end of the game or for so many
own turns.

The player who searches decides for the best, all others for the worst, and draws are averaged by
their weights. Nothing is sampled. A game that has not ended by then is worth nothing, 0.
"""

import numpy as np

from ..core.compile.compiler import compiled
from ..core.contract.dispatch import kernel
from ..core.contract.keys import mix
from ..core.contract.operations import apply_action, chance_outcomes, legal_actions, returns
from ..core.facts.constants import CHANCE, TERMINAL
from ..core.objects.game import Game
from ..core.objects.state import State
from ..search.alpha_beta.transposition import as_words, find, position_key
from .plain import TO_THE_END

DEPTH = 120
TABLE = 1 << 20
TOO_MANY = -9.0

STEP = np.dtype(
    (
        np.record,
        [
            ("key", np.int64),
            ("count", np.int32),
            ("tried", np.int32),
            ("turns", np.int16),  # how often the searcher may still begin a turn
            ("waits", np.int8),  # whether another one has decided since the searcher did
            ("kind", np.int8),  # 1: the searcher decides, −1: the other, 0: chance
            ("worth", np.float64),
            ("weight", np.float64),  # of the outcomes tried so far
        ],
    )
)
KNOWN = np.dtype((np.record, [("key", np.int64), ("worth", np.float64)]))


@compiled
def _enter(states, rows, searcher, ply, steps, actions, weights, table, value):
    step, state = steps[ply], states[ply]
    step.tried, step.count, step.weight = 0, 0, 0.0
    if state.player == TERMINAL:
        returns(state, value)
        step.worth = value[searcher]
        return
    if step.turns < TO_THE_END and state.player == searcher and step.waits:
        step.waits = 0
        step.turns -= 1
        if step.turns < 0:
            step.worth = 0.0
            return
    elif step.turns < TO_THE_END and state.player != searcher and state.player != CHANCE:
        step.waits = 1
    asked = (np.int64(searcher) * 1024 + step.turns) * 2 + step.waits + 1
    step.key = mix(position_key(state, rows[ply]), asked)
    entry = table[find(table, step.key)]
    if entry.key == step.key:
        step.worth = entry.worth
        return
    if state.player == CHANCE:
        step.kind, step.worth = 0, 0.0
        step.count = chance_outcomes(state, actions[ply], weights[ply])
    else:
        step.kind = 1 if state.player == searcher else -1
        step.worth = -2.0 * step.kind
        step.count = legal_actions(state, actions[ply])


@kernel
def solve(states, rows, searcher, turns, limit, steps, actions, weights, table, value):
    """The worth of ``states[0]`` to ``searcher``, −1 … 1, when they may begin ``turns`` further
    turns; TOO_MANY after ``limit`` positions, or where the way is longer than DEPTH.

    ``states`` has DEPTH + 2 places and ``rows`` is its memory (``as_words``); the other arrays are
    scratch; ``table`` keeps what is known from one call to the next.
    """
    ply, nodes = 0, 0
    steps[0].turns, steps[0].waits = turns, 0
    _enter(states, rows, searcher, 0, steps, actions, weights, table, value)
    while True:
        step = steps[ply]
        if step.tried == step.count:
            if step.count > 0:
                if step.kind == 0:
                    step.worth /= step.weight
                entry = table[find(table, step.key)]
                entry.key, entry.worth = step.key, step.worth
            if ply == 0:
                return step.worth
            found = step.worth
            ply -= 1
            above = steps[ply]
            if above.kind == 0:
                weight = weights[ply, above.tried]
                above.worth += weight * found
                above.weight += weight
            elif above.kind * found > above.kind * above.worth:
                above.worth = found
            above.tried += 1
            if above.kind != 0 and above.kind * above.worth >= 1.0:
                above.tried = above.count
            continue
        if nodes >= limit or ply >= DEPTH:
            return TOO_MANY
        nodes += 1
        states[ply + 1] = states[ply]
        apply_action(states[ply + 1], actions[ply, step.tried])
        steps[ply + 1].turns, steps[ply + 1].waits = step.turns, step.waits
        ply += 1
        _enter(states, rows, searcher, ply, steps, actions, weights, table, value)


class Odds:
    """The search with its buffers, for one game."""

    def __init__(self, game: Game, limit: int = 300_000, turns: int = TO_THE_END) -> None:
        self._limit, self._turns = limit, turns
        size = game.bounds.buffer
        self._states = np.zeros(DEPTH + 2, game.dtype)
        self._rows = as_words(self._states)
        self._steps = np.zeros(DEPTH + 2, STEP)
        self._actions = np.zeros((DEPTH + 2, size), np.int32)
        self._weights = np.zeros((DEPTH + 2, size), np.int32)
        self._table = np.zeros(TABLE, KNOWN)
        self._value = np.zeros(game.info.max_players, np.float64)

    def worth(self, state: State, player: int) -> float | None:
        """The expected result of ``player``, −1 … 1; None where it is too far from the end."""
        self._states[0] = state.array[0]
        found = float(
            solve(
                self._states, self._rows, player, self._turns, self._limit, self._steps,
                self._actions, self._weights, self._table, self._value,
            )
        )  # fmt: skip
        return None if found == TOO_MANY else found

    def worths(self, state: State) -> dict[int, float] | None:
        """The worth of each legal action to the player to act; None as in ``worth``."""
        found: dict[int, float] = {}
        for action in state.legal_actions():
            worth = self.worth(state.after(action), state.current_player)
            if worth is None:
                return None
            found[action] = worth
        return found
