"""What a bot remembers of its game, and that it plays on instead of taking moves back."""

from __future__ import annotations

import pytest

import tafelronde
from tafelronde.bots.deal import Deal
from tafelronde.bots.past import MOST, Past
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import key
from tafelronde.core.objects.state import State

NAME = "kaiser_koenig_edelmann"


@kernel
def key_in(states):  # pyright: ignore
    """The game's key of a position."""
    return key(states[0])


def begun(players: int, number: int = 0) -> State:
    """A game at its beginning."""
    state = tafelronde.load(NAME).new(players)
    Deal(1, number).apply_chance(state)
    return state


def came_again(bot: str, players: int, number: int) -> int:
    """In how many decisions of a game of this bot against itself the position had been there
    before."""
    game, state = tafelronde.load(NAME), tafelronde.load(NAME).new(players)
    Deal(number, 0).apply_chance(state)
    bots = [BotSpec.parse(bot).create(game, number * 8 + seat) for seat in range(players)]
    seen, again = set[int](), 0
    while not state.is_terminal:
        position = int(key_in(state.array))
        again += position in seen
        seen.add(position)
        state.apply(bots[state.current_player].choose(state))
    return again


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_remembered_as_long_as_it_goes_on(players: int) -> None:
    state, past = begun(players), Past(tafelronde.load(NAME))
    me = state.current_player
    for own in range(1, 4):
        past.recall(state)
        assert len(past.keys) == 2 * (own - 1)
        action = state.legal_actions()[own]
        past.leave(state, action)
        assert len(past.keys) == 2 * own
        state.apply(action)
        while state.current_player != me:
            state.apply(state.legal_actions()[-own])
    past.recall(begun(players, 1))
    assert len(past.keys) == 0


def test_only_the_last_positions_are_remembered() -> None:
    state, past = begun(2), Past(tafelronde.load(NAME))
    for _ in range(MOST):
        past.leave(state, state.legal_actions()[0])
    assert len(past.keys) == MOST


def test_the_same_position_asked_again_is_not_one_that_came_again() -> None:
    game, state = tafelronde.load(NAME), begun(2)
    bot = BotSpec.parse("medium").create(game, seed=3)
    assert len({bot.choose(state) for _ in range(3)}) == 1


@pytest.mark.parametrize(
    ("level", "players", "number"),
    [
        ("easy", 2, 10_053),
        ("medium", 2, 10_018),
        ("hard", 2, 10_053),
        ("medium", 3, 10_019),
        ("easy", 4, 10_042),
    ],
)
def test_no_level_takes_moves_back_again_and_again(level: str, players: int, number: int) -> None:
    """These games went to and fro before the levels counted that as even."""
    spec = BotSpec.parse(level).spell_out(tafelronde.load(NAME), players)
    forgetful = BotSpec(spec.name, {**spec.settings, "repeats": False})
    assert came_again(str(forgetful), players, number) >= 15
    assert came_again(level, players, number) <= 2
