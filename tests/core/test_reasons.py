"""Reasons for an action: they use the player's knowledge only, and are said in every language."""

import random

import pytest

from tables import PACKAGE_GAMES, Table, at_each_size, random_states
from tafelronde.bots import create
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.telling import Telling
from tafelronde.core.objects.registry import load
from tafelronde.core.objects.state import State
from tafelronde.words import LANGUAGES, load_words

KINDS = 6
"""The least number of different reasons of every game, met in play."""


def deciding(table: Table, seed: int, games: int = 1, every: int = 19) -> list[State]:
    states = random_states(table, seed, games=games, every=every)
    return [state for state in states if len(state.legal_actions()) > 1]


def pairs(state: State, rng: random.Random, count: int = 4) -> list[tuple[int, int | None]]:
    """Actions to compare, and one with any other."""
    legal = state.legal_actions()
    drawn = [tuple(rng.sample(legal, 2)) for _ in range(count)]
    return [*drawn, (rng.choice(legal), None)]


def told(state: State, action: int, other: int | None) -> list[Telling]:
    assert state.game.reasons is not None
    return list(state.game.reasons(state, action, other))


@at_each_size
def test_reasons_know_nothing_hidden(table: Table) -> None:
    """The same for all that this player may believe; and nothing is changed by asking."""
    if table.game.reasons is None:
        pytest.skip("it gives no reasons")
    rng, choice = new_rng(5), random.Random(5)
    for state in deciding(table, 9100):
        before = state.to_bytes()
        for action, other in pairs(state, choice):
            found = told(state, action, other)
            for _ in range(3):
                believed = state.resample(state.current_player, rng)
                assert told(believed, action, other) == found
        assert state.to_bytes() == before


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_a_game_knows_reasons_of_many_kinds(name: str) -> None:
    """A quick bot's advice has them in play, each in every language."""
    game = load(name)
    codes: set[str] = set()
    languages = [load_words(language, game.info.messages) for language in LANGUAGES]
    bot = create(game, "greedy", seed=3, samples=1)
    for seed in range(2):
        for players in {game.info.min_players, game.info.max_players}:
            state, rng = game.new(players), new_rng(seed)
            while not state.is_terminal:
                if state.is_chance:
                    state.apply_chance(rng)
                    continue
                advice = bot.advise(state)
                for reason in told(state, advice.action, advice.second):
                    codes.add(reason.code)
                    for say in languages:
                        assert f"why-{reason.code}" in say, reason.code
                state.apply(advice.action if rng[0] % 3 else state.legal_actions()[0])
    assert len(codes) >= KINDS, codes
