"""A finished search tree, copied out: nodes, edges, and what they say."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.facts.constants import CHANCE
from ...core.objects.state import State
from .copying import copy_nodes, list_nodes
from .policies import improved_policy, visit_shares
from .pool import EDGE, NODE, NONE


@dataclass(frozen=True, eq=False)
class Tree:
    """A search tree. The arrays are the reader's own.

    Node 0 is the root. The edges of a node are ``edges[first : first + count]``, ascending by
    action; ``edge["node"]`` is where one leads, −1 where it was not tried. The fields are those of
    ``pool.NODE`` and ``pool.EDGE``.

    Examples:
        >>> from tafelronde.search.evaluated import Network, Search
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> search = Search(state.game, Network.random(state.game), simulations=100)
        >>> tree = search.run([state]).tree(0)
        >>> int(tree.nodes[0].visits), tree.actions == state.legal_actions()
        (101, True)
        >>> float(tree.policy().sum())
        1.0
    """

    state: State
    """The position of the root."""
    nodes: npt.NDArray[Any]
    edges: npt.NDArray[Any]
    sums: npt.NDArray[np.float64]
    """float64[nodes, players]: the sums of the results of all visits."""
    scales: tuple[float, float] | None = None
    """``visit_scale`` and ``value_scale`` of Gumbel's search; None: of PUCT."""

    @property
    def actions(self) -> list[int]:
        """The legal actions of the root, ascending."""
        return self.edges_of(0)["action"].tolist()

    def edges_of(self, node: int) -> npt.NDArray[Any]:
        """The edges of a node, a view of ``edges``."""
        first, count = int(self.nodes["first"][node]), int(self.nodes["count"][node])
        return self.edges[first : first + count] if count else self.edges[:0]

    def visits_of(self, node: int) -> npt.NDArray[np.int64]:
        """int64[edges of the node]: how often each was followed."""
        children = self.edges_of(node)["node"]
        return np.where(children == NONE, 0, self.nodes["visits"][children]).astype(np.int64)

    def value(self, node: int = 0) -> npt.NDArray[np.float64]:
        """float64[players]: every player's mean result over the visits of a node; NaN where there
        was none."""
        visits = int(self.nodes["visits"][node])
        if not visits:
            return np.full(len(self.sums.T), np.nan)
        mean: npt.NDArray[np.float64] = np.divide(self.sums[node], visits)
        return mean

    def policy(self) -> npt.NDArray[np.float64]:
        """float64[actions]: the share of the visits that each legal action of the root had."""
        return visit_shares(self.visits_of(0)[None])[0]

    def policy_target(self) -> npt.NDArray[np.float64]:
        """float64[actions]: what a network should learn from this search. That is ``policy`` after
        PUCT, and the improved policy, softmax(logit + σ(completed q)), after Gumbel's search."""
        if self.scales is None:
            return self.policy()
        edges, mover = self.edges_of(0), int(self.nodes["player"][0])
        sums = np.where(edges["node"] == NONE, 0.0, self.sums[edges["node"], mover])
        return improved_policy(
            self.visits_of(0)[None],
            sums[None],
            edges["logit"][None],
            np.array([self.nodes["visits"][0]]),
            self.sums[:1, mover],
            self.scales,
        )[0]

    def line(self, node: int = 0) -> list[int]:
        """The principal line from a node: the actions that were followed most, as far as nothing is
        left to chance."""
        found = list[int]()
        while int(self.nodes["player"][node]) != CHANCE and self.nodes["count"][node]:
            visits = self.visits_of(node)
            best = int(visits.argmax())
            if not visits[best]:
                break
            found.append(int(self.edges_of(node)["action"][best]))
            node = int(self.edges_of(node)["node"][best])
        return found

    def node_of(self, actions: Sequence[int]) -> int | None:
        """The node that these actions and outcomes of chance lead to; None where it has none."""
        node = 0
        for action in actions:
            edges = self.edges_of(node)
            place = int(np.searchsorted(edges["action"], action))
            if place >= len(edges) or int(edges["action"][place]) != action:
                return None
            node = int(edges["node"][place])
            if node == NONE:
                return None
        return node


def copy_tree(
    state: State,
    nodes: npt.NDArray[Any],
    edges: npt.NDArray[Any],
    sums: npt.NDArray[np.float64],
    used: npt.NDArray[np.int64],
    root: int,
    scales: tuple[float, float] | None,
) -> Tree:
    """One of the trees that share a pool."""
    order, sizes = np.empty(int(used[0]), np.int32), np.zeros(2, np.int64)
    list_nodes(nodes, edges, root, order, sizes)
    own_nodes = np.empty(int(sizes[0]), NODE)
    own_edges = np.empty(int(sizes[1]), EDGE)
    own_sums = np.empty((int(sizes[0]), sums.shape[1]), np.float64)
    copy_nodes(nodes, edges, sums, order, own_nodes, own_edges, own_sums)
    return Tree(state.copy(), own_nodes, own_edges, own_sums, scales)
