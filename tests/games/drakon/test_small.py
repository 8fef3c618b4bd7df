"""The exercise of this game: its value, within what CFR+ comes to."""

from __future__ import annotations

from tafelronde import load
from tafelronde.solving import GameTree, equilibrium


def test_the_small_dungeon_nears_its_value() -> None:
    start = load("drakon").new(exercise="small")
    start.apply("blue")
    tree = GameTree(start)
    assert (tree.nodes, tree.sets) == (1_655_301, 31_823)
    found = equilibrium(tree, 12)
    assert found.exploitability < 0.04
    assert abs(found.value + 0.2) <= 2 * found.exploitability
