"""D-10: the heroes' abilities."""

from collections import Counter

import pytest

from clauses import clause
from games.drakon.positions import (
    FIGURES,
    after,
    coins,
    dealt,
    drawn,
    hand,
    hero,
    moves,
    phase,
    position,
    refused,
    words,
)
from tafelronde.games.drakon.telling import tell


@clause("D-10.1")
def test_heroes_are_assigned_at_random_and_each_ability_is_used_once() -> None:
    figures = [seat.figure for seat in dealt(6, heroes=True).view(None).seats]
    assert sorted(figures) == sorted(FIGURES)
    state = position("blank:NE@1,0 blank:E@2,0 blank:N@3,0", figures="amazon thief")
    state = after(state, "amazon@1,0")
    assert state.view(None).seats[0].used
    assert refused(state, "amazon@2,0") == ("no-ability", "D-10.1")
    assert refused(position("", figures="thief amazon"), "amazon@1,0") == ("no-ability", "D-10.1")


@clause("D-10.2", "D-12.3")
def test_abilities_come_before_or_after_the_normal_action() -> None:
    state = position("blank:N@1,0 gold:N@1,1", figures="amazon wizard", hands=("key", "key"))
    before = after(state, "amazon@1,0")
    assert (before.current_player, phase(before)) == (0, "main")
    done = after(before, "@1,1")
    assert (done.current_player, coins(done)) == (1, [1, 0])
    later = after(state, "@1,0")
    assert (later.current_player, phase(later), words(later)) == (0, "post", {"amazon@1,1", "end"})
    assert coins(after(later, "amazon@1,1")) == [1, 0]
    assert after(later, "end").current_player == 1
    wizard = position("blank:N@1,0 blank:N@2,0", figures="wizard thief", hands=("key", "key"))
    assert after(wizard, "@1,0").current_player == 1  # never after the action


@clause("D-10.3")
def test_an_ability_serves_in_a_turn_without_anything_else() -> None:
    tiles = "blank:N@1,0"
    state = position(
        tiles, heroes="1,0 1,0", hands=("", "key"), coins=(0, 1), figures="thief amazon"
    )
    assert words(state) == {"yellow", "end"}
    assert after(state, "end").current_player == 1
    assert coins(after(state, "yellow")) == [1, 0]


@clause("D-10.3")
def test_only_the_wizards_ability_keeps_a_game_going() -> None:
    tiles = "blank:E@1,0 blank:N@2,0"
    for figures, goes_on in (("thief wizard", True), ("thief dwarf", False)):
        state = position(tiles, heroes="1,0 2,0", hands=("", ""), figures=figures, pile=False)
        assert after(state, "@2,0").is_terminal != goes_on
    spent = position(
        tiles, heroes="1,0 2,0", hands=("", ""), figures="thief wizard", used=(0, 1), pile=False
    )
    assert after(spent, "@2,0").is_terminal
    stuck = position(
        "mind_control:N@0,1 blank:N@1,0", heroes="0,0 1,0", figures="thief wizard", used=(1, 0)
    )
    assert phase(after(stuck, "@0,1")) == "main"  # mind control cannot use it


@clause("D-10.4")
def test_the_wizard_takes_one_step_without_an_arrow() -> None:
    tiles = "blank:N@1,0 blank:W@2,0 blank:N@1,1 gold:N@0,1"
    state = position(tiles, heroes="1,0", figures="wizard thief", hands=("", "key"))
    assert moves(state) == {"1,1"}
    assert moves(state, "wizard") == {"0,0", "2,0"}  # against an arrow, too; not where one leads
    state = after(state, "wizard@2,0")
    assert (hero(state, 0), state.current_player) == ((2, 0), 1)  # in place of the normal move
    spent = position(tiles, heroes="1,0", figures="wizard thief", used=(1, 0), hands=("", "key"))
    assert refused(spent, "wizard@2,0") == ("no-ability", "D-10.1")
    for kind in ("key", "vortex"):
        fixed = position(f"{kind}@1,0 blank:W@2,0", heroes="1,0", figures="wizard thief")
        assert moves(fixed, "wizard") == set()


@clause("D-10.4", "D-12.1")
def test_a_free_way_with_the_same_end_is_an_action_of_its_own() -> None:
    tiles = "wind:NES@1,0 blank:E@1,1 blank:S@2,0 gold:N@2,1"
    state = position(tiles, heroes="1,0", figures="wizard thief", hands=("", "key"))
    assert {"@2,1", "wizard@2,1"} <= words(state)


