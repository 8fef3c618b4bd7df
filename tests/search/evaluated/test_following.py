"""Other players who follow a policy, and worlds from a belief."""

from typing import Any

import numpy as np
import pytest

from search.evaluated.judges import Watching, dealt, even, late_fours
from tafelronde.bots.agents import InformationState, Leaves
from tafelronde.bots.followed import Followed
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption, TafelrondeError
from tafelronde.core.objects.state import State
from tafelronde.search.evaluated import Network, Search


class Last:
    """Always takes the last action."""

    def act(self, known: InformationState) -> int:
        return known.legal_actions[-1]


def against_last(state: State, mover: int) -> float:
    """The best result of ``mover`` against a player who takes the last action, by recursion."""
    if state.is_terminal:
        return state.returns()[mover]
    legal = state.legal_actions()
    if state.current_player != mover:
        return against_last(state.after(legal[-1]), mover)
    return max(against_last(state.after(one), mover) for one in legal)


def test_others_follow_their_policy_and_nothing_else() -> None:
    gained = 0
    for state in late_fours(6, left=6):
        mover = state.current_player
        best = against_last(state, mover)
        search = Search(state.game, even, 600, others=Followed(Last()))
        found = search.run([state])
        action = int(found.legal[0][found.visits[0].argmax()])
        assert against_last(state.after(action), mover) == best
        tree = found.tree(0)
        for node in np.flatnonzero(tree.nodes["player"] == 1 - mover):
            edges = tree.edges_of(int(node))
            assert (edges["node"][:-1] < 0).all()  # nothing else was tried
        plain = Search(state.game, even, 600).run([state])
        gained += found.values[0, mover] > plain.values[0, mover] + 0.1
    assert gained


def test_drawn_actions_have_the_shares_of_the_policy() -> None:
    state = dealt("rosenkoenig", seed=2)

    def weighed(leaves: Leaves) -> tuple[Any, Any]:
        return even(leaves)[0], np.log(1.0 + np.arange(leaves.legal.shape[1])) + 0.0 * leaves.legal

    tree = Search(state.game, even, 4000, others=weighed, exploration=0.01).run([state]).tree(0)
    theirs = np.flatnonzero(tree.nodes["player"] == 1 - state.current_player)
    node = int(theirs[tree.nodes["visits"][theirs].argmax()])
    children = tree.edges_of(node)["node"]
    visits = np.where(children >= 0, tree.nodes["visits"][children], 0)
    shares = np.arange(1, len(visits) + 1)
    assert visits / visits.sum() == pytest.approx(shares / shares.sum(), abs=0.06)


@pytest.mark.parametrize("how", [{"batch": 1}, {"threads": 2, "batch": 4}], ids=str)
def test_how_the_work_is_shared_changes_nothing_for_others(how: dict[str, Any]) -> None:
    states = [dealt("drakon", seed=k, steps=2 * k) for k in range(3)]
    settings: dict[str, Any] = {"seed": 4, "others": Followed(Last())}
    plain = Search(states[0].game, even, 24, **settings).run(states)
    again = Search(states[0].game, even, 24, **settings, **how).run(states)
    assert plain.visits.tolist() == again.visits.tolist()


def test_a_network_that_all_follow_stays_compiled_in() -> None:
    states = [dealt("drakon", seed=k) for k in range(2)]
    game = states[0].game
    network = Network.random(game, 2, hidden=(8,), seed=2)
    found = Search(game, network, 40, others=network).run(states)
    called = Search(game, lambda leaves: network(leaves), 40, others=network).run(states)
    assert found.visits.tolist() == called.visits.tolist()
    assert found.visits.tolist() != Search(game, network, 40).run(states).visits.tolist()


def test_simulations_play_in_the_worlds_that_are_given() -> None:
    states = [dealt("drakon", seed=k, steps=6) for k in range(2)]
    game, watching = states[0].game, Watching(even)
    believed = [
        np.concatenate([one.resample(one.current_player, new_rng(n)).array for n in range(3)])
        for one in states
    ]
    hands = {world.tobytes() for some in believed for world in some["hands"]}
    Search(game, watching, 30).run(states, believed)
    roots = [State(game, np.frombuffer(data, game.dtype).copy()) for data in watching.states[:2]]
    assert {one.array["hands"][0].tobytes() for one in roots} <= hands
    network = Network.random(game, 2, hidden=(8,), seed=2)
    found = [
        Search(game, network, 30).run(states, some).visits.tolist() for some in (believed, None)
    ]
    assert found[0] != found[1]


def test_bad_worlds_and_policies_are_refused() -> None:
    state = dealt("drakon", seed=1)
    search = Search(state.game, even, 4)
    for worlds in ([], [state.array, state.array], [state.array[:0]], [np.zeros(2)]):
        with pytest.raises(TafelrondeError, match="worlds: as many positions"):
            search.run([state], worlds)
    roses = dealt("rosenkoenig", seed=1)
    with pytest.raises(TafelrondeError, match="worlds: nothing is hidden"):
        Search(roses.game, even, 4).run([roses], [roses.array])
    with pytest.raises(BadOption, match="others"):
        Search(state.game, even, 4, others="easy")  # pyright: ignore[reportArgumentType]
