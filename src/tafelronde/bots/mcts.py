# pyright: basic
"""The tree search bot: its trees, its number of simulations, its choice."""

from __future__ import annotations

from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from ..core import calls
from ..core.constants import PRUNED
from ..core.errors import BadOption
from ..core.game import Game
from ..core.rng import new_rng
from ..core.state import State
from .base import Advice
from .foresee import MOST, Foresight
from .reuse import DEPTH, as_bytes, find_position, move_subtree
from .search import grow
from .selection import AGAINST_LEADER, MAX_N
from .tree import CERTAIN, NODE, NONE, ROOT, plant

FULL_PLAYOUT = 1 << 30
"""More steps than any game has."""
FIRST = 1e12
"""The urgency with which every new action is tried before any other."""
MOST_NODES = 4_000_000
"""The largest tree, about 200 MB; a full tree goes on without new nodes."""
_VISITS = 3
"""The place of the visits in the rank of an action (``_rank``)."""


class _Tree:
    """A search tree with its buffers and its own random generator."""

    def __init__(self, game: Game, seed: int, number: int, size: int) -> None:
        bounds, players = game.bounds, game.info.max_players
        self.size = size
        self.nodes = np.empty(size, NODE)
        self.values = np.empty((size, players), np.float64)
        self.used = np.zeros(1, np.int64)
        self.rng = new_rng(seed, number)
        self.states = np.zeros(2, game.dtype)
        self.path = np.zeros(bounds.steps + 1, np.int64)
        self.out = np.zeros(bounds.buffer, np.int32)
        self.weights = np.zeros(bounds.buffer, np.int32)
        self.priors = np.zeros(bounds.legal, np.float32)
        self.value = np.zeros(players, np.float64)

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


