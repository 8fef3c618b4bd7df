"""Networks as data: the same compiled in and in NumPy, and only where they fit."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tafelronde
from search.evaluated.judges import dealt, four
from tables import EVALUATED, Table, at_each_size_of, random_states
from tafelronde.bots.agents import Leaves
from tafelronde.core.facts.errors import TafelrondeError
from tafelronde.search.evaluated import BadNetwork, Network, Search

DICE = np.random.default_rng(5)


def array(*shape: int) -> Any:
    return DICE.standard_normal(shape).astype(np.float32)


@at_each_size_of(*EVALUATED)
def test_compiled_in_it_says_the_same(table: Table) -> None:
    """One evaluation in compiled code and in NumPy, to 1e-5; and the same search."""
    states = [s for s in random_states(table, 4, 2, every=1) if s.current_player >= 0][::4][:6]
    network = Network.random(table.game, table.players, hidden=(24, 13), seed=3)
    for number in (1, 16):
        inside = Search(table.game, network, number).run(states)
        called = Search(table.game, network.__call__, number).run(states)
        assert inside.logits == pytest.approx(called.logits, abs=1e-5)
        if number == 1:
            roots = [
                (one.tree(k).sums[0] - one.tree(k).sums[1:2].sum(0)) for one in (inside, called)
                for k in range(len(states))
            ]  # fmt: skip
            assert np.array(roots[: len(states)]) == pytest.approx(
                np.array(roots[len(states) :]), abs=1e-4
            )
        assert inside.policy_target() == pytest.approx(called.policy_target(), abs=1e-5)


def test_features_of_actions_are_those_of_the_states() -> None:
    for name in EVALUATED[1:3]:
        shown: list[Leaves] = []

        def showing(leaves: Leaves, shown: list[Leaves] = shown) -> Any:
            for k in range(len(leaves)):
                state = tafelronde.State(leaves.game, leaves.states[[k]])
                features = leaves.action_features[k]
                count = int(leaves.legal_count[k])
                assert (features[:count] == state.action_features()).all()
                assert not features[count:].any()
                assert leaves.legal[k, :count].tolist() == state.legal_actions()
                assert (leaves.observation[k] == state.observation(int(leaves.player[k]))).all()
            shown.append(leaves)
            return np.zeros((len(leaves), leaves.players)), np.zeros(leaves.legal.shape)

        state = dealt(name, seed=1, steps=3)
        Search(state.game, showing, 12, leaves=4).run([state])
        assert len(shown) > 2


@pytest.mark.parametrize("kind", ["policy", "scores"])
@pytest.mark.parametrize("outputs", [1, 2])
def test_both_kinds_of_priors_and_one_value_for_two(kind: str, outputs: int) -> None:
    state = four("abc")
    heads: dict[str, Any] = {
        "policy": {"policy": (array(9, 7), array(7))},
        "scores": {"scores": (array(9, 5), array(31, 5), array(5), array(5))},
    }[kind]
    network = Network([(array(84, 9), array(9))], (array(9, outputs), array(outputs)), **heads)
    inside = Search(state.game, network, 20).run([state])
    called = Search(state.game, network.__call__, 20).run([state])
    assert inside.logits == pytest.approx(called.logits, abs=1e-5)
    assert inside.values == pytest.approx(called.values, abs=1e-5)
    if outputs == 1:
        assert inside.values.sum(1) == pytest.approx([0.0], abs=1e-6)


def test_values_count_from_the_player_to_act() -> None:
    """The first value is that of the player to act, the others follow clockwise."""
    state = dealt(EVALUATED[2], 4, seed=2, steps=5)
    width = state.game.bounds.observation
    offsets = np.array([0.1, 0.2, 0.3, 0.4], np.float32)
    numbers = state.game.bounds.actions
    network = Network(
        [(np.zeros((width, 2), np.float32), np.zeros(2, np.float32))],
        (np.zeros((2, 4), np.float32), offsets),
        (np.zeros((2, numbers), np.float32), np.zeros(numbers, np.float32)),
    )
    observed: list[Any] = []

    def asking(leaves: Leaves) -> Any:
        observed.append((int(leaves.player[0]), network(leaves)[0][0]))
        return network(leaves)

    Search(state.game, asking, 30).run([state])
    assert len({player for player, _ in observed}) > 1
    for player, values in observed:
        expected = np.tanh(np.roll(offsets, player))
        assert values == pytest.approx(expected)
    tree = Search(state.game, network, 1).run([state]).tree(0)
    own = tree.sums[0] - tree.sums[1]
    assert own == pytest.approx(np.tanh(np.roll(offsets, state.current_player)), abs=1e-6)


def test_a_network_is_kept_in_a_file(tmp_path: Path) -> None:
    for name, players in (("rosenkoenig", 2), ("drakon", 3)):
        game = tafelronde.load(name)
        network = Network.random(game, players, hidden=(6, 5), seed=8)
        network.save(tmp_path / "net.npz")
        found = Network.load(tmp_path / "net.npz")
        assert found.flat.tobytes() == network.flat.tobytes()
        assert found.layout.tolist() == network.layout.tolist()
    (tmp_path / "other.npz").write_bytes(b"no network")
    with pytest.raises(BadNetwork, match="not a network"):
        Network.load(tmp_path / "other.npz")
    np.savez(tmp_path / "else.npz", a=np.zeros(3))
    with pytest.raises(BadNetwork, match="not a network"):
        Network.load(tmp_path / "else.npz")


@pytest.mark.parametrize(
    ("layers", "value", "more", "words"),
    [
        ([], (array(9, 2), array(2)), {"policy": (array(9, 7), array(7))}, "at least one layer"),
        ([(array(84, 9), array(8))], (array(9, 2), array(2)), {}, r"layers\[0\]: a matrix"),
        ([(array(84, 9), array(9))], (array(8, 2), array(2)), {"policy": (array(9, 7), array(7))},
         "value: takes 8 numbers; it is given 9"),
        ([(array(84, 9), array(9))], (array(9, 2), array(2)), {}, "either policy or scores"),
        ([(array(84, 9), array(9)), (array(8, 9), array(9))], (array(9, 2), array(2)),
         {"policy": (array(9, 7), array(7))}, r"layers\[1\]: takes 8 numbers; it is given 9"),
        ([(array(84, 9) * np.nan, array(9))], (array(9, 2), array(2)), {}, "finite"),
        ([(array(84), array(9))], (array(9, 2), array(2)), {}, "expected 2 dimensions"),
    ],
)  # fmt: skip
def test_arrays_that_do_not_fit_are_refused(
    layers: Any, value: Any, more: dict[str, Any], words: str
) -> None:
    with pytest.raises(BadNetwork, match=words):
        Network(layers, value, **more)


def test_a_network_of_another_game_or_table_is_refused() -> None:
    elfen = dealt("koenig_der_elfen", 4)
    for network, words in (
        (
            Network.random(tafelronde.load("rosenkoenig"), hidden=(4,)),
            "observations of 342 numbers",
        ),
        (Network.random(elfen.game, 3, hidden=(4,)), "for 3 players; 4 sit here"),
    ):
        with pytest.raises(TafelrondeError, match=words):
            Search(elfen.game, network, 10).run([elfen])
    width = elfen.game.bounds.observation
    few = Network([(array(width, 4), array(4))], (array(4, 4), array(4)), (array(4, 9), array(9)))
    with pytest.raises(BadNetwork, match="a policy for 9 actions; koenig_der_elfen has 220"):
        Search(elfen.game, few, 10).run([elfen])
