"""Policies: what they say of the legal actions, their files, and the search that follows them."""

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import tafelronde
from games.kaiser_koenig_edelmann.positions import NAME, place
from tables import PACKAGE_GAMES
from tafelronde.bots import create
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.kernels import calls
from tafelronde.core.objects.state import State
from tafelronde.search.prospects.errors import BadProspects
from tafelronde.search.prospects.policy import Policy
from tafelronde.search.prospects.weigh import weigh
from tafelronde.search.prospects.weights import Prospects

GAME = tafelronde.load(NAME)
WITHOUT = next(name for name in PACKAGE_GAMES if tafelronde.load(name).info.hidden)
"""A game that says nothing of its actions, and is searched in an open loop."""


@kernel
def _weigh(states: Any, actions: Any, policy: Any, rows: Any, units: Any, out: Any) -> None:
    weigh(states[0], actions, len(actions), policy, rows, units, out)


def weighed(state: State, policy: Policy) -> Any:
    """The probabilities of the legal actions."""
    legal = np.array(state.legal_actions(), np.int32)
    rows = np.full((len(legal) + 3, len(policy.hidden)), 7.0, np.float32)
    out = np.zeros(len(legal), np.float32)
    _weigh(state.array, legal, policy.flat, rows, np.zeros(policy.units, np.float32), out)
    return out


def by_hand(state: State, policy: Policy) -> Any:
    """The same with NumPy."""
    legal = np.array(state.legal_actions(), np.int32)
    seen = np.zeros((len(legal), len(policy.hidden)), np.float32)
    calls.policy_features(state.array, legal, seen)
    odds = np.maximum(seen @ policy.hidden + policy.threshold, 0) @ policy.output
    odds += seen @ policy.direct
    shares = np.exp(odds - odds.max())
    return shares / shares.sum()


def example(seed: int = 1, units: int = 4) -> Policy:
    dice = np.random.default_rng(seed)
    policy = Policy.random(GAME, units, seed)
    return replace(policy, direct=dice.normal(size=len(policy.hidden)).astype(np.float32))


def likes(name: str, much: float = 30.0) -> Policy:
    """A policy that looks at nothing but the actions with this feature, if it likes it much."""
    policy = example()
    direct = np.zeros(len(policy.hidden), np.float32)
    direct[GAME.policy_layout.places(name)] = much
    return replace(policy, output=np.zeros(policy.units, np.float32), direct=direct)


def network(policy: Policy | None) -> Prospects:
    return replace(Prospects.random(GAME, units=3, seed=1), policy=policy)


def following(policy: Policy | None, **settings: Any) -> MctsBot:
    wanted = {"simulations": 200, "cutoff": 0, "puct": 1.0, "network": network(policy), **settings}
    bot = create(GAME, "mcts", seed=3, **wanted)
    assert isinstance(bot, MctsBot)
    return bot


# ---- what it says, and its file ------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_probabilities_are_the_softmax_of_what_it_says(players: int) -> None:
    state, rng, dice = GAME.new(players), new_rng(4), np.random.default_rng(4)
    policy, several = example(), 0
    for _ in range(60):
        state.apply_chance(rng)
        if state.is_terminal:
            break
        found = weighed(state, policy)
        assert np.allclose(found, by_hand(state, policy), atol=1e-5)
        assert found.sum() == pytest.approx(1.0, abs=1e-5)
        several += len(found) > 1
        state.apply(int(dice.choice(state.legal_actions())))
    assert several > 20


def test_a_file_holds_the_policy_and_one_without_is_as_before() -> None:
    whole = network(example(units=2))
    back = Prospects.from_json(whole.to_json())
    back.check(GAME)
    assert back.policy is not None
    assert whole.policy is not None
    assert np.allclose(back.policy.flat, whole.policy.flat, rtol=1e-5)
    assert back.to_json() == Prospects.from_json(back.to_json()).to_json()
    assert "policy" not in json.loads(network(None).to_json())
    assert whole.name != network(None).name


