"""Forced decisions: only one action is legal, and making it at once reveals nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ..core.contract.dispatch import implements
from ..core.kernels import calls

if TYPE_CHECKING:
    from ..core.objects.state import State


def forced_action(state: State) -> int | None:
    """The only legal action, where it may be played without asking; otherwise None.

    Players are asked although they have one choice in two cases. When chance follows, since people
    like to draw for themselves, and a draw cannot be taken back. And when somebody who sees no hand
    may think that there was a choice: playing at once would tell them what the hand lacks. The
    answer is the same in all positions that a spectator cannot tell apart, so it tells nothing
    itself.

    Examples:
        >>> state, rng = tafelronde.load("rosenkoenig").new(), tafelronde.new_rng(0)
        >>> drawn = state.apply_chance(rng)
        >>> len(state.legal_actions()), forced_action(state)
        (5, None)

        Both players take their first action, until one of them has no choice:

        >>> while forced_action(state) is None:
        ...     state.apply(state.legal_actions()[0])
        ...     drawn = state.apply_chance(rng)
        >>> state.legal_actions() == [forced_action(state)]
        True
    """
    legal = state.legal_actions()
    if len(legal) != 1 or not is_public(state):
        return None
    return None if state.after(legal[0]).is_chance else legal[0]


def is_public(state: State) -> bool:
    """Whether everybody can tell that there is one choice: by the rules of the game. A game that
    hides something and has no rule for this leaves every decision to its player."""
    game = state.game
    if not game.info.hidden:
        return True
    if not implements(game.dtype, "forced_publicly"):
        return False
    out = np.empty(game.bounds.legal, np.int32)
    return bool(calls.forced_publicly(state.array, np.empty(1, game.dtype), out))
