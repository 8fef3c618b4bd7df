"""Results are on one scale in all games: twice the share of the victory, less 1."""

import numpy as np
import pytest

import tafelronde
from tables import Table, at_every_table
from tafelronde.core.facts.results import LOST, WON, given_up, share_of
from tafelronde.core.objects.playouts import Playouts
from tafelronde.match import ending


@at_every_table
def test_results_are_shares_of_one_victory(table: Table) -> None:
    """Many random games add up to the same; the best player has won alone, or shares the victory
    with those who have as much."""
    games = Playouts(table.game, 40, table.players, seed=3, **table.options)
    games.play()
    results = games.results
    assert np.allclose(results.sum(1), 2.0 - table.players)
    assert results.min() >= LOST
    assert results.max() <= WON
    if table.name == "kuhn_poker":  # one can win more or less
        return
    for row in results:
        best = row == row.max()
        assert np.allclose(row[best], 2.0 / best.sum() - 1.0)
        assert (row[~best] == LOST).all()


@at_every_table
def test_who_gives_up_loses_on_the_same_scale(table: Table) -> None:
    state = table.new()
    for losers in range(1, table.players):
        found = ending.returns(state, range(losers))
        assert sum(found) == pytest.approx(2.0 - table.players)
        assert found[:losers] == [LOST] * losers
        assert len(set(found[losers:])) == 1
        assert LOST < found[-1] <= WON


def test_shares_and_results_are_each_other() -> None:
    for players in range(2, 7):
        for sharers in range(1, players + 1):
            assert share_of(2 / sharers - 1) == pytest.approx(1 / sharers)
        for losers in range(1, players):
            alone = given_up(players, losers)
            assert share_of(alone) == pytest.approx(1 / (players - losers))


def test_a_draw_of_all_is_a_share_for_each() -> None:
    """Nobody of three has won more: 2/3 − 1."""
    state = tafelronde.load("drakon").new(3)
    state.array["player"] = -4
    assert state.returns() == pytest.approx([-1 / 3] * 3)
