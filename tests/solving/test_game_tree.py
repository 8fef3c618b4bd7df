"""Trees of information sets: Kuhn poker's known figures, and the exercises that hide something."""

from collections.abc import Sequence

import numpy as np
import pytest

import kuhn_poker
from tafelronde.bots.agents import InformationState
from tafelronde.solving import GameTree, TooLarge, best_response, equilibrium, exploitability

CHIPS = 2.0
"""Chips to a whole result (−1 … 1) of Kuhn poker for two."""


class Rising:
    """Later actions are likelier."""

    def probabilities(self, known: InformationState) -> Sequence[float]:
        weights = np.arange(1, len(known.legal_actions) + 1, dtype=float) ** 2
        return (weights / weights.sum()).tolist()


class First:
    """Always takes the first action."""

    def act(self, known: InformationState) -> int:
        return known.legal_actions[0]


@pytest.fixture(scope="module")
def kuhn() -> GameTree:
    return GameTree(kuhn_poker.GAME.new(2))


def test_kuhn_poker_has_twelve_information_sets(kuhn: GameTree) -> None:
    assert (kuhn.sets, kuhn.nodes) == (12, 55)
    assert sorted(kuhn.owner.tolist()) == [0] * 6 + [1] * 6


def test_the_uniform_player_can_be_exploited_as_is_known(kuhn: GameTree) -> None:
    assert CHIPS * exploitability(kuhn, kuhn.uniform()) == pytest.approx(11 / 24)
    assert CHIPS * kuhn.value(kuhn.uniform()) == pytest.approx(1 / 8)


@pytest.mark.parametrize("way", ["plus", "linear"])
def test_counterfactual_regret_finds_the_value(kuhn: GameTree, way: str) -> None:
    found = equilibrium(kuhn, 1000, way)
    assert CHIPS * found.value == pytest.approx(-1 / 18, abs=1e-4)
    assert 0 <= CHIPS * found.exploitability < 2e-4


def test_nothing_does_better_than_the_best_response(kuhn: GameTree) -> None:
    table = kuhn.table_of(Rising())
    dice = np.random.default_rng(3)
    for player in range(2):
        best = best_response(kuhn, Rising(), player)
        sign = 1.0 if player == 0 else -1.0
        assert sign * kuhn.value(best.table) == pytest.approx(best.value)
        assert best.value >= sign * kuhn.value(table)
        for one in np.flatnonzero(kuhn.owner == player):
            place = slice(int(kuhn.offset[one]), int(kuhn.offset[one + 1]))
            assert best.worth[place].argmax() == best.table[place].argmax()
        assert np.isnan(best.worth[kuhn.offset[:-1][kuhn.owner != player]]).all()
        for _ in range(200):
            other = dice.random(len(table))
            for one in range(kuhn.sets):
                place = slice(kuhn.offset[one], kuhn.offset[one + 1])
                mine = kuhn.owner[one] == player
                other[place] = other[place] / other[place].sum() if mine else table[place]
            assert sign * kuhn.value(other) <= best.value + 1e-12


def test_an_agent_without_probabilities_is_taken_at_its_word(kuhn: GameTree) -> None:
    table = kuhn.table_of(First())
    assert sorted(set(table.tolist())) == [0.0, 1.0]
    assert kuhn.value(table) == pytest.approx(0.0)  # nobody bets: the higher card wins
    assert exploitability(kuhn, First()) > 0


def test_openspiel_finds_the_same() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed: ./check installs it")
    import pyspiel
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability as theirs

    from tafelronde.adapters import openspiel

    openspiel.register("kuhn_poker")
    game = pyspiel.load_game("tafelronde_kuhn_poker")  # pyright: ignore[reportAttributeAccessIssue]

    class Told(policy.Policy):
        def action_probabilities(self, state, player_id=None):
            known = InformationState(state.position)
            return dict(zip(state.legal_actions(), Rising().probabilities(known), strict=True))

    expected = theirs.exploitability(game, Told(game, [0, 1]))
    assert exploitability(kuhn_poker.GAME.new(2), Rising()) == pytest.approx(expected)


def test_what_is_no_small_game_of_two_is_refused() -> None:
    with pytest.raises(TooLarge, match="more than 54 nodes"):
        GameTree(kuhn_poker.GAME.new(2), most=54)
    with pytest.raises(ValueError, match="two players"):
        GameTree(kuhn_poker.GAME.new(3))