@clause("D-10.5", "D-4.11")
def test_in_the_wind_one_of_the_wizards_steps_is_free() -> None:
    tiles = "wind:E@1,0 blank:N@2,0 blank:N@3,0 gold:N@2,1"
    state = position(tiles, heroes="1,0", figures="wizard thief", hands=("", "key"))
    assert moves(state) == {"2,1"}
    found = moves(state, "wizard")
    assert {"3,0", "1,0"} <= found  # there and back ends where it began
    assert "2,0" not in found  # still two steps
    plain = position(tiles, heroes="1,0", hands=("", "key"))
    assert "1,0" not in moves(plain)


@clause("D-10.6", "D-5.2")
def test_the_barbarian_pushes_a_hero_and_takes_a_tile_after_the_event() -> None:
    tiles = "steal_tile:N@1,0"
    hands = ("key", "toll:N", "gold:N gold:NE")
    state = position(tiles, players=3, figures="barbarian thief dwarf", hands=hands)
    state = after(state, "yellow@1,0")
    assert (state.current_player, phase(state)) == (1, "steal")
    state = after(state, "green", "+gold:N")
    assert state.is_chance
    assert words(state) == {"+toll:N", "+gold:N"}  # the hand as it is then
    state = after(state, "+gold:N")
    assert hand(state, 0) == Counter({"key": 1, "gold:N": 1})
    assert (state.current_player, phase(state)) == (0, "main")
    bare = position(tiles, players=2, figures="barbarian thief", hands=("", ""))
    done = after(bare, "yellow@1,0")
    assert (done.current_player, phase(done)) == (0, "main")  # nothing to take


@clause("D-10.6")
@pytest.mark.parametrize("kind", ["wind", "storm", "blank"])
def test_the_barbarian_pushes_one_room_along_an_arrow(kind: str) -> None:
    tiles = f"{kind}:E@1,0 blank:E@2,0 blank:E@3,0 blank:N@4,0 blank:NS@1,1 key@1,-1"
    state = position(tiles, heroes="1,0 1,0", figures="barbarian thief", hands=("", "key"))
    assert moves(state, "yellow") == {"2,0"}
    assert refused(state, "yellow@1,1") == ("no-way", "D-4.1")
    assert refused(state, "yellow@1,-1") == ("no-way", "D-4.1")
    assert refused(state, "yellow@3,0") == ("not-adjacent", "D-10.6")
    assert refused(state, "yellow@4,0") == ("not-adjacent", "D-10.6")
    assert refused(state, "yellow@0,1") == ("no-tile-there", "D-4.1")
    told = next(tell(state, state.parse("yellow@2,0"), None))
    assert (told.code, told.arguments["way"]) == ("push", "1,0 2,0")
    assert hero(after(state, "yellow@2,0"), 1) == (2, 0)


@clause("D-10.6")
@pytest.mark.parametrize("kind", ["key", "vortex"])
def test_from_key_and_vortex_the_barbarian_pushes_to_any_room_beside(kind: str) -> None:
    """Also where an arrow points back, and nowhere else: the vortex carries nobody off."""
    tiles = f"{kind}@1,0 blank:NSW@2,0 blank:N@1,1 blank:E@4,4"
    state = position(tiles, heroes="1,0 1,0", figures="barbarian thief", hands=("", "key"))
    assert moves(state, "yellow") == {"0,0", "2,0", "1,1"}
    assert refused(state, "yellow@4,4") == ("not-adjacent", "D-10.6")


@clause("D-10.6")
@clause("D-10.7")
def test_where_wind_carries_nobody_the_barbarian_can_push_and_the_other_way_round() -> None:
    near = position(
        "wind:E@1,0 blank:N@2,0", heroes="1,0 1,0", figures="barbarian thief", hands=("", "key")
    )
    assert moves(near) == set()
    assert moves(near, "yellow") == {"2,0"}
    alone = position(
        "vortex@9,9 blank:E@4,4", heroes="9,9 9,9", figures="barbarian thief", hands=("", "key")
    )
    assert moves(alone) == {"0,0", "4,4"}
    assert moves(alone, "yellow") == set()


@clause("D-6.16")
@clause("D-10.6")
def test_mind_control_still_moves_as_the_room_says() -> None:
    tiles = "mind_control:N@0,1 wind:E@1,0 blank:E@2,0 blank:N@3,0"
    state = position(tiles, heroes="0,0 1,0", figures="thief barbarian", hands=("", "key"))
    assert moves(after(state, "@0,1"), "yellow") == {"3,0"}


@clause("D-10.7")
def test_who_cannot_move_or_stands_elsewhere_cannot_be_pushed() -> None:
    tiles = "blank:N@1,0"
    stuck = position(tiles, heroes="1,0 1,0", figures="barbarian thief")
    assert moves(stuck, "yellow") == set()
    away = position(tiles, heroes="1,0 0,0", figures="barbarian thief")
    assert refused(away, "yellow@1,0") == ("not-together", "D-10.7")


