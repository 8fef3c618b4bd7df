"""The features of the gold are what the evaluation counts."""

import numpy as np

from games.encodings import positions
from games.koenig_der_elfen.positions import dealt
from tables import Table
from tafelronde.core.kernels import calls
from tafelronde.games.koenig_der_elfen.facts import THIEF
from tafelronde.games.koenig_der_elfen.insight import SPREAD, SPREAD_LATER

MOST = 7.9
"""Spreads; what is more is not told apart."""


def test_without_thieves_the_players_shares_by_the_estimates_are_those_of_the_evaluation() -> None:
    told = 0
    for state in positions(Table("koenig_der_elfen", 4)):
        if state.is_terminal or (state.array["owner"][0, THIEF] >= 0).any():
            continue
        value = np.zeros(4)
        calls.evaluate(state.array, value)
        found = np.array([state.features(player)[0] for player in range(4)])
        if np.abs(found).max() < MOST:
            odds = np.exp(found.astype(np.float64))
            assert np.allclose(2 * odds / odds.sum() - 1, value, atol=1e-5)
            told += 1
    assert told > 5


def test_gold_is_told_as_a_lead_over_the_others() -> None:
    state = dealt(3)
    state.array["gold"][0, :3] = (20, 30, 10)
    spread, layout = SPREAD + 2 * SPREAD_LATER, state.game.feature_layout  # the first of three
    for player, (lead, above) in enumerate([(-10, 0), (10, 15), (-20, -15)]):
        seen = state.features(player)
        assert np.isclose(seen[layout.places("lead")], lead / spread)
        assert np.isclose(seen[layout.places("above")], above / spread)
