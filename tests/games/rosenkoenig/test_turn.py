"""R-2: the turn."""

import pytest

from clauses import clause
from games.rosenkoenig.positions import RED, WHITE, after, position, refused, words
from tafelronde.core.facts.errors import InvalidAction

STUCK = "N2 N3 NE2 NE3 NW3"
"""Cards that all point off the board while the crown is on the two upper ranks."""


@clause("R-2.1")
def test_a_turn_is_a_card_or_a_draw_or_a_card_with_a_hero() -> None:
    state = position(crown="e5", red="e5", white="e6 f6", red_hand="N1 NE1 E1 S2")
    assert words(state) == {"N1*", "NE1*", "E1", "S2", "draw"}
    for step in ("N1*", "E1"):
        assert after(state, step).current_player == WHITE
    drawing = after(state, "draw")
    assert drawing.is_chance
    assert after(drawing, "+W1").current_player == WHITE


@clause("R-2.1")
@pytest.mark.parametrize("word", ["*", "hero", "N1 E1", "N1+E1", "N1**", "draw*", "N4", "E"])
def test_nothing_else_is_a_turn(word: str) -> None:
    with pytest.raises(InvalidAction):
        position().apply(word)


@clause("R-2.1")
def test_only_cards_in_the_own_hand_can_be_played() -> None:
    state = position(red_hand="N1", white_hand="N2")
    assert refused(state, "N2")[0] == "not-in-hand"  # the other's
    assert refused(state, "E1")[0] == "not-in-hand"  # in the pile
    assert refused(state, "N2*")[0] == "not-in-hand"
    assert "N1" in words(state)


@clause("R-2.2")
def test_nobody_may_pass() -> None:
    state = position(crown="a9", red="a9", red_hand="S1 N1 NW1 NE1 NW2")
    assert words(state) == {"S1"}
    for word in ("pass", "", "-"):
        with pytest.raises(InvalidAction):
            state.apply(word)


@clause("R-2.2")
def test_a_hero_must_be_played_when_nothing_else_can_be_done() -> None:
    state = position(crown="a9", red="a9", white="a8", red_hand="S1 N1 NW1 NE1 NW2")
    assert state.current_player == RED
    assert words(state) == {"S1*"}
    state = position(crown="a9", red="a9", white="a8", red_hand="S1 N1 NW1 NE1")
    assert words(state) == {"S1*", "draw"}


@clause("R-2.2")
def test_a_player_who_can_do_something_is_not_skipped() -> None:
    """The near misses of R-2.3: a card to play, or room to draw."""
    for hand in ("W2 N1 N2 N3 NE1", "N1 N2 N3 NE1"):
        state = position(crown="d9", red="d9", red_hand="W1 S1", white_hand=hand)
        assert after(state, "W1").current_player == WHITE


@clause("R-2.3")
def test_who_can_do_nothing_is_skipped_until_he_can_again() -> None:
    """White holds five cards that point off the board; red goes on until one does not."""
    state = position(crown="a8", red="a8", red_hand="N1 E1 E2 S3", white_hand=STUCK)
    state.apply("N1")  # a9
    assert state.current_player == RED
    assert words(state) == {"E1", "E2", "S3", "draw"}
    state = after(state, "E1")  # b9: white's cards still point off the board
    assert state.current_player == RED
    state = after(state, "draw")
    assert state.is_chance
    state = after(state, "+W3")
    assert state.current_player == RED  # also after a draw
    state = after(state, "S3")  # b6: N2 can be played
    assert state.current_player == WHITE
    assert words(state) == {"N2", "N3*", "NE2", "NE3"}


@clause("R-2.3")
def test_a_skip_is_no_action_and_changes_nothing() -> None:
    before = position(crown="a8", red="a8", red_hand="N1 E1", white_hand=STUCK)
    state = after(before, "N1")
    assert state.view(None).seats[WHITE] == before.view(None).seats[WHITE]
    assert state.view(None).pile == before.view(None).pile


@clause("R-2.3")
def test_a_hero_or_a_missing_card_prevents_the_skip() -> None:
    place = {"crown": "b8", "red": "b8 a8", "red_hand": "NW1 E1"}
    stuck = "S1 N2 N3 NE2 NE3"
    assert after(position(**place, white_hand=stuck), "NW1").current_player == WHITE  # S1*
    state = position(**place, white_hand=stuck, heroes=(4, 0))
    assert after(state, "NW1").current_player == RED
    state = position(**place, white_hand="N2 N3 NE2 NE3", heroes=(4, 0))
    assert after(state, "NW1").current_player == WHITE  # draws
