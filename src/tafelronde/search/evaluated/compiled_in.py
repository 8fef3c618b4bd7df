"""An evaluator of one's own in compiled code: a function that Numba compiles."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from .grow import make_grow


@dataclass(frozen=True)
class CompiledIn:
    """A function that judges one position, compiled into the search: no Python is called for a
    leaf.

    ``function(state, observation, actions, count, values, logits)`` writes every player's expected
    result, −1 … 1, into ``values`` (float32[players]), and a logit for each of the first ``count``
    of ``actions`` (int32) into ``logits`` (float32). ``state`` is the game's record, in games that
    hide something a redrawn one; ``observation`` (float32) is what the player to act may know.

    The function is a plain one, or one of ``numba.njit``; the operations of
    ``tafelronde.core.contract.operations`` may be called in it. Every process compiles it anew,
    which takes some seconds; a ``Network`` is kept on disk.

    Examples:
        >>> def even(state, observation, actions, count, values, logits):
        ...     for player in range(state.players):
        ...         values[player] = 0.0
        ...     for k in range(count):
        ...         logits[k] = 0.0
        >>> evaluator = CompiledIn(even)
    """

    function: Callable[..., Any]

    def prepare(self) -> None:
        """Make ``grow`` now: once, before there are threads."""
        assert self.grow is not None

    @cached_property
    def grow(self) -> Any:
        """The search with this function in it."""
        return make_grow(self.function)
