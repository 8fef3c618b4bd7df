"""Help of the view and the log for a player who thinks ahead: reaches, threats, the gate."""

import random

import pytest

from clauses import clause
from games.kaiser_koenig_edelmann.positions import moves, new, place
from tafelronde.core.facts.telling import Telling
from tafelronde.core.objects.state import State

FAR = "1k1"


def reach(state: State, point: str) -> set[str]:
    return next(set(piece.reach) for piece in state.view().pieces if piece.point == point)


def told(state: State, move: str) -> list[Telling]:
    """The tellings of a move, but for the move itself."""
    tell = state.game.tell
    assert tell is not None
    return list(tell(state, state.parse(move), None))[1:]


def check_threats(state: State) -> None:
    """They are the pieces that reach the emperor."""
    view = state.view()
    emperors = {piece.seat: piece.point for piece in view.pieces if piece.kind == "emperor"}
    for seat, point in emperors.items():
        hitting = {piece.point for piece in view.pieces if point in piece.reach}
        assert set(view.seats[seat].threats) == hitting


@clause("K-2.2", "K-2.5", "K-2.7", "K-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_a_piece_reaches_is_what_its_player_may_do_in_his_turn(players: int) -> None:
    dice = random.Random(players)
    for _ in range(6):
        state = new(players)
        while not state.is_terminal:
            check_threats(state)
            for seat in range(players):
                turn = state.copy()
                turn.array[0].player = seat
                view = turn.view()
                for piece in view.pieces:
                    if piece.seat == seat:
                        legal = moves(turn, piece.point) if view.seats[seat].alive else set()
                        assert set(piece.reach) == legal
            state.apply(dice.choice(state.legal_actions()))


@clause("K-3.1")
def test_before_his_first_move_a_piece_reaches_no_foreign_one() -> None:
    armed = place("2c2 1a2", "1d1")
    fresh = place("2c2 1a2", "1d1", moved=(1,))
    assert "d1" in reach(armed, "c2")
    assert "d1" not in reach(fresh, "c2")


@clause("K-3.5")
def test_the_pieces_of_who_is_out_reach_nothing() -> None:
    state = place("1d1", "2c2", FAR)
    assert reach(state, "c2") == set()


@clause("K-4.1")
def test_an_emperor_beside_the_fortress_is_at_its_gate() -> None:
    state = place("1f3", FAR)
    assert [seat.at_gate for seat in state.view().seats] == [True, False]
    assert not place("1f2", FAR).view().seats[0].at_gate
    assert not place("3f3 1a1", FAR).view().seats[0].at_gate  # K-2.7: only an emperor


@clause("K-4.1")
def test_the_log_tells_who_has_come_before_the_fortress_once() -> None:
    state = place("1f2 2a1", FAR + " 2i2")
    assert told(state, "f2-f3") == [Telling("at-gate", {"player": 0})]
    state.apply("f2-f3")
    assert told(state, "i2-k2") == []
    entered = state.copy()
    entered.array[0].player = 0
    assert [telling.code for telling in told(entered, "f3-f4")] == []


@clause("K-3.2")
def test_the_log_tells_of_a_new_threat_and_of_no_old_one() -> None:
    state = place("1d1", "2b1 1k1 2k2")
    ends = moves(state, "d1")
    exposed = [end for end in ends if any(t.code == "threatened" for t in told(state, f"d1-{end}"))]
    for end in ends:
        after = state.copy()
        after.apply(f"d1-{end}")
        assert (end in exposed) == bool(after.view().seats[0].threats)
        # It names nobody's point: marks on the board are for what the move itself touched.
        assert all(set(t.arguments) == {"player"} for t in told(state, f"d1-{end}"))
    old = place("1d1", "2c2 1k1 2k2", turn=1)
    assert old.view().seats[0].threats == ("c2",)
    assert told(old, "k2-j3") == []
