"""F, D-1: the material and the setup."""

import json
from collections import Counter
from pathlib import Path

import pytest

import tafelronde
from clauses import clause
from games.drakon.conservation import ALL
from games.drakon.positions import coins, dealt, hand, hero, moves, phase, position, tile, words
from tafelronde.core.facts.errors import BadOption
from tafelronde.games.drakon import facts

DATA = json.loads(Path(facts.__file__).with_name("tiles.json").read_text(encoding="utf-8"))


@clause("F-1", "F-2")
def test_there_are_64_tiles_of_16_kinds_with_sources() -> None:
    counts: Counter[str] = Counter()
    for entry in DATA["tiles"]:
        counts[entry["type"]] += entry["count"]
        assert entry["source_pattern"]
        assert entry["confidence_pattern"]
    assert counts.total() == 64
    assert (counts["blank"], counts["gold"], counts["start"]) == (14, 10, 1)
    assert sorted(counts.values()) == [1, *[3] * 13, 10, 14]
    assert set(counts) == set(facts.KINDS)
    assert ALL.total() == 63


@clause("F-3", "F-4")
def test_tiles_have_one_to_three_exits_key_and_vortex_none() -> None:
    exits = {name: len(name.partition(":")[2]) for name in ALL}
    assert {name for name, number in exits.items() if number == 0} == {"key", "vortex"}
    assert set(exits.values()) == {0, 1, 2, 3}
    for kind in set(facts.KINDS) - {"key", "vortex", "start", "blank", "gold"}:
        assert [exits[n] for n in ALL if n.partition(":")[0] == kind] in ([1, 2, 3], [1, 3, 2])
    assert {exits[name] for name in ALL if name.startswith("blank")} == {1, 2, 3}


@clause("F-3")
@pytest.mark.parametrize(("start", "arrows"), [("four", "NESW"), ("three", "NES")])
def test_the_start_tile_has_four_exits_or_three(start: str, arrows: str) -> None:
    assert tile(dealt(start=start), 0, 0) == f"start:{arrows}"
    if start == "three":  # a neighbour may point at it
        beside = position("blank:E@-1,0", heroes="-1,0", start=start)
        assert moves(beside) == {"0,0"}


@clause("F-5", "D-1.5")
def test_the_hoard_never_runs_out() -> None:
    rich = position("gold:N@1,0", players=6, coins=(4, 4, 4, 4, 4, 4), escape=True, on_start=300)
    state = rich.copy()
    state.apply("@1,0")
    assert coins(state)[0] == 5


@clause("D-1.1")
def test_two_to_six_players_begin_on_the_start_tile_without_an_event() -> None:
    for players in range(2, 7):
        state = dealt(players)
        assert [hero(state, seat) for seat in range(players)] == [(0, 0)] * players
        assert tile(state, 0, 0) == "start:NESW"
        assert coins(state) == [0] * players
        assert phase(state) == "main"
    for players in (1, 7):
        with pytest.raises(BadOption, match="2 to 6"):
            tafelronde.load("drakon").new(players)


@clause("D-1.2")
def test_everybody_gets_four_tiles_and_the_rest_is_the_pile() -> None:
    for players in range(2, 7):
        state = dealt(players)
        assert [hand(state, seat).total() for seat in range(players)] == [4] * players
        assert state.view(None).pile == 63 - 4 * players
        assert sum((hand(state, seat) for seat in range(players)), Counter()) <= ALL


@clause("D-1.3", "D-12.2")
def test_chance_says_who_begins_then_the_heroes_then_deals_seat_by_seat() -> None:
    state = tafelronde.load("drakon").new(3, heroes=True)
    assert words(state) == {"blue", "yellow", "green"}
    state.apply("green")
    assert words(state) == {"+wizard", "+barbarian", "+thief", "+dwarf", "+knight", "+amazon"}
    state.apply("+thief")
    assert words(state) == {"+wizard", "+barbarian", "+dwarf", "+knight", "+amazon"}
    state.replay(["+wizard", "+knight"])
    assert [seat.figure for seat in state.view(None).seats] == ["thief", "wizard", "knight"]
    for seat in range(3):
        for number in range(4):
            assert state.is_chance
            sizes = [before.size for before in state.view(None).seats]
            assert sizes == [4] * seat + [number] + [0] * (2 - seat)
            outcomes = dict(state.chance_outcomes())
            left = ALL - sum((hand(state, other) for other in range(3)), Counter[str]())
            assert {state.format(o)[1:]: w for o, w in outcomes.items()} == dict(left)
            state.apply(max(outcomes))
    assert (state.current_player, phase(state)) == (2, "main")
    state.apply(state.legal_actions()[-1])
    state.apply(state.steps()[0])
    assert state.current_player == 0  # clockwise


@clause("D-1.4")
def test_in_the_basic_game_heroes_are_only_colours() -> None:
    state = dealt(6)
    assert [seat.figure for seat in state.view(None).seats] == [""] * 6
    assert all("@" in word for word in words(state))


@clause("D-1.6")
def test_the_board_has_no_edge() -> None:
    """All tiles in one row, to the east; then at the ends of it."""
    row = " ".join(
        f"{name}@{number},0" if ":" not in name else f"{name.partition(':')[0]}:{arrows}@{number},0"
        for number, (name, arrows) in enumerate(_row(), 1)
    )
    state = position(row, hands=("",), pile=False)
    assert tile(state, 63, 0) is not None
    west = position("blank:NS@-1,0 gold:NS@-2,0", hands=("key",))
    assert "key@-3,0" in words(west)


def _row() -> list[tuple[str, str]]:
    """Every tile, turned so that no arrow points along a row to the west."""
    found: list[tuple[str, str]] = []
    for name in ALL.elements():
        number = len(name.partition(":")[2])
        straight = name.endswith(":NS")
        arrows = {0: "", 1: "N", 2: "NS" if straight else "NE", 3: "NES"}[number]
        found.append((name, arrows))
    return found
