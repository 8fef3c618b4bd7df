"""The outside opponent for Rosenkönig: a plain alpha-beta of the classic kind.

To a fixed depth (5), counted in actions of players; the evaluation is the difference in points
plus 30 for each unused hero; a draw is one random sample of the card. No move ordering, no
transpositions, no quiescence: the opponent as it is usually written, here compiled, so that 200
games take seconds.
"""

import numpy as np

from tafelronde.bots import Advice
from tafelronde.bots.spec import BotSpec
from tafelronde.core.compile.compiler import compiled
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import (
    apply_action,
    legal_actions,
    random_action,
    returns,
    scores,
)
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import CHANCE, TERMINAL
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State

OUTSIDE = "alpha-beta"
DEPTH = 5
HERO_VALUE = 30.0
WIN = 1e6
BUFFER = 24
"""Room for the longest list: the pile's 24 cards."""

NODE = np.dtype(
    [
        ("alpha", np.float64),  # player 0 is sure of so much already
        ("beta", np.float64),  # player 1 will not allow more
        ("best", np.float64),  # the value so far
        ("count", np.int32),  # legal actions; 0 at a leaf
        ("tried", np.int32),  # how many of them
        ("choice", np.int32),  # the index of the best one
    ]
)


@compiled
def _evaluation(state, result):
    """Points and heroes, player 0's minus player 1's; a finished game counts by its result."""
    if state.player == TERMINAL:
        returns(state, result)
        return WIN * result[0]
    scores(state, result)
    heroes = np.float64(state.heroes[0]) - np.float64(state.heroes[1])
    return result[0] - result[1] + HERO_VALUE * heroes


@compiled
def _step(states, ply, action, rng, out, weights):
    """Position ``ply + 1``: ``ply`` after the action, and after one sample of what is drawn."""
    states[ply + 1] = states[ply]
    apply_action(states[ply + 1], action)
    while states[ply + 1].player == CHANCE:
        apply_action(states[ply + 1], random_action(states[ply + 1], rng, out, weights))


@compiled
def _enter(states, ply, depth, nodes, actions, result):
    """Open the node at ``ply``: no value yet, no action tried; or, at a leaf, its value."""
    node = nodes[ply]
    node.tried = 0
    if ply == depth or states[ply].player == TERMINAL:
        node.count = 0
        node.best = _evaluation(states[ply], result)
    else:
        node.count = legal_actions(states[ply], actions[ply])
        node.best = -2.0 * WIN if states[ply].player == 0 else 2.0 * WIN


@compiled
def _learn(states, nodes, ply, value):
    """Give the node at ``ply`` the value of the child just searched."""
    node = nodes[ply]
    if states[ply].player == 0:
        better = value > node.best
        if better:
            node.best = value
            node.alpha = max(node.alpha, value)
    else:
        better = value < node.best
        if better:
            node.best = value
            node.beta = min(node.beta, value)
    if better:
        node.choice = node.tried - 1


@kernel
def _best_action(states, depth, rng, nodes, actions, weights, result):
    """The first of the best actions of the player to act in ``states[0]``.

    Values are player 0's: he maximises, player 1 minimises. The side to move is read from the
    state, since a skipped player (R-2.3) lets the same one move twice in a row. A loop over
    ``nodes`` instead of recursion: Numba's cached code crashes in recursive functions.
    """
    ply = 0
    nodes[0].alpha = -2.0 * WIN
    nodes[0].beta = 2.0 * WIN
    _enter(states, 0, depth, nodes, actions, result)
    while True:
        node = nodes[ply]
        if node.tried < node.count and node.alpha < node.beta:
            _step(states, ply, actions[ply, node.tried], rng, actions[ply + 1], weights)
            node.tried += 1
            ply += 1
            nodes[ply].alpha = node.alpha
            nodes[ply].beta = node.beta
            _enter(states, ply, depth, nodes, actions, result)
        elif ply > 0:
            ply -= 1
            _learn(states, nodes, ply, nodes[ply + 1].best)
        else:
            return actions[0, node.choice]


class AlphaBetaBot:
    """Plays Rosenkönig by alpha-beta. The same seed and positions, the same moves."""

    def __init__(self, game: Game, name: str = OUTSIDE, seed: int = 0, depth: int = DEPTH) -> None:
        if game.name != "rosenkoenig":
            raise BadOption("game", game.name, "rosenkoenig: the evaluation knows no other")
        self.name = name
        self.depth = depth
        self._rng = new_rng(seed)
        self._actions = np.zeros((depth + 1, BUFFER), np.int32)
        self._weights = np.zeros(BUFFER, np.int32)
        self._nodes = np.recarray(depth + 1, NODE)
        self._result = np.zeros(2, np.float64)

    def choose(self, state: State) -> int:
        """The action to take. ``state`` stays as it is."""
        return self.advise(state).action

    def decide(self, state: State) -> Advice:
        """Decide as ``Bot.decide`` says."""
        return self.advise(state)

    def advise(self, state: State) -> Advice:
        """The action; what is expected is the sign of the value found (1: won, if it holds)."""
        states = np.empty(self.depth + 1, state.array.dtype)
        states[0] = state.array[0]
        action = _best_action(
            states, self.depth, self._rng, self._nodes, self._actions, self._weights, self._result
        )
        sign = float(np.sign(self._nodes.best[0]))
        return Advice(int(action), (sign, -sign), 0)


class AlphaBetaSpec(BotSpec):
    """The bot for the arena, which makes its bots from specs (in other processes too)."""

    def create(self, game: Game, seed: int = 0) -> AlphaBetaBot:
        return AlphaBetaBot(game, seed=seed, **self.settings)
