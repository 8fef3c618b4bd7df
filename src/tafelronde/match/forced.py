"""Decisions that are none: one thing is possible, and nobody learns anything from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..core.state import State

SAMPLES = 4
"""In so many positions that a watcher may believe, the same one thing must be possible."""


def forced_action(state: State, watchers: Iterable[int]) -> int | None:
    """The only legal action, where it may be done without asking; else None.

    Who is to act is asked all the same when chance follows, since a draw is something to look
    forward to and cannot be unseen; and when one of the ``watchers`` (seats of other people) could
    have thought that something else was possible: a decision made at once would give away the hand
    of who had no other. The same position has the same answer every time.
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
