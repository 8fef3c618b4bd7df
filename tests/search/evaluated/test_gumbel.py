"""Gumbel's search: its schedule, its noise, and that its policy is an improvement."""

import numpy as np
import pytest

from search.evaluated.judges import exact, four, late_fours, odd, result_after
from tafelronde.search.evaluated import Search
from tafelronde.search.evaluated.policies import improved_logits, improved_policy
from tafelronde.search.evaluated.schedule import halving


def test_the_schedule_halves() -> None:
    """16 actions, 64 simulations: 4 rounds of 16, among 16, 8, 4 and 2."""
    row = halving(16, 64)[16].tolist()
    assert row[:16] == [0] * 16
    assert row[16:32] == [1] * 8 + [2] * 8
    assert row[32:48] == [3] * 4 + [4] * 4 + [5] * 4 + [6] * 4
    assert row[48:] == [n for n in range(7, 15) for _ in range(2)]


@pytest.mark.parametrize("considered", range(8))
@pytest.mark.parametrize("simulations", [1, 2, 5, 33])
def test_a_schedule_can_be_kept(considered: int, simulations: int) -> None:
    """There is always an action with as many visits as it asks for."""
    row = halving(7, simulations)[considered].tolist()
    assert len(row) == simulations
    tried = [0] * max(1, considered)
    for asked in row:
        tried[tried.index(asked)] += 1


def test_visits_are_those_of_the_schedule() -> None:
    found = Search(four().game, odd, 64, root="gumbel", considered=4).run([four()])
    visits = sorted(found.visits[0].tolist(), reverse=True)
    expected = [0] * 4
    for asked in halving(4, 64)[4].tolist():
        expected[expected.index(asked)] += 1
    assert visits == [*sorted(expected, reverse=True), 0, 0, 0]
    considered = set(np.argsort(-found.logits[0])[:4].tolist())
    assert set(np.flatnonzero(found.visits[0]).tolist()) == considered


def test_the_policy_is_an_improvement() -> None:
    """With exact values, the target's mean result is nowhere below the prior's (Danihelka et al.
    2022), and mostly above it."""
    states = late_fours(12)
    found = Search(states[0].game, exact, 32, root="gumbel").run(states)
    better = 0
    for k, state in enumerate(states):
        count = int(found.legal_count[k])
        worth = np.array([result_after(state, action) for action in state.legal_actions()])
        before = np.exp(found.logits[k, :count]) @ worth
        after = found.policy_target()[k, :count] @ worth
        assert after >= before - 1e-6
        better += after > before + 0.01
        assert worth[state.legal_actions().index(int(found.actions[k]))] == worth.max()
    assert better >= 6


def test_the_target_of_a_tree_is_that_of_all() -> None:
    states = late_fours(3)
    found = Search(states[0].game, odd, 40, root="gumbel", noise=1.0).run(states)
    for k in range(3):
        count = int(found.legal_count[k])
        assert found.tree(k).policy_target() == pytest.approx(found.policy_target()[k, :count])


def test_what_was_not_tried_has_the_mixed_value() -> None:
    """Equations 10, 11 and 33 of the paper, by hand."""
    priors = np.array([[0.5, 0.3, 0.2]])
    visits, sums = np.array([[3, 1, 0]]), np.array([[1.5, -1.0, 0.0]])
    found = improved_logits(
        visits, sums, np.log(priors), np.array([5]), np.array([0.7]), (50.0, 0.1)
    )
    own = 0.7 - 0.5  # the evaluator's own word of the root
    mean = (0.5 * 0.5 + 0.3 * -1.0) / 0.8
    mixed = (own + 4 * mean) / 5
    completed = np.array([0.5, -1.0, mixed])
    assert found[0] == pytest.approx(np.log(priors[0]) + 53 * 0.1 * (completed + 1) / 2)


def test_compiled_and_copied_policies_agree() -> None:
    """Below the root visits follow the improved policy, as NumPy works it out from the tree."""
    scales = {"visit_scale": 1000.0, "value_scale": 0.002}  # hardly changed by visits
    search = Search(four().game, odd, 1500, root="gumbel", considered=2, **scales)
    tree = search.run([four()]).tree(0)
    node = int(tree.edges_of(0)["node"][tree.visits_of(0).argmax()])
    edges, visits = tree.edges_of(node), tree.visits_of(node)
    mover = int(tree.nodes["player"][node])
    sums = np.where(edges["node"] < 0, 0.0, tree.sums[edges["node"], mover])
    improved = improved_policy(
        visits[None], sums[None], edges["logit"][None], tree.nodes["visits"][[node]],
        tree.sums[[node], mover], (1000.0, 0.002),
    )[0]  # fmt: skip
    assert visits.sum() > 500
    assert visits / visits.sum() == pytest.approx(improved, abs=0.05)


def test_gumbel_noise_draws_from_the_prior() -> None:
    """One action is considered: the one with the highest logit + noise, which is a draw from the
    softmax."""
    number = 3000
    found = Search(four().game, odd, 1, root="gumbel", considered=1, noise=1.0, value_scale=0.0)
    result = found.run([four()] * number)
    drawn = np.bincount(result.actions, minlength=7) / number
    assert drawn == pytest.approx(np.exp(result.logits[0]), abs=0.03)
