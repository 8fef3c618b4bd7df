"""Tree search: what it proves is true, what it keeps holds, what is hidden it does not see."""

import functools

import numpy as np
import pytest

import tafelronde
from tables import daily
from tafelronde.arena.contest import Contest, hold
from tafelronde.bots import create
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State
from tafelronde.search.uct.nodes import NONE, ROOT

BUDGET = 700
"""Different positions that ``worth`` looks at before it gives up."""


class TooLarge(Exception):
    """The rest of the game is too large to be searched plainly."""


def worth(state: State, found: dict[bytes, list[float]] | None = None) -> list[float]:
    """The exact expected results under best play: plain expectimax, no pruning, each position
    once."""
    found = {} if found is None else found
    position = state.to_bytes()
    if position not in found:
        if len(found) >= BUDGET:
            raise TooLarge
        found[position] = value_of(state, found)
    return found[position]


def value_of(state: State, found: dict[bytes, list[float]]) -> list[float]:
    """``worth`` of what comes after."""
    if state.is_terminal:
        return state.returns()
    values = [worth(state.after(step), found) for step in state.steps()]
    if state.is_chance:
        weights = [weight for _, weight in state.chance_outcomes()]
        return np.average(values, axis=0, weights=weights).tolist()
    return max(values, key=lambda value: value[state.current_player])


@functools.cache
def late_positions(name: str, steps_left: int, count: int) -> tuple[State, ...]:
    """Positions of random games so many steps before their end, a player to decide; not to be
    changed."""
    found: list[State] = []
    game, seed = tafelronde.load(name), 0
    while len(found) < count:
        rng, state = new_rng(900 + seed), game.new()
        states: list[State] = []
        while not state.is_terminal:
            if state.is_chance:
                state.apply_chance(rng)
                continue
            states.append(state.copy())
            legal = state.legal_actions()
            state.apply(legal[int(np.random.default_rng((seed, len(states))).integers(len(legal)))])
        seed += 1
        if len(states) >= steps_left and len(states[-steps_left].legal_actions()) > 1:
            try:
                worth(states[-steps_left])
            except TooLarge:
                continue
            found.append(states[-steps_left])
    return tuple(found)


@pytest.mark.parametrize(("name", "steps_left"), [("connect_four", 6), ("rosenkoenig", 2)])
@pytest.mark.parametrize("open_loop", daily([False, True], [True]))
def test_what_is_proven_is_true(name: str, steps_left: int, open_loop: bool) -> None:
    proven = 0
    for state in late_positions(name, steps_left, count=12):
        bot = create(state.game, "mcts", seed=3, simulations=4000, open_loop=open_loop)
        assert isinstance(bot, MctsBot)
        advice = bot._think(state, varied=False)
        tree = bot._trees[0]
        if not tree.nodes["proven"][ROOT]:
            continue
        proven += 1
        exact = worth(state)
        mover = state.current_player
        assert tree.values[ROOT, : state.players].tolist() == pytest.approx(exact)
        after = state.copy()
        after.apply(advice.action)
        assert worth(after)[mover] == pytest.approx(exact[mover])
        assert advice.simulations <= 4000
    assert proven >= 4


def test_chance_nodes_are_averaged_by_weight() -> None:
    """Closed loop: a draw whose outcomes decide the game is worth their mean, exactly."""
    averaged = 0
    for state in late_positions("rosenkoenig", 2, count=20):
        bot = create(state.game, "mcts", seed=1, simulations=6000)
        assert isinstance(bot, MctsBot)
        bot._think(state, varied=False)
        tree = bot._trees[0]
        if tree.nodes["proven"][ROOT]:
            value = tree.values[ROOT].tolist()
            assert value == pytest.approx(worth(state))
            averaged += abs(abs(value[0]) - 1.0) > 1e-6 and value[0] != 0.0
    assert averaged >= 1


def test_a_kept_tree_is_the_tree_of_the_new_position() -> None:
    game = tafelronde.load("connect_four")
    state = game.new()
    bot = MctsBot(game, seed=5, simulations=2000)
    kept = 0
    while not state.is_terminal and kept < 5:
        state.apply(bot.choose(state))
        if state.is_terminal:
            break
        state.apply(state.legal_actions()[0])
        if state.is_terminal:
            break
        tree = bot._trees[0]
        if not tree.keep(state.array):
            continue
        kept += 1
        nodes, used = tree.nodes, int(tree.used[0])
        child, actions, visits = int(nodes["first"][ROOT]), [], 0
        while child:
            assert child < used
            actions.append(int(nodes["action"][child]))
            visits += int(nodes["visits"][child])
            child = int(nodes["next"][child])
        if actions:
            assert actions == state.legal_actions()
            assert visits <= int(nodes["visits"][ROOT])
        tree.states[0] = state.array[0]
    assert kept >= 3
    other = game.new()
    other.replay(["d", "d", "d", "d"])
    assert not MctsBot(game, simulations=10)._trees[0].keep(other.array)  # nothing was searched