def test_what_is_no_policy_is_refused() -> None:
    whole = json.loads(network(example()).to_json())
    policy = whole["policy"]
    for change, said in (
        ({"hidden": [*policy["hidden"][:-1], [1.0]]}, "not a network"),
        ({"hidden": [1.0]}, "not a network"),
        ({"direct": [1.0]}, "a policy of 78 inputs and 4 units"),
        ({"output": [1e39, 0.0, 0.0, 0.0]}, "finite weights"),
        ({"features": 3}, "not a network"),
    ):
        broken = {**whole, "policy": {**policy, **change}}
        with pytest.raises(BadProspects, match=said):
            Prospects.from_json(json.dumps(broken).encode())


def test_a_policy_serves_its_own_game_and_its_own_features() -> None:
    policy = example()
    other = network(replace(policy, features=("hat", *policy.features[1:])))
    with pytest.raises(BadProspects, match=r"a policy for other features .*: hat, kind"):
        other.check(GAME)
    with pytest.raises(BadProspects, match=r"other features .*: hat, kind"):
        create(GAME, "mcts", seed=1, network=other, puct=0.5)
    with pytest.raises(BadProspects, match=f"{WITHOUT} has no features of actions"):
        Policy.random(tafelronde.load(WITHOUT), 2, 1)


# ---- the search ----------------------------------------------------------------------------------


def visits(bot: MctsBot, state: State) -> dict[str, int]:
    found = bot.advise(state).visits
    return {
        state.format(action): seen
        for action, seen in zip(state.legal_actions(), found, strict=True)
    }


@pytest.mark.parametrize(("name", "moves"), [("ring", "d3-e4 d3-f3"), ("flees", "")])
def test_it_looks_where_the_policy_looks(name: str, moves: str) -> None:
    state = place("1a1 2d3", "1k2 2h3", "1k1 2j1")
    seen = visits(following(likes(name), puct=50.0), state)
    liked = set(moves.split()) or set(seen)
    assert {move for move, times in seen.items() if times > 200 / len(seen) / 3} == liked
    assert sum(seen[move] for move in liked) > 190


def test_without_the_constant_or_the_policy_it_searches_as_before() -> None:
    state = place("1a1 2d3", "1k2 2h3", "1k1 2j1")
    without = visits(following(None, puct=0.0), state)
    assert min(without.values()) > 0
    assert without == visits(following(None), state)
    assert without == visits(following(likes("ring"), puct=0.0), state)
    assert without != visits(following(likes("ring")), state)


def test_what_is_certain_is_found_against_the_policy() -> None:
    state = place("1a1 2d3", "1f3", "1k1")  # who is beside the goal wins with the next move
    best = following(likes("farther", 4.0)).advise(state)
    assert state.format(best.action) == "d3-f3"
    state = place("1f3 2d3", "1k2", "1a2")
    assert state.format(following(likes("farther")).choose(state)) == "f3-f4"


def test_a_pool_that_is_full_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tafelronde.bots.mcts.MOST_NODES", 40)
    state = place("1a1 2d3 3f6", "1k2 2h3", "1k1 2j1")
    seen = visits(following(example(), simulations=500), state)
    assert sum(seen.values()) == 500


def test_trees_in_threads_and_a_kept_tree_follow_it_too() -> None:
    state, bots = GAME.new(3), [following(example(), trees=2), following(example(), trees=2)]
    state.apply_chance(new_rng(1))
    for _ in range(6):
        first, second = (bot.choose(state) for bot in bots)
        assert first == second
        state.apply(first)


@pytest.mark.parametrize("puct", [-0.1, 101.0])
def test_a_constant_out_of_range_is_refused(puct: float) -> None:
    with pytest.raises(tafelronde.BadOption, match="puct"):
        create(GAME, "mcts", seed=1, puct=puct)


def test_an_open_loop_asks_no_policy() -> None:
    game = tafelronde.load(WITHOUT)
    state = game.new(2)
    state.apply_chance(new_rng(2))
    plain, asked = (
        create(game, "mcts", seed=1, simulations=40, cutoff=0, **more).advise(state)
        for more in ({}, {"puct": 2.0})
    )
    assert plain == asked
