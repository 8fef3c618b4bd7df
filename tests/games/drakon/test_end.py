"""D-8, D-9: how the game ends."""

from collections.abc import Callable

import pytest

from clauses import clause
from games.drakon.positions import after, coins, phase, position, words
from tafelronde.core.objects.state import State

LINE = "blank:E@1,0 blank:N@2,0"
"""A dead end."""


@clause("D-8.1")
def test_five_coins_win_in_anothers_turn_too() -> None:
    tiles = "mind_control:N@0,1 gold:N@1,0"
    state = after(position(tiles, players=3, coins=(4, 0, 4)), "@0,1", "green@1,0")
    assert (phase(state), state.view(None).turn) == ("won-coins", 0)
    assert state.returns() == [-1.0, -1.0, 1.0]
    assert state.game.verdict is not None
    assert [t.code for t in state.game.verdict(state)] == ["won-coins"]


@clause("D-8.2", "D-8.3")
def test_when_nobody_can_do_anything_most_coins_win() -> None:
    heroes = "1,0 2,0"
    for held, expected in (((2, 1), [1.0, -1.0]), ((1, 1), [0.0, 0.0])):
        state = position(LINE, heroes=heroes, hands=("", ""), coins=held, on_start=9, pile=False)
        state = after(state, "@2,0")
        assert phase(state) == "stuck"
        assert state.returns() == expected
    three = position(
        LINE, players=3, heroes="1,0 2,0 2,0", hands=("", "", ""), coins=(1, 2, 2), pile=False
    )
    assert after(three, "@2,0").returns() == [-1.0, 0.0, 0.0]  # two share
    assert after(three, "@2,0").winners() == [1, 2]


@clause("D-8.2")
def test_a_tile_in_a_hand_or_a_hero_who_can_move_keeps_it_going() -> None:
    with_tile = position(LINE, heroes="1,0 2,0", hands=("", "key"), pile=False)
    assert not after(with_tile, "@2,0").is_terminal
    with_way = position(LINE, heroes="1,0 0,0", hands=("", ""), pile=False)
    assert not after(with_way, "@2,0").is_terminal


def walk(state: State, *, until: Callable[[State], bool]) -> State:
    """Round and round, without anything to be found."""
    state = state.copy()
    while not state.is_terminal and not until(state):
        state.apply(state.legal_actions()[0])
    return state


@clause("D-8.4")
@pytest.mark.parametrize("players", [2, 3])
def test_endless_walking_ends_after_thirty_rounds(players: int) -> None:
    circle = "blank:N@1,1 blank:W@1,2 blank:S@0,2 blank:E@0,1"
    state = position(
        circle, players, heroes="1,1 " * players, hands=("",) * players, pile=False, coins=(1, 2)
    )
    ended = walk(state, until=lambda s: s.view(None).still >= 30 * players)
    assert phase(ended) == "quiet"
    assert ended.view(None).turns == 30 * players
    assert ended.winners() == [1]
    almost = walk(state, until=lambda s: s.view(None).still >= 30 * players - 1)
    assert not almost.is_terminal


@clause("D-8.4")
def test_a_change_of_coins_or_a_tile_in_a_hand_begins_the_count_anew() -> None:
    circle = "blank:N@1,1 blank:W@1,2 toll:S@0,2 blank:E@0,1"
    paying = position(circle, heroes="1,2 1,1", hands=("", ""), pile=False, coins=(2, 0))
    paid = after(paying, "@0,2")
    assert paid.view(None).still == 0
    assert after(paid, "@1,2").view(None).still == 1
    holding = position(circle, heroes="1,1 1,1", hands=("key", ""), pile=True)
    assert after(holding, "@1,2").view(None).still == 0


@clause("D-8.4")
def test_no_game_has_more_than_500_turns_for_each_player() -> None:
    state = position("blank:N@1,0", hands=("key gold:N", "gold:N"))
    state.array["turns"] = 998
    assert not after(state, "@1,0").is_terminal
    state.array["turns"] = 999
    ended = after(state, "@1,0")
    assert (phase(ended), ended.view(None).turns) == ("long", 1000)


# ---- D-9: the variant escape ---------------------------------------------------------------------


@clause("D-9.1")
@pytest.mark.parametrize("kind", ["key", "vortex"])
@pytest.mark.parametrize("held", [4, 5])
def test_with_four_coins_a_key_or_vortex_leads_out(kind: str, held: int) -> None:
    state = after(position(f"{kind}@1,0", coins=(held, 0), escape=True), "@1,0")
    assert phase(state) == "won-escape"
    assert state.returns() == [1.0, -1.0]
    few = after(position(f"{kind}@1,0", coins=(3, 0), escape=True), "@1,0")
    assert phase(few) == "main"
    plain = after(position(f"{kind}@1,0", coins=(4, 0)), "@1,0")
    assert phase(plain) == "main"


@clause("D-9.1")
def test_five_coins_alone_do_not_win_there() -> None:
    state = after(position("gold:N@1,0", coins=(4, 0), escape=True), "@1,0")
    assert (phase(state), coins(state)) == ("main", [5, 0])


@clause("D-9.2")
def test_passing_through_does_not_count_and_being_moved_does() -> None:
    tiles = "wind:E@1,0 key@2,0 blank:N@3,0"
    passing = position(tiles, heroes="1,0", coins=(4, 0), escape=True)
    assert phase(after(passing, "@3,0")) == "main"
    moved = position("mind_control:N@0,1 vortex@1,0", coins=(0, 4), escape=True)
    ended = after(moved, "@0,1", "yellow@1,0")
    assert (phase(ended), ended.winners()) == ("won-escape", [1])


@clause("D-9.3")
def test_the_fourth_coin_on_such_a_tile_is_not_enough() -> None:
    tiles = "key@1,0 blank:N@2,0"
    state = position(
        tiles,
        heroes="1,0 1,0",
        coins=(3, 1),
        escape=True,
        figures="thief wizard",
        hands=("", "key"),
    )
    state = after(state, "yellow")
    assert (coins(state), phase(state)) == ([4, 0], "main")  # he must enter one again
    assert "@2,0" in words(state)


@clause("D-9.4")
def test_the_other_ends_hold_there_too() -> None:
    state = position(LINE, heroes="1,0 2,0", hands=("", ""), coins=(7, 6), escape=True, pile=False)
    state = after(state, "@2,0")
    assert (phase(state), state.winners()) == ("stuck", [0])
