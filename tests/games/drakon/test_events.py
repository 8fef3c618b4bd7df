"""D-5, D-6, D-7: what happens when a hero enters a tile."""

from collections import Counter

import pytest

from clauses import clause
from games.drakon.positions import (
    after,
    coins,
    drawn,
    hand,
    hero,
    lays,
    phase,
    position,
    refused,
    tile,
    words,
)

NO_TILES = ("", "key")


@clause("D-5.1")
def test_an_event_happens_at_each_entering_and_not_while_staying() -> None:
    state = position("gold:E@1,0 key@2,0", hands=("gold:N", "gold:N"))
    state = after(state, "@1,0", "@1,0")
    assert coins(state) == [1, 1]  # the second hero in the same round, too
    state = drawn(after(state, "gold:N@0,-1" if "gold:N@0,-1" in words(state) else "gold:E@0,-1"))
    assert coins(state) == [1, 1]
    back = position("gold:E@1,0 key@2,0", heroes="2,0", coins=(1, 0), hands=NO_TILES)
    assert coins(after(back, "@1,0")) == [2, 0]


@clause("D-5.2", "D-6.17")
def test_the_owner_of_the_moved_hero_does_the_event() -> None:
    state = position("mind_control:N@0,1 gold:N@1,0", players=3)
    state = after(state, "@0,1", "green@1,0")
    assert coins(state) == [0, 0, 1]
    choosing = after(
        position("mind_control:N@0,1 destroy:N@1,0 gold:N@5,5", players=3), "@0,1", "green@1,0"
    )
    assert (choosing.current_player, phase(choosing), choosing.view(None).turn) == (2, "destroy", 0)


@clause("D-5.3")
def test_events_are_compulsory_where_something_can_be_chosen() -> None:
    state = after(position("destroy:N@1,0 gold:N@0,1"), "@1,0")
    assert words(state) == {"destroy@0,1"}
    assert refused(state, "end") == ("not-a-choice", "D-12.1")
    nothing = after(position("destroy:N@1,0", heroes="0,0 1,0"), "@1,0")
    assert phase(nothing) == "main"


@clause("D-5.4")
def test_a_nested_event_is_finished_before_the_next_turn() -> None:
    tiles = "mind_control:N@0,1 destroy:N@1,0 rotate:S@0,-1 gold:N@5,5"
    state = after(position(tiles, players=3), "@0,1", "yellow@1,0")
    assert (state.current_player, phase(state)) == (1, "destroy")
    state = after(state, "destroy@5,5")
    assert (state.current_player, phase(state), state.view(None).turns) == (1, "main", 1)


@clause("D-5.5")
def test_turned_exchanged_and_laid_tiles_fire_nothing() -> None:
    state = after(position("rotate:N@1,0 gold:N@0,1", heroes="0,0 0,1"), "@1,0", "turn90@0,1")
    assert coins(state) == [0, 0]
    assert tile(state, 0, 1) == "gold:E"


@clause("D-5.6", "D-8.1")
def test_the_fifth_coin_wins_at_once() -> None:
    state = after(position("gold:N@1,0", coins=(4, 4)), "@1,0")
    assert state.is_terminal
    assert state.returns() == [1.0, -1.0]
    assert not after(position("gold:N@1,0", coins=(3, 4)), "@1,0").is_terminal


@clause("D-6.1", "D-6.20")
@pytest.mark.parametrize("kind", ["blank:N", "vortex", "key", "wind:N", "storm:N"])
def test_some_tiles_do_nothing_on_entering(kind: str) -> None:
    before = position(f"{kind}@1,0", coins=(2, 2), on_start=1)
    state = after(before, "@1,0")
    assert (coins(state), phase(state), state.current_player) == ([2, 2], "main", 1)


@clause("D-6.2", "D-6.3", "D-6.4")
def test_gold_toll_and_well_move_one_coin() -> None:
    for kind, left, on_start in (("gold:N", 3, 0), ("toll:N", 1, 1), ("wishing_well:N", 1, 0)):
        state = after(position(f"{kind}@1,0", coins=(2, 0)), "@1,0")
        assert (coins(state), state.view(None).on_start) == ([left, 0], on_start)
    for kind in ("toll:N", "wishing_well:N"):
        poor = after(position(f"{kind}@1,0", coins=(0, 2)), "@1,0")
        assert (coins(poor), poor.view(None).on_start) == ([0, 2], 0)


@clause("D-6.5")
def test_on_the_start_tile_a_coin_may_be_taken() -> None:
    state = after(position("key@1,0", heroes="1,0", on_start=2), "@0,0")
    assert words(state) == {"take", "leave"}
    assert (coins(after(state, "take")), after(state, "take").view(None).on_start) == ([1, 0], 1)
    assert coins(after(state, "leave")) == [0, 0]
    assert phase(after(position("key@1,0", heroes="1,0"), "@0,0")) == "main"


