"""How long actions are tried out: until more of it could hardly change which one is best."""

import pytest

from tafelronde.advice import trying
from tafelronde.advice.trying import LOT, OBVIOUS, Tried, try_out
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load
from tafelronde.core.objects.state import State

LOTS = 4


@pytest.fixture(scope="module")
def state() -> State:
    found = load("rosenkoenig").new()
    found.apply_chance(new_rng(7))
    return found


def tried(state: State, searched: tuple[float, ...] = (0.5, 0.5, 0.5)) -> Tried:
    return try_out(state, state.legal_actions()[: len(searched)], searched, LOTS, seed=3)


def test_no_more_is_played_than_may_change_the_choice(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = tried(state)
    monkeypatch.setattr(trying, "HOPE", -1.0)
    whole = tried(state)
    assert whole.played == 3 * LOTS * LOT
    assert usual.played < whole.played
    assert usual.apart[whole.best] < trying.TRIED * 0.05, "what all lots choose is no worse"
    monkeypatch.setattr(trying, "HOPE", 1.0)
    brief = tried(state)
    assert brief.played == 3 * LOT, "each has a lot at least"
    assert min(brief.apart.values()) <= 0.0 == brief.apart[brief.best]


def test_what_a_search_tells_for_certain_is_not_tried(state: State) -> None:
    found = tried(state, (0.2, 0.2 + OBVIOUS + 0.01, 0.1))
    assert (found.best, found.played) == (1, LOT)
    assert found.spreads[0] == found.spreads[2] == 0.0
    assert found.apart[0] > OBVIOUS


def test_the_error_of_the_best_is_that_of_all_lots(
    state: State, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trying, "HOPE", 1.0)
    once = tried(state)
    monkeypatch.setattr(trying, "HOPE", -1.0)
    whole = tried(state)
    assert 0.0 < once.spreads[once.best] < 1.6 * whole.spreads[once.best]
    assert tried(state) == whole, "the same seed tries out the same"