@clause("D-10.8")
def test_the_thief_takes_a_coin_of_one_who_stands_with_him() -> None:
    state = position("blank:N@1,0", 4, heroes="0,0 0,0 0,0 1,0", coins=(0, 1, 0, 1),
                     figures="thief wizard dwarf amazon")  # fmt: skip
    assert words(state) & {"yellow", "green", "red"} == {"yellow"}
    assert refused(state, "green") == ("no-coin-there", "D-10.8")
    assert refused(state, "red") == ("not-together", "D-10.7")
    assert coins(after(state, "yellow")) == [1, 0, 0, 1]
    with_knight = position("", figures="thief knight", coins=(0, 1))
    blocked = after(with_knight, "yellow", "block")
    assert coins(blocked) == [0, 1]
    assert blocked.view(None).seats[0].used  # spent all the same


@clause("D-10.9")
def test_the_dwarf_exchanges_two_tiles() -> None:
    state = position("", figures="dwarf thief", hands=("gold:N gold:N key", "key"))
    swaps = {word for word in words(state) if word.startswith("swap")}
    assert swaps == {"swap:gold:N/gold:N", "swap:gold:N/key", "swap:key/gold:N"}
    pile = state.view(None).pile
    state = after(state, "swap:key/gold:N")
    assert [t.kind for t in state.view(0).bottom] == ["key", "gold"]  # the first lies above
    assert [t.kind for t in state.view(1).bottom] == ["", ""]
    state = drawn(state)
    assert (hand(state, 0).total(), state.view(None).pile) == (3, pile)
    assert (state.current_player, phase(state)) == (0, "main")
    assert refused(state, "swap:key/gold:N") == ("no-ability", "D-10.1")
    one = position("", figures="dwarf thief", hands=("gold:N", "key"))
    assert refused(one, "swap:gold:N/gold:N") == ("not-in-hand", "D-3.1")
    dry = position("", figures="dwarf thief", hands=("gold:N key", "key"), pile=False)
    dry = after(dry, "swap:key/gold:N", "+key", "+gold:N")  # his own tiles back
    assert hand(dry, 0) == Counter({"key": 1, "gold:N": 1})


@clause("D-10.10", "D-12.5")
@pytest.mark.parametrize(
    ("tiles", "turn", "step"),
    [
        ("steal_left:N@1,0", 0, "@1,0"),
        ("steal_right:N@1,0", 0, "@1,0"),
        ("toll:N@1,0", 1, "@1,0"),
        ("wishing_well:N@1,0", 1, "@1,0"),
    ],
)
def test_the_knight_may_keep_a_coin_that_he_would_lose(tiles: str, turn: int, step: str) -> None:
    state = position(tiles, figures="thief knight", coins=(0, 2), turn=turn)
    asked = after(state, step)
    assert (asked.current_player, phase(asked)) == (1, "keep")
    assert words(asked) == {"block", "allow"}
    assert coins(asked) == [0, 2]  # before it happens
    kept = after(asked, "block")
    assert (coins(kept), kept.view(None).seats[1].used) == ([0, 2], True)
    let_go = after(asked, "allow")
    assert coins(let_go) == ([1, 1] if turn == 0 else [0, 1])
    assert not let_go.view(None).seats[1].used
    for held, used in (((0, 0), (0, 0)), ((0, 2), (0, 1))):
        quiet = after(
            position(tiles, figures="thief knight", coins=held, used=used, turn=turn), step
        )
        assert phase(quiet) != "keep"


@clause("D-10.11")
def test_the_amazons_extra_move_is_a_legal_move_with_its_event() -> None:
    tiles = "wind:E@1,0 blank:E@2,0 gold:N@3,0"
    state = position(tiles, heroes="1,0", figures="amazon thief", hands=("key", "key"))
    assert moves(state, "amazon") == {"3,0"}
    both = position("gold:NE@1,0 gold:N@2,0", figures="amazon thief", hands=("", "key"))
    state = after(both, "amazon@1,0", "@2,0")
    assert coins(state) == [2, 0]
    laying = position("gold:N@1,0", figures="amazon thief", hands=("key", "key"))
    laid = drawn(after(laying, "key@0,-1"))
    assert (phase(laid), "amazon@1,0" in words(laid)) == ("post", True)


@clause("D-10.12", "D-12.7")
def test_a_win_ends_the_game_before_the_ability_is_done() -> None:
    tiles = "gold:N@1,0"
    state = position(tiles, figures="barbarian thief", coins=(0, 4), hands=("key", "key"))
    ended = after(state, "yellow@1,0")
    assert (ended.winners(), hand(ended, 0)) == ([1], Counter({"key": 1}))
    assert ended.view(None).event is None
    assert ended.view(None).draws == 0
    before = after(position(tiles, figures="amazon thief", coins=(4, 0)), "amazon@1,0")
    assert before.is_terminal
