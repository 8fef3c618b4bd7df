"""R-4: drawing a card."""

import pytest

from clauses import clause
from games.rosenkoenig.positions import RED, WHITE, after, position, refused, words
from games.rosenkoenig.slow_rules import CARDS
from tables import Table, random_states


@clause("R-4.1")
@pytest.mark.parametrize("turn", [RED, WHITE])
def test_five_cards_are_the_limit(turn: int) -> None:
    full, other = "N1 NE1 E1 SE1 S1", "N2 NE2 E2"
    red, white = (full, other) if turn == RED else (other, full)
    state = position(red_hand=red, white_hand=white, turn=turn)
    assert refused(state, "draw") == ("hand-full", "R-4.1")
    for hand in ("N1 NE1 E1 SE1", "N1", ""):
        red, white = (hand, other) if turn == RED else (other, hand)
        assert "draw" in words(position(red_hand=red, white_hand=white, turn=turn))


@clause("R-4.2")
def test_one_card_of_the_pile_comes_openly_into_the_hand() -> None:
    before = position(red_hand="N1 NE1", white_hand="N2", discard="W1 W2")
    drawing = after(before, "draw")
    held = {"N1", "NE1", "N2", "W1", "W2"}
    assert words(drawing) == {f"+{card}" for card in CARDS if card not in held}
    assert {weight for _, weight in drawing.chance_outcomes()} == {1}
    state = after(drawing, "+SW3")
    for viewer in (RED, WHITE, None):
        assert set(state.view(viewer).seats[RED].hand) == {"N1", "NE1", "SW3"}
    assert state.view(None).seats[WHITE] == before.view(None).seats[WHITE]
    assert state.view(None).pile == before.view(None).pile - 1
    assert state.view(None).discard == ("W1", "W2")
    assert state.view(None).crown == before.view(None).crown


@clause("R-4.2")
def test_the_card_goes_to_the_one_who_draws() -> None:
    state = after(position(red_hand="N1", white_hand="N2", turn=WHITE), "draw", "+SW3")
    assert state.view(None).seats[WHITE].hand == ("N2", "SW3")
    assert state.view(None).seats[RED].hand == ("N1",)
    assert state.current_player == RED


def all_played_but(*pile: str) -> str:
    """The discard pile when red holds N1, white N2, and these lie in the pile."""
    return " ".join(card for card in CARDS if card not in {"N1", "N2", *pile})


@clause("R-4.3")
def test_the_last_card_drawn_shuffles_the_played_ones_at_once() -> None:
    hands = {"red_hand": "N1", "white_hand": "N2"}
    state = after(position(**hands, discard=all_played_but("W3")), "draw")
    assert words(state) == {"+W3"}
    state = after(state, "+W3")
    assert state.view(None).discard == ()
    assert state.view(None).pile == 21
    drawing = after(state, "draw")
    assert words(drawing) == {f"+{card}" for card in CARDS if card not in {"N1", "N2", "W3"}}


@clause("R-4.3")
def test_while_a_card_is_left_nothing_is_shuffled() -> None:
    hands = {"red_hand": "N1", "white_hand": "N2"}
    state = after(position(**hands, discard=all_played_but("W3", "W2")), "draw", "+W3")
    assert state.view(None).pile == 1
    assert len(state.view(None).discard) == 20
    drawing = after(state, "draw")
    assert words(drawing) == {"+W2"}
    state = after(drawing, "+W2")
    assert (state.view(None).pile, state.view(None).discard) == (20, ())


@clause("R-4.3")
def test_a_card_played_later_waits_for_the_next_shuffle() -> None:
    hands = {"red_hand": "N1", "white_hand": "N2"}
    state = after(position(**hands, discard=all_played_but("W3")), "draw", "+W3", "N2")
    assert state.view(None).discard == ("N2",)
    assert "+N2" not in words(after(state, "draw"))


@clause("R-4.4")
def test_with_fewer_than_five_cards_a_draw_is_always_possible() -> None:
    """In random games; and the pile is never empty, so that the draw has outcomes."""
    draws = 0
    for state in random_states(Table("rosenkoenig", 2), seed=5000, games=40):
        view = state.view(None)
        assert view.pile >= 1
        if state.current_player < 0:
            continue
        room = len(view.seats[state.current_player].hand) < 5
        assert ("draw" in words(state)) == room
        draws += room
    assert draws > 1000
