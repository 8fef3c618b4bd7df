"""Gains of a game that lists none: victories and points that one action brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.facts.gains import Gain

if TYPE_CHECKING:
    from ..core.objects.state import State

SURE = 1.0
"""The worth of a victory."""
STEADY = 10.0
"""Points that are added to those on the table, so that the first few do not decide."""


def plain_gains(state: State) -> list[Gain]:
    """The gains of the player to act: the actions that end the game in their favour, or change
    anybody's points.

    Examples:
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> [(gain.code, gain.arguments["count"]) for gain in plain_gains(state)][:2]
        [('points', 1), ('points', 1)]
    """
    mover, before = state.current_player, state.scores()
    scale = STEADY + max(abs(points) for points in before)
    found: list[Gain] = []
    for action in state.legal_actions():
        after = state.after(action)
        said = {"action": state.format(action)}
        if after.is_terminal:
            results = dict(enumerate(after.returns()))
            code = "victory" if results[mover] > 0 else "defeat"
            if results[mover]:
                found.append(Gain(code, (action,), results, said))
            continue
        changes = [b - a for a, b in zip(before, after.scores(), strict=True)]
        if any(changes):
            worth = {seat: _part(change / scale) for seat, change in enumerate(changes) if change}
            found.append(Gain("points", (action,), worth, {**said, "count": round(changes[mover])}))
    return found


def _part(change: float) -> float:
    return max(-0.9, min(0.9, change)) * SURE
