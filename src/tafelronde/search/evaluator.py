"""Evaluators, which judge positions for a search: many at once, so that a network is worth its
call."""

import functools
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from ..core.facts.definition import GameDefinition
from ..core.kernels import stepping


@dataclass(frozen=True)
class Leaves:
    """Positions of one game that a search wants judged; in each a player is to act.

    In games that hide something they are positions drawn anew (``State.resample``), so they hold no
    secret of the true one. The arrays are the search's own, and are written anew with the next
    leaves: copy what is to last. In the shapes N is their number, and L the longest list of actions
    that the game has; in a game whose lists are longer than 512, the next power of two
    that these leaves need.
    """

    game: GameDefinition
    players: int
    states: npt.NDArray[Any]
    """The positions, game.dtype[N]."""
    player: npt.NDArray[np.int8]
    """int8[N]: the player to act in each."""
    legal: npt.NDArray[np.int32]
    """int32[N, L]: their legal actions, ascending …"""
    legal_count: npt.NDArray[np.int32]
    """int32[N]: … that is, the first so many of the row; the rest of a row is 0."""
    observation: npt.NDArray[np.float32]
    """float32[N, game.bounds.observation]: what the player to act may know."""

    @functools.cached_property
    def action_features(self) -> npt.NDArray[np.float32]:
        """float32[N, L, game.action_width]: each legal action in numbers; zeros beyond
        ``legal_count``. Worked out when it is asked for."""
        games, most = len(self.legal), int(self.legal.shape[1])
        found = np.zeros((games, most, self.game.action_width), np.float32)
        rows = found.reshape(games * most, -1)
        starts = most * np.arange(games, dtype=np.int64)
        legal, counts = np.ascontiguousarray(self.legal), np.ascontiguousarray(self.legal_count)
        stepping.describe_all(self.states, legal, counts, starts, rows)
        return found

    def pick(self, logits: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
        """The outputs of a network for the legal actions, float32[N, L], from those for every
        action number, float32[N, game.bounds.actions]."""
        return np.take_along_axis(logits, self.legal, axis=1)

    def by_seat(self, values: npt.ArrayLike) -> npt.NDArray[np.float32]:
        """The values by seat, float32[N, players], from values that count from the player to act,
        clockwise, as an observation does, float32[N, players]. At a table of two one column is
        enough: what one wins the other loses."""
        given = np.asarray(values, np.float32)
        if given.shape == (len(self), 1) and self.players == 2:
            given = np.concatenate([given, -given], axis=1)
        seats = (np.arange(self.players) - self.player[:, None]) % self.players
        return np.take_along_axis(given, seats, axis=1)

    def __len__(self) -> int:
        return len(self.states)


class Evaluator(Protocol):
    """Judges positions for a search.

    Examples:
        An evaluator is anything that can be called like this:

        >>> import numpy as np
        >>> def even(leaves):
        ...     values = np.zeros((len(leaves), leaves.players), np.float32)
        ...     logits = np.zeros(leaves.legal.shape, np.float32)
        ...     return values, logits
    """

    def __call__(self, leaves: Leaves) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32]]:
        """``values`` float32[N, players], every player's expected result, −1 … 1; and ``logits``
        float32[N, L], the prior of each legal action in the order of ``leaves.legal``, as a network
        gives it before the softmax. What stands beyond ``legal_count`` is not read."""
        ...
