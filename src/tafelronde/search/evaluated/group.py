"""The trees that one thread grows, and how they and the evaluator take turns."""

import threading
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.objects.game import Game
from ..evaluator import Evaluator, Leaves
from . import grow
from .answers import ask, not_finite
from .back_up import find_bad, take_in
from .compiled_in import CompiledIn
from .descend import FULL, collect, show
from .forward import WIDEST
from .network import Network
from .pool import EDGE, NODE, RESERVE, SPARE

FEW_ACTIONS = 512
"""Games whose longest list of actions is no longer show rows of always the same length."""


def _buffer(shape: tuple[int, ...], dtype: Any) -> npt.NDArray[Any]:
    """Zeros that begin at a multiple of 64 bytes: XLA copies what does not."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = np.zeros(size + 63, np.uint8)
    start = -memory.ctypes.data % 64
    return memory[start : start + size].view(dtype).reshape(shape)


class Group:
    """Some of the trees of a search, with all that growing them takes."""

    def __init__(
        self,
        game: Game,
        roots: npt.NDArray[Any],
        first_tree: int,
        rngs: npt.NDArray[np.uint32],
        settings: npt.NDArray[Any],
        schedule: npt.NDArray[np.int32],
        noise: npt.NDArray[np.float32],
        worlds: npt.NDArray[Any],
        batch: int,
        padded: bool,
    ) -> None:
        bounds, players = game.bounds, int(roots["players"][0])
        trees = len(roots)
        simulations = int(settings["simulations"][0])
        self.game, self.players, self.roots, self.first_tree = game, players, roots, first_tree
        self._rngs, self._settings, self._schedule, self._noise = rngs, settings, schedule, noise
        self._worlds, self._batch, self._padded = worlds, batch, padded
        visited = trees * (min(simulations, 4096) + 1)
        room = visited * min(bounds.legal, 8) + bounds.legal + SPARE
        self.nodes = np.empty(visited + RESERVE, NODE)
        self.edges = np.empty(room, EDGE)
        self.sums = np.empty((len(self.nodes), players), np.float64)
        self.used = np.array([trees, 0], np.int64)
        plant(self.nodes, self.sums, trees)
        self._out = np.zeros(bounds.buffer, np.int32)
        self._weights = np.zeros(bounds.buffer, np.int32)
        self._links = np.zeros(bounds.buffer, np.int32)
        self._scores = np.zeros(bounds.buffer, np.float64)
        self._value = np.zeros(players, np.float64)

    def grow_compiled(self, evaluator: Network | CompiledIn) -> None:
        """All simulations of all trees, without leaving compiled code."""
        if isinstance(evaluator, Network):
            kernel, weights, layout = grow.grow_by_network, evaluator.flat, evaluator.layout
            hidden = np.zeros((5, int(layout[WIDEST])), np.float32)
        else:
            kernel, weights, layout = evaluator.grow, np.zeros(0, np.float32), np.zeros(0, np.int64)
            hidden = np.zeros((5, 0), np.float32)
        bounds, cursor = self.game.bounds, np.zeros(1, np.int64)
        states = np.zeros(1, self.game.dtype)
        observation = np.zeros(bounds.observation, np.float32)
        values = np.zeros(self.players, np.float32)
        logits = np.zeros(bounds.legal, np.float32)
        while True:
            answer = kernel(
                weights, layout, hidden, states, self.roots, self.nodes, self.edges, self.sums,
                self.used, self._rngs, self._settings, self._schedule, self._noise, self._worlds,
                cursor, self.first_tree, self._out, self._weights, self._links, self._scores,
                self._value, observation, values, logits,
            )  # fmt: skip
            if answer == grow.DONE:
                return
            if answer != grow.CRAMPED:
                name = "values" if answer == grow.BAD_VALUES else "logits"
                raise not_finite(name, values if name == "values" else logits)
            self._make_room(bounds.legal)

    def grow_in_batches(
        self, evaluator: Evaluator, others: Evaluator | None, stopped: threading.Event
    ) -> None:
        """All simulations of all trees; the evaluator judges a batch of leaves at a time. Where
        another player than the root's is to act, the logits are those of ``others``, if given."""
        game, bounds, batch = self.game, self.game.bounds, self._batch
        states = _buffer((batch,), game.dtype)
        player = _buffer((batch,), np.int8)
        counts = _buffer((batch,), np.int32)
        observation = _buffer((batch, bounds.observation), np.float32)
        listed = np.empty(batch * bounds.legal, np.int32)
        legal = np.zeros(0, np.int32)
        starts = np.zeros(batch + 1, np.int64)
        leaf_nodes, leaf_trees = np.zeros(batch, np.int32), np.zeros(batch, np.int32)
        active = np.arange(len(self.roots), dtype=np.int32)
        cursor = np.array([len(active), 0, 0, 0], np.int64)
        while not stopped.is_set():
            answer = collect(
                states, self.roots, self.nodes, self.edges, self.sums, self.used, self._rngs,
                self._settings, self._schedule, self._noise, self._worlds, active, cursor,
                self.first_tree, self._out, self._weights, self._links, self._scores, self._value,
                leaf_nodes, leaf_trees, listed, starts,
            )  # fmt: skip
            found = int(answer)
            if found == FULL:
                self._make_room(0)
                continue
            if found == 0:
                return
            rows = batch if self._padded else found
            length = self._length(starts, found)
            if legal.size < rows * length:
                legal = _buffer((batch * length,), np.int32)
            table = legal[: rows * length].reshape(rows, length)
            show(states, found, listed, starts, table, counts, player, observation)
            for array in (states, counts, player, observation, table):
                array[found:rows] = array[0]
            leaves = Leaves(
                game, self.players, states[:rows], player[:rows], table, counts[:rows],
                observation[:rows],
            )  # fmt: skip
            values, logits = ask(evaluator, leaves)
            if others is not None:
                theirs = player[:found] != self.roots["player"][leaf_trees[:found]]
                logits = logits.copy()
                logits[:found][theirs] = _follow(others, leaves, np.flatnonzero(theirs))
            bad = int(find_bad(values, logits, counts[:found], self.players))
            if bad >= 0:
                name, bad_values = ("logits", logits) if bad % 2 else ("values", values)
                raise not_finite(name, bad_values[bad // 2], bad // 2)
            self._make_room(int(starts[found]))
            take_in(
                self.nodes, self.edges, self.sums, self.used, leaf_nodes, leaf_trees, listed,
                starts, values, logits, self.players, self._noise, self._settings, self.first_tree,
                found,
            )  # fmt: skip

    def _length(self, starts: npt.NDArray[np.int64], found: int) -> int:
        """The number of places in the rows of actions."""
        if self.game.bounds.legal <= FEW_ACTIONS:
            return self.game.bounds.legal
        longest = int(np.diff(starts[: found + 1]).max())
        return 1 << (longest - 1).bit_length()

    def _make_room(self, actions: int) -> None:
        """Twice as many nodes or edges where a descent or an expansion may need them."""
        if self.used[0] + RESERVE > len(self.nodes):
            self.nodes = _doubled(self.nodes)
            self.sums = _doubled(self.sums)
        while self.used[1] + SPARE + actions > len(self.edges):
            self.edges = _doubled(self.edges)


def _follow(others: Evaluator, leaves: Leaves, rows: npt.NDArray[np.int64]) -> Any:
    """The logits of a policy for these rows of the leaves."""
    if not len(rows):
        return np.zeros((0, leaves.legal.shape[1]), np.float32)
    part = Leaves(
        leaves.game, leaves.players, leaves.states[rows], leaves.player[rows], leaves.legal[rows],
        leaves.legal_count[rows], leaves.observation[rows],
    )  # fmt: skip
    return ask(others, part)[1]


def _doubled(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    larger = np.empty((2 * len(array), *array.shape[1:]), array.dtype)
    larger[: len(array)] = array
    return larger


def plant(nodes: npt.NDArray[Any], sums: npt.NDArray[np.float64], trees: int) -> None:
    """Roots, before they are judged."""
    nodes[:trees] = np.array([(-1, -1, 0, 0, -1, 0, -1, 0, 0)], NODE)[0]
    sums[:trees] = 0.0
