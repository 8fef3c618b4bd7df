"""The bound of what knowing hands brings: a bot that knows them."""

import pytest
from benchmarks.pairings import spec

import tafelronde
from tafelronde.arena.deal import Deal
from tafelronde.core.contract.rng import new_rng


def test_a_seer_decides_by_what_is_hidden_and_the_same_search_does_not() -> None:
    game = tafelronde.load("drakon")
    state, deal, differed = game.new(), Deal(3, 0), 0
    for _ in range(12):
        deal.apply_chance(state)
        other = state.resample(state.current_player, new_rng(8))
        plain = [spec("drakon", "hard").create(game, 5).choose(one) for one in (state, other)]
        assert plain[0] == plain[1]
        seen = [spec("drakon", "seer:hard").create(game, 5).choose(one) for one in (state, other)]
        differed += seen[0] != seen[1]
        state.apply(plain[0])
    assert differed > 0


def test_only_a_tree_search_can_know() -> None:
    with pytest.raises(ValueError, match="only a tree search"):
        spec("drakon", "seer:greedy").create(tafelronde.load("drakon"))
