"""Searches guided by a game's ``prior``, and whom the others are taken to play for."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import examples.connect_four as four
import pytest

import kuhn_poker
from tafelronde.bots import create
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.compile.compiler import compiled
from tafelronde.core.contract.implement import implement
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import PRUNED
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.facts.layout import Record, int8, int64
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State
from tafelronde.search.uct.nodes import ALL, ROOT, SOME

COLUMNS = 7


def guided(prior: Callable[..., None] | None) -> Game:
    """Connect four once more; with a prior, a position says what this makes of it."""
    looks = {"looks": int8()} if prior else {"without": int8()}
    record = type("FourRecord", (Record,), {"discs": int64(2), **looks})
    functions: list[Any] = [
        four.setup, four.legal_actions, four.random_action, four.apply_action, four.refusal,
        four.returns, four.scores,
    ]  # fmt: skip
    implement(record, *functions, *([compiled(prior)] if prior else []))
    return replace(four.GAME, record=record, bounds=replace(four.GAME.bounds, observation=0))


CENTRE, NOTHING, LEVEL = range(3)
"""The middle looks best, and the edges are not looked at; all is pruned; all is neutral."""


def prior(state: Any, actions: Any, count: int, out: Any) -> None:
    """Promise actions as the position's look asks: one game for all, since each one is compiled
    anew."""
    for k in range(count):
        out[k] = 0.0
        if state.looks == NOTHING or (state.looks == CENTRE and actions[k] in (0, 6)):
            out[k] = PRUNED
        elif state.looks == CENTRE:
            out[k] = 3.0 - abs(actions[k] - 3)


PLAIN = four.GAME
GUIDED = guided(prior)


def start(looks: int | None = None) -> State:
    """An empty board that looks like this, or of the game without a prior."""
    if looks is None:
        return PLAIN.new()
    state = GUIDED.new()
    state.array["looks"] = looks
    return state


def visits(state: State, **settings: Any) -> dict[int, int]:
    """The visits of the root's children."""
    assert isinstance(state.game, Game)
    bot = create(state.game, "mcts", seed=5, **{"simulations": 300, **settings})
    assert isinstance(bot, MctsBot)
    bot.advise(state)
    return children(bot)


def children(bot: MctsBot) -> dict[int, int]:
    nodes = bot._trees[0].nodes
    found: dict[int, int] = {}
    child = int(nodes["first"][ROOT])
    while child:
        found[int(nodes["action"][child])] = int(nodes["visits"][child])
        child = int(nodes["next"][child])
    return found


@pytest.mark.parametrize("open_loop", [False, True])
def test_what_is_pruned_is_not_searched(open_loop: bool) -> None:
    assert set(visits(start(CENTRE), open_loop=open_loop)) == {1, 2, 3, 4, 5}
    assert set(visits(start(), open_loop=open_loop)) == set(range(COLUMNS))


@pytest.mark.parametrize("open_loop", [False, True])
@pytest.mark.parametrize("urgency", [0.15, 1e9])
def test_where_all_is_pruned_all_is_searched(open_loop: bool, urgency: float) -> None:
    """Actions are searched as if all were equally promising, also where a new one must promise
    something."""
    settings = {"open_loop": open_loop, "urgency": urgency, "bias": 0.15}
    found = visits(start(NOTHING), **settings)
    assert found == visits(start(LEVEL), **settings)
    assert len(found) == COLUMNS if urgency > 1.0 or not open_loop else len(found) > 1


@pytest.mark.parametrize("open_loop", [False, True])
def test_the_most_promising_is_tried_first(open_loop: bool) -> None:
    tried = [visits(start(CENTRE), open_loop=open_loop, simulations=n) for n in range(1, 7)]
    order = [{action for action, number in found.items() if number} for found in tried]
    assert {3} in order
    assert {2, 3, 4} in order
    assert {1, 2, 3, 4} not in order or {1, 2, 3, 4, 5} in order


@pytest.mark.parametrize("open_loop", [False, True])
def test_a_strong_bias_shares_the_visits_by_the_priors(open_loop: bool) -> None:
    """Then prior / (visits + 1) is about the same for all: 3, 2 and 1 of nine parts."""
    found = visits(start(CENTRE), open_loop=open_loop, bias=1000.0, simulations=900)
    assert all(
        abs(found[column] - share) < 12
        for column, share in {1: 100, 2: 200, 3: 300, 4: 200, 5: 100}.items()
    )
    assert found != visits(start(CENTRE), open_loop=open_loop, bias=0.0, simulations=900)


@pytest.mark.parametrize("open_loop", [False, True])
def test_a_prior_that_says_nothing_changes_nothing(open_loop: bool) -> None:
    assert visits(start(LEVEL), open_loop=open_loop) == visits(start(), open_loop=open_loop)
    assert visits(start(), open_loop=open_loop, bias=9.0) == visits(start(), open_loop=open_loop)


def test_without_urgency_a_new_action_must_promise_more_than_the_best_tried() -> None:
    """At a bias of 0 and no urgency the first action, once it looks good, is all that is tried."""
    settings = {"open_loop": True, "bias": 0.0, "simulations": 200}
    every = visits(start(CENTRE), **settings)
    few = visits(start(CENTRE), **settings, urgency=0.0, exploration=0.0)
    assert all(every.values())
    assert 0 < sum(1 for number in few.values() if number) < len(every)
    assert visits(start(CENTRE), **settings, urgency=1e9) == every


def test_a_loss_is_not_proven_while_something_was_pruned() -> None:
    """The edge is the only way not to lose at once; the search that prunes it must not be sure."""
    state = start(CENTRE)
    state.replay("bdcebe")  # o: d e e; x: b c b; the next of x at a makes no difference yet
    for open_loop in (False, True):
        bot = create(GUIDED, "mcts", seed=1, simulations=1000, open_loop=open_loop)
        assert isinstance(bot, MctsBot)
        bot.advise(state)
        nodes = bot._trees[0].nodes
        assert nodes["expanded"][ROOT] == SOME
        assert not nodes["proven"][ROOT] or bot._trees[0].values[ROOT].max() > 0.99
    plain = create(PLAIN, "mcts", seed=1, simulations=50)
    assert isinstance(plain, MctsBot)
    plain.advise(PLAIN.new())
    assert plain._trees[0].nodes["expanded"][ROOT] == ALL


# ---- whom the others play for --------------------------------------------------------------------


def kuhn(players: int) -> State:
    state = kuhn_poker.GAME.new(players)
    state.apply_chance(new_rng(2))
    return state


def test_with_two_players_all_backups_are_one() -> None:
    found = [visits(kuhn(2), backup=backup) for backup in (0, 1, 2)]
    assert found[0] == found[1] == found[2]


def test_with_three_players_they_are_not() -> None:
    """The same seed, another picture of the others: other visits."""
    found = [[visits(kuhn_state(seed), backup=backup) for seed in range(6)] for backup in (0, 1, 2)]
    assert found[0] != found[1]
    assert found[0] != found[2]
    assert found[1] != found[2]


def kuhn_state(seed: int) -> State:
    """The first player has bet: he leads by stakes."""
    state = kuhn_poker.GAME.new(3)
    state.apply_chance(new_rng(seed))
    state.apply("bet")
    return state


@pytest.mark.parametrize(
    "settings", [{"bias": -1.0}, {"urgency": -0.1}, {"backup": 3}, {"backup": -1}]
)
def test_settings_out_of_range_are_refused(settings: dict[str, float]) -> None:
    (name,) = settings
    with pytest.raises(BadOption, match=f"{name}: .* is not possible"):
        create(kuhn_poker.GAME, "mcts", **settings)
