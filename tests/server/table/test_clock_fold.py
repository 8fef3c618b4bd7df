"""The clocks of a table, as a fold: what is spent, earned, passed over, and taken back."""

import math

from hypothesis import given, settings
from hypothesis import strategies as st

from tafelronde.match.clock import Accounts, TimeControl, Timed
from tafelronde.match.timing import Timing, audit_timing
from tafelronde.server.table.clock import ALL, MAX_LAG, RESUMES_IN, Clock, Stand

LIVE = TimeControl("live", 300, 10)
DAYS = TimeControl("days", days=3)
seconds = st.integers(0, 40_000).map(lambda ms: ms / 1000)


@given(st.lists(st.tuples(st.integers(0, 2), seconds), max_size=20))
@settings(max_examples=40, deadline=None)
def test_what_is_left_is_the_bank_and_the_increments_less_what_was_spent(
    turns: list[tuple[int, float]],
) -> None:
    clock, now = Clock(LIVE, 3, 1000.0), 1000.0
    for ply, (seat, took) in enumerate(turns):
        now += took
        clock.decided(seat, ply, now, 0.0)
    for seat in range(3):
        own = [took for of, took in turns if of == seat]
        if sum(own) < 300:  # nobody came near the end
            assert math.isclose(clock.left(seat), 300 + 10 * len(own) - sum(own), abs_tol=0.02)
    actors = [seat for seat, _ in turns]
    assert not [*audit_timing(Timing(LIVE, tuple(clock.accounts.log)), actors, [], 3)]


@given(
    st.lists(st.tuples(st.integers(-1, 1), seconds, seconds), max_size=6),
    st.floats(0.0, 200.0, allow_nan=False),
)
@settings(max_examples=60, deadline=None)
def test_the_time_is_out_exactly_when_it_is_spent(
    stands: list[tuple[int, float, float]], until: float
) -> None:
    clock = Clock(LIVE, 2, 0.0)
    for seat, begin, took in stands:
        clock.stand(Stand(seat, begin, begin + took))
    due = clock.due(0)
    assert due >= 300
    assert math.isclose(clock.spent(0, due), 300, abs_tol=1e-6)
    assert clock.spent(0, until) <= until + 1e-9
    on = clock.spent(0, until + 1) - clock.spent(0, until)
    assert -1e-9 <= on <= 1 + 1e-9


def test_time_that_does_not_count_is_counted_once_however_often_it_is_said() -> None:
    clock = Clock(LIVE, 2, 100.0)
    for stand in (Stand(ALL, 90.0, 130.0), Stand(0, 120.0, 150.0), Stand(1, 150.0, 190.0)):
        clock.stand(stand)
        clock.stand(stand)
        assert clock.knows(stand)
    assert clock.spent(0, 200.0) == 50.0
    assert clock.spent(1, 200.0) == 30.0
    clock.stand(Stand(0, 120.0, 140.0))  # came back earlier
    assert clock.spent(0, 200.0) == 60.0
    clock.begin(250.0)
    assert clock.spent(1, 260.0) == 10.0
    assert clock.knows(Stand(ALL, 90.0, 130.0))  # it is of no matter any more


def test_the_line_is_credited_within_limits() -> None:
    clock = Clock(LIVE, 2, 0.0)
    clock.decided(0, 0, 5.0, 0.25)
    clock.decided(1, 1, 10.0, 99.0)
    clock.decided(0, 2, 10.1, 0.4)
    assert clock.left(1) == 300 + 10 - (5 - MAX_LAG)
    assert clock.left(0) == 300 + 20 - 4.75


def test_a_pause_takes_no_time_and_ends_a_moment_later() -> None:
    clock = Clock(LIVE, 2, 0.0)
    clock.pause(20.0)
    assert clock.due(0) == math.inf
    assert clock.spent(0, 500.0) == 20.0
    clock.resume(0, 1000.0)
    assert clock.spent(0, 1000.0 + RESUMES_IN) == 20.0
    assert clock.due(0) == 1000.0 + RESUMES_IN + 280.0
    clock.decided(0, 0, 1000.0 + RESUMES_IN + 1, 0.0)
    assert clock.left(0) == 300 + 10 - 21


def test_taking_back_gives_no_time_and_earns_none() -> None:
    clock = Clock(LIVE, 2, 0.0)
    clock.decided(0, 0, 40.0, 0.0)
    clock.decided(1, 1, 45.0, 0.0)
    clock.taken_back(0, 0, 60.0, own=True)  # it was theirs to decide: these seconds were theirs
    assert clock.left(0) == 300 - 40 - 15
    assert clock.left(1) == 300 - 5
    clock.decided(0, 0, 61.0, 0.0)
    clock.taken_back(0, 0, 90.0, own=False)  # the other one had to decide, and pays nothing
    assert clock.left(0) == 300 - 40 - 15 - 1
    assert clock.left(1) == 300 - 5
    clock.taken_back(0, 0, 95.0, own=False)  # nothing that stands earned anything
    assert clock.left(0) == 300 - 40 - 15 - 1


