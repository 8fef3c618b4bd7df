"""Ends of circles of bots of Drakon, and a position's knowledge of them."""

from typing import Any

import pytest

import tafelronde
from games.drakon.positions import lays, position
from games.drakon.promising import CORRIDOR, beginner, expert, opponent, promises, walks
from tables import daily
from tafelronde.arena.deal import Deal
from tafelronde.bots.spec import BotSpec
from tafelronde.core.objects.state import State
from tafelronde.games.drakon import as_before
from tafelronde.games.drakon.circles import (
    AIMLESS,
    LOST,
    PATIENCE,
    SAME,
    VAIN,
    WANDER,
    WARNED,
    WEARY,
)
from tafelronde.games.drakon.facts import cell_of_laid
from tafelronde.games.drakon.state import LOOKED_BACK


def again(state: State) -> int:
    return int(state.array["again"][0])


def lost(state: State) -> int:
    return int(state.array["lost"][0])


def go_in_circles(state: State, times: int = 1) -> None:
    state.array["again"] = state.array["circles"] = times


def walks_left(state: State, rounds: int) -> set[str]:
    """The moves of the own hero that are not pruned after so many rounds."""
    state.array["turns"] = rounds * state.players
    return walks(state) & promises(state).keys()


@pytest.mark.parametrize("players", [2, 3, 6])
def test_who_comes_back_to_where_they_were_goes_in_circles(players: int) -> None:
    """All step out of the start room and back: from then on each turn is one that was there."""
    state = position("vortex@1,0", players=players)
    seen = list[int]()
    for rounds in range(4):
        for _ in range(players):
            state.apply("@1,0" if rounds % 2 == 0 else "@0,0")
            seen.append(again(state))
    first = next(turn for turn, count in enumerate(seen) if count)
    assert 2 * players - 1 <= first <= 2 * players  # the first turns begin where nobody was seen
    assert seen[first:] == list(range(1, len(seen) - first + 1))


