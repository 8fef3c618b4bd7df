# pyright: basic
"""Victories that can be forced: an exhaustive search, all others against the attacker.

A position is won in n turns when the attacker has a decision after which, whatever the others
decide and whatever chance draws, it is won in n − 1 further decisions of theirs. Each position is
answered with yes or no, so that the first refutation ends it. Nothing is guessed or left out.
"""

import numpy as np

from ..core.compile.compiler import compiled, inlined
from ..core.contract.dispatch import kernel
from ..core.contract.keys import mix
from ..core.contract.operations import (
    apply_action,
    chance_outcomes,
    legal_actions,
    priority,
    returns,
)
from ..core.facts.constants import CHANCE, TERMINAL
from ..core.objects.game import Game
from ..core.objects.state import State
from ..search.alpha_beta.transposition import as_words, find, position_key

MOST_TURNS = 6
DEPTH = 64
"""The longest way in steps, those of chance and of all others included."""
TABLE = 1 << 20

UNKNOWN, YES, NO = -1, 1, 0
NOBODY = -2

STEP = np.dtype(
    (
        np.record,
        [
            ("key", np.int64),
            ("turns", np.int16),  # decisions that the attacker still has
            ("count", np.int32),  # steps to try
            ("tried", np.int32),
            ("answer", np.int8),  # UNKNOWN, or whether it is won
            ("attacks", np.int8),  # whether one good step is enough
            ("killer", np.int32),  # the step that decided here the last time
        ],
    )
)
KNOWN = np.dtype((np.record, [("key", np.int64), ("answer", np.int8)]))


@inlined
def _has_won(state, attacker, value):
    returns(state, value)
    if value[attacker] < 0.999:
        return NO
    for player in range(state.players):
        if player != attacker and value[player] > 0.999:
            return NO
    return YES


@compiled
def _enter(states, rows, attacker, stop, ply, steps, actions, weights, orders, table, value):
    """Fill the step at ``ply``; its ``answer`` where nothing must be tried."""
    step, state = steps[ply], states[ply]
    step.tried, step.count, step.answer = 0, 0, UNKNOWN
    if state.player == TERMINAL:
        step.answer = _has_won(state, attacker, value)
        return
    if ply >= DEPTH or state.player == stop or (state.player != CHANCE and step.turns == 0):
        step.answer = NO
        return
    step.key = mix(
        position_key(state, rows[ply]), (np.int64(step.turns) * 64 + attacker) * 64 + stop + 3
    )
    entry = table[find(table, step.key)]
    if entry.key == step.key and entry.answer >= 0:
        step.answer = entry.answer
        return
    step.attacks = 1 if state.player == attacker else 0
    if state.player == CHANCE:
        step.count = chance_outcomes(state, actions[ply], weights)
        for k in range(step.count):
            orders[ply, k] = 0
    else:
        step.count = legal_actions(state, actions[ply])
        for k in range(step.count):
            orders[ply, k] = priority(state, actions[ply, k])
            if actions[ply, k] == step.killer:
                orders[ply, k] += 10_000
    step.answer = UNKNOWN


@inlined
def _next(step, ply, actions, orders):
    """Bring the most promising of the untried steps to the front of them."""
    best = step.tried
    for k in range(step.tried + 1, step.count):
        if orders[ply, k] > orders[ply, best]:
            best = k
    swapped, order = actions[ply, best], orders[ply, best]
    actions[ply, best], orders[ply, best] = actions[ply, step.tried], orders[ply, step.tried]
    actions[ply, step.tried], orders[ply, step.tried] = swapped, order


@kernel
def is_won(
    states, rows, attacker, stop, turns, limit, steps, actions, weights, orders, table, value
):
    """Whether ``attacker`` wins from ``states[0]`` within ``turns`` decisions of their own, against
    everything: YES, NO, or UNKNOWN after ``limit`` positions. Where ``stop`` would decide it is too
    late; NOBODY never does.

    ``states`` has DEPTH + 2 places and ``rows`` is its memory (``as_words``); the other arrays are
    scratch; ``table`` keeps what is known from one call to the next.
    """
    ply, nodes = 0, 0
    steps[0].turns = turns
    _enter(states, rows, attacker, stop, 0, steps, actions, weights, orders, table, value)
    while True:
        step = steps[ply]
        if step.answer == UNKNOWN and step.tried == step.count:
            step.answer = NO if step.attacks else YES
        if step.answer != UNKNOWN:
            answer = step.answer
            if step.count > 0:
                entry = table[find(table, step.key)]
                entry.key, entry.answer = step.key, answer
            if ply == 0:
                return np.int64(answer)
            ply -= 1
            above = steps[ply]
            if (answer == YES) == (above.attacks == 1):
                above.answer = answer
                above.killer = actions[ply, above.tried]
            above.tried += 1
            continue
        if nodes >= limit:
            return np.int64(UNKNOWN)
        nodes += 1
        _next(step, ply, actions, orders)
        states[ply + 1] = states[ply]
        apply_action(states[ply + 1], actions[ply, step.tried])
        steps[ply + 1].turns = step.turns - step.attacks
        ply += 1
        _enter(states, rows, attacker, stop, ply, steps, actions, weights, orders, table, value)


class Attack:
    """The search with its buffers, for one game."""

    def __init__(self, game: Game, limit: int = 3_000_000) -> None:
        self._limit = limit
        size = game.bounds.buffer
        self._states = np.zeros(DEPTH + 2, game.dtype)
        self._rows = as_words(self._states)
        self._steps = np.zeros(DEPTH + 2, STEP)
        self._actions = np.zeros((DEPTH + 2, size), np.int32)
        self._orders = np.zeros((DEPTH + 2, size), np.int32)
        self._weights = np.zeros(size, np.int32)
        self._table = np.zeros(TABLE, KNOWN)
        self._value = np.zeros(game.info.max_players, np.float64)

    def is_won(self, state: State, attacker: int, turns: int, stop: int = NOBODY) -> bool | None:
        """Whether ``attacker`` wins within ``turns`` own decisions, whatever the others do; None
        where too many positions would have to be looked at. With ``stop``, before that player
        decides."""
        self._states[0] = state.array[0]
        self._steps["killer"] = -1
        answer = is_won(
            self._states, self._rows, attacker, stop, turns, self._limit, self._steps,
            self._actions, self._weights, self._orders, self._table, self._value,
        )  # fmt: skip
        return None if answer == UNKNOWN else answer == YES

    def turns(self, state: State, attacker: int, most: int) -> int | None:
        """In how many own decisions the attacker wins at the latest, by force: 0 … ``most``;
        ``most`` + 1 where that is not enough; None where it is not known."""
        for turns in range(most + 1):
            won = self.is_won(state, attacker, turns)
            if won or won is None:
                return turns if won else None
        return most + 1

    def winners(self, state: State, turns: int) -> list[int] | None:
        """The actions of the player to act that still win within ``turns``, this one included."""
        found: list[int] = []
        for action in state.legal_actions():
            won = self.is_won(state.after(action), state.current_player, turns - 1)
            if won is None:
                return None
            if won:
                found.append(action)
        return found
