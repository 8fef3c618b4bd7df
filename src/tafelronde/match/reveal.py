"""Revelations of a decision: knowledge that stays when it is taken back.

A seat knows of a position what ``resample`` leaves of it: with the same random numbers it makes the
same bytes of two positions exactly when the seat cannot tell them apart. So a decision reveals
something when the same decision, in another position that who decides must believe possible, would
have led them, or somebody else, to know something else.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import numpy as np

from ..core.contract.rng import new_rng
from ..core.kernels.revealing import POSITIONS, find_revealed

if TYPE_CHECKING:
    from ..core.objects.state import State

SAMPLES = 12
"""Positions that are drawn for who decides. What all of them agree on was as good as known: with n
of them less than 0.54 / n bits remain unnoticed on average, since p**n · log2(1/p) is no greater.
"""
SAMPLES_OF_OTHERS = 3
"""The number of them that are also seen with the eyes of each other seat. Knowledge of these seats
is of less use to the player who takes back."""


def reveals(state: State, action: int) -> bool:
    """Whether this legal action of the player to act tells any seat something that follows neither
    from what the seat knew nor from the action. Chance that comes after it is not looked at.

    The answer follows from what the deciding player knows before and after the action, and from
    nothing else: so it gives nothing away itself.

    Examples:
        >>> state = tafelronde.load("rosenkoenig").new()  # nothing is hidden here
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> reveals(state, state.legal_actions()[0])
        False
    """
    if not state.game.info.hidden:
        return False
    size = state.array.itemsize
    memory = bytearray(state.to_bytes()) + bytearray((POSITIONS - 1) * size)
    return bool(
        find_revealed(
            np.frombuffer(memory, state.array.dtype),
            np.frombuffer(memory, np.uint8).reshape(POSITIONS, size),
            action,
            SAMPLES,
            SAMPLES_OF_OTHERS,
            _begun(1).copy(),
            _begun(0).copy(),
            _begun(0),
            np.empty(state.game.bounds.legal, np.int32),
        )
    )


_begun = functools.cache(new_rng)
"""A generator as it begins. Not to be used itself."""
