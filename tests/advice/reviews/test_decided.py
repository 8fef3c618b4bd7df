"""The moment that decided a game agrees with the review that it is of."""

import pytest

from tafelronde.advice.reviews import Cause, Moment, Point, Review, SeatReview, Story
from tafelronde.advice.reviews.decided import Decisive, decisive

LAST = 20


def seat(cause: Cause, result: float, *moments: Moment, led: int = -1) -> SeatReview:
    told = Story(cause, moments, led)
    return SeatReview(0.5, 0.0, 0.0, 0.0, 0.0, 0.0, result, 0.0, 3, 3, None, (), told)


def review(*seats: SeatReview, shares: tuple[float, ...] = (0.5, 0.5, 0.5)) -> Review:
    """A review of which the first seat expects so much at the plies 5, 10, 15."""
    result = tuple(one.result for one in seats)
    rest = len(seats) - 1
    curve = tuple(
        Point(5 * at, (share, *((1 - share) / rest,) * rest), (0.0,) * len(seats))
        for at, share in enumerate(shares, 1)
    )
    end = Point(LAST, result, (0.0,) * len(seats))
    return Review(1, 1, "rosenkoenig", len(seats), (), (*curve, end), seats, (), LAST, result)


WON = seat("none", 1.0, led=LAST)


def test_who_lost_by_one_decision_is_told_that_one() -> None:
    own, blow = Moment(7, 1, 0.3), Moment(9, 0, 0.2)
    lost = seat("own", 0.0, own, blow)
    assert decisive(review(WON, lost))[1] == Decisive("own", 7, 1, 0.3)
    lost = seat("strong", 0.0, own, Moment(9, 0, 0.4))
    assert decisive(review(WON, lost))[1] == Decisive("strong", 9, 0, 0.4)


@pytest.mark.parametrize("cause", ["luck", "many", "none"])
def test_no_decision_is_named_where_none_decided(cause: Cause) -> None:
    moments = Moment(7, 1, 0.05), Moment(9, 0, 0.05)
    assert decisive(review(WON, seat(cause, 0.0, *moments, led=10)))[1] == Decisive("led", 10, 1)
    found = decisive(review(WON, seat(cause, 0.0, *moments), shares=(0.4, 0.7, 0.8)))
    assert found == (Decisive("ahead", 10, 0),) * 2


def test_who_was_ahead_only_in_the_end_won_there() -> None:
    found = decisive(review(WON, seat("luck", 0.0), shares=(0.7, 0.8, 0.5)))
    assert found == (Decisive("last", LAST, 0),) * 2


def test_giving_up_and_a_draw() -> None:
    assert decisive(review(WON, seat("ending", 0.0)))[1] == Decisive("left", LAST, 1)
    drawn = decisive(review(seat("none", 0.5, led=LAST), seat("none", 0.5, led=LAST)))
    assert [one.how for one in drawn] == ["none", "none"]
