"""Judges of hints and reviews, and the bots that play on: they see no less than the opponents
do."""

import numpy as np
import pytest

from tables import PACKAGE_GAMES
from tafelronde.advice.adviser import Adviser
from tafelronde.advice.continuations import play_on
from tafelronde.advice.judge import choice, settings_of
from tafelronde.bots import create
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.kernels import calls
from tafelronde.core.objects.registry import load
from tafelronde.core.objects.state import State

KAISER = "kaiser_koenig_edelmann"


def begun(name: str, players: int, plies: int, seed: int = 3) -> State:
    """A game some decisions after its start."""
    state, rng = load(name).new(players), new_rng(seed)
    bot = create(state.game, "easy", seed)
    state.apply_chance(rng)
    for _ in range(plies):
        state.apply(bot.choose(state))
        state.apply_chance(rng)
    return state


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_judge_and_who_plays_on_see_what_master_sees(name: str) -> None:
    """The judge at tables of every size. Who plays on has one network for all tables, and it is one
    by which ``master`` judges at some of them."""
    game = load(name)
    sizes = range(game.info.min_players, game.info.max_players + 1)
    master = [BotSpec("master").spell_out(game, players) for players in sizes]
    networks = [one.settings.get("network", 0) for one in master]
    assert [settings_of(game, one).settings.get("network", 0) for one in sizes] == networks
    assert game.onward.settings.get("network", 0) in networks
    assert bool(game.onward.settings.get("network", 0)) is bool(networks[0])
    assert not game.onward.settings.get("beginner", False)


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_end_of_a_continuation_is_judged_by_who_plays_on(name: str) -> None:
    """A network judges it, where there is one; its value differs from the game's own evaluation."""
    state = begun(name, 2, 12)
    game = state.game
    own = np.zeros(2)
    calls.evaluate(state.array, own)
    for spec in (BotSpec(game.onward.bot, dict(game.onward.settings)), settings_of(game, 2)):
        found = spec.create(game, 1).guess(state)  # type: ignore[attr-defined]
        assert sum(found) == pytest.approx(0.0)
        assert (found == pytest.approx(own.tolist())) is (not spec.settings.get("network", 0))


@pytest.mark.parametrize("players", [2, 4])
def test_continuations_part_where_nothing_is_drawn(players: int) -> None:
    state = begun(KAISER, players, 10, seed=4)
    action = create(state.game, "medium", 1).choose(state)
    ends = {one[0] for one in play_on(state, [action], range(16), seed=5)}
    assert len(ends) > 4
    assert play_on(state, [action], range(3), seed=5) == play_on(state, [action], range(3), seed=5)


def test_what_alpha_beta_finds_is_not_overruled_by_short_searches() -> None:
    """A hint then thinks about the position alone, however many lots it may play on."""
    state = begun(KAISER, 2, 10, seed=4)
    game = state.game
    plain, trying = Adviser(game, effort=0.2, lots=0), Adviser(game, effort=0.2, lots=8)
    first, second = plain.advise(state), trying.advise(state)
    assert 0.0 < first.chances[0].share < 1.0
    assert (first.action, first.chances) == (second.action, second.chances)
    assert choice(state, settings_of(game, 2, 0.2), 0).visits == ()
