"""A log replayed in one compiled call is the same as step by step."""

import pytest

from tables import Table, at_each_size, weighted_step
from tafelronde import IllegalAction, TafelrondeError
from tafelronde.core.contract.rng import new_rng


@at_each_size
def test_a_log_replays_up_to_what_is_possible(table: Table) -> None:
    state, rng, log = table.new(), new_rng(4000), list[int]()
    while not state.is_terminal:
        log.append(weighted_step(state, rng))
        state.apply(log[-1])
    other = table.new()
    other.replay(log)
    assert other == state
    with pytest.raises(IllegalAction, match="game-over"):
        other.replay(log[:1])
    assert other == state
    expected, done = table.new(), 0
    for ply in range(0, len(log), 7):
        for action in log[done:ply]:
            expected.apply_known(action)
        other, done = table.new(), ply
        with pytest.raises(TafelrondeError):
            other.replay([*log[:ply], 9999, *log[ply + 1 :]])
        assert other == expected
