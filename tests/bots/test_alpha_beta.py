"""Alpha-beta: the same values as a full search, and what its settings do."""

import pytest

import tafelronde
from search.brute_force import forced, positions
from tafelronde.bots import create
from tafelronde.bots.alpha_beta import AlphaBetaBot
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State
from tafelronde.search.alpha_beta.values import SURE, WIN

GAMES = ("connect_four", "kaiser_koenig_edelmann")


def value_at(bot: AlphaBetaBot, state: State, depth: int) -> int:
    """The value of a search to this depth alone."""
    bot._clear(state)
    return bot._search(depth, 1)


@pytest.mark.parametrize(
    ("name", "players", "plies", "best_reply"),
    [
        ("connect_four", 2, 4, False),
        ("kaiser_koenig_edelmann", 2, 3, False),
        ("kaiser_koenig_edelmann", 3, 3, False),
    ],
)
def test_forced_wins_and_losses_are_those_of_brute_force(
    name: str, players: int, plies: int, best_reply: bool
) -> None:
    bot = create(tafelronde.load(name), "alpha_beta", nodes=5_000_000, best_reply=best_reply)
    assert isinstance(bot, AlphaBetaBot)
    decided = 0
    for state in positions(name, players, 25, seed=plies):
        expected = forced(state, plies, state.current_player)
        value = value_at(bot, state, plies)
        decided += expected != 0
        if expected:
            assert value == expected
        else:
            assert abs(value) < SURE or WIN - abs(value) > plies  # quiescence saw further
    assert decided >= 8


@pytest.mark.parametrize("name", GAMES)
def test_the_table_and_the_windows_change_no_value(name: str) -> None:
    """With a table of 16 places hardly anything is found again; values stay the same."""
    game = tafelronde.load(name)
    large = create(game, "alpha_beta", nodes=5_000_000)
    small = create(game, "alpha_beta", nodes=5_000_000, table=4)
    assert isinstance(large, AlphaBetaBot)
    assert isinstance(small, AlphaBetaBot)
    for state in positions(name, 2, 12, seed=9):
        for depth in (1, 2, 3, 4):
            assert value_at(large, state, depth) == value_at(small, state, depth)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_move_whatever_came_before(name: str) -> None:
    game = tafelronde.load(name)
    used = create(game, "alpha_beta", seed=3, nodes=2000)
    states = positions(name, 2, 6, seed=4)
    for state in states:
        fresh = create(game, "alpha_beta", seed=3, nodes=2000)
        assert used.choose(state) == fresh.choose(state)
        assert used.advise(state).simulations <= 2 * 2000  # also for the second-best


def test_positions_are_counted_and_bounded() -> None:
    game = tafelronde.load("kaiser_koenig_edelmann")
    state = game.new(begins=1)
    for nodes in (1, 50, 3000):
        advice = create(game, "alpha_beta", nodes=nodes).advise(state)
        assert advice.simulations <= 2 * nodes  # as many for the second-best
        assert advice.action in state.legal_actions()
    assert create(game, "alpha_beta", depth=1).advise(state).simulations < 400


@pytest.mark.parametrize(
    "settings", [{"nodes": 0}, {"depth": 61}, {"noise": -1}, {"table": 23}, {"slip": 1.5}]
)
def test_settings_out_of_range_are_refused(settings: dict[str, float]) -> None:
    game = tafelronde.load("connect_four")
    with pytest.raises(BadOption, match=f"{next(iter(settings))}: .* is not possible"):
        create(game, "alpha_beta", **settings)


def test_hidden_things_are_refused() -> None:
    with pytest.raises(BadOption, match="hidden things, which kuhn_poker has"):
        create(tafelronde.load("kuhn_poker"), "alpha_beta")
