"""Search with an evaluator: what it finds, and that nothing depends on how the work is shared."""

from typing import Any

import numpy as np
import pytest

import tafelronde
from search.evaluated.judges import Watching, dealt, even, exact, flat, four, late_fours, odd
from tables import daily
from tafelronde.bots.agents import Leaves
from tafelronde.core.facts.errors import BadOption, TafelrondeError
from tafelronde.core.objects.state import State
from tafelronde.search.evaluated import BadAnswer, CompiledIn, Network, Search

ROOTS = ("puct", "gumbel")
FLAT = CompiledIn(flat)
"""Once for all tests: every one is compiled anew."""


def same(one: Any, other: Any) -> bool:
    """Whether two searches found the same, to the last bit."""
    return (
        bool((one.visits == other.visits).all())
        and one.sums.tobytes() == other.sums.tobytes()
        and one.policy_target().tobytes() == other.policy_target().tobytes()
    )


@pytest.mark.parametrize("root", ROOTS)
def test_a_win_in_one_is_found(root: str) -> None:
    state = four("ababab")  # three in a, and in b: who acts wins at once
    found = Search(state.game, even, 60, root=root).run([state])
    assert state.format(int(found.actions[0])) == "a"
    assert found.policy_target()[0].argmax() == 0
    assert found.values[0, 0] > 0.3  # halving looks at the others, too
    assert found.values[0].sum() == pytest.approx(0.0)


def test_visits_follow_the_priors() -> None:
    state = four()

    def central(leaves: Leaves) -> tuple[Any, Any]:
        return even(leaves)[0], 3.0 - np.abs(leaves.legal - 3.0)

    visits = Search(state.game, central, 400).run([state]).visits[0]
    shares = np.exp(3.0 - np.abs(np.arange(7) - 3.0))
    assert visits / 400 == pytest.approx(shares / shares.sum(), abs=0.02)


@pytest.mark.parametrize("root", ROOTS)
def test_every_simulation_goes_to_an_action(root: str) -> None:
    states = [dealt("rosenkoenig", seed=k, steps=3 * k) for k in range(5)]
    found = Search(states[0].game, odd, 50, root=root, trees=3).run(states)
    assert found.visits.sum(1).tolist() == [150] * 5
    assert found.root_visits.tolist() == [153] * 5
    for k, state in enumerate(states):
        count = int(found.legal_count[k])
        assert found.legal[k, :count].tolist() == state.legal_actions()
        assert not found.policy_target()[k, count:].any()
        assert found.policy_target()[k].sum() == pytest.approx(1.0)


def test_what_is_over_is_no_question() -> None:
    """Terminal positions are backed up as they are."""
    state = late_fours(1, left=4)[0]
    watching = Watching(exact)
    found = Search(state.game, watching, 300).run([state])
    assert len(watching.states) < 65  # so few lines are left; each position in them is asked once
    assert int(found.visits.sum()) == 300


@pytest.mark.parametrize("root", ROOTS)
@pytest.mark.parametrize("name", ["rosenkoenig", "drakon"])
@pytest.mark.parametrize(
    "how",
    [{"batch": 1}, {"batch": 7}, {"threads": 2, "batch": 4}, {"threads": 3}, {"padded": True}],
    ids=str,
)
def test_how_the_work_is_shared_changes_nothing(name: str, root: str, how: dict[str, Any]) -> None:
    states = [dealt(name, seed=k, steps=2 * k) for k in range(6)]
    settings: dict[str, Any] = {"root": root, "noise": 0.3, "seed": 4, "trees": 2}
    plain = Search(states[0].game, odd, 24, **settings).run(states)
    assert same(plain, Search(states[0].game, odd, 24, **settings, **how).run(states))


def test_neighbours_change_nothing() -> None:
    states = [dealt("rosenkoenig", seed=k) for k in range(4)]
    several, alone = (
        Search(states[0].game, odd, 40, noise=0.25, seed=4).run(some)
        for some in (states, states[:1])
    )
    assert (several.visits[0] == alone.visits[0][: several.visits.shape[1]]).all()


@pytest.mark.parametrize("root", daily(ROOTS, ROOTS[-1:]))
def test_a_compiled_evaluator_finds_the_same(root: str) -> None:
    for name in ("rosenkoenig", "kuhn_poker"):  # closed and open loop
        states = [dealt(name, seed=k, steps=k) for k in range(2)]
        game = states[0].game
        called = Search(game, even, 30, root=root, noise=0.2).run(states)
        assert same(called, Search(game, FLAT, 30, root=root, noise=0.2).run(states))


