"""Trials of another action than the one that was played, judged by given continuations."""

import pytest

import tafelronde
from tafelronde.advice.continuations import Pairs
from tafelronde.advice.reviews import FOUND, Decision, Option, Trial, Verdict
from tafelronde.advice.reviews.comparing import LOT, MOST

BEST, PLAYED, OTHER = 1, 2, 3


def decision() -> Decision:
    """A decision of seat 0 by which 0.2 was lost."""
    half = (0.5, 0.5)

    def option(action: int) -> Option:
        return Option(action, str(action), "", {}, 0.5)

    return Decision(
        7, 0, half, (0.3, 0.7), 0.02, option(PLAYED), option(BEST), None, (), pairs=64
    )  # fmt: skip


def lot(difference: float, spread: float = 0.05) -> Pairs:
    """A lot in which the first action is on average better by so much."""
    square = LOT * (difference**2 + spread**2)
    half = (LOT * 0.5, LOT * 0.5)
    return Pairs(LOT, (LOT * difference, -LOT * difference), (square, square), half)


def tried(*, worse: float, gain: float, spread: float = 0.05) -> Trial:
    """An action that is ``worse`` than the best one and brings ``gain`` over what was played."""
    trial, state = Trial(decision(), OTHER), tafelronde.load("rosenkoenig").new()
    while (question := trial.question(state)) is not None:
        assert trial.verdict == "thinking"
        assert trial.done < trial.total
        by_best = (question.first, question.second) == (BEST, OTHER)
        assert by_best or (question.first, question.second) == (OTHER, PLAYED)
        trial.answer(lot(worse if by_best else gain, spread))
    return trial


@pytest.mark.parametrize(
    ("worse", "gain", "verdict"),
    [
        (0.0, 0.2, "as-good"),
        (-0.1, 0.3, "as-good"),
        (0.1, 0.1, "better"),
        (0.2, 0.0, "same"),
        (0.4, -0.2, "worse"),
    ],
)
def test_what_it_turns_out_to_be(worse: float, gain: float, verdict: Verdict) -> None:
    trial = tried(worse=worse, gain=gain)
    assert trial.verdict == verdict
    assert trial.lost == pytest.approx(max(0.0, worse), abs=0.01)
    assert trial.done == trial.total
    assert (verdict in FOUND) == (trial.lost == 0)


def test_the_best_action_and_the_one_that_was_played_are_known_at_once() -> None:
    state = tafelronde.load("rosenkoenig").new()
    best, played = Trial(decision(), BEST), Trial(decision(), PLAYED)
    assert (best.question(state), played.question(state)) == (None, None)
    assert (best.verdict, best.lost) == ("best", 0.0)
    assert (played.verdict, played.lost) == ("played", decision().lost)


def test_noise_says_nothing_and_comes_to_an_end() -> None:
    trial = tried(worse=0.05, gain=0.0, spread=1.0)
    assert (trial.verdict, trial.lost) == ("as-good", 0.0)  # it is not told what is not carried
    assert 1 < trial.done < MOST  # it has become unlikely that more would carry it


def test_it_is_better_than_what_was_played_only_where_that_is_carried() -> None:
    trial = tried(worse=0.3, gain=0.05, spread=0.4)
    assert trial.verdict == "same"
