"""Choices of bots: a victory at once is never left, a certain one is won soonest."""

from collections.abc import Iterator

import numpy as np
import pytest

import tafelronde
from search.brute_force import forced, positions
from tables import PACKAGE_GAMES
from tafelronde.advice.judge import judge
from tafelronde.bots import create
from tafelronde.bots.base import Bot
from tafelronde.bots.mcts import MctsBot
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.kernels.playout import play_all_on
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.playouts import Playouts
from tafelronde.core.objects.state import State
from tafelronde.school.puzzles import puzzles_of
from tafelronde.search.alpha_beta.values import WIN
from tafelronde.search.at_once import AtOnce
from tafelronde.search.foresee import Foresight

LEVELS = ("medium", "hard", "master")
POSITIONS = 60
"""The number of positions of each game, over all numbers of players."""
EACH = 10
"""In one of so many positions a hint thinks as long as its level does, in the others shortly: what
wins at once is found before all thought, which only says what the other actions come to."""
GAMES, MOST_GAMES = 60, 6_000
"""Random games that are looked through at a time, and in all, at each number of players."""


def wins_for_certain(state: State, action: int) -> int:
    """The number of plies in which an action wins at the latest, by the rules alone in plain
    Python, without a further decision of the same player, whatever is hidden; 0 where it may not
    win."""
    mover, samples = state.current_player, 20 if state.game.info.hidden else 1
    longest = 0
    for number in range(samples):
        possible = state.copy()
        possible.resample(mover, new_rng(7, number))
        plies = _plies(possible.after(action), mover, 1)
        if plies == 0:
            return 0
        longest = max(longest, plies)
    return longest


def _plies(state: State, mover: int, made: int) -> int:
    if state.is_terminal:
        return made if state.returns()[mover] > 0.999 else 0
    if state.current_player == mover or made > 6:
        return 0
    longest = 0
    for step in state.steps():
        plies = _plies(state.after(step), mover, made + (not state.is_chance))
        if plies == 0:
            return 0
        longest = max(longest, plies)
    return longest


def last_decisions(name: str, players: int, games: int, seed: int) -> Iterator[State]:
    """The last position of each random game in which somebody decides, and wins."""
    game = tafelronde.load(name)
    whole = Playouts(game, games, players, seed)
    whole.play()
    out, weights = np.zeros((2, game.bounds.buffer), np.int32)
    for number in np.flatnonzero(whole.results.max(1) > 0.999):
        for back in range(1, 8):
            again = Playouts(game, games, players, seed)
            one = slice(number, number + 1)
            states, rngs = again.states[one], again.rngs[one]
            results, counts = again.results[one], again.steps[one]
            most = (
                int(whole.steps[number]) - back
            )  # as others hand it over: else it is compiled anew
            play_all_on(states, rngs, out, weights, results, counts, most)
            state = game.from_bytes(states.tobytes())
            if not state.is_chance:
                if whole.results[number, state.current_player] > 0.999:
                    yield state
                break