def test_a_seed_gives_the_same_and_another_something_else() -> None:
    state = dealt("drakon", seed=2)
    runs = [Search(state.game, odd, 60, seed=seed, noise=0.5).run([state]) for seed in (1, 1, 2)]
    assert same(runs[0], runs[1])
    assert not same(runs[0], runs[2])


def test_a_search_draws_anew_in_each_run() -> None:
    state = dealt("drakon", seed=2)
    search = Search(state.game, odd, 60, noise=0.5)
    assert not same(search.run([state]), search.run([state]))


@pytest.mark.parametrize("root", ROOTS)
@pytest.mark.parametrize("name", ["connect_four", "rosenkoenig", "drakon"])
def test_nothing_is_left_of_a_virtual_loss(name: str, root: str) -> None:
    """Once all leaves are judged, no visit is pending, and every node's visits and results are
    those of its children and its own."""
    state = dealt(name, seed=3, steps=4)
    tree = Search(state.game, odd, 100, leaves=8, root=root, virtual_loss=2.0).run([state]).tree(0)
    assert not tree.nodes["pending"].any()
    assert not tree.nodes["waiting"].any()
    assert int(tree.nodes["visits"][0]) == 101
    assert np.abs(tree.sums[1:]).max() <= tree.nodes["visits"].max()
    for node in range(len(tree.nodes)):
        children = tree.edges_of(node)["node"]
        below = tree.nodes["visits"][children[children >= 0]].sum()
        own = int(tree.nodes["visits"][node]) - int(below)
        assert own >= 0
        left = tree.sums[node] - tree.sums[children[children >= 0]].sum(0)
        assert (np.abs(left) <= own + 1e-6).all()


def test_visits_under_way_go_elsewhere() -> None:
    """Eight leaves at once are eight different ones, spread by the virtual loss."""
    state = four()
    watching = Watching(even)
    Search(state.game, watching, 40, leaves=7).run([state])
    assert watching.sizes[0] == 1  # the root
    assert watching.sizes[1] == 7
    assert len(set(watching.states[1:8])) == 7


def test_a_virtual_loss_spreads_the_leaves() -> None:
    """The column d has nearly the whole prior: only a virtual loss leads elsewhere."""

    def strong(leaves: Leaves) -> tuple[Any, Any]:
        return even(leaves)[0], 6.0 * (leaves.legal == 3)

    visits = [
        Search(four().game, strong, 12, leaves=6, virtual_loss=loss).run([four()]).visits[0]
        for loss in (0.0, 5.0)
    ]
    assert (visits[0] > 0).sum() == 1
    assert (visits[1] > 0).sum() > 2


def test_without_chance_an_open_loop_is_a_closed_one() -> None:
    states = [four(line) for line in ("", "dd", "abcabc")]
    closed, opened = (
        Search(states[0].game, odd, 300, open_loop=loop, leaves=3).run(states)
        for loop in (False, True)
    )
    assert (closed.visits == opened.visits).all()
    assert closed.values == pytest.approx(opened.values)


def test_batches_are_full() -> None:
    states = [dealt("rosenkoenig", seed=k) for k in range(40)]
    watching = Watching(even)
    Search(states[0].game, watching, 20, batch=16).run(states)
    assert max(watching.sizes) == 16
    assert np.mean(watching.sizes[:-3]) > 15.5


def test_rows_are_filled_up_for_functions_of_one_shape() -> None:
    state = dealt("kaiser_koenig_edelmann")

    def rows_again(leaves: Leaves) -> tuple[Any, Any]:
        for array in (leaves.states, leaves.legal, leaves.legal_count, leaves.observation):
            assert (array[1:] == array[0]).all()  # one tree gives one leaf
        return odd(leaves)

    watching = Watching(rows_again)
    found = Search(state.game, watching, 20, batch=8, padded=True).run([state])
    assert set(watching.sizes) == {8}
    assert same(found, Search(state.game, odd, 20, batch=8).run([state]))


