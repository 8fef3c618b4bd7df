"""The end of a game and of a match: K-4 and K-5."""

import random

import pytest

from clauses import clause
from games.kaiser_koenig_edelmann.positions import NAMES, moves, new, pieces, place
from tafelronde import BadOption
from tafelronde.core.objects.state import State


def codes(state: State) -> list[str]:
    return [telling.code for telling in state.game.verdict(state)]  # type: ignore[misc]


@clause("K-4.1")
def test_the_first_emperor_in_the_centre_wins_at_once() -> None:
    state = place("1f3 2d1", "1f5 3c1", "1k1")
    state.apply("f3-f4")
    assert state.is_terminal
    assert state.returns() == [1.0, -1.0, -1.0]
    assert state.scores() == [1 + 2 + 5, 1 + 3, 1]
    assert codes(state)[-1] == "won-goal"
    near = place("1f3 2d1", "1f5 3c1", "1k1")
    near.apply("f3-e3")
    assert not near.is_terminal


@clause("K-4.2")
def test_the_last_whose_emperor_lives_wins_at_once() -> None:
    state = place("1a1 2d1", "1f1 3c1", "1g1")
    state.apply("d1-f1")
    assert not state.is_terminal  # two are left
    state.apply("g1-h1")
    state.apply("f1-h1" if "f1-h1" in {state.format(a) for a in state.legal_actions()} else "a1-a2")
    assert state.is_terminal
    assert state.returns() == [1.0, -1.0, -1.0]
    assert codes(state)[-1] == "won-last"


@clause("K-4.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_forty_turns_a_seat_without_capture_are_a_draw(players: int) -> None:
    seats = ["1a1 3d1", "1k2", "1h6", "1h1"][:players]
    limit = 40 * players
    last = place(*seats, quiet=limit - 1)
    last.apply("a1-a2")
    assert last.is_terminal
    assert last.returns() == pytest.approx([2 / players - 1] * players)
    assert codes(last)[-1] == "drawn-quiet"
    before = place(*seats, quiet=limit - 2)
    before.apply("a1-a2")
    assert not before.is_terminal
    taken = place("1a1 3d1", "1k2 2b1", *seats[2:], quiet=limit - 1)
    taken.apply("d1-b1")
    assert not taken.is_terminal
    assert taken.view().quiet == 0


@clause("K-4.3")
def test_turns_of_the_eliminated_count() -> None:
    state = place("1a1", "2c3", "1k2", quiet=40 * 3 - 2)
    state.apply("a1-a2")
    assert state.is_terminal
    assert state.returns() == [0.0, -1.0, 0.0]  # the living share
    assert codes(state)[-1] == "drawn-quiet"


@clause("K-7.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_has_just_moved_could_move_back(players: int) -> None:
    for number in range(3):
        dice, state = random.Random(number), new(players)
        while True:
            player, move = state.current_player, dice.choice(sorted(moves(state)))
            state.apply(move)
            if state.is_terminal:
                break
            back = state.copy()
            back.array[0].player = player
            start, _, end = move.partition("-")
            assert start in moves(back, end)


# ---- K-5 -----------------------------------------------------------------------------------------


def finish(state: State) -> None:
    """The acting seat's emperor stands beside the centre and goes in."""
    record = state.array[0]
    seat = state.current_player
    record.men[seat][0] = 1 << NAMES.index("f3")
    state.apply("f3-f4")


@clause("K-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_begin_passes_clockwise(players: int) -> None:
    state = new(players, begins=2, rounds=4)
    start = pieces(state)
    for number in range(4):
        assert state.view().round == number + 1
        assert state.current_player == state.view().begins == (1 + number) % players
        assert pieces(state) == start
        assert state.view().quiet == 0
        assert not any(seat.moved for seat in state.view().seats)  # K-3.1 holds anew
        finish(state)
    assert state.is_terminal
    assert [line.winner for line in state.view().sheet] == [(1 + k) % players for k in range(4)]
    with pytest.raises(BadOption, match="rounds: 5 is not possible; expected one of: 1, 2, 3, 4"):
        new(players, rounds=5)


@clause("K-5.2", "K-5.3")
def test_pieces_left_and_five_for_the_winner() -> None:
    state = place("1f3 2d1 3c1", "3d5 2d6", "1k1 2h4", rounds=2)
    state.apply("f3-f4")
    assert not state.is_terminal
    line = state.view().sheet[0]
    assert (line.winner, line.ended) == (0, "goal")
    assert line.points == (1 + 2 + 3 + 5, 3 + 2, 1 + 2)  # the eliminated score, too
    assert [seat.total for seat in state.view().seats] == [11, 5, 3]


@clause("K-5.3")
def test_nobody_gets_the_five_in_a_draw() -> None:
    state = place("1a1 3d1", "1k2", rounds=2, quiet=79)
    state.apply("a1-a2")
    line = state.view().sheet[0]
    assert (line.winner, line.ended, line.points) == (-1, "quiet", (4, 1))


@clause("K-5.4")
def test_the_highest_total_wins_not_the_most_rounds() -> None:
    state = place("1f3", "1k1 3d1 3c1 3b1", rounds=2)
    state.apply("f3-f4")  # 6 to 10
    state.array[0].men[:] = place("1a1", "1f3 3d1").array[0].men
    state.apply("f3-f4")  # 1 to 9
    assert state.is_terminal
    assert state.scores() == [7.0, 19.0]
    assert state.returns() == [-1.0, 1.0]
    assert codes(state) == ["round-goal", "round-goal", "sum", "sum", "won-match"]


@clause("K-5.4")
def test_a_tie_is_shared() -> None:
    state = place("1f3", "1k1 2h3", "1j3", rounds=2)
    state.apply("f3-f4")  # 6, 3, 1
    state.array[0].men[:] = place("1a1 2c1", "1f3", "1b2").array[0].men
    state.apply("f3-f4")  # 3, 6, 1
    assert state.scores() == [9.0, 9.0, 2.0]
    assert state.winners() == [0, 1]
    assert state.returns() == [0.0, 0.0, -1.0]
    assert codes(state)[-3:] == ["shares-match", "shares-match", "drawn-match"]
