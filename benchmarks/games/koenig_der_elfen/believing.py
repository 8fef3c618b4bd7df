"""Does a search that believes the truth decide better? On the exercise ``small``, against an
equilibrium.

    python -m benchmarks.games.koenig_der_elfen.believing

CFR+ comes to an equilibrium. Decisions of both seats are drawn as often as they come about in it,
where something is hidden and the choice matters. The same search plays in positions that are drawn
uniformly, and in the exact belief about the other's hand. What it gives away is what its action is
worth less than the best response's.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from tafelronde import load
from tafelronde.bots.beliefs import Belief
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.objects.state import State
from tafelronde.solving import Equilibrium, GameTree, equilibrium

NAME = "koenig_der_elfen"
MATTERS = 1e-3
"""The least difference between the best action and the worst."""


@dataclass(frozen=True)
class Decision:
    """A decision, what is believed of it, and what its actions are worth."""

    state: State
    belief: Belief
    worth: npt.NDArray[np.float64]

    def lost(self, action: int) -> float:
        """The worth that an action gives away."""
        return float(self.worth.max() - self.worth[self.state.legal_actions().index(action)])


def decisions(found: Equilibrium, seat: int, count: int) -> list[Decision]:
    """Decisions of a seat, drawn as often as they come about."""
    tree, table = found.tree, found.table
    worth = tree.best_response(table, seat).worth
    spread = np.maximum.reduceat(worth, tree.offset[:-1]) - np.minimum.reduceat(
        worth, tree.offset[:-1]
    )
    hidden = tree.in_sets(np.ones(tree.nodes)) > 1
    share = tree.in_sets(tree.reach(table))
    share[(tree.owner != seat) | ~hidden | ~(spread > MATTERS)] = 0.0
    dice, others = np.random.default_rng(seat), tree.reach(table, seat)
    rows: list[Decision] = []
    for one in dice.choice(tree.sets, count, p=share / share.sum()).tolist():
        nodes = tree.nodes_of(one)
        positions: npt.NDArray[Any] = tree.positions(nodes)
        likely = others[nodes] > 0
        weights = others[nodes][likely] / others[nodes].sum()
        belief = Belief(load(NAME), seat, positions[likely], weights)
        place = slice(int(tree.offset[one]), int(tree.offset[one + 1]))
        rows.append(Decision(State(load(NAME), positions[:1].copy()), belief, worth[place]))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--decisions", type=int, default=300, help="of each seat")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--simulations", type=int, nargs="+", default=[100, 1000, 5000])
    wanted = parser.parse_args()
    start = load(NAME).new(exercise="small", dragon=1, three_locations=False)
    found = equilibrium(GameTree(start), wanted.rounds)
    print(f"value {found.value:+.4f}, exploitability {found.exploitability:.4f}", flush=True)
    rows = [row for seat in range(2) for row in decisions(found, seat, wanted.decisions)]
    for simulations in wanted.simulations:
        lost = np.zeros((len(rows), 2))
        for number, row in enumerate(rows):
            bots = [MctsBot(load(NAME), seed=number, simulations=simulations) for _ in range(2)]
            lost[number, 0] = row.lost(bots[0].choose(row.state))
            lost[number, 1] = row.lost(bots[1].choose_believing(row.belief))
        uniform, believed = lost.mean(axis=0)
        gain = lost[:, 0] - lost[:, 1]
        error = gain.std() / len(gain) ** 0.5
        print(
            f"{simulations:>6} simulations: uniform {uniform:.4f}, believed {believed:.4f}, "
            f"gain {gain.mean():+.4f} ± {error:.4f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
