"""R-3: the power card."""

import pytest
from msgspec.structs import replace

from clauses import clause
from games.rosenkoenig.positions import NINE, RED, WHITE, after, owner, position, refused, words
from games.rosenkoenig.slow_rules import CARDS, target


@clause("R-3.1")
@pytest.mark.parametrize(
    ("card", "square"),
    [("N1", "e6"), ("N3", "e8"), ("NE2", "g7"), ("E3", "h5"), ("SE1", "f4"), ("S2", "e3"),
     ("SW3", "b2"), ("W2", "c5"), ("NW3", "b8")],
)  # fmt: skip
def test_the_crown_moves_exactly_as_the_card_says(card: str, square: str) -> None:
    state = after(position(red_hand=card, white_hand=""), card)
    assert state.view(None).crown == square
    assert [name for name in NINE if owner(state, name) >= 0] == [square]


@clause("R-3.1")
def test_the_crown_never_moves_fewer_squares() -> None:
    """Neither the edge nor a stone on the target shortens the way."""
    edge = position(crown="e7", red="e7", red_hand="N3 E1", white_hand="")
    assert "N3" not in words(edge)
    blocked = position(crown="e5", red="e5 e8", red_hand="N3 E1", white_hand="")
    assert "N3" not in words(blocked)
    assert after(blocked, "E1").view(None).crown == "f5"


@clause("R-3.2")
def test_the_target_must_be_on_the_board() -> None:
    """Every card from every square; the edge cuts, nothing comes in again on the other side."""
    for crown in NINE:
        for first in range(0, 24, 5):
            hand = CARDS[first : first + 5]
            here = crown if crown != "e5" else ""
            state = position(crown=crown, red=here, red_hand=" ".join(hand), white_hand="")
            inside = {card for card in hand if target(crown, card)}
            assert words(state) - {"draw"} == inside
            if state.current_player == RED:
                for card in set(hand) - inside:
                    assert refused(state, card) == ("off-board", "R-3.2")
                    assert refused(state, card + "*") == ("off-board", "R-3.2")


@clause("R-3.2")
def test_the_last_square_inside_is_allowed() -> None:
    state = position(crown="h8", red="h8", red_hand="NE1 NE2 E1 E2 N1")
    assert words(state) == {"NE1", "E1", "N1"}
    assert refused(state, "NE2") == ("off-board", "R-3.2")


@clause("R-3.3")
@pytest.mark.parametrize("colour", ["red", "white"])
def test_the_target_must_hold_no_stone_of_either_player(colour: str) -> None:
    stones = {"red": "e5", "white": ""}
    stones[colour] += " e7"
    for turn in (RED, WHITE):
        hands = {("red_hand", "white_hand")[turn]: "N2 N1", ("white_hand", "red_hand")[turn]: ""}
        state = position(**stones, **hands, turn=turn)
        assert refused(state, "N2") == ("occupied", "R-3.3")
        assert "N1" in words(state)  # the square before it is free


@clause("R-3.4")
def test_stones_on_the_way_do_not_matter() -> None:
    state = position(red="e5 e6 f5", white="e7 g5 f6 g7", red_hand="N3 E3 NE3", white_hand="")
    assert {"N3", "E3", "NE3"} <= words(state)
    moved = after(state, "NE3")
    assert moved.view(None).crown == "h8"
    assert all(owner(moved, square) == owner(state, square) for square in ("f6", "g7"))


@clause("R-3.5")
@pytest.mark.parametrize("player", [RED, WHITE])
def test_a_stone_of_the_own_colour_and_the_crown_go_to_the_target(player: int) -> None:
    hands = (
        {"red_hand": "NW2", "white_hand": "SE1"}
        if player == RED
        else {"red_hand": "SE1", "white_hand": "NW2"}
    )
    before = position(crown="f4", red="f4", turn=player, **hands)
    state = after(before, "NW2")
    assert state.view(None).crown == "d6"
    assert owner(state, "d6") == player
    assert owner(state, "f4") == RED  # the stone that the crown leaves stays
    assert owner(state, "e5") == -1
    assert state.view(None).pool == before.view(None).pool - 1


@clause("R-3.6")
def test_the_card_goes_to_the_discard_pile() -> None:
    before = position(red_hand="NE1 NE2 NE3")
    state = after(before, "NE2")
    assert state.view(None).seats[RED].hand == ("NE1", "NE3")
    assert state.view(None).discard == ("NE2",)
    assert state.view(None).pile == before.view(None).pile
    unmoved = [replace(each.view(None).seats[WHITE], leads=()) for each in (state, before)]
    assert unmoved[0] == unmoved[1]  # but for where the cards lead from the new square