@clause("D-6.6")
def test_coins_are_stolen_from_the_neighbours_at_the_table() -> None:
    for kind, expected in (("steal_left:N", [1, 0, 1]), ("steal_right:N", [1, 1, 0])):
        assert coins(after(position(f"{kind}@1,0", players=3, coins=(0, 1, 1)), "@1,0")) == expected
    for kind in ("steal_left:N", "steal_right:N"):
        assert coins(after(position(f"{kind}@1,0", coins=(0, 1)), "@1,0")) == [1, 0]
        assert coins(after(position(f"{kind}@1,0", coins=(1, 0)), "@1,0")) == [1, 0]


@clause("D-6.7")
def test_a_tile_is_stolen_blindly_from_an_opponent_who_has_one() -> None:
    hands = ("key", "gold:N gold:N toll:N", "")
    state = after(position("steal_tile:N@1,0", players=3, hands=hands), "@1,0")
    assert words(state) == {"yellow"}
    assert refused(state, "green") == ("no-tiles-to-take", "D-6.7")
    state = after(state, "yellow")
    shares = {state.format(step): weight for step, weight in state.chance_outcomes()}
    assert shares == {"+gold:N": 2, "+toll:N": 1}
    state = after(state, "+toll:N")
    assert hand(state, 0) == Counter({"key": 1, "toll:N": 1})
    assert hand(state, 1) == Counter({"gold:N": 2})
    bare = after(position("steal_tile:N@1,0", hands=("key", "")), "@1,0")
    assert phase(bare) == "main"


@clause("D-6.8", "D-6.9")
def test_magical_shift_exchanges_a_laid_tile_for_one_of_the_hand() -> None:
    tiles = "magic_shift:N@1,0 gold:N@0,1 blank:W@1,1 toll:S@0,-1"
    state = after(position(tiles, heroes="0,0 0,-1", hands=("gold:NE gold:N", "key")), "@1,0")
    here = {word.partition("@")[0] for word in words(state) if word.endswith("@0,1")}
    # arrows point in from the south and the east
    assert here == {"gold:N", "gold:W", "gold:NW"}
    assert refused(state, "gold:E@0,1") == ("facing-arrows", "D-3.3")
    assert refused(state, "gold:N@0,0") == ("start-stays", "D-7.1")
    assert refused(state, "gold:N@0,-1") == ("hero-there", "D-6.8")
    assert refused(state, "gold:N@1,0") == ("hero-there", "D-6.8")
    assert refused(state, "gold:N@2,0") == ("no-tile-there", "D-4.1")
    assert refused(state, "toll:N@0,1") == ("not-in-hand", "D-3.1")
    pile = state.view(None).pile
    changed = after(state, "gold:NW@0,1")
    assert tile(changed, 0, 1) == "gold:NW"
    assert hand(changed, 0) == Counter({"gold:N": 2})  # the old one is not the one put there
    assert changed.view(None).pile == pile
    assert "gold:N@0,1" in words(state)  # the same look may be put back


@clause("D-6.10")
def test_magical_shift_without_a_tile_or_a_place_does_nothing() -> None:
    no_tile = position("magic_shift:N@1,0 gold:N@0,1", hands=NO_TILES)
    assert phase(after(no_tile, "@1,0")) == "main"
    no_place = position("magic_shift:N@1,0", hands=("key", "key"))
    assert phase(after(no_place, "@1,0")) == "main"


@clause("D-6.11", "D-6.12")
def test_a_destroyed_tile_goes_under_the_pile() -> None:
    tiles = "destroy:N@1,0 gold:E@0,1 blank:N@0,2 toll:S@0,-1"
    state = after(position(tiles, heroes="0,0 0,-1"), "@1,0")
    assert words(state) == {"destroy@0,1", "destroy@0,2"}
    assert refused(state, "destroy@0,0") == ("start-stays", "D-7.1")
    assert refused(state, "destroy@0,-1") == ("hero-there", "D-6.8")
    pile = state.view(None).pile
    state = after(state, "destroy@0,1")  # the blank room above is cut off
    assert tile(state, 0, 1) is None
    assert state.view(None).pile == pile + 1
    assert [(sunk.kind, sunk.arrows) for sunk in state.view(None).bottom] == [("gold", "N")]
    empty = position(tiles, heroes="0,0 0,-1", hands=("gold:N", "gold:N"), pile=False)
    empty = after(empty, "@1,0", "destroy@0,2")
    laid = after(empty, sorted(lays(empty))[0])
    assert words(laid) == {"+blank:N"}  # the next to lay draws it


