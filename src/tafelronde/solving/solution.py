"""A game solved: the value of each of its positions, where nothing is hidden but future chance."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.facts.errors import TafelrondeError
from ..core.objects.state import State
from ..search.hashing import as_words
from .expectimax import (
    DONE,
    ENTRY,
    STEP,
    TOO_DEEP,
    look_up,
    move_entries,
    read_entry,
    solve_positions,
)

SMALLEST = 1 << 19
"""Places of the first table; a full one is followed by one four times as large."""
LARGEST = 1 << 27
"""Places of the last; with the one before it takes 2.5 GB."""
DEEPEST = 4_000
"""The longest game that is walked through, in steps."""


class TooLarge(TafelrondeError):
    """A game has more positions, or longer games, than can be solved here."""


class Solution:
    """The values of a position and of all that can follow from it, for two players whose results
    sum to 0.

    It is exact: the larger the table, the less likely even a collision of 64-bit keys.
    """

    def __init__(self, start: State, table: npt.NDArray[Any], used: int) -> None:
        self._game = start.game
        self._table = table
        self.positions = used
        """The number of positions that were valued; the ends of games are not counted."""
        self.value = self._read(start)
        """The value of which player 0 can be sure, −1 … 1, if both play their best."""

    def _read(self, state: State) -> float:
        found = np.zeros(1)
        if not read_entry(as_words(state.array), self._table, found):
            raise KeyError("this position does not follow from the solved one")
        return float(found[0])

    def values(self, state: State) -> dict[int, float]:
        """The worth of each next step (action, or outcome of chance) to player 0."""
        states = np.zeros(2, state.game.dtype)
        states[0] = state.array[0]
        steps = state.steps()
        out, value = np.zeros(len(steps), np.float64), np.zeros(2, np.float64)
        look_up(states, as_words(states), self._table, np.array(steps, np.int64), out, value)
        return dict(zip(steps, out.tolist(), strict=True))

    def regret(self, state: State, action: int) -> float:
        """The loss of the player to act by this action against the best, 0 … 2."""
        values = self.values(state)
        sign = 1.0 if state.current_player == 0 else -1.0
        return max(sign * value for value in values.values()) - sign * values[action]

    def probabilities(self, known: Any) -> list[float]:
        """A policy of perfect play (``agents.Policy``): the best actions, all equally likely."""
        state: State = known.redraw(np.ones(4, np.uint32))
        sign = 1.0 if state.current_player == 0 else -1.0
        worth = [sign * value for value in self.values(state).values()]
        best = [value >= max(worth) - 1e-12 for value in worth]
        return [one / sum(best) for one in best]


def solve(start: State, most: int = 20_000_000) -> Solution:
    """Solve a game of two players from a position on, in which no position can come up twice.

    ``most`` limits the positions. Raises ValueError where players hide something or more than two
    play, and TooLarge.
    """
    game = start.game
    if game.info.hidden or start.players != 2:
        raise ValueError("only games of two players who hide nothing are solved so: see GameTree")
    depth = min(game.bounds.steps + 2, DEEPEST)
    states, steps = np.zeros(depth, game.dtype), np.zeros(depth, STEP)
    actions = np.zeros((depth, game.bounds.buffer), np.int32)
    weights = np.zeros_like(actions)
    states[0] = start.array[0]
    table, used = np.zeros(SMALLEST, ENTRY), np.zeros(1, np.int64)
    while True:
        ended = solve_positions(
            states, as_words(states), steps, actions, weights, table, used, room_of(table, most),
            np.zeros(2),
        )  # fmt: skip
        if ended == DONE:
            return Solution(start, table, int(used[0]))
        if ended == TOO_DEEP:
            raise TooLarge(f"games of {game.name} can be longer than {depth} steps")
        table = with_more_room(table, most)


def room_of(table: npt.NDArray[Any], most: int) -> int:
    """The number of positions that this table may hold, of at most ``most``."""
    return min(most, len(table) * 3 // 4)


def with_more_room(table: npt.NDArray[Any], most: int) -> npt.NDArray[Any]:
    """The same entries in a table four times as large. Raises TooLarge where none may be."""
    room = room_of(table, most)
    if room == most or len(table) == LARGEST:
        raise TooLarge(f"more than {room} positions")
    larger = np.zeros(4 * len(table), ENTRY)
    move_entries(table, larger)
    return larger
