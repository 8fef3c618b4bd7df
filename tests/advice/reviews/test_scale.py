"""One scale: what is told of a game is a distribution at every moment, and adds up to the last
digit."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tafelronde.advice.reviews.course import course, stand
from tafelronde.advice.reviews.curve import curve
from tafelronde.advice.reviews.decision import Decision, Option
from tafelronde.advice.reviews.estimate import Estimate
from tafelronde.advice.reviews.report import SeatReview, seat_reviews
from tafelronde.advice.reviews.scale import GRAIN, exact, mixed, shifted
from tafelronde.search.shares import Shares

ACTION = Option(0, "a", "", {}, 0.5)


@st.composite
def distributions(draw: st.DrawFn, players: int) -> Shares:
    parts = draw(
        st.lists(st.floats(0, 1), min_size=players, max_size=players).filter(lambda one: sum(one))
    )
    return tuple(part / sum(parts) for part in parts)


def is_distribution(shares: Shares) -> bool:
    """Whether these are shares of the victory, whole grains of it, and together all of it."""
    return (
        sum(shares) == 1.0
        and min(shares) >= 0.0
        and all((share / GRAIN).is_integer() for share in shares)
    )


@given(st.data(), st.integers(2, 6))
def test_shares_in_grains_are_a_distribution_that_lies_near(data: st.DataObject, n: int) -> None:
    shares = data.draw(distributions(n))
    found = exact(shares)
    assert is_distribution(found)
    assert max(abs(a - b) for a, b in zip(found, shares, strict=True)) <= GRAIN


@given(st.data(), st.integers(2, 6))
def test_a_change_at_another_level_never_takes_more_than_is_held(
    data: st.DataObject, n: int
) -> None:
    level, begin, end = (data.draw(distributions(n)) for _ in range(3))
    found = shifted(level, begin, end, 0)
    assert sum(found) == pytest.approx(1)
    assert all(-1e-9 <= share <= 1 + 1e-9 for share in found)
    if end[0] <= begin[0]:
        assert found[0] <= level[0] + 1e-9
    else:
        assert found[0] >= level[0] - 1e-9


@st.composite
def games(draw: st.DrawFn) -> tuple[list[Decision], tuple[SeatReview, ...], Shares, list[bool]]:
    """A made-up game: whatever the estimates say, and whatever happens."""
    players = draw(st.integers(2, 6))
    count = draw(st.integers(1, 12))
    estimates, movers = list[Estimate](), list[int]()
    for _ in range(count):
        mover = draw(st.integers(0, players - 1))
        first, second = draw(distributions(players)), draw(distributions(players))
        best, played = sorted((first, second), key=lambda one: -one[mover])
        if draw(st.booleans()):
            best = played
        other = mixed(best, draw(distributions(players)), 0.1)
        estimates.append(Estimate(best, played, other, other, 0.01))
        movers.append(mover)
    happened = draw(st.lists(st.booleans(), min_size=count, max_size=count))
    given_up, winner = draw(st.booleans()), draw(st.integers(0, players - 1))
    result = tuple(float(seat == winner) for seat in range(players))
    stands = course(
        estimates, movers, happened, result, hidden=draw(st.booleans()), given_up=given_up
    )
    decisions = [
        Decision(ply, mover, one.before, one.after, one.error, ACTION, ACTION, None, ())
        for ply, (mover, one) in enumerate(zip(movers, stands, strict=True))
    ]
    points = curve(decisions, count, result)
    seats = seat_reviews(decisions, happened, points, result, given_up=given_up)
    for decision, one in zip(decisions, stands, strict=True):
        assert is_distribution(one.second)
        assert one.second[decision.player] <= one.before[decision.player]
    return decisions, seats, result, happened


@given(games())
def test_whatever_is_estimated_it_is_one_scale_and_adds_up_to_the_last_digit(
    game: tuple[list[Decision], tuple[SeatReview, ...], Shares, list[bool]],
) -> None:
    decisions, seats, result, happened = game
    for decision in decisions:
        assert is_distribution(decision.before)
        assert is_distribution(decision.after)
        assert 0 <= decision.lost <= decision.before[decision.player]
    for seat, sums in enumerate(seats):
        assert sums.result == result[seat]
        parts = sums.start + sums.luck + sums.own + sums.others + sums.error + sums.ending
        assert parts == sums.result
        lost = sum(one.lost for one in decisions if one.player == seat)
        assert sums.own >= -lost - len(decisions)  # nobody loses more than what was told and slight
        if all(happened):
            assert (sums.own, sums.error) == (-lost, 0.0)
        assert sums.story.led_until >= 0 or sums.result == 0


def test_estimates_of_one_position_are_held_together() -> None:
    """Where nothing happened, an estimate that stands alone counts for less; where something was
    drawn it stays."""
    steady, astray = (0.5, 0.5), (0.9, 0.1)
    shares = [steady, steady, astray, steady, steady]
    estimates = [Estimate(one, one, one, one, 0.0) for one in shares]
    movers = [0, 1, 0, 1, 0]

    def levels(happened: bool) -> list[float]:
        found = course(estimates, movers, [happened] * 5, (1.0, 0.0), hidden=False, given_up=True)
        return [one.before[0] for one in found]

    assert levels(True)[2] == pytest.approx(0.9, abs=GRAIN)
    assert max(abs(b - a) for a, b in pairwise(levels(False))) < 0.15


def test_a_loss_is_taken_from_the_level_at_which_the_game_stands() -> None:
    """Half of what was held is half of it at any level, and what is lost is never smoothed away."""
    lossy = Estimate((0.5, 0.5), (0.25, 0.75), (0.5, 0.5), (0.5, 0.5), 0.01)
    calm = Estimate((0.25, 0.75), (0.25, 0.75), (0.25, 0.75), (0.25, 0.75), 0.01)
    found = course(
        [lossy, calm, calm], [0, 1, 0], [False] * 3, (0.25, 0.75), hidden=False, given_up=False
    )
    assert found[0].before[0] == pytest.approx(0.5, abs=0.01)
    assert found[0].after[0] == pytest.approx(found[0].before[0] / 2, abs=GRAIN)
    assert found[1].before[0] == pytest.approx(0.25, abs=0.01)


def test_what_is_seen_again_right_after_corrects_what_was_lost() -> None:
    lossy = Estimate((0.5, 0.5), (0.1, 0.9), (0.5, 0.5), (0.5, 0.5), 0.01)
    again = Estimate((0.6, 0.4), (0.6, 0.4), (0.6, 0.4), (0.6, 0.4), 0.01)
    movers, result = [0, 1], (1.0, 0.0)

    def lost(happened: bool) -> float:
        found = course(
            [lossy, again], movers, [happened, True], result, hidden=False, given_up=True
        )
        return found[0].before[0] - found[0].after[0]

    assert lost(True) == pytest.approx(0.4, abs=GRAIN)
    assert 0 < lost(False) < 0.35


def test_the_error_of_a_loss_is_the_same_part_of_it_at_every_level() -> None:
    judged = Estimate((0.5, 0.5), (0.25, 0.75), (0.5, 0.5), (0.5, 0.5), 0.05)
    for level, lost in ((0.5, 0.25), (0.2, 0.1), (0.8, 0.4)):
        at = stand((level, 1.0 - level), judged, 0)
        assert at.before[0] - at.after[0] == pytest.approx(lost, abs=2 * GRAIN)
        assert at.error == pytest.approx(0.2 * lost, abs=GRAIN)
