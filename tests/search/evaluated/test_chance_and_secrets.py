"""Chance, hidden cards, and two to six players."""

import numpy as np
import pytest

import tafelronde
from search.evaluated.judges import Watching, dealt, even, odd
from tables import EVALUATED, Table, at_each_size_of, daily, random_states
from tafelronde.bots import create
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import CHANCE
from tafelronde.core.objects.state import State
from tafelronde.search.evaluated import Network, Search


def position(table: Table, seed: int = 1) -> State:
    """A position in the middle of a game, with something to decide."""
    states = [state for state in random_states(table, seed, 1, every=3) if not state.is_chance]
    choices = [state for state in states if len(state.legal_actions()) > 1]
    return choices[len(choices) // 2]


@at_each_size_of(*EVALUATED)
@pytest.mark.parametrize("root", ["puct", "gumbel"])
def test_every_table_is_searched(table: Table, root: str) -> None:
    state = position(table)
    before = state.to_bytes()
    for leaves in (1, 4):
        found = Search(table.game, odd, 30, root=root, leaves=leaves).run([state, state])
        assert state.to_bytes() == before
        assert found.visits.sum(1).tolist() == [30, 30]
        assert found.values.shape == (2, table.players)
        assert set(found.actions.tolist()) <= set(state.legal_actions())
        for node in range(1, len(found.tree(0).nodes)):
            assert (np.abs(found.tree(0).value(node)) <= 1.0).all()


@at_each_size_of(*EVALUATED)
def test_nothing_hidden_changes_a_decision(table: Table) -> None:
    """In every position that the player cannot tell apart the bot does, and expects, the same."""
    if not table.game.info.hidden:
        pytest.skip("nothing is hidden")
    rng, changed = new_rng(3), False
    for seed in range(2):
        state = position(table, seed)
        network = Network.random(table.game, table.players, hidden=(8,), seed=2)
        for evaluator, root in ((odd, "gumbel"), (network, "puct")):
            advices = []
            for other in (state, *(state.resample(state.current_player, rng) for _ in range(3))):
                changed = changed or other != state
                bot = create(
                    table.game, "mcts", seed=9, evaluator=evaluator, simulations=40, root=root
                )
                advices.append((bot.advise(other), bot.decide(other)))
            assert all(advice == advices[0] for advice in advices)
    assert changed or table.name == "kuhn_poker"


@pytest.mark.parametrize("name", daily(["drakon", "koenig_der_elfen"], EVALUATED))
def test_the_evaluator_sees_redrawn_worlds(name: str) -> None:
    """The root is judged in worlds that are drawn anew, in all of which the player knows the
    same."""
    state = dealt(name, 4, seed=3, steps=3)
    watching = Watching(even)
    Search(state.game, watching, 60, trees=4).run([state])
    player = state.current_player
    roots = watching.states[:4]
    assert len(set(roots)) > 1
    known = state.observation(player).tobytes()
    for world in roots:
        other = state.game.from_bytes(world)
        assert other.observation(player).tobytes() == known


def test_outcomes_are_drawn_by_their_weights() -> None:
    """A closed loop: below a drawing action, the shares of the outcomes are those of the deal, and
    a chance node is worth the mean over its outcomes by visits."""
    state = dealt("rosenkoenig", seed=8, steps=6)
    tree = Search(state.game, odd, 6000, exploration=3.0).run([state]).tree(0)
    nodes = np.flatnonzero((tree.nodes["player"] == CHANCE) & (tree.nodes["visits"] > 500))
    assert len(nodes)
    for node in nodes.tolist():
        path, place = [], node
        while place:
            path.append(int(tree.edges["action"][tree.nodes["edge"][place]]))
            place = int(tree.nodes["parent"][place])
        before = state.copy()
        for action in reversed(path):
            before.apply_known(action)
        outcomes = dict(before.chance_outcomes())
        edges, visits = tree.edges_of(node), tree.visits_of(node)
        assert set(edges["action"].tolist()) <= set(outcomes)
        shares = np.array([outcomes[action] for action in edges["action"].tolist()], float)
        shares /= sum(outcomes.values())
        total = int(tree.nodes["visits"][node])
        assert int(visits.sum()) == total
        assert visits == pytest.approx(total * shares, abs=5 * np.sqrt(total * shares.max()))
        means = np.array([tree.value(child) for child in edges["node"].tolist()])
        assert tree.value(node) == pytest.approx((visits[:, None] * means).sum(0) / total)


def test_an_open_loop_has_no_nodes_for_chance() -> None:
    state = dealt("rosenkoenig", seed=8, steps=6)
    tree = Search(state.game, odd, 300, open_loop=True).run([state]).tree(0)
    assert not (tree.nodes["player"] == CHANCE).any()
    assert int(tree.nodes["visits"][0]) == 301


def test_kuhn_poker_is_played_by_its_cards() -> None:
    """A player who was bet against folds the lowest card and calls with the highest."""
    game = tafelronde.load("kuhn_poker")
    for root in ("puct", "gumbel"):
        for card, answer in ((0, 0), (2, 1)):
            state = game.new(2)
            for step in (2 + 1, 2 + card, 1):
                state.apply(step)
            found = Search(game, even, 400, root=root).run([state])
            assert int(found.actions[0]) == answer
