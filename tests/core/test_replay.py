"""A log replayed in one compiled call is the same as step by step."""

from __future__ import annotations

import numpy as np

from tables import Table, at_each_size, weighted_step
from tafelronde.core.replay import replay
from tafelronde.core.rng import new_rng


@at_each_size
def test_a_log_replays_up_to_what_is_possible(table: Table) -> None:
    state, rng, log = table.new(), new_rng(4000), list[int]()
    while not state.is_terminal:
        log.append(weighted_step(state, rng))
        state.apply(log[-1])
    actions = np.array(log, np.int32)
    other = table.new()
    assert replay(other, actions) == len(log)
    assert other == state
    assert replay(other, actions[:1]) == 0  # it is over
    assert other == state
    for ply in range(0, len(log), 7):
        wrong = actions.copy()
        wrong[ply] = 9999
        other, expected = table.new(), table.new()
        assert replay(other, wrong) == ply
        expected.replay(log[:ply])
        assert other == expected
