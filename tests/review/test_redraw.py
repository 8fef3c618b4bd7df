"""Courses that are drawn anew: the seat notices nothing, and others hold other things."""

from __future__ import annotations

import pytest

from tafelronde.core.rng import new_rng
from tafelronde.core.state import State
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number
from tafelronde.review.redraw import redraw


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
