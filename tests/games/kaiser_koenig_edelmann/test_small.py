"""The exercise of this game: its exact values."""

import pytest

from tables import daily
from tafelronde import bots, load
from tafelronde.solving import exploitability, solve

SOLVED = [("opposite", 0.0, 599_413), ("near", 1.0, 592_312)]


@pytest.mark.parametrize(
    ("pairing", "value", "size"), daily(SOLVED, SOLVED[1:], lambda one: one[0], many=True)
)
def test_the_small_board_of_emperors_has_its_value(pairing: str, value: float, size: int) -> None:
    start = load("kaiser_koenig_edelmann").new(exercise="small", begins=1, pairing=pairing)
    found = solve(start)
    assert (found.value, found.positions) == (value, size)
    if pairing == "near":  # of the king's two ways only that towards the other wins
        assert sorted(found.values(start).values()) == [-1.0, 1.0]


VALUES = [
    ("greedy", "opposite", 1.0),
    ("easy", "opposite", 1.0),
    ("hard", "opposite", 0.0),
    ("easy", "near", 1.0),
    ("hard", "near", 0.0),
]


@pytest.mark.parametrize(
    ("bot", "pairing", "value"),
    daily(VALUES, [VALUES[0], VALUES[2]], lambda one: f"{one[0]}-{one[1]}", many=True),
)
def test_bots_give_away_on_the_small_board(bot: str, pairing: str, value: float) -> None:
    game = load("kaiser_koenig_edelmann")
    start = game.new(exercise="small", begins=1, pairing=pairing)
    assert exploitability(start, bots.create(game, bot)) == value
