"""Drakon in words: hundreds of lays in a few lines, and the hands of others are left out."""

import random

import pytest

import tafelronde
from tables import Table, random_states
from tafelronde.bots.agents import InformationState
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State
from tafelronde.core.prompts import Unread, make_prompt
from tafelronde.core.prompts.tokens import estimate_tokens
from tafelronde.words import LANGUAGES


def growing(players: int, seed: int, **options: bool) -> State:
    """The position of a game of Drakon, in which all lay as they can, with the most actions."""
    state, dice = tafelronde.load("drakon").new(players, **options), random.Random(seed)
    best = state.copy()
    while not state.is_terminal:
        steps = state.steps()
        if not state.is_chance and len(steps) > len(best.legal_actions()):
            best = state.copy()
        lays = [step for step in steps if ":" in state.format(step)]
        state.apply(dice.choice(steps if state.is_chance else lays or steps))
    return best


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [(2, 5, {}), (4, 2, {}), (6, 0, {}), (4, 4, {"heroes": True, "escape": True})],
)
def test_hundreds_of_lays_take_few_tokens(
    players: int, seed: int, options: dict[str, bool]
) -> None:
    state = growing(players, seed, **options)
    assert len(state.legal_actions()) >= 400
    told = [{"code": "drawn-unseen", "player": 1, "left": 9}] * 12
    for language in LANGUAGES:
        prompt = InformationState(state).prompt(told, language)
        assert estimate_tokens(str(prompt)) <= 1_500
        assert len(prompt.groups) <= 30


@pytest.mark.parametrize("seed", [119, 124, 134])
def test_the_longest_of_two_hundred_games_is_not_too_long(seed: int) -> None:
    """Six with heroes, late in the game: there the rules, the players and the board are longest."""
    state, dice = (
        tafelronde.load("drakon").new(6, heroes=True, escape=seed % 3 == 2),
        random.Random(seed),
    )
    lays_often, most = dice.choice([0.5, 0.8, 0.95, 1.0]), 0
    for number in range(1, 700):
        if state.is_terminal:
            break
        steps = state.steps()
        action = dice.choice(steps) if state.is_chance else -1
        if action < 0:
            if len(steps) > 250 or (number % 7 == 0 and len(steps) > 60):
                told = [{"code": "drawn-unseen", "player": 1, "left": 9}] * 12
                for language in LANGUAGES:
                    prompt = InformationState(state).prompt(told, language)
                    most = max(most, estimate_tokens(str(prompt)))
            lays = [step for step in steps if ":" in state.format(step)]
            often = bool(lays) and dice.random() < lays_often
            action = dice.choice(lays if often else steps)
        state.apply(action)
    assert 1_400 < most <= 1_500


def test_a_view_with_another_hand_makes_another_prompt() -> None:
    """A leak would be seen: the prompt shows every hand that the view shows."""
    table = Table("drakon", 2)
    state = [one for one in random_states(table, seed=1, games=1, every=9) if not one.is_chance][3]
    other = next(
        found
        for n in range(9)
        if (found := state.resample(0, new_rng(n))) != state.resample(0, new_rng(99))
    )
    views = [one.view(1) for one in (state.resample(0, new_rng(99)), other)]
    told = [str(make_prompt(state.game, view, seat=0, players=2)) for view in views]
    assert told[0] != told[1]


def test_of_many_actions_the_nearest_are_named() -> None:
    table = Table("drakon", 2)
    for state in random_states(table, seed=11, games=1, every=5):
        if len(state.legal_actions()) > 60:
            break
    prompt = InformationState(state).prompt()
    lay = next(action for action in prompt.actions if ":" in action)
    wrong = lay.partition("@")[0] + "@90,90"
    with pytest.raises(Unread) as refused:
        prompt.read(wrong)
    assert lay.partition("@")[0] in str(refused.value)
    assert f", or one of {len(prompt.actions) - 12} more." in str(refused.value)
