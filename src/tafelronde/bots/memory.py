# pyright: basic
"""Memory of a bot within its game: the positions in which it decided, and those that it left; in
the latter also its own arrangement (``GameDefinition.standing``).

It remembers as long as it is kept. A bot that is made anew, or is asked about a position that does
not follow from the one it left, has seen nothing yet.
"""

from collections.abc import Hashable

import numpy as np

from ..core.contract.dispatch import kernel
from ..core.contract.keys import mix
from ..core.contract.operations import apply_action, legal_actions
from ..core.objects.game import Game
from ..core.objects.state import State
from ..search.alpha_beta.transposition import position_key
from ..search.uct.reuse import as_bytes, is_same

MOST = 64
"""The most positions of a game that are remembered: the last ones."""


@kernel
def leads_to(states, raw, actions, left):
    """Whether the others can have come from ``states[0]`` to the last of ``states``, or nobody has
    acted. There is a place for each of them between both; ``raw`` is the memory of ``states`` as
    uint8, ``actions`` (int32, a row for each) and ``left`` (int64) are scratch.
    """
    goal = len(states) - 1
    if is_same(raw, 0, goal):
        return True
    ply = 0
    left[0] = legal_actions(states[0], actions[0]) if states[0].player >= 0 else 0
    while ply >= 0:
        if left[ply] == 0:
            ply -= 1
            continue
        left[ply] -= 1
        states[ply + 1] = states[ply]
        apply_action(states[ply + 1], actions[ply, left[ply]])
        if is_same(raw, ply + 1, goal):
            return True
        if ply + 2 < goal and states[ply + 1].player >= 0:
            ply += 1
            left[ply] = legal_actions(states[ply], actions[ply])
    return False


@kernel
def key_for(states, rows, searcher):
    """The key of ``states[0]`` as the search of this player has it (``deepen``); ``rows`` is the
    memory of ``states`` as uint8."""
    return mix(position_key(states[0], rows[0]), np.int64(searcher) + 1)


class Past:
    """The positions of the running game, as keys.

    Examples:
        >>> state = tafelronde.load("kaiser_koenig_edelmann").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> past = Past(state.game)
        >>> past.recall(state)
        >>> past.leave(state, state.legal_actions()[0])
        >>> len(past.keys)
        2
        >>> past.recall(state)  # it does not follow
        >>> len(past.keys)
        0
    """

    def __init__(self, game: Game) -> None:
        self.keys = np.zeros(0, np.int64)
        """The last positions that are remembered."""
        self._standings = list[Hashable]()
        self._left: State | None = None
        most = game.info.max_players
        self._states = np.zeros(most + 1, game.dtype)
        self._rows = as_bytes(self._states)
        self._actions = np.zeros((most, game.bounds.buffer), np.int32)
        self._counts = np.zeros(most, np.int64)

    def recall(self, state: State) -> None:
        """Forget all, unless this position follows from the one that was left."""
        left, self._left = self._left, None
        if left is None or left.players != state.players or not self._follows(left, state):
            self.keys = self.keys[:0]
            self._standings.clear()

    def leave(self, state: State, action: int) -> None:
        """The bot acts in this position."""
        self._left = state.after(action)
        new = [self._key(one, state.current_player) for one in (state, self._left)]
        self.keys = np.array([*self.keys.tolist(), *new][-MOST:], np.int64)
        self._standings = [*self._standings, _standing(self._left, state.current_player)][-MOST:]

    def times(self, state: State, action: int) -> int:
        """How often what this action arranges has been there, among what is remembered."""
        return self._standings.count(_standing(state.after(action), state.current_player))

    def _follows(self, left: State, state: State) -> bool:
        goal = state.players
        self._states[0], self._states[goal] = left.array[0], state.array[0]
        chain, rows = self._states[: goal + 1], self._rows[: goal + 1]
        return bool(leads_to(chain, rows, self._actions, self._counts))

    def _key(self, state: State, searcher: int) -> int:
        self._states[0] = state.array[0]
        return int(key_for(self._states, self._rows, searcher))


def _standing(state: State, player: int) -> Hashable:
    arranged = state.game.standing
    return state.to_bytes() if arranged is None else arranged(state, player)