def test_who_has_more_coins_than_before_does_not() -> None:
    state = position("vortex@1,0")
    for turn in range(12):
        state.array["coins"][0, 0] = turn
        state.apply("@1,0" if turn // 2 % 2 == 0 else "@0,0")
    assert again(state) == 0


def lay(state: State) -> None:
    """One of the tiles, and another is drawn."""
    state.apply(min(lays(state)))
    while state.is_chance:
        state.apply_chance(tafelronde.new_rng(1))


def test_with_a_tile_it_begins_anew() -> None:
    state = position("vortex@1,0", hands=("blank:N blank:N", "blank:N"))
    for way in ("@1,0", "@1,0", "@0,0", "@0,0", "@1,0", "@1,0"):
        state.apply(way)
    assert again(state) > 0
    circles = int(state.array["circles"][0])
    lay(state)
    assert again(state) == 0
    assert int(state.array["circles"][0]) == circles


def test_who_comes_back_after_a_tile_was_laid_is_lost_all_the_same() -> None:
    """Turns in which a tile is laid are not counted, and break nothing off."""
    state = position("vortex@1,0", hands=("blank:N blank:N", "blank:N blank:N"))
    for way in ("@1,0", "@1,0", "@0,0", "@0,0", "@1,0"):
        state.apply(way)
    before = lost(state)
    for _ in range(2):
        lay(state)
        assert (lost(state), again(state)) == (before, 0)
    for turn, way in enumerate(("@1,0", "@0,0", "@0,0"), 1):
        state.apply(way)
        assert lost(state) == before + turn
        assert again(state) == 0  # since the tile was laid nobody was there


def test_who_comes_where_nobody_was_is_not_lost() -> None:
    state = position("vortex@1,0 blank:W@0,1")
    for way in ("@1,0", "@1,0", "@0,0", "@0,0", "@1,0", "@1,0"):
        state.apply(way)
    assert lost(state) > 0
    state.apply("@0,0")
    state.apply("@0,0")
    state.apply("@0,1")
    assert lost(state) == 0


def get_lost(state: State, *cells: str) -> None:
    """After so many turns that were for nothing, in which heroes came into these cells."""
    laid = position(" ".join(f"blank:N@{cell}" for cell in cells)).record.laid[: len(cells) + 1]
    state.array["went"][0, : len(laid)] = [cell_of_laid(entry) for entry in laid]
    state.array["lost"] = LOST * state.players


@pytest.mark.parametrize("asked", daily([expert, beginner], [expert], lambda one: one.__name__))
def test_who_is_lost_goes_where_nobody_has_been_of_late(asked: Any) -> None:
    """Rather than lay a tile, or take the gold there once more."""
    rooms = "gold:E@1,0 toll:W@0,1 blank:S@0,-1"
    state = position(rooms, heroes="0,0 0,0", hands=("gold:N", "blank:N"), coins=(1, 1))
    get_lost(state, "1,0")
    assert promises(state, asked).keys() == {"@0,1", "@0,-1"}
    assert promises(state, opponent).keys() > {"@0,1", "@0,-1"}
    state.array["lost"] -= 1
    assert "@1,0" in promises(state)


def test_who_is_lost_and_cannot_go_elsewhere_lays_a_tile_as_before() -> None:
    state = position(CORRIDOR, heroes="0,0 0,0", hands=("gold:N", "blank:N"))
    go_in_circles(state)
    before = promises(state)
    get_lost(state, "1,0", "2,0")
    assert promises(state) == before
    assert before.keys() <= set(lays(state))


def test_who_is_lost_wins_where_they_can() -> None:
    state = position("gold:E@1,0 blank:N@0,1", heroes="0,0 0,0", coins=(4, 0))
    get_lost(state, "1,0")
    assert "@1,0" in promises(state)


def test_who_is_lost_still_has_an_ability_by_which_a_thief_wins() -> None:
    state = position("blank:N@0,1", heroes="0,0 0,0", coins=(4, 1), figures="thief wizard")
    get_lost(state)
    assert promises(state).keys() == {"@0,1", "yellow"}
    state.apply("yellow")
    assert state.is_terminal
    assert state.winners() == [0]


def test_who_is_lost_and_has_nothing_to_lay_takes_each_way_in_turn() -> None:
    state = position("steal_left:E@1,0 blank:N@0,1", hands=("", ""), coins=(2, 2))
    go_in_circles(state, WEARY)
    before = promises(state)
    get_lost(state, "0,1")
    assert promises(state) == before
    assert "@1,0" not in before


def test_a_circle_that_is_too_long_is_not_seen() -> None:
    state = position("vortex@1,0")
    for turn in range(3 * LOOKED_BACK):
        state.array["coins"][0, 0] = turn % (LOOKED_BACK + 2)
        state.apply("@1,0" if turn // 2 % 2 == 0 else "@0,0")
        assert again(state) == 0


def test_who_goes_in_circles_lays_a_tile() -> None:
    state = position(CORRIDOR, heroes="0,0 0,0", hands=("gold:N", "blank:N"))
    assert walks(state) <= promises(state).keys()
    go_in_circles(state)
    assert not walks(state) & promises(state).keys()
    assert promises(state)


def test_who_is_warned_does_not_wait_for_another_circle() -> None:
    state = position(CORRIDOR, heroes="0,0 0,0", hands=("gold:N", "blank:N"))
    for circles, quiet, may_walk in (
        (WARNED, PATIENCE * 2, False),
        (WARNED, PATIENCE * 2 - 1, True),
        (WARNED - 1, PATIENCE * 9, True),
    ):
        state.array["circles"], state.array["quiet"] = circles, quiet
        assert (walks(state) <= promises(state).keys()) is may_walk


@pytest.mark.parametrize(
    ("room", "taken"), [("gold:E", "a-"), ("steal_left:E", "--"), ("key", "--"), ("vortex", "--")]
)
def test_a_coin_is_taken_also_by_who_goes_in_circles(room: str, taken: str) -> None:
    """``a``: the room is entered all the same, but not after many circles. Nobody is robbed then. A
    beginner leaves them all."""
    state = position(f"{room}@1,0", heroes="0,0 0,0", hands=("gold:N", "blank:N"), coins=(1, 1))
    found = ""
    for circles in (VAIN - 1, VAIN):
        go_in_circles(state, circles)
        found += "a" if "@1,0" in promises(state) else "-"
        assert "@1,0" not in promises(state, beginner)
    assert found == taken


@pytest.mark.parametrize("players", [2, 3])
def test_who_has_walked_for_long_lays_a_tile_though_no_circle_was_seen(players: int) -> None:
    """A round may be longer than circles are looked for."""
    hands = ("gold:N", "blank:N", "blank:N")[:players]
    heroes = " ".join(["0,0"] * players)
    state = position("key@1,0", players=players, heroes=heroes, hands=hands)
    for turns, may_walk in ((AIMLESS * players - 1, True), (AIMLESS * players, False)):
        state.array["quiet"] = turns
        assert ("@1,0" in promises(state)) is may_walk
        assert "@1,0" in promises(state, opponent)


def test_opponents_of_the_benchmark_walk_for_as_long_as_ever() -> None:
    state = position("key@1,0", heroes="0,0 0,0", hands=("gold:N", "blank:N"))
    go_in_circles(state, 9)
    laid = int(state.array["count"][0])
    restless = as_before.RESTLESS
    first = -(-(as_before.PATIENCE * 2 + laid) // (2 * restless)) * restless
    for rounds, may_walk in ((first - restless, True), (first, False)):
        state.array["turns"] = rounds * 2
        assert ("@1,0" in promises(state, opponent)) is may_walk


@pytest.mark.parametrize(
    ("level", "number", "most"), [("medium", 10_068, 300), ("hard", 10_068, 300), ("easy", 92, 200)]
)
def test_who_rob_each_other_come_out_of_it(level: str, number: int, most: int) -> None:
    """Seven of 100 games between ``hard`` and itself once went to and fro for 900 decisions, and
    two of 200 between ``easy`` and itself until the rules ended them."""
    game = tafelronde.load("drakon")
    state, deal = game.new(2), Deal(number, 0)
    deal.apply_chance(state)
    bots = [BotSpec.parse(level).create(game, number * 8 + seat) for seat in range(2)]
    decisions = 0
    while not state.is_terminal and decisions < most:
        state.apply(bots[state.current_player].choose(state))
        deal.apply_chance(state)
        decisions += 1
    assert state.is_terminal


def test_when_all_is_laid_and_nothing_comes_of_it_nobody_steals_any_more() -> None:
    state = position("steal_left:E@1,0", heroes="0,0 0,0", hands=("", ""), coins=(2, 2))
    for circles, steals in ((WEARY - 1, True), (WEARY, False)):
        go_in_circles(state, circles)
        assert ("@1,0" in promises(state)) is steals
    state.array["coins"][0, 0] = 4
    assert "@1,0" in promises(state)  # it wins


def test_a_winning_move_is_never_put_off() -> None:
    state = position("gold:E@1,0", heroes="0,0 0,0", hands=("gold:N", "blank:N"), coins=(4, 0))
    go_in_circles(state, VAIN)
    assert "@1,0" in promises(state)


def test_in_circles_a_tile_is_laid_where_the_heros_way_goes_on() -> None:
    """The heroes come by 2,0 in one move; a tile beside the start tile helps nobody."""
    state = position(CORRIDOR, heroes="1,0 1,0", hands=("gold:N blank:N", "blank:N"))
    go_in_circles(state)
    assert any(name.endswith("@0,1") for name in lays(state))
    assert promises(state)
    assert all(name.endswith("@3,0") for name in promises(state))


def test_when_all_is_laid_each_way_has_its_turn() -> None:
    state = position("gold:E@1,0 blank:N@0,1", heroes="0,0 0,0", hands=("", ""), coins=(2, 2))
    go_in_circles(state, WEARY)
    first = WANDER * SAME * 2
    seen = set[str]()
    for block in range(2):
        found = [
            walks_left(state, rounds)
            for rounds in (first + block * WANDER * SAME, first + block * WANDER * SAME + WANDER)
        ]
        assert found[0] == found[1]
        assert len(found[0]) == 1
        seen |= found[0]
    assert seen == {"@1,0", "@0,1"}
    assert walks_left(state, first + 1) == seen
    state.array["coins"][0, 0] = 4
    assert "@1,0" in walks_left(state, first)  # it wins
    assert "@1,0" in walks_left(state, first + WANDER * SAME)
