"""R-5: the hero card."""

import pytest

from clauses import clause
from games.rosenkoenig.positions import RED, WHITE, after, owner, position, refused, words
from games.rosenkoenig.slow_rules import CARDS


@clause("R-5.1")
def test_a_hero_goes_with_a_card_onto_a_foreign_stone() -> None:
    state = position(red="e5 e7", white="g7 f6", red_hand="NE2 NE1 N2 N1", white_hand="S1")
    assert words(state) == {"NE2*", "NE1*", "N1", "draw"}
    assert refused(state, "NE2") == ("occupied", "R-3.3")  # not without the hero
    assert refused(state, "N1*") == ("no-stone-to-turn", "R-5.1")  # not onto an empty square
    assert refused(state, "N2*") == ("own-stone", "R-5.1")  # not onto an own stone
    assert refused(state, "NE3*") == ("not-in-hand", "R-2.1")  # not without the card
    assert after(state, "NE2*").view(None).crown == "g7"


@clause("R-5.1")
def test_a_hero_moves_exactly_the_distance_too() -> None:
    state = position(red="e5", white="e6", red_hand="N2 N3", white_hand="")
    assert refused(state, "N2*") == ("no-stone-to-turn", "R-5.1")
    assert refused(state, "N3*") == ("no-stone-to-turn", "R-5.1")
    edge = position(crown="e9", red="e9", white="e8", red_hand="N1 S1", white_hand="")
    assert refused(edge, "N1*") == ("off-board", "R-3.2")
    assert "S1*" in words(edge)


@clause("R-5.2")
@pytest.mark.parametrize("player", [RED, WHITE])
def test_the_stone_is_turned_and_the_crown_moves_onto_it(player: int) -> None:
    own, foreign = ("red", "white") if player == RED else ("white", "red")
    hands = {f"{own}_hand": "E2", f"{foreign}_hand": "N1"}
    before = position(**{own: "e5", foreign: "g5"}, **hands, turn=player)
    state = after(before, "E2*")
    assert owner(state, "g5") == player
    assert state.view(None).crown == "g5"
    assert state.view(None).pool == before.view(None).pool  # no stone leaves the pool
    assert owner(state, "f5") == -1


@clause("R-5.2", "R-6.3")
def test_turning_a_stone_splits_one_area_and_joins_others() -> None:
    """White's cross falls apart into four; red's four corners become one area of five."""
    state = position(
        crown="e2", red="e2 d5 d6 f5 f6", white="e4 e5 e6 e7 d4", red_hand="N3", white_hand="S1"
    )
    assert state.scores() == [1 + 4 + 4, 25]
    state = after(state, "N3*")  # e5
    assert state.scores() == [1 + 25, 4 + 4]
    state = position(
        crown="e2", red="e2 d5", white="e4 e5 e6 f5 d4 f6 f4", red_hand="N3", white_hand="S1"
    )
    assert state.scores() == [2, 49]
    assert after(state, "N3*").scores() == [1 + 4, 36]  # a ring holds together: d4 e4 f4 f5 f6 e6


@clause("R-5.3")
def test_the_hero_is_gone_and_the_card_is_played() -> None:
    before = position(red="e5", white="g5", red_hand="E2 N1", white_hand="N2", heroes=(3, 2))
    state = after(before, "E2*")
    assert [seat.heroes for seat in state.view(None).seats] == [2, 2]
    assert state.view(None).discard == ("E2",)
    assert state.view(None).seats[RED].hand == ("N1",)


@clause("R-5.3")
def test_a_hero_does_not_come_back_with_a_new_pile() -> None:
    discard = " ".join(card for card in CARDS if card not in {"E2", "N1", "W3"})
    state = position(red="e5", white="g5", red_hand="E2", white_hand="N1", discard=discard)
    state = after(state, "E2*", "draw", "+W3")  # E2 is shuffled into the new pile
    assert state.view(None).pile == 22
    assert [seat.heroes for seat in state.view(None).seats] == [3, 4]


@clause("R-5.4")
@pytest.mark.parametrize("heroes", [0, 1])
def test_without_a_hero_left_no_stone_is_turned(heroes: int) -> None:
    state = position(red="e5", white="g5", red_hand="E2", heroes=(heroes, 4))
    if heroes:
        assert "E2*" in words(state)
        assert after(state, "E2*").view(None).seats[RED].heroes == 0
    else:
        assert refused(state, "E2*") == ("no-hero-left", "R-5.4")


@clause("R-5.4")
def test_the_other_players_heroes_do_not_help() -> None:
    state = position(red="g5", white="e5", white_hand="E2", heroes=(4, 0), turn=WHITE)
    assert refused(state, "E2*") == ("no-hero-left", "R-5.4")
