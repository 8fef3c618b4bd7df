"""A search tree of the tree search bot, in arrays that its compiled code fills."""

import numpy as np

from ...core.contract.rng import new_rng
from ...core.objects.game import Game
from ..prospects.weigh import INPUTS, UNITS
from .nodes import NODE, NONE, ROOT, two_most
from .reuse import DEPTH, as_bytes, find_position, move_subtree

MOST_NODES = 4_000_000
"""The largest tree, about 200 MB; a full tree goes on without new nodes."""


class SearchTree:
    """A tree with its buffers and its own random generator, for a network with so many ``units``
    and this policy (``prospects.weigh``). ``counts`` is a table of ``visit_counts``."""

    def __init__(
        self,
        number: int,
        game: Game,
        seed: int,
        size: int,
        counts: np.ndarray,
        units: int,
        policy: np.ndarray,
    ) -> None:
        bounds, players = game.bounds, game.info.max_players
        self.size = size
        self.nodes = np.empty(size, NODE)
        self.values = np.empty((size, players), np.float64)
        self.counts = counts
        self.used = np.zeros(1, np.int64)
        self.rng = new_rng(seed, number)
        self.states = np.zeros(2, game.dtype)
        self.most = np.zeros(2, np.int64)
        self.path = np.zeros(bounds.steps + 1, np.int64)
        self.out = np.zeros(bounds.buffer, np.int32)
        self.weights = np.zeros(bounds.buffer, np.int32)
        self.priors = np.zeros(bounds.legal, np.float32)
        self.value = np.zeros(players, np.float64)
        self.inputs = np.zeros(game.feature_layout.size, np.float32)
        widest, inputs = (int(policy[UNITS]), int(policy[INPUTS])) if len(policy) else (0, 0)
        self.units = np.zeros(max(units, widest), np.float32)
        self.rows = np.zeros((bounds.legal if inputs else 0, inputs), np.float32)

    def keep(self, position: np.ndarray) -> bool:
        """Make the node of this position the root; False where the tree has none."""
        if self.used[0] <= 1:
            return False
        states = np.zeros(DEPTH + 2, self.states.dtype)
        states[0], states[-1] = self.states[0], position[0]
        stack = np.zeros(len(states), np.int64)
        node = find_position(states, as_bytes(states), self.nodes, stack)
        if node == NONE:
            return False
        nodes, values = np.empty_like(self.nodes), np.empty_like(self.values)
        queue = np.empty(int(self.used[0]), np.int32)
        self.used[0] = move_subtree(self.nodes, self.values, node, nodes, values, queue)
        self.nodes, self.values = nodes, values
        return True

    def child(self, action: int) -> int:
        """The root's node for an action, or NONE."""
        node = int(self.nodes["first"][ROOT])
        while node != NONE and self.nodes["action"][node] != action:
            node = int(self.nodes["next"][node])
        return node

    def two_most(self) -> tuple[int, int]:
        """The visits of the root's best action and of its second."""
        two_most(self.nodes, self.most)
        return int(self.most[0]), int(self.most[1])

    def ranked(self, mover: int) -> list[tuple[int, int]]:
        """The root's actions that were tried and their visits, by their results for the player to
        act: the best first."""
        nodes, found = self.nodes, list[tuple[float, int, int, int]]()
        node = int(nodes["first"][ROOT])
        while node != NONE:
            if visits := int(nodes["visits"][node]):
                action = int(nodes["action"][node])
                found.append((-float(self.values[node, mover]), len(found), action, visits))
            node = int(nodes["next"][node])
        return [(action, visits) for _, _, action, visits in sorted(found)]