def test_dirichlet_noise_is_mixed_into_the_priors() -> None:
    state = four()
    plain = Search(state.game, odd, 1).run([state] * 400)
    noisy = Search(state.game, odd, 1, noise=0.25, alpha=0.3).run([state] * 400)
    priors = np.array([noisy.tree(k).edges_of(0)["prior"] for k in range(400)])
    without = plain.tree(0).edges_of(0)["prior"]
    drawn = (priors - 0.75 * without) / 0.25
    assert drawn.sum(1) == pytest.approx(np.ones(400), abs=1e-4)
    assert drawn.min() > -1e-5
    assert drawn.mean(0) == pytest.approx(np.full(7, 1 / 7), abs=0.05)
    # of the Dirichlet distribution: (1/n)(1 − 1/n) / (n·alpha + 1)
    assert drawn.var() == pytest.approx(6 / 49 / (7 * 0.3 + 1), rel=0.2)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (lambda leaves: None, "expected values and logits"),
        (lambda leaves: (np.zeros((len(leaves), 3)), np.zeros(leaves.legal.shape)),
         r"values: shape \[1, 3\]; expected \[1, 2\]"),
        (lambda leaves: (np.zeros((len(leaves), 2)), np.zeros((len(leaves), 49))),
         r"logits: shape \[1, 49\]; expected \[1, 5\]"),
        (lambda leaves: (np.full((len(leaves), 2), np.nan), np.zeros(leaves.legal.shape)),
         r"values\[0\]: \[nan, nan\] is not possible; expected finite"),
        (lambda leaves: (np.zeros((len(leaves), 2)), np.full(leaves.legal.shape, np.nan)),
         r"logits\[0\]: .* is not possible"),
        (lambda leaves: (np.zeros((len(leaves), 2)), np.full(leaves.legal.shape, -np.inf)),
         "not all of them -inf"),
        (lambda leaves: ([["a", "b"]], np.zeros(leaves.legal.shape)), "values: no numbers"),
    ],
)  # fmt: skip
def test_a_bad_answer_is_refused(answer: Any, words: str) -> None:
    state = dealt("rosenkoenig")
    with pytest.raises(BadAnswer, match=words):
        Search(state.game, answer, 10).run([state])


def test_bad_answers_of_compiled_functions_are_refused() -> None:
    def none(state: Any, observation: Any, actions: Any, count: int, values: Any, logits: Any):
        for player in range(state.players):
            values[player] = np.nan

    state = four()
    with pytest.raises(BadAnswer, match=r"values: .* is not possible"):
        Search(state.game, CompiledIn(none), 10).run([state])


@pytest.mark.parametrize("threads", [1, 2])
def test_what_an_evaluator_raises_is_raised(threads: int) -> None:
    asked: list[int] = []

    def broken(leaves: Leaves) -> tuple[Any, Any]:
        asked.append(len(leaves))
        if len(asked) > 3:
            raise RuntimeError("no memory")
        return even(leaves)

    states = [four()] * 4
    with pytest.raises(RuntimeError, match="no memory") as caught:
        Search(states[0].game, broken, 1000, threads=threads).run(states)
    assert any("positions of connect_four" in note for note in caught.value.__notes__)
    assert len(asked) < 50  # the other thread stops, too


@pytest.mark.parametrize(
    "settings",
    [
        {"simulations": 0}, {"trees": 0}, {"batch": 0}, {"leaves": 300}, {"threads": 0},
        {"root": "best"}, {"noise": 1.5}, {"exploration": -1.0}, {"considered": 0}, {"seed": -1},
        {"evaluator": 7},
    ],
)  # fmt: skip
def test_settings_out_of_range_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(BadOption, match="is not possible"):
        Search(tafelronde.load("rosenkoenig"), **{"evaluator": even, **settings})


def test_positions_that_cannot_be_searched_are_refused() -> None:
    search = Search(tafelronde.load("rosenkoenig"), even, 10)
    over = four("abababa")
    bad: list[tuple[list[State], str]] = [
        ([], "none"),
        ([tafelronde.load("rosenkoenig").new()], "no player is to act"),
        ([four()], "a position of connect_four"),
    ]
    for states, words in bad:
        with pytest.raises(TafelrondeError, match=words):
            search.run(states)
    with pytest.raises(TafelrondeError, match="no player"):
        Search(over.game, even, 10).run([over])
    drakon = tafelronde.load("drakon")
    with pytest.raises(TafelrondeError, match="different sizes"):
        Search(drakon, even, 10).run([dealt("drakon", 2), dealt("drakon", 3)])


def test_a_pool_grows_as_it_must(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many nodes and edges in one tree: the same tree as in arrays that are large at once."""
    state = dealt("rosenkoenig")
    network = Network.random(state.game, hidden=(4,), seed=1)
    found = Search(state.game, network, 9000).run([state])
    tree = found.tree(0)
    assert len(tree.nodes) > 6000
    assert same(found, Search(state.game, network, 9000).run([state]))
    assert same(found, Search(state.game, network, 9000, trees=2).run([state])) is False
