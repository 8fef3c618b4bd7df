"""The positions at which a match was decided, and what happened between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ...core.contract.rng import new_rng

if TYPE_CHECKING:
    from ...core.objects.state import State
    from ...match import Match


def decided(match: Match) -> Iterator[tuple[int, State]]:
    """Each decision between two or more actions: its ply, and the position as it could be
    believed."""
    state = match.setup.new_state()
    for ply, action in enumerate(match.log):
        player = state.current_player
        if ply >= match.setup.given.steps and player >= 0 and len(state.legal_actions()) > 1:
            yield ply, state.resample(player, new_rng(ply))
        state.apply_known(action)


def happened(match: Match, positions: Mapping[int, State], plies: Sequence[int]) -> list[bool]:
    """For each of these decisions, whether anything was drawn after it and before the next, or who
    decides then may know other things; or whether one between them is left out.

    ``positions``: those of all decisions of the match, in its order.
    """
    hidden = match.state.game.info.hidden
    chance = {ply.number for ply in match.plies() if ply.player < 0}
    places = {ply: number for number, ply in enumerate(positions)}
    found: list[bool] = []
    for ply, to in zip(plies, [*plies, None][1:], strict=True):
        end = match.ply if to is None else to
        place = len(positions) if to is None else places[to]
        mover = None if to is None else positions[to].current_player
        found.append(
            place != places[ply] + 1
            or any(one in chance for one in range(ply, end))
            or (hidden and positions[ply].current_player != mover)
        )
    return found
