"""Likely continuations of a game: the steps that most tries have in common."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from ..bots.base import LineStep
from ..core.objects.state import State

LONGEST = 4
"""Decisions of a line at most."""
FEW = 4
"""The number of continuations below which they say nothing about what is likely."""


class Decided(NamedTuple):
    """A decision of a continuation."""

    state: State
    """The position before it."""
    action: int

    @property
    def step(self) -> tuple[int, int]:
        """The player and the action of this step."""
        return self.state.current_player, self.action


def likely_line(continuations: Sequence[Sequence[Decided]], seat: int) -> tuple[LineStep, ...]:
    """The decisions that follow one another in the continuations, as long as at least half of those
    that went the same way until then go on alike; told as ``seat`` would be told them."""
    left: list[Sequence[Decided]] = [one for one in continuations if one]
    line: list[LineStep] = []
    while left and len(line) < LONGEST:
        depth = len(line)
        step, count = Counter(one[depth].step for one in left).most_common(1)[0]
        if 2 * count < len(left) or count < min(FEW, len(continuations)):
            break
        alike = [one for one in left if one[depth].step == step]
        line.append(_told(alike[0][depth], seat))
        left = [one for one in alike if len(one) > depth + 1]
    return tuple(line)


def _told(decided: Decided, seat: int) -> LineStep:
    state, action = decided
    tell = state.game.tell
    telling = None if tell is None else next(iter(tell(state, action, seat)), None)
    return LineStep(state.current_player, action, telling)