@given(st.lists(st.integers(0, 12), min_size=1, max_size=12))
@settings(max_examples=40, deadline=None)
def test_nobody_gains_or_dies_by_taking_back(spent: list[int]) -> None:
    accounts = Accounts(TimeControl("live", 20, 10), 1)
    for took in spent:
        before = accounts.left[0]
        accounts.add(Timed("decided", 3, 0, min(1000 * took, before)))
        accounts.add(Timed("back", 3, 0))
        assert accounts.left[0] <= before
        assert accounts.left[0] >= min(10_000, before - 1000 * took)


def test_nobody_loses_on_time_by_taking_back_with_seconds_left() -> None:
    clock = Clock(TimeControl("live", 20, 10), 2, 0.0)
    clock.decided(0, 0, 15.0, 0.0)
    assert clock.left(0) == 15
    clock.taken_back(0, 0, 27.0, own=True)  # three seconds are left, less than a decision earns
    assert clock.left(0) == 3
    assert clock.due(0) == 30.0


def test_days_begin_anew_with_each_decision() -> None:
    clock = Clock(DAYS, 2, 0.0)
    day = 86_400.0
    assert clock.due(0) == 3 * day
    clock.decided(0, 0, 2.9 * day, 0.0)
    assert clock.left(0) == clock.left(1) == 3 * day
    clock.stand(Stand(1, 4 * day, 10 * day))
    assert clock.due(1) == (2.9 + 3 + 6) * day
    clock.timed_out(1, 1, 12 * day)
    assert clock.left(1) == 0
    assert clock.accounts.log[-1] == Timed("out", 1, 1, 3 * 86_400_000)


def test_time_that_ends_otherwise_is_news_and_what_is_over_is_none() -> None:
    clock = Clock(LIVE, 2, 100.0)
    clock.stand(Stand(0, 120.0, 150.0))
    assert clock.knows(Stand(0, 120.0, 150.0))
    assert not clock.knows(Stand(0, 120.0, 140.0))
    assert not clock.knows(Stand(1, 120.0, 150.0))
    assert clock.knows(Stand(0, 80.0, 100.0))
    assert clock.own_stands(0) == [Stand(0, 120.0, 150.0)]
    assert clock.own_stands(1) == []


def test_what_stands_after_the_end_moves_it_no_more() -> None:
    clock = Clock(LIVE, 2, 0.0)
    clock.stand(Stand(0, 10.0, 20.0))
    clock.stand(Stand(0, 400.0, 500.0))
    assert clock.due(0) == 310.0


def test_who_asks_for_a_pause_and_who_ends_it_is_known_until_the_next_decision() -> None:
    clock = Clock(LIVE, 2, 0.0)
    assert (clock.paused, clock.asked, clock.resumed) == (0.0, frozenset(), -1)
    clock.ask_pause(0, on=True)
    clock.ask_pause(1, on=True)
    assert clock.asked == {0, 1}
    clock.ask_pause(1, on=False)
    assert clock.asked == frozenset()
    clock.ask_pause(1, on=True)
    clock.pause(5.0)
    assert (clock.paused, clock.asked, clock.resumed) == (5.0, frozenset(), -1)
    clock.resume(1, 30.0)
    assert (clock.paused, clock.resumed) == (0.0, 1)
    other = clock.copy()
    clock.decided(0, 0, 50.0, 0.0)
    assert clock.resumed == -1
    assert (other.resumed, other.since, other.time, other.due(0)) == (1, 0.0, LIVE, 335.0)
    assert other.accounts.log == []
    clock.pause(60.0)
    clock.resume(0, 70.0)
    clock.pause(90.0)
    assert clock.resumed == -1
    other.stand(Stand(0, 1.0, 2.0))
    assert not clock.own_stands(0)


def test_after_a_takeback_the_time_begins_anew() -> None:
    clock = Clock(LIVE, 2, 0.0)
    clock.stand(Stand(1, 20.0, 35.0))
    clock.decided(0, 0, 10.0, 0.0)
    clock.taken_back(0, 0, 30.0, own=False)
    assert clock.since == 30.0
    assert clock.own_stands(1) == [Stand(1, 20.0, 35.0)]
    clock.decided(1, 0, 45.0, 0.0)
    assert clock.left(1) == 300 + 10 - 10
