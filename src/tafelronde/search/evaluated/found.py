"""Results of a search of many positions."""

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from ...core.objects.game import Game
from .finished import Tree
from .policies import Counts, Floats, improved_logits, improved_policy, most_visited, visit_shares


@dataclass(frozen=True, eq=False)
class Found:
    """The results of a search, for n positions with at most L legal actions.

    Where a position had several trees, these are added.

    Examples:
        >>> from tafelronde.search.evaluated import Network, Search
        >>> game = tafelronde.load("rosenkoenig")
        >>> batch = tafelronde.Batch(game, 8, seed=7)
        >>> search = Search(game, Network.random(game), simulations=32, root="gumbel")
        >>> found = search.run([batch.state(k) for k in range(8)])
        >>> found.policy_target().shape, found.by_number(found.policy_target()).shape
        ((8, 5), (8, 49))
        >>> reward, done = batch.step(found.actions)
    """

    game: Game
    legal: npt.NDArray[np.int32]
    """int32[n, L]: the legal actions of each position, ascending; zeros beyond …"""
    legal_count: npt.NDArray[np.int32]
    """int32[n]: … so many."""
    player: npt.NDArray[np.int8]
    """int8[n]: the player to act."""
    visits: Counts
    """int64[n, L]: how often each action was followed."""
    sums: npt.NDArray[np.float64]
    """float64[n, L, players]: the sums of the results of these visits."""
    logits: npt.NDArray[np.float64]
    """float64[n, L]: the logarithms of the evaluator's probabilities; −inf beyond ``legal_count``.
    """
    noise: npt.NDArray[np.float64]
    """float64[n, L]: the Gumbel noise of the actions."""
    root_visits: npt.NDArray[np.int64]
    """int64[n]: the visits of the roots, their own evaluation among them."""
    root_sums: npt.NDArray[np.float64]
    """float64[n, players]: the sums of the results of these."""
    scales: tuple[float, float] | None
    """``visit_scale`` and ``value_scale`` of Gumbel's search; None: of PUCT."""
    copy_tree: Callable[[int, int], Tree] = field(repr=False)

    @property
    def values(self) -> Floats:
        """float64[n, players]: every player's mean result in each position."""
        return self.root_sums / self.root_visits[:, None]

    @property
    def actions(self) -> npt.NDArray[np.int32]:
        """int32[n]: the chosen action. After PUCT the most visited one, of equals that with the
        better mean; after Gumbel's search the most visited one with the highest logit + noise +
        σ(q)."""
        if self.scales is None:
            means: Floats = np.divide(self._of_mover(), np.maximum(1, self.visits))
            place = most_visited(self.visits, means)
        else:
            improved = improved_logits(*self._roots(), self.scales)
            place = most_visited(self.visits, improved + self.noise)
        return self.legal[np.arange(len(place)), place]

    def policy(self) -> Floats:
        """float64[n, L]: the share of the visits that each action had."""
        return visit_shares(self.visits)

    def policy_target(self) -> Floats:
        """float64[n, L]: what a network should learn. That is ``policy`` after PUCT, and the
        improved policy, softmax(logit + σ(completed q)), after Gumbel's search."""
        if self.scales is None:
            return self.policy()
        return improved_policy(*self._roots(), self.scales)

    def by_number(self, policy: npt.NDArray[np.floating]) -> npt.NDArray[np.float32]:
        """A policy, float[n, L], as float32[n, game.bounds.actions], for a network with an output
        for each action number. (Games without such numbers have no columns.)"""
        numbers = self.game.bounds.actions
        out = np.zeros((len(policy), numbers), np.float32)
        if numbers:
            columns = np.arange(len(policy.T))
            place: npt.NDArray[np.bool_] = np.less(columns, self.legal_count[:, None])
            rows = np.broadcast_to(np.arange(len(policy))[:, None], policy.shape)
            out[rows[place], self.legal[place]] = policy[place]
        return out

    def tree(self, position: int, number: int = 0) -> Tree:
        """A copy of a tree of one of the positions; ``number`` says which, where there are several.

        Raises TafelrondeError for a tree that there is not.
        """
        return self.copy_tree(position, number)

    def __len__(self) -> int:
        return len(self.legal)

    def _of_mover(self) -> Floats:
        seat = self.player.astype(np.int64)[:, None, None]
        return np.take_along_axis(self.sums, seat, axis=2)[:, :, 0]

    def _roots(self) -> tuple[Counts, Floats, Floats, npt.NDArray[np.int64], Floats]:
        seat = self.player.astype(np.int64)[:, None]
        root_sums = np.take_along_axis(self.root_sums, seat, axis=1)[:, 0]
        return self.visits, self._of_mover(), self.logits, self.root_visits, root_sums
