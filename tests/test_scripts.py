"""Every script plays whole games by the rules, and decides from what its seat may know alone."""

import pytest
from benchmarks import scripts

from tables import PACKAGE_GAMES, Table, all_tables, daily
from tafelronde.arena.deal import Deal
from tafelronde.arena.table import play_game
from tafelronde.bots.base import Bot, Guest
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State

MOST = 120
"""Decisions of a test's game; some scripts go to and fro until the rules end it."""


TABLES = [[table for table in all_tables() if table.name == game] for game in PACKAGE_GAMES]
SMALLEST, LARGEST = ([tables[end] for tables in TABLES] for end in (0, -1))
"""Each game's first table of the smallest size, and its last of the largest: other options."""


class Enough(Exception):
    """A game has gone on for long enough."""


def play(table: Table, names: list[str], seed: int) -> None:
    """A game of scripts, each with a twin that knows the same and sees other hidden cards."""
    game = table.game
    specs = [BotSpec.parse(scripts.spelled(table.name, name), own_code=True) for name in names]
    bots, twins = ([spec.create(game, seed) for spec in specs] for _ in range(2))
    decided = 0

    def ask(bot: Bot, state: State) -> int:
        nonlocal decided
        decided += 1
        if decided > MOST:
            raise Enough
        seat = state.current_player
        chosen = bot.choose(state)
        if game.info.hidden:
            redrawn = state.resample(seat, new_rng(seed + decided))
            assert twins[seat].choose(redrawn) == chosen, names[seat]
        return chosen

    def told(state: State, action: int) -> None:
        for seat, twin in enumerate(twins):
            assert isinstance(twin, Guest)
            twin.see(state, action, seat)

    try:
        played = play_game(table.new(), bots, Deal(seed, 0), ask=ask, listener=told)
    except Enough:
        return
    assert played.lost is None, (names, played.lost and played.lost.fault.errors)


@pytest.mark.parametrize("table", daily([*SMALLEST, *LARGEST], SMALLEST))
def test_scripts_play_by_the_rules_and_know_no_secret(table: Table) -> None:
    names = list(scripts.ideas(table.name))
    for first in range(0, len(names), table.players):
        around = [*names, *names][first : first + table.players]
        play(table, around, seed=first)


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_a_game_has_ten_scripts_with_an_idea_each(game: str) -> None:
    ideas = scripts.ideas(game)
    assert len(ideas) >= 10
    assert all(idea and "\n" not in idea and idea.endswith(".") for idea in ideas.values())
    assert len(set(ideas.values())) == len(ideas)
