"""Courses that are drawn anew: the seat notices nothing, and others hold other things."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest

from tafelronde.advice.reviews.redraw import _change, redraw
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number


def middle(name: str, players: int) -> tuple[State, list[int], int]:
    """The beginning of a game, its first steps, and who is to act after them."""
    match = Match.start(name, players, seed=seed_from_number(8))
    while match.ply < 60 and not match.is_over:
        legal = match.state.legal_actions()
        match.play(legal[match.ply * 7 % len(legal)])
    assert not match.is_over
    return match.setup.new_state(), list(match.log), match.current_player


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", ["drakon", "koenig_der_elfen"])
def test_the_seat_cannot_tell(name: str, players: int) -> None:
    start, log, seat = middle(name, players)
    real, other = start.copy(), start.copy()
    real.replay(log)
    drawn = redraw(start, log, seat, 1)
    other.replay(drawn)
    assert other.view(seat) == real.view(seat)
    assert other.resample(seat, new_rng(4)) == real.resample(seat, new_rng(4))
    assert other != real
    state = start.copy()
    for ours, theirs in zip(log, drawn, strict=True):  # what people did stays as it was
        if state.current_player >= 0:
            assert ours == theirs
        state.apply(ours)
    assert redraw(start, log, seat, 1) == drawn
    assert redraw(start, log, seat, 2) != drawn


def test_where_nothing_is_hidden_nothing_is_drawn_anew() -> None:
    start, log, seat = middle("rosenkoenig", 2)
    assert redraw(start, log, seat, 1) == log


class Urn:
    """A position in which a ball is drawn: 3 is three times as likely as 1."""

    def copy(self) -> Urn:
        return self

    def replay(self, course: list[int]) -> None:
        assert course in ([], [7], [7, 2, 7])

    def chance_outcomes(self) -> list[tuple[int, int]]:
        return [(1, 1), (3, 3)]


def test_what_is_drawn_anew_is_drawn_by_its_weight() -> None:
    rng = random.Random(1)
    made = Counter[int]()
    for _ in range(4000):
        changed = _change(cast("Any", Urn()), [2], [0], rng)
        if changed is not None:
            made[changed[0]] += 1
    assert set(made) == {1, 3}
    assert 2.6 < made[3] / made[1] < 3.4


def test_whoever_drew_it_later_has_what_is_free_now() -> None:
    """An exchange has that result in a quarter of all tries, a new draw in 3 of 16."""
    rng = random.Random(1)
    made = Counter[tuple[int, ...]]()
    for _ in range(2000):
        changed = _change(cast("Any", Urn()), [7, 2, 7, 3], [1, 3], rng)
        if changed is not None:
            made[tuple(changed)] += 1
    assert (7, 3, 7, 3) not in made
    assert 0.39 < made[7, 3, 7, 2] / 2000 < 0.48
