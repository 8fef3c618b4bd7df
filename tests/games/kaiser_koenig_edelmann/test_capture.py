"""Capturing: K-3."""

import pytest

from clauses import clause
from games.kaiser_koenig_edelmann.positions import moves, pieces, place, refused


@clause("K-3.1")
def test_nobody_captures_before_he_has_moved() -> None:
    state = place("1a1 2d1", "1k2 2c2", moved=())
    refused(state, "d1-c2", "first-move", "K-3.1")
    assert moves(state, "d1") == {"e2", "f1"}
    state.apply("a1-a2")
    refused(state, "c2-d1", "first-move", "K-3.1")
    state.apply("k2-k1")
    assert "c2" in moves(state, "d1")


@clause("K-3.1")
def test_it_is_each_players_own_first_move() -> None:
    """A seat that moves later than others may have been skipped: only its own moves count."""
    state = place("1a1 2d1", "1k2 3c2", moved=(1,))
    assert "c2" not in moves(state, "d1")
    state.apply("a1-a2")
    other = place("1a1 2d1", "1k2 2c2", turn=1, moved=(1,))
    assert "d1" in moves(other, "c2")


@clause("K-3.2")
def test_who_ends_exactly_on_a_foreign_piece_captures_it() -> None:
    state = place("1a1 2d1", "1k2 3c2 3g1")
    assert moves(state, "d1") == {"c2", "e2", "f1"}
    refused(state, "d1-g1", "king-two", "K-2.2")
    taken = state.copy()
    taken.apply("d1-c2")
    assert pieces(taken) == [{"1a1", "2c2"}, {"1k2", "3g1"}]
    left = state.copy()
    left.apply("d1-e2")  # never compulsory
    assert pieces(left) == [{"1a1", "2e2"}, {"1k2", "3c2", "3g1"}]


@clause("K-3.3")
@pytest.mark.parametrize("victim", [1, 2, 3])
@pytest.mark.parametrize(("hunter", "prey"), [("1", "e1"), ("2", "f1"), ("3", "d2")])
def test_every_piece_captures_every_piece(hunter: str, prey: str, victim: int) -> None:
    own = f"{hunter}d1" if hunter == "1" else f"1a1 {hunter}d1"
    other = f"{victim}{prey}" if victim == 1 else f"1k2 {victim}{prey}"
    state = place(own, other, "1k1")
    state.apply(f"d1-{prey}")
    assert f"{hunter}{prey}" in pieces(state)[0]
    assert f"{victim}{prey}" not in pieces(state)[1]


@clause("K-3.4")
def test_captured_pieces_leave_the_game() -> None:
    state = place("1a1 2d1", "1k2 3c2 2g3", "1k1")
    state.apply("d1-c2")
    seats = state.view().seats
    assert "3c2" not in pieces(state)[1]
    assert seats[1].captured == ("nobleman",) * 4 + ("king",) * 2
    assert seats[1].value == 1 + 2
    for end in moves(state):
        assert not end.startswith("c2-")


@clause("K-3.5")
def test_whose_emperor_is_captured_is_out_and_his_pieces_stay() -> None:
    state = place("1a1 2d1", "1f1 3c1 2h3", "1k1")
    state.apply("d1-f1")
    assert not state.is_terminal
    assert pieces(state)[1] == {"3c1", "2h3"}
    assert not state.view().seats[1].alive
    assert state.current_player == 2  # not his turn any more
    state.apply("k1-j2")
    assert state.current_player == 0


@clause("K-3.5")
def test_pieces_of_the_eliminated_are_obstacles_that_can_be_captured() -> None:
    state = place("1a1 2d1 2h2", "3c1 3g3", "1k1")
    refused(state, "d1-c2", "blocked", "K-2.5")
    state.apply("h2-g3")
    assert pieces(state) == [{"1a1", "2d1", "2g3"}, {"3c1"}, {"1k1"}]


@clause("K-3.5")
def test_the_eliminated_threaten_nobody() -> None:
    state = place("1d1", "2c2", "1k1")
    assert state.view().seats[0].threats == ()
    assert place("1d1", "2c2 1a2", "1k1").view().seats[0].threats == ("c2",)
