"""Counting all that can happen, against counting by hand and against the literature."""

import numpy as np
import pytest

import tafelronde
from tables import Table, at_each_size, random_states
from tafelronde.core.objects.perft import CHANCE_NODES, DECISION_NODES, TERMINAL_NODES, perft
from tafelronde.core.objects.state import State


def count(state: State, depth: int, counts: np.ndarray, level: int = 0) -> None:
    """The same with the Python face, one position at a time."""
    column = TERMINAL_NODES
    if not state.is_terminal:
        column = CHANCE_NODES if state.is_chance else DECISION_NODES
    counts[level, column] += 1
    if level < depth:
        for step in state.steps():
            other = state.copy()
            other.apply(step)
            count(other, depth, counts, level + 1)


@at_each_size
def test_perft_counts_every_position(table: Table) -> None:
    for state in random_states(table, seed=3000, games=2, every=12):
        expected = np.zeros((4, 3), np.int64)
        if len(state.steps()) > 10:
            continue  # the deal: too broad to count slowly
        count(state, 3, expected)
        before = state.to_bytes()
        assert np.array_equal(perft(state, 3), expected)
        assert state.to_bytes() == before


def test_connect_four_as_in_the_literature() -> None:
    """Positions after n moves, John Tromp's and others' figures."""
    counts = perft(tafelronde.load("connect_four").new(), 8)
    assert counts.sum(axis=1).tolist() == [
        1, 7, 49, 343, 2401, 16807, 117649, 823536, 5673234,
    ]  # fmt: skip
    assert counts[:, TERMINAL_NODES].tolist() == [0, 0, 0, 0, 0, 0, 0, 13032, 44430]
    assert not counts[:, CHANCE_NODES].any()


def test_kuhn_poker_by_hand() -> None:
    """Three cards: 6 deals in two steps; each then pass-pass, pass-bet-·, bet-·."""
    counts = perft(tafelronde.load("kuhn_poker").new(), 6)
    assert counts.tolist() == [
        [0, 1, 0],
        [0, 3, 0],
        [6, 0, 0],
        [12, 0, 0],
        [6, 0, 18],
        [0, 0, 12],
        [0, 0, 0],
    ]


def test_depth_zero_is_the_position_and_less_is_refused() -> None:
    state = tafelronde.load("connect_four").new()
    assert perft(state, 0).tolist() == [[1, 0, 0]]
    with pytest.raises(ValueError, match="-1"):
        perft(state, -1)
