"""One decision of a finished game, and what is known of its worth."""

from collections.abc import Mapping
from dataclasses import dataclass

from ...core.facts.gains import Reason
from ...search.shares import Shares

NOTHING_LOST = 0.02
"""Less than this is lost by a decision that counts as right."""
CARRIED = 1.64
"""Standard errors by which a loss is above 0 before it is told: one in twenty would be so by
chance."""


@dataclass(frozen=True)
class Option:
    """Something that could be done: an action and what was to be expected of it."""

    action: int
    text: str
    """In the game's notation."""
    code: str
    """``choice-<code>`` of the game's catalogue; '' where the game tells none."""
    arguments: Mapping[str, str | int]
    share: float
    """The share of the victory that the player who decides may expect of it."""


@dataclass(frozen=True)
class Blow:
    """Another good idea at a decision, and what every seat could have expected of it."""

    shares: Shares
    errors: Shares
    """The standard errors of the differences from what was played."""


@dataclass(frozen=True)
class Decision:
    """One decision that was judged.

    All its numbers are of one scale (``scale``): ``before`` and ``after`` are distributions of the
    victory, from the same worlds and the same random numbers.
    """

    ply: int
    """The entry of the log."""
    player: int
    before: Shares
    """The shares that are expected when the best action is played."""
    after: Shares
    """The shares that are expected after the action that was played."""
    error: float
    """The standard error of what was lost."""
    played: Option
    best: Option
    """The action that was played, unless another one is known to be better."""
    second: Option | None
    reasons: tuple[Reason, ...]
    """The reasons for the best action, the weightiest first: ``why-<code>``, each with the course
    that shows it."""
    pairs: int = 0
    """Pairs of continuations that were played to measure it."""
    blow: Blow | None = None
    """Another idea: what the action that was played did to the others. None: it was not looked
    at."""

    @property
    def lost(self) -> float:
        """The share of the victory that the player who decided gave away, as far as it is known:
        never below 0, and never more than the player held."""
        return self.before[self.player] - self.after[self.player]

    def cost(self, seat: int) -> float:
        """The share that the action took from another seat, compared with another good idea; 0
        where that is not certain."""
        if self.blow is None:
            return 0.0
        cost = self.blow.shares[seat] - self.after[seat]
        return cost if cost > CARRIED * self.blow.errors[seat] else 0.0
