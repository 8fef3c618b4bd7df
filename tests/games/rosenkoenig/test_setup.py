"""R-1: material and setup."""

import tafelronde
from clauses import clause
from games.rosenkoenig.positions import RED, WHITE, after, dealt, owner, position, words
from games.rosenkoenig.slow_rules import CARDS, square_of, target
from tafelronde.core.contract.rng import new_rng

DEAL = ("+N1", "+S1", "+NE2", "+SW2", "+E3", "+W3", "+SE1", "+NW1", "+S2", "+N2")


@clause("R-1.1")
def test_the_crown_starts_on_the_empty_centre_of_nine_by_nine() -> None:
    state = tafelronde.load("rosenkoenig").new()
    assert state.view(None).crown == "e5"
    assert state.view(None).stones == (-1,) * 81
    corners = {"a1": "S1", "i1": "S1", "a9": "N1", "i9": "N1"}
    for corner, beyond in corners.items():
        edge = position(crown=corner, red=corner, red_hand=f"{beyond} E1 W1", white_hand="")
        assert len(words(edge) - {"draw"}) == 1  # one way along the edge, none beyond it
    centre = position(red_hand="N3 E3 S3 W3 NE1", white_hand="")
    assert words(centre) == {"N3", "E3", "S3", "W3", "NE1"}


@clause("R-1.2")
def test_both_colours_come_from_one_pool_of_52() -> None:
    state = position(red_hand="N1 E1", white_hand="NE2 S2")
    assert (state.view(None).laid, state.view(None).pool) == (0, 52)
    state = after(state, "N1", "NE2", "E1", "S2")
    assert (state.view(None).laid, state.view(None).pool) == (4, 48)
    assert [state.view(None).stones.count(player) for player in (RED, WHITE)] == [2, 2]


@clause("R-1.3")
def test_there_is_one_card_of_each_direction_and_distance() -> None:
    state = tafelronde.load("rosenkoenig").new()
    ways = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    assert words(state) == {f"+{way}{far}" for way in ways for far in (1, 2, 3)}
    assert len(state.chance_outcomes()) == 24
    state.apply("+NE2")
    assert "+NE2" not in words(state)
    assert len(state.chance_outcomes()) == 23


@clause("R-1.4")
def test_each_player_has_four_heroes() -> None:
    assert [seat.heroes for seat in dealt().view(None).seats] == [4, 4]


@clause("R-1.5")
def test_five_cards_are_dealt_to_each_one_at_a_time_red_first() -> None:
    state = tafelronde.load("rosenkoenig").new()
    hands: tuple[list[str], list[str]] = ([], [])
    for number, step in enumerate(DEAL):
        assert state.is_chance
        assert {weight for _, weight in state.chance_outcomes()} == {1}
        hands[number % 2].append(step[1:])
        state.apply(step)
        for seat, hand in zip(state.view(None).seats, hands, strict=True):
            assert set(seat.hand) == set(hand)
    assert not state.is_chance
    assert [len(hand) for hand in hands] == [5, 5]
    assert state.view(None).pile == 14
    assert state.view(None).discard == ()


@clause("R-1.6")
def test_all_is_open_but_the_order_of_the_pile() -> None:
    state = after(position(red_hand="N1 NE1 E1 SE1", white_hand="N2"), "draw")
    views = {repr(state.view(player)) for player in (RED, WHITE, None)}
    assert len(views) == 1
    assert all("N2" in state.view(player).seats[WHITE].hand for player in (RED, WHITE, None))
    assert len({weight for _, weight in state.chance_outcomes()}) == 1  # no card lies on top
    state.apply("+W3")
    assert "W3" in state.view(WHITE).seats[RED].hand
    rng = new_rng(1)
    assert all(state.resample(player, rng) == state for player in (RED, WHITE))


@clause("R-1.7")
def test_a_card_means_the_same_way_for_both() -> None:
    for card in CARDS:
        for x in range(9):
            for y in range(9):
                crown = square_of(x, y) or ""
                here, there = crown if crown != "e5" else "", target(crown, card)
                for player in (RED, WHITE):
                    hands = {"red_hand": card} if player == RED else {"white_hand": card}
                    other = {"white_hand": ""} if player == RED else {"red_hand": ""}
                    state = position(crown=crown, red=here, turn=player, **hands, **other)
                    assert (card in words(state)) == (there is not None)
                    if there is not None:
                        state.apply(card)
                        assert state.view(None).crown == there
                        assert owner(state, there) == player


@clause("R-1.8")
def test_red_begins_and_turns_alternate() -> None:
    for seed in range(20):
        assert dealt(seed).current_player == RED
    state = position(red_hand="N1 NE1 E1 SE1", white_hand="N2 NE2 E2 SE2")
    movers: list[int] = []
    for step in ("N1", "NE2", "draw", "+W1", "draw", "+W2", "E1"):
        if not state.is_chance:
            movers.append(state.current_player)
        state.apply(step)
    assert movers == [RED, WHITE, RED, WHITE, RED]
    assert state.current_player == WHITE
