"""R-6: end and score. R-7: bounds."""

import numpy as np
import pytest

import tafelronde
from clauses import clause
from games.rosenkoenig.positions import NINE, OVER, RED, WHITE, after, owner, position, words
from tables import Table, random_game
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.kernels.playout import random_games


def full(count: int) -> tuple[str, str]:
    """This number of stones in stripes from the lower edge, the colours by columns."""
    squares = [square for square in NINE if square != "e5"][:count]
    red = [square for square in squares if square[0] in "abcd"]
    return " ".join(red), " ".join(square for square in squares if square not in red)


# ---- the end -------------------------------------------------------------------------------------


@clause("R-6.1")
def test_the_52nd_stone_ends_the_game_at_once() -> None:
    red, white = full(50)
    state = position(crown="d6", red=red, white=white, red_hand="N3 N2", white_hand="E1 W1 E2")
    state = after(state, "N3")
    assert state.view(None).pool == 1
    assert state.current_player == WHITE  # 51 stones: it goes on
    ended = after(state, "E1")
    assert ended.view(None).pool == 0
    assert ended.is_terminal
    assert words(ended) == set()
    assert sum(ended.returns()) == 0
    assert any(ended.returns())


@clause("R-6.1")
def test_a_turned_stone_is_no_52nd_one() -> None:
    red, white = full(51)
    state = position(crown="d1", red=red, white=white, red_hand="E1 N3", white_hand="N1")
    assert state.view(None).pool == 1
    state = after(state, "E1*")
    assert state.view(None).pool == 1
    assert not state.is_terminal


STUCK_RED, STUCK_WHITE = "N1 N2 N3 NW1 NW2", "NW3 NE1 NE2 NE3 W3"
"""Hands that all point off the board from b9."""


@clause("R-6.2")
def test_it_ends_when_both_hold_five_cards_that_cannot_be_played() -> None:
    """The card that red draws decides: one more that points off the board, and all is over."""
    red_hand = STUCK_RED.removesuffix(" NW2")
    state = position(crown="b9", red="b9", white="b8", red_hand=red_hand, white_hand=STUCK_WHITE)
    drawing = after(state, "draw")
    ended = after(drawing, "+NW2")
    assert ended.is_terminal
    assert ended.view(None).pool == 50
    for card, playable in (("W1", "W1"), ("S1", "S1*")):  # near misses: a move, a hero's move
        going_on = after(drawing, f"+{card}")
        assert going_on.current_player == RED  # white is skipped
        assert words(going_on) == {playable}


@clause("R-6.2")
def test_without_a_hero_left_the_foreign_stone_does_not_help() -> None:
    hands = {"red_hand": STUCK_RED.removesuffix(" NW2"), "white_hand": STUCK_WHITE}
    state = position(crown="b9", red="b9", white="b8", **hands, heroes=(0, 4))
    assert after(state, "draw", "+S1").is_terminal
    state = position(crown="b9", red="b9", white="b8", **hands, heroes=(1, 4))
    assert not after(state, "draw", "+S1").is_terminal


@clause("R-6.2")
def test_it_goes_on_while_the_other_can_still_do_something() -> None:
    red_hand = STUCK_RED.removesuffix(" NW2")
    for white_hand, step in (
        ("NW3 NE1 NE2 NE3 W1", "W1"),  # a card to play
        ("NW3 NE1 NE2 NE3 S1", "S1"),  # another
        ("NW3 NE1 NE2 NE3", "draw"),  # only four cards
    ):
        state = position(crown="b9", red="b9", red_hand=red_hand, white_hand=white_hand)
        state = after(state, "draw", "+NW2")
        assert state.current_player == WHITE
        assert words(state) == {step}


# ---- the score -----------------------------------------------------------------------------------


@clause("R-6.3")
def test_areas_are_connected_by_edges_and_score_the_square_of_their_size() -> None:
    before = position(crown="b5", red="b5 a1 a2 c3 i9", white="a3 b1 c1 d1", red_hand="S3")
    assert before.scores() == [4 + 1 + 1 + 1, 1 + 9]
    state = after(before, "S3")  # b2: by an edge to a2, by corners to a1, c3 and the foreign stones
    assert state.scores() == [9 + 1 + 1 + 1, 1 + 9]
    areas = state.view(None).areas
    assert [areas[NINE.index(square)] for square in ("b2", "a1", "c3", "d1", "e5")] == [
        3,
        3,
        1,
        3,
        0,
    ]


