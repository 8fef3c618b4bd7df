"""One decision of a finished game, and what is known of its worth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...core.facts.gains import Reason
from ...search.shares import Shares

NOTHING_LOST = 0.02
"""Less than this is lost by a decision that counts as right."""
SEARCH_ERROR = 0.06
"""The error of a search about two actions, whatever its samples show (standard deviation; see
docs/experiments/review.md)."""
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
class Measured:
    """The change of every seat's share by one action, compared with another one, by pairs of
    continuations."""

    change: Shares
    """The changes of the shares; together 0."""
    errors: Shares
    """The standard errors of these."""
    pairs: int

    def carried(self, seat: int) -> float:
        """The loss of a seat, as far as the pairs carry it; 0 where they do not.

        A loss that was looked for is on average smaller than it was found to be: it is told less
        the part that its own error explains (James & Stein 1961).

        Examples:
            >>> measured = Measured((-0.2, 0.2), (0.04, 0.04), 64)
            >>> round(measured.carried(0), 3), measured.carried(1)
            (0.192, 0.0)
            >>> Measured((-0.2, 0.2), (0.15, 0.15), 16).carried(0)
            0.0
        """
        lost, error = -self.change[seat], self.errors[seat]
        if lost < NOTHING_LOST or lost <= CARRIED * error:
            return 0.0
        return lost - error * error / lost

    @property
    def turned(self) -> Measured:
        """The same, compared the other way round."""
        return Measured(tuple(-one for one in self.change), self.errors, self.pairs)


@dataclass(frozen=True)
class Decision:
    """One decision that was judged."""

    ply: int
    """The entry of the log."""
    player: int
    before: Shares
    """The shares that are expected when the best action is played."""
    played: Option
    best: Option
    second: Option | None
    reasons: tuple[Reason, ...]
    """The reasons for the best action, the weightiest first: ``why-<code>``, each with the course
    that shows it."""
    random: Shares
    """The shares that are expected when any legal action is played at random."""
    searched: Shares
    """The shares that a search expects after the action that was played."""
    second_shares: Shares = ()
    """The shares that are expected of the second-best action."""
    measured: Measured | None = None
    """The action that was played, compared with the best one; None: they are the same, or the
    search found that nothing was lost."""
    blow: Measured | None = None
    """The action that was played, compared with another one: what it did to the others. None: it
    was not looked at."""

    @property
    def after(self) -> Shares:
        """The shares that are expected after the action that was played: by the continuations and
        by the search, each as far as its error lets it count."""
        weight = 0.0
        change = by_search = tuple(b - a for a, b in zip(self.before, self.searched, strict=True))
        if self.measured is not None:
            change, error = self.measured.change, self.error
            weight = SEARCH_ERROR**2 / (SEARCH_ERROR**2 + error**2)
        return tuple(
            share + weight * pairs + (1.0 - weight) * search
            for share, pairs, search in zip(self.before, change, by_search, strict=True)
        )

    @property
    def otherwise(self) -> Option:
        """The other good idea: the best action, or where that was played the second-best."""
        if self.best.action != self.played.action or self.second is None:
            return self.best
        return self.second

    @property
    def otherwise_shares(self) -> Shares:
        """The shares that a search expects of that."""
        if self.otherwise is self.second:
            return self.second_shares
        return self.before

    @property
    def lost(self) -> float:
        """The share of the victory that the player who decided gave away, as far as it is known."""
        return 0.0 if self.measured is None else self.measured.carried(self.player)

    @property
    def error(self) -> float:
        """The standard error of what was lost."""
        return 0.0 if self.measured is None else self.measured.errors[self.player]

    @property
    def cost(self) -> float:
        """The average cost of the player's action, also where it is too small to be told: sums of
        many decisions are right by it. Below 0 where it was better than the one held to be best."""
        return self.before[self.player] - self.after[self.player]

    @property
    def stake(self) -> float:
        """The cost that a random action would have had."""
        return max(0.0, self.before[self.player] - self.random[self.player])
