"""The exercise of this game: its value, within what CFR+ comes to."""

import pytest

from tables import daily
from tafelronde import bots, load
from tafelronde.solving import GameTree, equilibrium, exploitability


@pytest.fixture(scope="module")
def dungeon() -> GameTree:
    start = load("drakon").new(exercise="small")
    start.apply("blue")
    return GameTree(start)


def test_the_small_dungeon_nears_its_value(dungeon: GameTree) -> None:
    tree = dungeon
    assert (tree.nodes, tree.sets) == (1_655_301, 31_823)
    found = equilibrium(tree, 12)
    assert found.exploitability < 0.04
    assert abs(found.value + 0.2) <= 2 * found.exploitability


VALUES = [("random", 0.647344), ("easy", 0.4)]


@pytest.mark.parametrize(("bot", "value"), daily(VALUES, VALUES[1:], lambda one: one[0], many=True))
def test_bots_give_away_in_the_small_dungeon(dungeon: GameTree, bot: str, value: float) -> None:
    made = bots.create(load("drakon"), bot)
    assert exploitability(dungeon, made) == pytest.approx(value, abs=1e-5)
