"""Course of a match: its position, computed at once or step by step."""

import random

import pytest

from tafelronde.core.facts.errors import IllegalAction
from tafelronde.match.course import Course
from tafelronde.match.setup import Setup

STEPS = 30


def _played(steps: int = STEPS) -> Course:
    dice = random.Random(1)
    setup = Setup.of("rosenkoenig", 2, {}, bytes(32))
    state, log = setup.new_state(), list[int]()
    while len(log) < steps:
        log.append(dice.choice(state.steps()))
        state.apply_known(log[-1])
    return Course(setup, log)


def test_a_position_is_computed_little_by_little() -> None:
    course, whole = _played(), _played().state
    rounds = 1
    while not course.compute(4):
        assert not course.is_computed
        rounds += 1
    assert rounds == -(-STEPS // 4)
    assert course.state.to_bytes() == whole.to_bytes()
    assert course.compute(4)


def test_what_is_added_or_taken_back_meanwhile_counts() -> None:
    course = _played()
    assert not course.compute(20)
    course.take_back(10)
    assert not course.compute(8)
    course.add(_played().log[10])
    assert course.compute(8)
    assert course.state.to_bytes() == _played(11).state.to_bytes()


def test_what_is_impossible_is_found() -> None:
    log = _played().log
    course = Course(_played().setup, [*log, log[0]])  # a card that was dealt is dealt once more
    assert not course.compute(STEPS)
    with pytest.raises(IllegalAction):
        course.compute(1)
    assert not course.is_computed


def test_the_position_before_a_decision_is_that_of_a_replay() -> None:
    """Whether it is at hand or not, and also after something was taken back."""
    course, log = _played(0), _played().log
    for action in log:
        assert course.state is not None
        course.add(action)
    for to in (STEPS, STEPS - 5):
        course.take_back(to)
        for action in log[to:]:
            course.add(action)
        for ply in range(STEPS + 1):
            assert course.state_at(ply).to_bytes() == _played(ply).state.to_bytes()


def test_a_copy_goes_another_way() -> None:
    course = _played()
    copy = course.copy()
    assert not copy.is_computed
    assert course.state.to_bytes() == copy.state.to_bytes()
    course.add(course.state.steps()[0])
    before = course.state_at(STEPS).to_bytes()
    copy = course.copy()
    assert copy.is_computed
    assert copy.state is not course.state
    assert copy.state_at(STEPS).to_bytes() == before
    copy.take_back(3)
    assert (course.ply, copy.ply) == (STEPS + 1, 3)
    assert (course.takebacks, len(copy.takebacks)) == ([], 1)
    course.forget_state()
    assert not course.is_computed
    assert course.state_at(STEPS).to_bytes() == before


def test_the_position_before_a_decision_is_at_hand() -> None:
    course = _played(0)
    while course.state.current_player != 0:
        course.add(course.state.steps()[0])
    ply, before = course.ply, course.state.to_bytes()
    course.add(course.state.legal_actions()[0])
    course.forget_state()
    course.log[0] = 10**6  # nobody could replay this
    assert course.state_at(ply).to_bytes() == before
