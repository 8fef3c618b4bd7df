"""Values of the games' exercises, and how far a random player is from an equilibrium.

    python -m benchmarks.exercises                                   # every game that has one
    python -m benchmarks.exercises GAME --option NAME=VALUE --step STEP --rounds 300

Where nothing is hidden but future chance every position is valued. Else the game is written out as
a tree, and CFR+ comes to a policy whose value is off by at most twice its exploitability.
"""

import argparse
import time

from tafelronde import load
from tafelronde.cli.parts.game_options import read_options
from tafelronde.core.objects.registry import infos
from tafelronde.core.objects.state import State
from tafelronde.solving import GameTree, approach, exploitability, solve


def tell_solved(start: State) -> None:
    """Where nothing is hidden."""
    solution = solve(start)
    print(f"  {solution.positions:,} positions, value {solution.value:.6f}")


def tell_approached(start: State, rounds: int) -> None:
    """Where players hide something."""
    tree = GameTree(start)
    even = tree.uniform()
    print(f"  {tree.nodes:,} nodes, {tree.sets:,} information sets")
    print(
        f"  random: value {tree.value(even):+.4f}, exploitability {exploitability(tree, even):.4f}"
    )
    for found in approach(tree, tuple(sorted({rounds // 10 or 1, rounds}))):
        off = f"exploitability {found.exploitability:.5f}"
        print(f"  CFR+, {found.rounds} rounds: value {found.value:+.5f}, {off}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--step", action="append", default=[], help="a first step, as text")
    parser.add_argument("--rounds", type=int, default=100)
    wanted = parser.parse_args()
    for info in infos():
        if not info.exercises or (wanted.games and info.name not in wanted.games):
            continue
        for exercise in info.exercises:
            options = read_options(info, wanted.option, None)
            start = load(info.name).new(exercise.players, exercise=exercise.name, **options)
            start.replay(wanted.step)
            print(f"{info.name}, {exercise.name}")
            began = time.perf_counter()
            if info.hidden:
                tell_approached(start, wanted.rounds)
            else:
                tell_solved(start)
            print(f"  {time.perf_counter() - began:.1f} s", flush=True)


if __name__ == "__main__":
    main()