@clause("R-6.3")
@pytest.mark.parametrize(("crown", "card", "square"), [("a4", "S2", "a2"), ("i4", "S3", "i1")])
def test_the_board_has_no_edges_to_reach_around(crown: str, card: str, square: str) -> None:
    """i1 and a2 lie side by side in memory, and not on the board."""
    other = "i1" if square == "a2" else "a2"
    state = position(crown=crown, red=f"{crown} {other}", white="e1", red_hand=card)
    state = after(state, card)
    assert owner(state, square) == RED
    assert state.scores() == [3, 1]


@clause("R-6.3")
def test_a_stone_joins_all_areas_that_it_touches() -> None:
    state = position(crown="e2", red="e2 e4 d5 f5 e6 e7", white="a1", red_hand="N3", white_hand="")
    assert state.scores() == [1 + 1 + 1 + 1 + 4, 1]
    assert after(state, "N3").scores() == [1 + 36, 1]
    assert owner(after(state, "N3"), "e5") == RED


def line(length: int, start: str) -> str:
    """Stones in a row to the east."""
    return " ".join(NINE[NINE.index(start) + k] for k in range(length))


FIVE = line(5, "a1")


@pytest.mark.parametrize(
    ("red", "white", "points", "winner"),
    [
        # 25 : 32, though red has the larger area, and as few stones as may be
        pytest.param(FIVE, line(4, "a9") + " " + line(4, "f9"), (25, 32), WHITE, id="points"),
        # 25 : 25 = 9 + 16, red's area is larger, white has more stones
        pytest.param(FIVE, line(4, "a9") + " " + line(3, "f9"), (25, 25), RED, id="area"),
        # 41 = 25 + 16 = 25 + 9 + 4 + 3 × 1: white has 13 stones, red 9
        pytest.param(
            FIVE + " " + line(4, "f2"),
            line(5, "a9") + " " + line(3, "a7") + " " + line(2, "f7") + " a5 c5 g5",
            (41, 41),
            WHITE,
            id="stones",
        ),
        pytest.param(FIVE, line(5, "a9"), (25, 25), None, id="draw"),
        pytest.param(FIVE + " c3", line(5, "c9") + " i1", (26, 26), None, id="draw-of-two-areas"),
    ],
)
@clause("R-6.4", "R-6.5")
def test_points_then_the_largest_area_then_the_stones_decide(
    red: str, white: str, points: tuple[int, int], winner: int | None
) -> None:
    for swap in (False, True):  # the same for both colours
        sides = (white, red) if swap else (red, white)
        state = position(crown="a1", red=sides[0], white=sides[1], turn=OVER)
        scores, results = state.scores(), state.returns()
        if swap:
            scores, results = scores[::-1], results[::-1]
        assert tuple(scores) == points
        if winner is None:
            assert results == [0.0, 0.0]
            assert state.winners() == [RED, WHITE]
        else:
            assert results == ([1.0, -1.0] if winner == RED else [-1.0, 1.0])


@clause("R-6.4")
def test_nobody_has_won_before_the_end() -> None:
    state = position(crown="a1", red=FIVE)
    assert state.scores() == [25, 0]
    assert state.returns() == [0.0, 0.0]


# ---- bounds --------------------------------------------------------------------------------------


@clause("R-7.1")
def test_games_keep_to_their_bounds() -> None:
    longest = 0
    for seed in range(6000, 6060):
        plays = draws = 0
        for state in random_game(Table("rosenkoenig", 2), seed):
            legal = state.legal_actions()
            assert len(legal) <= 5
            drawing = state.is_chance and state.view(None).pool < 52
            draws += drawing
        view = state.view(None)
        heroes = sum(seat.heroes for seat in view.seats)
        plays = 52 - view.pool + 8 - heroes
        assert plays <= 60
        assert draws <= 60
        longest = max(longest, plays + draws)
    assert 100 < longest <= 120


@clause("R-7.1")
def test_random_play_has_the_length_and_the_breadth_of_the_clause() -> None:
    game = tafelronde.load("rosenkoenig")
    states, counts = np.zeros(1, game.dtype), np.zeros(4, np.int64)
    out, weights = np.zeros(24, np.int32), np.zeros(24, np.int32)
    random_games(
        states, 2, np.zeros(0, np.int32), new_rng(1), 5000, True, out, weights, np.zeros(2),
        np.zeros(2), counts,
    )  # fmt: skip
    decisions, actions, _, longest = counts.tolist()
    assert decisions / 5000 == pytest.approx(110, abs=1.0)
    assert actions / decisions == pytest.approx(2.3, abs=0.05)
    assert longest <= game.bounds.steps
