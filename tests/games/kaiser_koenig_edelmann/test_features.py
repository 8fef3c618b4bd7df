"""Features of positions made by hand. The goal is f4; f3 and g3 lie beside it, and f2 beside f3. A
king on d3 reaches f3."""

from typing import Any

import numpy as np
import pytest

from games.kaiser_koenig_edelmann.positions import new, place
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import features
from tafelronde.core.objects.state import State


@kernel
def can_win(states: Any, player: int, out: Any) -> bool:
    return features(states[0], player, out)


def hopes(state: State, player: int) -> bool:
    return bool(can_win(state.array, player, np.zeros(state.game.feature_layout.size, np.float32)))


def seen(state: State, player: int, *names: str) -> list[Any]:
    """Fields of a player's features, rounded; a field of several numbers as the places of its 1s,
    from 1."""
    found, layout = state.features(player), state.game.feature_layout
    values = [found[layout.places(name)] for name in names]
    return [
        (np.flatnonzero(value) + 1).tolist() if value.ndim else round(float(value), 4)
        for value in values
    ]


def test_the_way_to_the_goal_is_told_and_the_safe_one_is_longer() -> None:
    state = place("1f2", "1k2 2d3")
    assert seen(state, 0, "way", "safe_way", "wins") == [[2], [5], 0]
    state = place("1f2", "1k2 2d3", moved=(0,))  # who has not moved captures nothing: K-3.1
    assert seen(state, 0, "way", "safe_way", "wins") == [[2], [2], 0]
    names = ("before_in_two", "after_in_two", "rival_way")
    assert seen(state, 1, *names) == [0.3333, 0, [2]]


@pytest.mark.parametrize("turn", [0, 1])
def test_beside_the_goal_who_is_to_move_wins(turn: int) -> None:
    state = place("1f3", "1k2", turn=turn)
    assert seen(state, 0, "way", "wins", "to_move") == [[1], 1 - turn, 1 - turn]
    names = ("rival_way", "before_in_one", "after_in_one")
    rival = [[1], 0.3333, 0] if turn == 0 else [[1], 0, 0.3333]
    assert seen(state, 1, *names) == rival


def test_attacked_pieces_count_by_their_value_and_those_without_guard_apart() -> None:
    state = place("1a1 3f3 2f6", "1k2 2d3")
    assert seen(state, 0, "worth", "attacked", "hanging") == [6 / 20, 3 / 20, 3 / 20]
    assert seen(state, 1, "preys", "loose_preys", "emperors") == [3 / 20, 3 / 20, 0]
    guarded = place("1f2 3f3 2f6", "1k2 2d3")
    assert seen(guarded, 0, "attacked", "hanging") == [3 / 20, 0]


def test_an_emperor_who_is_attacked_knows_whether_it_moves_first() -> None:
    for turn, told in enumerate([[1, 0, 0.3333], [0, 0.3333, 0]]):
        state = place("1f3", "1k2 2d3", turn=turn)
        assert seen(state, 0, "threatened", "attackers_before", "attackers_after") == told
        assert seen(state, 1, "emperors", "captures") == [0.3333, 0.3333 * turn]


def test_whose_emperor_is_captured_cannot_win_a_single_round() -> None:
    state = place("1f1", "2k1", "1a1")
    assert [hopes(state, seat) for seat in range(3)] == [True, False, True]
    assert not state.features(1).any()
    assert seen(state, 0, "rivals") == [0.3333]


def test_of_several_rounds_it_can_by_points() -> None:
    state = place("1f1", "2k1", "1a1", rounds=3)
    state.array[0].round_number = 1
    state.array[0].sheet[0, :3] = (9, 20, 4)
    assert all(hopes(state, seat) for seat in range(3))
    assert seen(state, 1, "alive", "rounds", "rounds_left", "points") == [0, 1, 0.3333, 1.2]
    assert seen(state, 0, "alive", "points") == [1, -1.2]


def test_at_the_start_all_seats_have_the_same_but_their_turns() -> None:
    state = new(4)
    state.array[0].player = 0
    layout = state.game.feature_layout
    turns = [layout.places(name) for name in ("to_move", "turns_ahead")]
    told = [np.delete(state.features(seat), turns) for seat in range(4)]
    assert all(np.array_equal(one, told[0]) for one in told)
    assert [seen(state, seat, "turns_ahead") for seat in range(4)] == [[0], [0.25], [0.5], [0.75]]
