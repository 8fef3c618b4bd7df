"""D-4: moving, wind and storm, key and vortex."""

from clauses import clause
from games.drakon.positions import after, coins, hero, moves, phase, position, refused, words

NO_TILES = ("", "key")
"""Hands: the first player can only move."""


@clause("D-4.1")
def test_a_hero_follows_an_arrow_of_his_tile_to_a_tile() -> None:
    state = position("blank:NE@1,0 blank:N@2,0 blank:N@1,1", heroes="1,0", hands=NO_TILES)
    assert moves(state) == {"2,0", "1,1"}
    assert refused(state, "@0,0") == ("no-way", "D-4.1")  # a tile, no arrow
    assert refused(state, "@2,1") == ("no-tile-there", "D-4.1")
    gone = after(state, "@1,1")
    assert hero(gone, 0) == (1, 1)
    assert hero(gone, 1) == (0, 0)
    assert refused(position("blank:NE@1,0", heroes="1,0"), "@1,1") == ("no-tile-there", "D-4.1")


@clause("D-4.2")
def test_the_event_of_the_tile_happens() -> None:
    assert coins(after(position("gold:N@1,0"), "@1,0")) == [1, 0]
    assert coins(after(position("blank:N@1,0"), "@1,0")) == [0, 0]


@clause("D-4.3")
def test_any_number_of_heroes_may_share_a_tile() -> None:
    state = position("gold:N@1,0", players=6, hands=("",) * 5 + ("key",))
    for _ in range(5):
        state = after(state, "@1,0")
    assert [hero(state, seat) for seat in range(6)] == [(1, 0)] * 5 + [(0, 0)]
    assert coins(state) == [1, 1, 1, 1, 1, 0]


@clause("D-4.4")
def test_the_rule_of_the_tile_holds_whoever_moves_the_hero() -> None:
    tiles = "mind_control:N@0,1 wind:E@1,0 blank:E@2,0 blank:N@3,0"
    state = after(position(tiles, heroes="0,0 1,0", hands=("", "key")), "@0,1")
    assert phase(state) == "mind"
    assert words(state) == {"yellow@3,0"}
    assert hero(after(state, "yellow@3,0"), 1) == (3, 0)


@clause("D-4.5")
def test_the_key_leads_to_all_four_sides_even_against_arrows() -> None:
    tiles = "key@1,0 blank:W@2,0 blank:S@1,1 blank:N@1,-1 blank:N@3,0"
    assert moves(position(tiles, heroes="1,0", hands=NO_TILES)) == {"0,0", "2,0", "1,1", "1,-1"}


@clause("D-4.6")
def test_the_vortex_leads_to_any_other_tile_also_of_a_detached_part() -> None:
    tiles = "vortex@1,0 blank:N@1,1 gold:N@7,7 storm:N@-3,4"
    state = position(tiles, heroes="1,0", hands=NO_TILES)
    assert moves(state) == {"0,0", "1,1", "7,7", "-3,4"}
    assert refused(state, "@1,0") == ("no-way", "D-4.1")


ROW = "blank:E@2,0 gold:E@3,0 blank:E@4,0 blank:E@5,0"


@clause("D-4.7")
def test_wind_has_exactly_two_steps_and_storm_exactly_three() -> None:
    assert moves(position(f"wind:E@1,0 {ROW}", heroes="1,0", hands=NO_TILES)) == {"3,0"}
    state = position(f"storm:E@1,0 {ROW}", heroes="1,0", hands=NO_TILES)
    assert moves(state) == {"4,0"}
    assert refused(state, "@3,0") == ("wrong-distance", "D-4.7")
    assert moves(position(f"blank:E@1,0 {ROW}", heroes="1,0", hands=NO_TILES)) == {"2,0"}


@clause("D-4.8")
def test_only_the_last_tile_counts() -> None:
    state = position(f"storm:E@1,0 {ROW}", heroes="1,0", hands=NO_TILES)
    assert coins(after(state, "@4,0")) == [0, 0]  # the gold is on the way
    windy = position(f"wind:E@1,0 {ROW}", heroes="1,0", hands=NO_TILES)
    assert coins(after(windy, "@3,0")) == [1, 0]


@clause("D-4.8", "D-4.11")
def test_a_storm_may_pass_a_tile_again_and_end_on_any_kind() -> None:
    """Two heroes' wizardry aside, three steps never lead back; round a square they lead beside."""
    square = "storm:E@1,0 blank:N@2,0 blank:W@2,1 wind:S@1,1"
    state = position(square, heroes="1,0", hands=NO_TILES)
    assert moves(state) == {"1,1"}
    for kind in ("key", "vortex", "storm:N"):
        ending = position(f"wind:E@1,0 blank:E@2,0 {kind}@3,0", heroes="1,0", hands=NO_TILES)
        assert moves(ending) == {"3,0"}
        assert phase(after(ending, "@3,0")) == "main"


@clause("D-4.9")
def test_on_the_way_key_and_vortex_lead_where_no_arrow_points_back() -> None:
    for kind in ("key", "vortex"):
        tiles = f"wind:E@1,0 {kind}@2,0 blank:N@3,0 gold:S@2,1 toll:S@2,-1"
        state = position(tiles, heroes="1,0", hands=NO_TILES)
        assert moves(state) == {"3,0", "2,-1"}  # not north, whence an arrow points; nor back


@clause("D-4.10")
def test_without_a_whole_way_the_hero_stays() -> None:
    short = position("storm:E@1,0 blank:E@2,0 blank:N@3,0", heroes="1,0", hands=("gold:N", "key"))
    assert moves(short) == set()
    skipped = position(
        "storm:E@1,0 blank:E@2,0 blank:N@3,0", heroes="0,0 1,0", hands=("key gold:N", "")
    )
    state = skipped.copy()
    state.apply("key@0,-1")
    state.apply(state.steps()[0])
    assert state.current_player == 0  # the other can neither lay nor move


@clause("D-4.12")
def test_ways_with_the_same_end_are_one_action() -> None:
    tiles = "wind:NES@1,0 blank:E@1,1 blank:N@2,0 gold:N@2,1"
    state = position(tiles, heroes="1,0", hands=NO_TILES)
    assert state.legal_actions() == [state.parse("@2,1")]


@clause("D-4.13")
def test_who_cannot_move_lays() -> None:
    state = position("blank:N@1,0", heroes="1,0", hands=("gold:N", "key"))
    assert moves(state) == set()
    assert words(state)
    assert refused(state, "@0,0") == ("no-way", "D-4.1")
