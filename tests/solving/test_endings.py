"""Mistakes of the strongest levels at the end of a game, found by perfect play."""

import pytest

import tafelronde
from tables import daily
from tafelronde.bots.choosing import NEARLY
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State
from tafelronde.solving import solve
from tafelronde.solving.solution import TooLarge

CHOICES_LEFT = 5


def last_choices(seed: int) -> list[State]:
    """The last positions of a game of Rosenkönig in which somebody had a choice."""
    game, rng, found = tafelronde.load("rosenkoenig"), new_rng(seed), list[State]()
    bot, state = BotSpec.parse("medium").create(game, seed), game.new()
    while not state.is_terminal:
        if state.is_chance:
            state.apply_chance(rng)
            continue
        if len(state.legal_actions()) > 1:
            found.append(state.copy())
        state.apply(bot.choose(state))
    return found[-CHOICES_LEFT:]


@pytest.mark.parametrize(
    ("level", "games"),
    daily(
        [("hard", 4), ("hard", 12), ("master", 4)],
        [("hard", 4)],
        lambda one: f"{one[0]}-{one[1]}",
        True,
    ),
)
def test_they_give_nothing_away(level: str, games: int) -> None:
    """Nothing that is more than what the seed may choose among (``NEARLY``)."""
    asked = mattered = 0
    for seed in range(games):
        for state in last_choices(seed):
            try:
                solution = solve(state, most=40_000)
            except TooLarge:
                continue
            values = solution.values(state).values()
            asked += 1
            mattered += max(values) - min(values) > 1e-9
            action = BotSpec.parse(level).create(state.game, seed=4).choose(state)
            assert solution.regret(state, action) <= 2 * NEARLY, seed
    assert asked >= games
    assert mattered >= games // 4