class MctsBot:
    """Monte-Carlo tree search with a fixed number of simulations.

    The same seed, settings and positions give the same moves on every machine.

    Settings:

    - ``simulations``: for a move, over all trees;
    - ``trees``: how many trees grow, each in a thread; their results are added at the root;
    - ``exploration``: the constant of UCB1;
    - ``cutoff``: after how many steps a playout ends with the game's evaluation (0: at once;
      negative: never);
    - ``open_loop``: whether outcomes of chance share a node (see ``search``);
    - ``reuse``: whether the part of the tree below the new position is kept for the next move;
    - ``slip``: the probability that a move is drawn at random instead, and ``sound``: the share of
      these slips that are drawn only from actions which the game's ``prior`` does not prune;
    - ``bias``: the weight of the game's ``prior``;
    - ``urgency``: by how much a new action counts as better than its node, in an open loop
      (``FIRST``: new actions are always tried first);
    - ``backup``: what the other players are expected to aim at: 0 their own results, 1 the
      searcher's loss, 2 the leader's loss (see ``selection``);
    - ``foresee``: how many plies are searched exhaustively before the tree search (0: none; only
      where nothing is hidden).

    Raises BadOption for settings out of range.
    """

    def __init__(
        self,
        game: Game,
        name: str = "mcts",
        seed: int = 0,
        simulations: int = 1000,
        exploration: float = 0.7,
        cutoff: int = -1,
        open_loop: bool = False,
        trees: int = 1,
        reuse: bool = True,
        slip: float = 0.0,
        sound: float = 0.0,
        bias: float = 1.0,
        urgency: float = FIRST,
        backup: int = MAX_N,
        foresee: int = 0,
    ) -> None:
        _check("simulations", simulations, 1, 100_000_000)
        _check("exploration", exploration, 0.0, 100.0)
        _check("trees", trees, 1, 256)
        _check("slip", slip, 0.0, 1.0)
        _check("sound", sound, 0.0, 1.0)
        _check("bias", bias, 0.0, 10_000.0)
        _check("urgency", urgency, 0.0, FIRST)
        _check("backup", backup, MAX_N, AGAINST_LEADER)
        _check("foresee", foresee, 0, 0 if game.info.hidden else MOST)
        self.name = name
        self._game = game
        self._foresight = Foresight(game, int(foresee)) if foresee else None
        self._open_loop = bool(open_loop) or game.info.hidden
        self._settings = (
            float(exploration),
            FULL_PLAYOUT if cutoff < 0 else int(cutoff),
            game.info.hidden,
            self._open_loop,
            float(bias),
            float(urgency),
            int(backup),
        )
        self._simulations = -(-int(simulations) // int(trees))
        self._reuse = reuse and not self._open_loop
        self._slip, self._sound = float(slip), float(sound)
        self._rng = np.random.default_rng(seed)
        room = 1 if self._open_loop else min(game.bounds.legal, 8)
        size = min(MOST_NODES, 2 * self._simulations * room + 1024)
        self._trees = [_Tree(game, seed, number, size) for number in range(1, int(trees) + 1)]

    def choose(self, state: State) -> int:
        """As ``Bot.choose``."""
        legal = state.legal_actions()
        if self._slip > 0.0 and self._rng.random() < self._slip:
            sound = self._sound > 0.0 and self._rng.random() < self._sound
            drawn = self._sensible(state, legal) if sound else legal
            return drawn[int(self._rng.integers(len(drawn)))]
        return legal[0] if len(legal) == 1 else self.advise(state).action

    def _sensible(self, state: State, legal: list[int]) -> list[int]:
        """The actions that the game's ``prior`` does not prune."""
        priors = np.zeros(len(legal), np.float32)
        calls.prior(state.array, np.array(legal, np.int32), len(legal), priors)
        kept = [action for action, prior in zip(legal, priors, strict=True) if prior > PRUNED]
        return kept or legal

    def advise(self, state: State) -> Advice:
        """As ``Bot.advise``."""
        forced = self._foresight.judge(state) if self._foresight else {}
        won = next((action for action, value in forced.items() if value > 0), None)
        if won is not None:
            return _certain_win(state, won)
        if len(self._trees) == 1:
            done = [self._grow(self._trees[0], state)]
        else:
            with ThreadPoolExecutor(len(self._trees)) as threads:
                done = list(threads.map(lambda tree: self._grow(tree, state), self._trees))
        lost = {action for action, value in forced.items() if value < 0}
        return self._decide(state, lost, sum(done))

    def judge(self, state: State, action: int) -> tuple[float, ...]:
        """Every player's expected result when this legal action is played: a search that tries no
        other."""
        for tree in self._trees:
            self._grow(tree, state, action)
        return self._rank(state, action, ())[1]

    def _grow(self, tree: _Tree, state: State, only: int = -1) -> int:
        if not (self._reuse and only < 0 and tree.keep(state.array)):
            plant(tree.nodes, tree.values, tree.used)
        tree.states[0] = state.array[0]
        return grow(
            tree.states,
            tree.nodes,
            tree.values,
            tree.used,
            tree.path,
            tree.rng,
            self._simulations,
            *self._settings,
            tree.out,
            tree.weights,
            tree.priors,
            tree.value,
            only,
        )

    def _decide(self, state: State, lost: Collection[int], simulations: int) -> Advice:
        """The advice: the actions with the highest ranks. ``lost`` are those that lose by force."""
        actions = state.legal_actions()
        ranks = {action: self._rank(state, action, lost) for action in actions}
        best, *others = sorted(actions, key=lambda action: ranks[action][0], reverse=True)
        tried = [action for action in others if ranks[action][0][_VISITS] > 0]
        second = tried[0] if tried else None
        return Advice(
            best,
            ranks[best][1],
            simulations,
            second,
            () if second is None else ranks[second][1],
            tuple(int(ranks[action][0][_VISITS]) for action in actions),
        )

    def _rank(
        self, state: State, action: int, lost: Collection[int]
    ) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The rank of an action, and every player's expected result.

        Ranks compare first whether the action loses by force, then proven victories and losses,
        exact values where everything is proven, visits over all trees, and the expected result.
        """
        visits, proven, sums = 0, 0, np.zeros(state.players)
        for tree in self._trees:
            node = _child(tree.nodes, action)
            if node != NONE:
                visits += int(tree.nodes["visits"][node])
                proven += int(tree.nodes["proven"][node])
                sums += tree.values[node, : state.players] * int(tree.nodes["visits"][node])
        expected = sums / max(visits, 1)
        worth = float(expected[state.current_player])
        sure = 0
        if proven:
            sure = 1 if worth >= CERTAIN else -1 if worth <= -CERTAIN else 0
        exact = worth if proven == len(self._trees) and self._all_proven() else 0.0
        return (action not in lost, sure, exact, visits, worth), tuple(expected.tolist())

    def _all_proven(self) -> bool:
        return all(tree.nodes["proven"][ROOT] for tree in self._trees)


def _certain_win(state: State, action: int) -> Advice:
    others = -1.0 / (state.players - 1)
    mover = state.current_player
    return Advice(action, tuple(1.0 if p == mover else others for p in range(state.players)), 0)


def _child(nodes: np.ndarray, action: int) -> int:
    child = int(nodes["first"][ROOT])
    while child != NONE and nodes["action"][child] != action:
        child = int(nodes["next"][child])
    return child


def _check(name: str, value: float, low: float, high: float) -> None:
    if not low <= value <= high:
        raise BadOption(name, value, f"{low} to {high}")
