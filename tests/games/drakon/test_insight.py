"""Bots' judgement of a position: which lays are worth a search, and the expected results."""

from typing import Any

import numpy as np
import pytest

from games.drakon.positions import lays, position
from games.drakon.promising import CORRIDOR, beginner, expert, opponent, promises, walks
from tafelronde.bots.spec import BotSpec
from tafelronde.core.kernels import calls
from tafelronde.core.objects.registry import load
from tafelronde.core.objects.state import State


def expected(state: State) -> list[float]:
    """Each player's result as the evaluation has it."""
    value = np.zeros(state.players)
    calls.evaluate(state.array, value)
    return value.tolist()


def test_a_room_with_a_coin_is_laid_where_the_hero_enters_it_next() -> None:
    state = position(CORRIDOR, heroes="2,0 0,0", hands=("gold:N", "blank:N"))
    found = promises(state)
    gold = {name: value for name, value in found.items() if name.startswith("gold")}
    assert gold
    assert all(name.endswith("@3,0") and value > 0.0 for name, value in gold.items())
    assert any(name.startswith("gold") and name.endswith("@0,1") for name in lays(state))


def test_what_nobody_can_enter_soon_is_pruned() -> None:
    state = position(CORRIDOR, heroes="0,0 0,0", hands=("blank:N", "blank:N"))
    found = promises(state)
    assert {name for name in lays(state) if name.endswith("@3,0")}
    assert not any(name.endswith("@3,0") for name in found)
    assert walks(state) <= found.keys()


def test_who_must_pay_next_counts_it() -> None:
    """Both rooms lead on to one room; a toll there is a coin that is as good as lost."""
    after_toll, after_blank = (
        position(
            f"blank:E@1,0 {room}:E@2,0", heroes="1,0 0,0", hands=("", ""), coins=(2, 0), turn=1
        )
        for room in ("toll", "blank")
    )
    assert expected(after_toll)[0] < expected(after_blank)[0] - 0.1


STUCK = "wind:E@0,1 blank:N@1,1"
"""A dungeon with only one step from the wind, where one goes two: until a tile is laid at 1,2."""


@pytest.mark.parametrize("asked", [expert, beginner])
def test_where_nobody_can_move_a_tile_by_which_they_can_is_looked_at_first(asked: Any) -> None:
    """Else the game ends when the last tile is laid, and who has less has lost (D-8.2)."""
    state = position(STUCK, heroes="0,1 0,1", hands=("blank:N", "blank:N"), pile=False)
    found = promises(state, asked)
    assert found.keys() == set(lays(state))
    first = {name for name, value in found.items() if value == max(found.values())}
    assert first < found.keys()
    assert any(name.endswith("@1,2") for name in first)
    assert {found[name] for name in found.keys() - first} == {0.0}
    assert not walks(state)
    assert len(set(promises(state, opponent).values())) == 1  # the benchmark's play as before


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_only_who_is_behind_keeps_the_game_going(level: str) -> None:
    for coins, goes_on in (((0, 4), True), ((4, 0), False)):
        hands = ("blank:NS", "blank:EW")
        state = position(STUCK, heroes="0,1 0,1", hands=hands, coins=coins, pile=False)
        bots = [
            BotSpec(level).spell_out(state.game, 2).create(load("drakon"), seed)
            for seed in range(6)
        ]
        chosen = [state.format(bot.choose(state)) for bot in bots]
        assert [name.endswith("@1,2") for name in chosen] == [goes_on] * len(bots)
