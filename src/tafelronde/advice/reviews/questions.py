"""Questions of a review: a decision to be searched, or two actions to be compared."""

from enum import IntEnum
from typing import NamedTuple

from ...core.objects.state import State


class Look(IntEnum):
    """The time for a question, in quick looks."""

    QUICK = 1
    USUAL = 8
    PAIRS = 4
    """A lot of pairs of continuations."""


class Question(NamedTuple):
    """One decision to be searched; all but ``look`` are the arguments of ``advice.judge.judge``."""

    state: State
    """The position as who decides may believe it to be."""
    action: int
    effort: float
    seed: int
    """The ply of the decision."""
    look: Look


class Comparison(NamedTuple):
    """Two actions to be compared: the arguments of ``advice.continuations.compare``."""

    state: State
    first: int
    second: int
    numbers: range
    seed: int
    """The ply of the decision."""

    @property
    def look(self) -> Look:
        """The time that it takes."""
        return Look.PAIRS
