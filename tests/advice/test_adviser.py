"""Hints: a reason for every one, and a second-best that is another idea."""

import random
from collections.abc import Iterator

import pytest

from tables import PACKAGE_GAMES
from tafelronde.bots import create
from tafelronde.bots.same_idea import same_idea
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load
from tafelronde.core.objects.state import State
from tafelronde.words import LANGUAGES, load_words

RIDDLE = 3
"""Words that a reason has at least."""
WISHES = 6
"""Positions of each game and number of players."""


def decisions(name: str, players: int, seed: int, count: int) -> Iterator[State]:
    """Positions with a choice, from games that are half played at random."""
    game, choice, rng = load(name), random.Random(seed), new_rng(seed, players)
    bot = create(game, "easy", seed=seed)
    while count > 0:
        state = game.new(players)
        state.apply_chance(rng)
        while not state.is_terminal and count > 0:
            legal = state.legal_actions()
            if len(legal) > 1 and choice.random() < 0.15:
                count -= 1
                yield state.copy()
            state.apply(bot.choose(state) if choice.random() < 0.5 else choice.choice(legal))
            state.apply_chance(rng)


def sizes(name: str) -> set[int]:
    info = load(name).info
    return {players for players in (2, 4, 6) if info.min_players <= players <= info.max_players}


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_every_hint_has_a_reason_in_every_language(name: str) -> None:
    game = load(name)
    languages = [load_words(language, game.info.messages) for language in LANGUAGES]
    bot = create(game, "adviser", seed=1, effort=0.05, lots=0)
    for players in sizes(name):
        for state in decisions(name, players, 7, 2 * WISHES):
            advice = bot.advise(state)
            told = advice.reasons
            assert told, state.format(advice.action)
            for say in languages:
                arguments = {
                    argument: "Ada" if argument == "other" else value
                    for argument, value in told[0].arguments.items()
                }
                who = {"who": "you", "player": "Zoë"}
                text = say(f"why-{told[0].code}", **{**arguments, **who})
                assert len(text.split()) >= RIDDLE, text
                assert text.endswith("."), text


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_second_best_is_another_idea_and_no_better(name: str) -> None:
    game, seconds = load(name), 0
    adviser = create(game, "adviser", seed=1, effort=0.1, lots=1)
    for state in decisions(name, 2, 5, WISHES):
        advice = adviser.advise(state)
        if advice.second is not None:
            seconds += 1
            assert advice.second not in same_idea(state, advice.action)
            assert advice.second_chance is not None
            assert advice.second_chance.share <= advice.chances[state.current_player].share
    assert seconds > WISHES / 4
