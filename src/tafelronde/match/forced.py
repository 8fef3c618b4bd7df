"""Forced decisions: only one action is legal, and making it at once reveals nothing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..core.state import State

SAMPLES = 4
"""How many positions are drawn for each watcher; in all of them the same action must be forced."""


def forced_action(state: State, watchers: Iterable[int]) -> int | None:
    """The only legal action, where it may be played without asking; otherwise None.

    Players are asked although they have one choice in two cases. When chance follows, since people
    like to draw for themselves, and a draw cannot be taken back. And when one of the ``watchers``
    (seats of other people) may think that there was a choice: playing at once would tell them what
    the player's hand lacks. The same position always has the same answer.
    """
    legal = state.legal_actions()
    if len(legal) != 1:
        return None
    after = state.copy()
    after.apply_known(legal[0])
    if after.is_chance or not _is_known_to(state, legal, watchers):
        return None
    return legal[0]


def _is_known_to(state: State, legal: list[int], watchers: Iterable[int]) -> bool:
    if not state.game.info.hidden:
        return True
    from ..core.rng import new_rng

    rng = new_rng(1)
    return all(
        state.resample(watcher, rng).legal_actions() == legal
        for watcher in watchers
        for _ in range(SAMPLES)
    )
