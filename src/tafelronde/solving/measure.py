"""Distance of a policy from an equilibrium, and equilibria: for any small game of two."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from ..bots.agents import Agent, Policy
from ..bots.base import Bot
from ..core.objects.state import State
from .game_tree import BestResponse, GameTree, Table
from .passes import LINEAR, PLUS
from .replies import reply_value

WAYS = {"plus": PLUS, "linear": LINEAR}
"""The kinds of counterfactual regret minimization."""


def _written_out(game: State | GameTree) -> GameTree:
    return game if isinstance(game, GameTree) else GameTree(game)


def _as_table(tree: GameTree, policy: Policy | Agent | Bot | Table) -> Table:
    return policy if isinstance(policy, np.ndarray) else tree.table_of(policy)


def best_response(
    game: State | GameTree, policy: Policy | Agent | Bot | Table, player: int
) -> BestResponse:
    """The best that ``player`` can do against a policy, from the position ``game`` on.

    ``policy`` is any agent or bot, or a table of probabilities of the tree. Raises ValueError
    unless two play, and TooLarge.
    """
    tree = _written_out(game)
    return tree.best_response(_as_table(tree, policy), player)


def exploitability(game: State | GameTree, policy: Policy | Agent | Bot | Table) -> float:
    """The exploitability: the sum that two best responses win against a policy on both seats,
    halved (NashConv/2).

    0 exactly for an equilibrium. In results of the contract, so 0 … 2, however the game itself
    counts. Two players only: with more the sum of what each could gain says nothing of this kind.
    A position in which nothing is hidden is not written out: its policy is asked in each of those
    that can come about, so far larger games are measured. Raises ValueError, TooLarge.

    Examples:
        Any bot, such as a level on the exercise of Kaiser, König, Edelmann, sitting near:

        >>> import tafelronde.bots as bots
        >>> game = tafelronde.load("kaiser_koenig_edelmann")
        >>> start = game.new(exercise="small", begins=1, pairing="near")
        >>> exploitability(start, bots.create(game, "hard"))
        0.0
    """
    if isinstance(game, State) and not (game.game.info.hidden or isinstance(policy, np.ndarray)):
        return sum(reply_value(game, policy, player) for player in range(2)) / 2
    tree = _written_out(game)
    table = _as_table(tree, policy)
    return sum(tree.best_response(table, player).value for player in range(2)) / 2


@dataclass(frozen=True)
class Equilibrium:
    """The result of iterations of CFR."""

    tree: GameTree
    rounds: int
    table: Table
    """The average policy."""
    value: float
    """The value that player 0 may expect with it."""
    exploitability: float
    """The value of the game lies within twice this of ``value``."""


def equilibrium(game: State | GameTree, rounds: int = 1000, way: str = "plus") -> Equilibrium:
    """An equilibrium by so many rounds of CFR+ (``way="plus"``) or linear CFR (``"linear"``)."""
    return next(approach(game, (rounds,), way))


def approach(
    game: State | GameTree, rounds: tuple[int, ...], way: str = "plus"
) -> Iterator[Equilibrium]:
    """Approach as ``equilibrium`` does, looked at after each of these numbers of rounds,
    ascending."""
    tree = _written_out(game)
    size, nodes = int(tree.offset[-1]), tree.nodes
    regrets, policy, sums = np.zeros(size), tree.uniform(), np.zeros(size)
    values, reach, own = np.zeros(nodes), np.zeros(nodes), np.zeros(nodes)
    counts = np.diff(tree.offset)
    done = 0
    for until in rounds:
        tree.improve(WAYS[way], done, until - done, regrets, policy, sums, values, reach, own)
        done = until
        total = np.repeat(np.add.reduceat(sums, tree.offset[:-1]), counts)
        table = np.where(total > 0, sums / np.where(total > 0, total, 1.0), tree.uniform())
        yield Equilibrium(tree, done, table, tree.value(table), exploitability(tree, table))
