"""Reasons for advice: from the game's insight, else from the results of the tries."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.facts.telling import Telling

if TYPE_CHECKING:
    from ..bots.base import Advice
    from ..core.objects.state import State

AS_GOOD = 0.02
"""Chances that differ by less are told as about as good."""


def reasons_for(state: State, advice: Advice) -> tuple[Telling, ...]:
    """The reasons for an advice, the weightiest first; none where nothing else is possible.

    ``state`` is a position as the player to act may believe it to be.
    """
    if len(state.legal_actions()) == 1:
        return ()
    game = state.game
    if game.reasons is not None:
        found = tuple(game.reasons(state, advice.action, advice.second))
        if found:
            return found
    if advice.second is None:
        return (Telling("nothing-better"),)
    best, second = advice.chances[state.current_player], advice.second_chance
    if second is not None and best.share - second.share >= AS_GOOD:
        return (Telling("came-out-best"),)
    return (Telling("as-good"),)