def decided(name: str, players: int, number: int) -> Iterator[tuple[State, set[int]]]:
    """Positions of random games in which some decisions win for certain, and others do not; with
    those that win soonest. Fewer than ``number`` where many games have too few."""
    left = number
    for seed in range(MOST_GAMES // GAMES):
        for state in last_decisions(name, players, GAMES, seed):
            legal = state.legal_actions()
            plies = {one: found for one in legal if (found := wins_for_certain(state, one))}
            if 0 < len(plies) < len(legal):
                yield state, {one for one in plies if plies[one] == min(plies.values())}
                left -= 1
                if left == 0:
                    return


def brief(game: Game, level: str, players: int) -> Bot:
    """A level that thinks only shortly."""
    spec = BotSpec(level).spell_out(game, players)
    less = {name: 50 for name in ("simulations", "nodes") if name in spec.settings}
    return BotSpec(spec.name, {**spec.settings, **less}).create(game, seed=3)


@pytest.mark.parametrize("name", [*PACKAGE_GAMES, "connect_four"])
def test_a_victory_at_once_is_never_left(name: str) -> None:
    """Every level from medium takes it, at each number of players, and so do hints; bots that slip,
    too."""
    game = tafelronde.load(name)
    sizes = range(max(2, game.info.min_players), game.info.max_players + 1)
    levels = [level for level in LEVELS if level in game.levels] or ["mcts"]
    bots = [create(game, level, seed=3) for level in levels]
    search, looked = AtOnce(game, seed=5), 0
    for players in sizes:
        quick = [brief(game, level, players) for level in levels]
        for state, best in decided(name, players, -(-POSITIONS // len(sizes))):
            assert set(search.wins(state)) == best
            for bot in bots:
                assert bot.choose(state) in best
            for bot in quick if looked % EACH else bots:
                assert bot.advise(state).action in best
            looked += 1
    assert looked >= POSITIONS


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_puzzles_of_a_victory_in_one_are_solved(name: str) -> None:
    """Every level from medium finds the solution, and so does the judge of reviews."""
    shipped = puzzles_of(name)
    assert shipped is not None
    game = tafelronde.load(name)
    bots = [create(game, level, seed=3) for level in LEVELS]
    for puzzle in shipped.puzzles:
        if puzzle.idea != "attack" or len(puzzle.line) > 1:
            continue
        state = puzzle.position()
        answer = state.parse(puzzle.line[0])
        for bot in bots:
            assert bot.choose(state) == answer
            assert bot.advise(state).action == answer
        assert judge(state, state.legal_actions()[0], effort=0.02).best == answer


@pytest.mark.parametrize(("players", "plies"), [(2, 3), (3, 3), (4, 3)])
def test_the_look_ahead_counts_plies(players: int, plies: int) -> None:
    """Against brute force: what wins wins in the fewest, what loses loses in the most."""
    name, won, lost = "kaiser_koenig_edelmann", 0, 0
    look = Foresight(tafelronde.load(name), plies)
    for state in positions(name, players, 20, seed=players):
        found, mover = look.judge(state), state.current_player
        values = {one: forced(state.after(one), plies - 1, mover) for one in state.legal_actions()}
        lengths = {one: 1 + WIN - abs(value) for one, value in values.items() if value}
        soonest = min((lengths[one] for one in lengths if values[one] > 0), default=0)
        for one, value in values.items():
            if value > 0 and lengths[one] == soonest:
                assert found[one] == soonest
                won += 1
            elif value < 0 and (not soonest or lengths[one] <= soonest):
                assert found[one] == -lengths[one]
                lost += 1
            else:
                assert one not in found
    assert won >= 5
    assert lost >= 5


@pytest.mark.parametrize("kind", ["mcts", "alpha_beta"])
def test_a_certain_loss_is_put_off(kind: str) -> None:
    """Connect four: of decisions that all lose, one is taken that loses latest."""
    game, looked = tafelronde.load("connect_four"), 0
    settings = {"mcts": {"simulations": 3000, "foresee": 4}, "alpha_beta": {}}[kind]
    bot = create(game, kind, seed=2, **settings)
    for state in positions("connect_four", 2, 120, seed=6):
        mover = state.current_player
        values = {one: forced(state.after(one), 3, mover) for one in state.legal_actions()}
        if len(set(values.values())) < 2 or max(values.values()) >= 0:
            continue
        looked += 1
        best = {one for one, value in values.items() if value == max(values.values())}
        assert bot.choose(state) in best
        assert bot.advise(state).action in best
    assert looked >= 3


def test_the_tree_prefers_the_sooner_victory_and_the_later_loss() -> None:
    """A proof says in how many plies the result comes."""
    game, proven = tafelronde.load("connect_four"), 0
    for state in positions("connect_four", 2, 40, seed=8):
        bot = create(game, "mcts", seed=1, simulations=3000)
        assert isinstance(bot, MctsBot)
        advice = bot.advise(state)
        mover = state.current_player
        value = forced(state, 4, mover)
        if not value or abs(advice.expected[mover]) < 1.0:
            continue
        after = forced(state.after(advice.action), 4, mover)
        proven += 1
        assert (after > 0) == (value > 0)
        if value > 0 and value == WIN - 1:
            assert state.after(advice.action).is_terminal
    assert proven >= 5
