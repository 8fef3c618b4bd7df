"""The tree that is handed out: whole, and the reader's own."""

import numpy as np
import pytest

from search.evaluated.judges import dealt, four, odd
from tafelronde.core.facts.constants import CHANCE, TERMINAL
from tafelronde.core.facts.errors import TafelrondeError
from tafelronde.search.evaluated import Search


@pytest.mark.parametrize("name", ["connect_four", "rosenkoenig", "drakon"])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_tree_is_whole(name: str, threads: int) -> None:
    states = [dealt(name, seed=k, steps=k) for k in range(3)]
    search = Search(states[0].game, odd, 80, trees=2, threads=threads)
    found = search.run(states)
    for position, state in enumerate(states):
        both = [found.tree(position, number) for number in range(2)]
        visits = sum(tree.visits_of(0) for tree in both)
        assert visits.tolist() == found.visits[position, : len(visits)].tolist()
        for tree in both:
            assert tree.state == state
            assert tree.actions == state.legal_actions()
            nodes, edges = tree.nodes, tree.edges
            assert int(nodes["parent"][0]) == int(nodes["edge"][0]) == -1
            reached = edges["node"][edges["node"] >= 0]
            assert sorted(reached.tolist()) == list(range(1, len(nodes)))
            assert int(nodes["count"].sum()) == len(edges)
            for node in range(len(nodes)):
                own = tree.edges_of(node)
                actions = own["action"].tolist()
                assert actions == sorted(set(actions))
                for k, edge in enumerate(own):
                    if edge["node"] >= 0:
                        child = nodes[edge["node"]]
                        assert int(child.parent) == node
                        assert int(child.edge) == int(nodes["first"][node]) + k


def test_a_closed_tree_is_the_game() -> None:
    """Every node's edges are the legal actions where its actions lead, and its player acts
    there."""
    state = dealt("rosenkoenig", seed=1)
    tree = Search(state.game, odd, 300).run([state]).tree(0)
    for node in range(len(tree.nodes)):
        path, place = [], node
        while place:
            path.append(int(tree.edges["action"][tree.nodes["edge"][place]]))
            place = int(tree.nodes["parent"][place])
        there = state.copy()
        for action in reversed(path):
            there.apply(action)
        assert tree.node_of(path[::-1]) == node
        assert int(tree.nodes["player"][node]) == there.current_player
        if int(tree.nodes["player"][node]) not in (CHANCE, TERMINAL):
            assert tree.edges_of(node)["action"].tolist() == there.legal_actions()
            assert np.exp(tree.edges_of(node)["logit"]).sum() == pytest.approx(1.0, abs=1e-5)


def test_a_tree_is_the_readers_own() -> None:
    state = four()
    search = Search(state.game, odd, 60)
    found = search.run([state])
    tree, again = found.tree(0), found.tree(0)
    before = tree.nodes.tobytes(), tree.edges.tobytes(), tree.sums.tobytes()
    search.run([four("d")])
    again.nodes["visits"] = 7
    again.sums[:] = 9.0
    again.state.apply("a")
    assert (tree.nodes.tobytes(), tree.edges.tobytes(), tree.sums.tobytes()) == before
    assert found.tree(0).nodes.tobytes() == before[0]
    assert found.tree(0).state == state


def test_the_principal_line_is_played_on() -> None:
    state = four("ababab")
    tree = Search(state.game, odd, 200).run([state]).tree(0)
    line = tree.line()
    assert [state.format(action) for action in line] == ["a"]
    state = four()
    line = Search(state.game, odd, 500).run([state]).tree(0).line()
    assert len(line) > 2
    state.replay(line)


def test_what_is_not_in_a_tree() -> None:
    state = four()
    found = Search(state.game, odd, 3).run([state])
    tree = found.tree(0)
    assert tree.node_of([0, 0, 0, 0, 0]) is None
    assert tree.node_of([42]) is None
    assert tree.node_of([]) == 0
    with pytest.raises(TafelrondeError, match="there is none"):
        found.tree(1)