@clause("D-6.13", "D-7.1")
def test_any_tile_may_be_turned_where_no_arrows_come_to_face() -> None:
    tiles = "rotate:N@1,0 blank:N@0,1 gold:NE@-1,0"
    with pytest.raises(AssertionError):
        position(tiles)  # gold to the east would face the start tile
    tiles = "rotate:N@1,0 blank:N@0,1 gold:N@-1,0"
    state = after(position(tiles, heroes="0,0 0,1"), "@1,0")
    assert "turn90@0,0" in words(state)  # start, with a hero or without
    assert {"turn90@0,1", "turn270@0,1"} <= words(state)
    assert refused(state, "turn180@0,1") == ("facing-arrows", "D-3.3")
    assert {"turn90@1,0", "turn180@1,0"} <= words(state)  # the own tile
    assert refused(state, "turn270@1,0") == ("facing-arrows", "D-3.3")
    assert tile(after(state, "turn90@0,1"), 0, 1) == "blank:E"


@clause("D-6.14")
def test_each_look_is_one_turn_named_by_the_smallest() -> None:
    tiles = "rotate:N@1,0 gold:NS@4,4 key@6,6 gold:NES@8,8"
    state = after(position(tiles), "@1,0")
    turns = {word for word in words(state) if word.endswith(("@4,4", "@6,6", "@8,8"))}
    assert turns == {
        "turn90@4,4", "turn180@4,4", "turn90@6,6", "turn90@8,8", "turn180@8,8", "turn270@8,8",
    }  # fmt: skip
    assert refused(state, "turn270@4,4") == ("no-such-turn", "D-6.14")
    assert refused(state, "turn180@6,6") == ("no-such-turn", "D-6.14")
    assert tile(after(state, "turn180@4,4"), 4, 4) == "gold:NS"
    assert tile(after(state, "turn90@4,4"), 4, 4) == "gold:EW"


@clause("D-6.15")
def test_without_a_legal_turn_nothing_happens() -> None:
    """With a start tile of four arrows there is always one; hemmed in on three sides, too, a
    start tile of three arrows cannot be turned, and the other tiles here cannot either."""
    with_four = after(position("rotate:N@1,0"), "@1,0")
    assert "turn90@0,0" in words(with_four)


@clause("D-6.16")
def test_mind_control_moves_an_opponent_by_the_rules_of_his_tile() -> None:
    tiles = "mind_control:N@0,1 vortex@3,3 key@5,5 blank:W@6,5 storm:N@8,8"
    state = position(tiles, players=4, heroes="0,0 3,3 5,5 8,8", hands=("", "", "", "key"))
    found = words(after(state, "@0,1"))
    assert {word for word in found if word.startswith("yellow")} == {
        "yellow@0,0", "yellow@0,1", "yellow@5,5", "yellow@6,5", "yellow@8,8",
    }  # fmt: skip
    assert {word for word in found if word.startswith("green")} == {"green@6,5"}
    assert not {word for word in found if word.startswith(("red", "blue"))}
    assert refused(after(state, "@0,1"), "red@8,9") == ("no-tile-there", "D-4.1")


@clause("D-6.18")
def test_mind_control_needs_a_hero_who_can_move() -> None:
    stuck = position("mind_control:N@0,1 blank:N@1,0", heroes="0,0 1,0")
    assert phase(after(stuck, "@0,1")) == "main"
    free = after(position("mind_control:N@0,1"), "@0,1")
    assert words(free) == {"yellow@0,1"}
    assert refused(free, "end") == ("not-a-choice", "D-12.1")


@clause("D-6.19", "D-5.4")
def test_a_chain_of_three_goes_on_until_somebody_enters_another_room() -> None:
    tiles = "mind_control:N@0,1 mind_control:NE@1,0 mind_control:ESW@0,-1 gold:N@-1,0"
    state = position(tiles, players=4, hands=("", "", "", "key"))
    state = after(state, "@0,1")
    assert (state.current_player, state.view(None).event.chain) == (0, 1)
    state = after(state, "yellow@1,0")
    assert (state.current_player, state.view(None).event.chain) == (1, 2)
    state = after(state, "green@0,-1")
    assert (state.current_player, state.view(None).event.chain) == (2, 3)
    assert state.view(None).event.kind == "mind_control"
    assert state.view(None).turn == 0
    state = after(state, "red@-1,0")
    assert coins(state) == [0, 0, 0, 1]
    assert (state.current_player, state.view(None).event) == (1, None) or phase(state) == "main"


@clause("D-7.2")
def test_coins_stay_on_the_start_tile_when_it_is_turned() -> None:
    state = after(position("rotate:N@1,0", on_start=3), "@1,0", "turn90@0,0")
    assert state.view(None).on_start == 3
    assert hero(state, 1) == (0, 0)