def test_trees_in_threads_agree_with_themselves() -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(4))
    advices = [
        create(state.game, "mcts", seed=9, simulations=600, trees=3).advise(state) for _ in range(2)
    ]
    assert advices[0] == advices[1]
    assert advices[0].simulations == 600


def test_a_pool_that_is_full_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelronde.bots.mcts.MOST_NODES", 60)
    for name, settings in (
        ("connect_four", {}),
        ("rosenkoenig", {}),
        ("rosenkoenig", {"open_loop": True}),
    ):
        state = tafelronde.load(name).new()
        state.apply_chance(new_rng(1))
        bot = create(state.game, "mcts", seed=1, simulations=500, **settings)
        advice = bot.advise(state)
        assert advice.simulations == 500
        assert advice.action in state.legal_actions()


@pytest.mark.parametrize(("card", "answer"), [(0, 0), (2, 1)])
def test_hidden_cards_are_not_looked_at(card: int, answer: int) -> None:
    """Kuhn poker, a bet to answer: the lowest card folds, the highest calls, whatever the other
    holds."""
    game = tafelronde.load("kuhn_poker")
    for other in {0, 1, 2} - {card}:
        state = game.new(2)
        for step in (2 + other, 2 + card, 1):
            state.apply(step)
        assert state.current_player == 1
        bot = create(game, "mcts", seed=2, simulations=2000)
        advice = bot.advise(state)
        assert advice.action == answer
        if other == 1 and card == 0:
            expected = advice.expected
            state = game.new(2)
            for step in (2 + 2, 2 + card, 1):
                state.apply(step)
            same = create(game, "mcts", seed=2, simulations=2000).advise(state)
            assert same.expected == expected


def test_a_short_sight_ends_the_tree() -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(1))
    for depth in (1, 2):
        bot = MctsBot(state.game, seed=1, simulations=400, cutoff=0, depth=depth)
        bot.advise(state)
        nodes, found = bot._trees[0].nodes, 0
        below = {int(nodes["first"][ROOT])}
        while below:
            level, below, found = below, set[int](), found + 1
            for child in level:
                while child != NONE:
                    if first := int(nodes["first"][child]):
                        below.add(first)
                    child = int(nodes["next"][child])
        assert found == depth


def test_a_coarse_eye_sees_multiples() -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(1))
    bot = MctsBot(state.game, seed=1, simulations=1, cutoff=0, open_loop=True, grain=0.5)
    fine = MctsBot(state.game, seed=1, simulations=1, cutoff=0, open_loop=True)
    pairs = zip(fine.advise(state).expected, bot.advise(state).expected, strict=True)
    for value, rounded in pairs:
        assert rounded == 0.5 * np.floor(value / 0.5 + 0.5)


def test_a_slip_is_a_random_move() -> None:
    state = tafelronde.load("connect_four").new()
    state.replay("abaca")  # red must close a
    bot = create(state.game, "mcts", seed=1, simulations=200, slip=1.0)
    chosen = {bot.choose(state) for _ in range(100)}
    assert chosen == set(state.legal_actions())
    assert state.format(bot.advise(state).action) == "a"
    state.apply("d")  # a wins at once, which no slip leaves
    assert {state.format(bot.choose(state)) for _ in range(20)} == {"a"}


@pytest.mark.parametrize(
    "settings",
    [{"simulations": 0}, {"exploration": -1.0}, {"trees": 0}, {"slip": 1.5}, {"grain": -0.1}],
)
def test_settings_out_of_range_are_refused(settings: dict[str, float]) -> None:
    (name,) = settings
    with pytest.raises(BadOption, match=f"{name}: .* is not possible"):
        create(tafelronde.load("rosenkoenig"), "mcts", **settings)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("better", "worse", "games"), [("easy", "random", 60), ("medium", "easy", 60)]
)
def test_levels_are_steps(better: str, worse: str, games: int) -> None:
    """A short version of benchmarks/strength.py, with a floor that luck does not reach."""
    (standing,) = hold(Contest.of("rosenkoenig", [better, worse], games=games, seed=11))
    assert standing.score(0).mean >= 0.65


def test_every_level_exists_and_thinks_more_than_the_one_below() -> None:
    levels = tafelronde.load("rosenkoenig").levels
    budgets = [
        levels[name].settings["simulations"] for name in ("easy", "medium", "hard", "master")
    ]
    assert budgets == sorted(set(budgets))
