"""Another action at a decision that was judged: how good it is, compared with the best one and with
the one that was played."""

from typing import Literal

from ...core.objects.state import State
from ..continuations import Pairs
from .comparing import Comparing
from .decision import Decision
from .questions import Comparison

Verdict = Literal["best", "as-good", "better", "same", "worse", "played", "thinking"]
"""It is the action that the review holds to be best; as far as can be told it is as good as that;
it is better than what was played, but not the best; it gives away about as much as what was played,
or more; it is what was played; it is not known yet."""
FOUND: tuple[Verdict, ...] = ("best", "as-good")
"""The verdicts of who has found what was asked for."""
BY_HALF = 0.5
"""The effort for the question whether it is better or worse than what was played."""


class Trial:
    """One action that somebody tries: ask ``question``, and hand its answer to ``answer``."""

    def __init__(self, decision: Decision, action: int) -> None:
        """``decision``: one by which something was lost; ``action``: a legal one."""
        self._decision, self._action = decision, action
        self._known: Verdict | None = None
        if action == decision.best.action:
            self._known = "best"
        elif action == decision.played.action:
            self._known = "played"
        self._best = Comparing(decision.player, 1.0)
        """Whether it is worse than the best one."""
        self._played = Comparing(decision.player, BY_HALF)
        """Whether what was played is worse than it."""
        self._done = 0

    def question(self, state: State) -> Comparison | None:
        """The question that is to be answered next; None: nothing is left to ask. ``state``: the
        position as who decides may believe it to be."""
        one = self._asking()
        if one is None:
            return None
        best, played = self._decision.best.action, self._decision.played.action
        first, second = (best, self._action) if one is self._best else (self._action, played)
        return Comparison(state, first, second, one.following, self._decision.ply)

    def answer(self, pairs: Pairs) -> None:
        """Take up the answer to the question."""
        one = self._asking()
        assert one is not None
        one.add(pairs)
        self._done += 1

    @property
    def verdict(self) -> Verdict:
        """The verdict on it."""
        if self._known is not None:
            return self._known
        if self._asking() is not None:
            return "thinking"
        if self.lost == 0:
            return "as-good"
        if self._played.carried > 0:
            return "better"
        return "worse" if self._played.turned.carried > 0 else "same"

    @property
    def lost(self) -> float:
        """The share that it gives away, as far as that is known."""
        if self._known == "played":
            return self._decision.lost
        if self._known is not None or not self._best.is_settled:
            return 0.0
        return self._told(self._best.carried)

    @property
    def error(self) -> float:
        """The standard error of that."""
        if self._known == "played":
            return self._decision.error
        if self._known is not None or not self._best.is_settled:
            return 0.0
        return self._told(self._best.error)

    def _told(self, change: float) -> float:
        """A change that continuations measured, at the level at which the game stood: the same part
        of what was held."""
        held = self._decision.before[self._decision.player]
        return min(held, change * held / max(held, self._best.first[self._decision.player]))

    @property
    def done(self) -> int:
        """Lots of continuations that were played."""
        return self._done

    @property
    def total(self) -> int:
        """Lots that may be played in all."""
        one = self._asking()
        if one is None:
            return self._done
        left = one.lots_left
        return self._done + left + (self._played.lots_left if one is self._best else 0)

    def _asking(self) -> Comparing | None:
        """The comparison that is under way; None: all is known."""
        if self._known is not None:
            return None
        if not self._best.is_settled:
            return self._best
        if self.lost == 0 or self._played.is_settled:
            return None
        return self._played
