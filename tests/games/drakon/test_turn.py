"""D-2, D-3: the turn, and laying tiles."""

from collections import Counter

from clauses import clause
from games.drakon.positions import (
    after,
    dealt,
    drawn,
    hand,
    hero,
    lays,
    moves,
    phase,
    position,
    refused,
    tile,
    words,
)


@clause("D-2.1")
def test_a_turn_is_one_lay_or_one_move() -> None:
    state = position("blank:N@1,0", hands=("gold:N", "key"))
    assert words(state) == lays(state) | {"@1,0"}
    assert after(state, "@1,0").current_player == 1
    laid = drawn(after(state, "gold:N@0,2" if "gold:N@0,2" in words(state) else "gold:N@0,1"))
    assert laid.current_player == 1


@clause("D-2.2")
def test_nobody_may_pass_while_he_can_do_something() -> None:
    can_lay = position("", hands=("gold:N", "key"))
    assert refused(can_lay, "end") == ("must-act", "D-2.2")
    can_move = position("blank:N@1,0", hands=("", "key"))
    assert words(can_move) == {"@1,0"}
    assert refused(can_move, "end") == ("must-act", "D-2.2")


@clause("D-2.3")
def test_who_can_do_nothing_is_skipped() -> None:
    state = position("blank:N@1,0", players=3, heroes="1,0 1,0 0,0", hands=("", "", "key"), turn=2)
    state = drawn(after(state, "key@0,-1"))
    assert state.current_player == 2  # both others stand where no arrow leads on
    assert state.view(None).turns == 3
    with_tile = position(
        "blank:N@1,0", players=3, heroes="1,0 1,0 0,0", hands=("", "gold:N", "key"), turn=2
    )
    assert drawn(after(with_tile, "key@0,-1")).current_player == 1


@clause("D-2.4")
def test_with_a_tile_there_is_always_a_lay() -> None:
    """Every tile, in the crowd of many random dungeons."""
    for seed in range(6):
        state = dealt(4, seed)
        while not state.is_terminal and state.view(None).turns < 60:
            state = drawn(state) if state.is_chance else state
            if phase(state) == "main" and state.view(None).seats[state.current_player].size:
                assert lays(state)
            steps = state.steps()
            state.apply(steps[(seed * 31 + len(steps)) % len(steps)])


@clause("D-3.1")
def test_a_tile_goes_beside_any_laid_tile_and_nowhere_else() -> None:
    state = position("blank:N@1,0 blank:N@2,0", heroes="0,0 0,0", hands=("key", "gold:N"))
    cells = {word.partition("@")[2] for word in lays(state)}
    around = {"-1,0", "0,1", "0,-1", "1,1", "1,-1", "2,1", "2,-1", "3,0"}
    assert cells == around
    assert refused(state, "key@3,1") == ("apart", "D-3.1")  # touches by a corner only
    assert refused(state, "key@1,0") == ("occupied", "D-3.1")
    assert refused(state, "gold:N@3,0") == ("not-in-hand", "D-3.1")


@clause("D-3.2")
def test_all_four_orientations_and_equal_ones_are_one() -> None:
    state = position("blank:N@0,1 blank:N@0,2", hands=("gold:NS gold:N gold:NE gold:NES", "key"))
    free = {word.partition("@")[0] for word in lays(state) if word.endswith("@1,2")}
    assert free == {
        "gold:NS", "gold:EW", "gold:N", "gold:E", "gold:S", "gold:W", "gold:NE", "gold:ES",
        "gold:SW", "gold:NW", "gold:NES", "gold:ESW", "gold:NSW", "gold:NEW",
    }  # fmt: skip
    assert len(position("", hands=("key", "gold:N")).legal_actions()) == 4


@clause("D-3.3", "D-3.4")
def test_arrows_may_not_face_each_other_and_all_else_may() -> None:
    state = position("blank:NE@0,1", hands=("gold:N gold:NS key", "gold:N"))
    here = {word.partition("@")[0] for word in lays(state) if word.endswith("@1,1")}
    assert here == {"gold:N", "gold:E", "gold:S", "gold:NS", "key"}  # all but those to the west
    assert refused(state, "gold:W@1,1") == ("facing-arrows", "D-3.3")
    assert refused(state, "gold:EW@1,1") == ("facing-arrows", "D-3.3")
    no_arrows = position("blank:N@0,1", hands=("gold:N", "key"))
    assert {"gold:N@1,1", "gold:W@1,1"} <= lays(no_arrows)  # no passage, or one to the west


@clause("D-3.5")
def test_all_neighbours_count_and_holes_may_be_filled() -> None:
    ring = "blank:N@0,1 blank:N@0,2 blank:S@1,2 blank:N@2,2 gold:NE@2,1 blank:NE@2,0 blank:NE@1,0"
    hole = position(ring, hands=("gold:N gold:NES key", "gold:N"))
    there = {word.partition("@")[0] for word in lays(hole) if word.endswith("@1,1")}
    # blank:S above points in, blank:N below points in, those beside do not
    assert there == {"gold:E", "gold:W", "key"}
    assert refused(hole, "gold:N@1,1") == ("facing-arrows", "D-3.3")
    assert refused(hole, "gold:S@1,1") == ("facing-arrows", "D-3.3")


@clause("D-3.6")
def test_laying_fires_no_event() -> None:
    state = after(position("", hands=("gold:N", "key")), "gold:N@0,1")
    assert phase(state) == "draw"
    assert state.view(None).event is None
    assert tile(state, 0, 1) == "gold:N"
    assert [seat.coins for seat in state.view(None).seats] == [0, 0]


@clause("D-3.7", "D-3.8")
def test_one_tile_is_drawn_while_the_pile_lasts() -> None:
    state = position("", hands=("gold:N", "key"))
    before = state.view(None).pile
    state = after(state, "gold:N@0,1")
    assert state.is_chance
    state = drawn(state)
    assert (state.view(None).pile, hand(state, 0).total()) == (before - 1, 1)
    empty = position("", hands=("gold:N", "key"), pile=False)
    laid = after(empty, "gold:N@0,1")
    assert (laid.current_player, hand(laid, 0)) == (1, Counter())


@clause("D-3.9")
def test_without_tiles_nothing_is_laid_or_drawn_though_the_pile_is_full() -> None:
    state = position("blank:N@1,0", hands=("", "key"))
    assert words(state) == {"@1,0"}
    assert state.view(None).pile > 50
    state = after(state, "@1,0")
    assert (state.current_player, hand(state, 0)) == (1, Counter())


@clause("D-3.10")
def test_a_stolen_tile_is_laid_and_replaced_as_usual() -> None:
    state = position("steal_tile:N@1,0", hands=("", "key gold:N"))
    state = drawn(after(state, "@1,0", "yellow"))
    assert hand(state, 0).total() == 1
    state = drawn(after(state, next(iter(sorted(lays(state))))))  # yellow lays
    mine = sorted(lays(state))[0]
    state = drawn(after(state, mine))
    assert hand(state, 0).total() == 1


@clause("D-3.11")
def test_after_a_split_one_may_lay_at_any_part() -> None:
    state = position("blank:N@1,0 blank:N@5,5", heroes="0,0 5,5", hands=("key", "gold:N"))
    assert {"key@2,0", "key@6,5", "key@4,5"} <= words(state)
    assert hero(state, 1) == (5, 5)
    assert moves(state) == {"1,0"}
