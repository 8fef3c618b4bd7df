"""Networks of prospects: what they say of a position, their files, and the bots that ask them."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tafelronde
from tables import PACKAGE_GAMES, Table, all_tables, daily
from tafelronde.bots import create
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import features
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State
from tafelronde.search.prospects.errors import BadProspects
from tafelronde.search.prospects.expect import ALONE, judge
from tafelronde.search.prospects.named import network_of, numbers
from tafelronde.search.prospects.weights import Prospects, feature_names

EXAMPLE = "drakon"
OPEN = tuple(name for name in PACKAGE_GAMES if not tafelronde.load(name).info.hidden)
"""The games that hide nothing: enough to see what is the same code for all."""
WITHOUT = "connect_four"
"""A game that has no features."""


@kernel
def _judge(states: Any, network: Any, inputs: Any, units: Any, out: Any, hopes: Any) -> None:
    judge(states[0], network, inputs, units, out)
    for seat in range(len(hopes)):
        hopes[seat] = features(states[0], seat, inputs)


def judged(state: State, network: Prospects) -> tuple[list[float], list[bool]]:
    """A network's judgement of every seat, and whether each can still win."""
    inputs = np.zeros(state.game.feature_layout.size, np.float32)
    out, hopes = np.zeros(state.players), np.zeros(state.players, np.bool_)
    units = np.zeros(network.units, np.float32)
    _judge(state.array, network.flat, inputs, units, out, hopes)
    return out.tolist(), hopes.tolist()


def by_hand(state: State, network: Prospects) -> list[float]:
    """The same with NumPy, where every seat can still win."""
    seen = np.stack([state.features(seat) for seat in range(state.players)])
    odds = np.maximum(seen @ network.hidden + network.threshold, 0) @ network.output
    if state.game.mover_alone:
        odds[1 - state.current_player] = 0
    shares = np.exp(odds - odds.max())
    return (2 * shares / shares.sum() - 1).tolist()


def example(seed: int = 1, units: int = 4) -> Prospects:
    return Prospects.random(tafelronde.load(EXAMPLE), units, seed)


def largest(name: str) -> Table:
    """A table with the most players."""
    return max((t for t in all_tables() if t.name == name), key=lambda table: table.players)


# ---- what it says --------------------------------------------------------------------------------


@pytest.mark.parametrize("name", daily(OPEN, OPEN[-1:]))
def test_results_add_up_and_who_cannot_win_has_no_share(name: str) -> None:
    state, rng, dice = largest(name).new(), new_rng(2), np.random.default_rng(2)
    network = Prospects.random(state.game, units=5, seed=3)
    for _ in range(120):
        state.apply_chance(rng)
        if state.is_terminal:
            break
        value, hopes = judged(state, network)
        assert sum(value) == pytest.approx(2 - state.players)
        assert all(one == -1 for one, can in zip(value, hopes, strict=True) if not can)
        if all(hopes):
            assert value == pytest.approx(by_hand(state, network), abs=1e-4)
        state.apply(int(dice.choice(state.legal_actions())))


def test_where_the_mover_alone_is_judged_the_other_has_the_rest() -> None:
    for name in PACKAGE_GAMES:
        game = tafelronde.load(name)
        assert Prospects.random(game, 2, 1).flat[ALONE] == game.mover_alone
        assert not game.mover_alone or game.info.max_players == 2


# ---- its file ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_a_file_holds_the_network(name: str, tmp_path: Path) -> None:
    game = tafelronde.load(name)
    network = Prospects.random(game, units=3, seed=1)
    file = tmp_path / "network.json"
    file.write_bytes(network.to_json())
    back = Prospects.read(file)
    back.check(game)
    assert (back.game, back.features, back.units) == (name, network.features, 3)
    assert np.allclose(back.flat, network.flat, rtol=1e-5)
    assert Prospects.from_json(back.to_json()).to_json() == back.to_json()


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    whole = json.loads(example().to_json())
    ragged = [*whole["hidden"][:-1], [1.0]]
    for change, said in (
        ({"hidden": ragged}, "not a network"),
        ({"hidden": [1.0]}, "not a network"),
        ({"hidden": []}, "not a network"),
        ({"output": [1.0]}, r"4 units, but thresholds and outputs of \(\(4,\), \(1,\)\)"),
        ({"threshold": [1e39, 0.0, 0.0, 0.0]}, "finite weights"),
        ({"game": 3}, "not a network"),
    ):
        with pytest.raises(BadProspects, match=said):
            Prospects.from_json(json.dumps({**whole, **change}).encode())
    file = tmp_path / "torn.json"
    file.write_bytes(example().to_json()[:-20])
    with pytest.raises(BadProspects, match=r"torn\.json: not a network"):
        Prospects.read(file)
    with pytest.raises(OSError, match="missing"):
        Prospects.read(tmp_path / "missing.json")


def test_a_network_serves_its_own_game_and_its_own_features() -> None:
    network = example()
    other = next(name for name in PACKAGE_GAMES if name != EXAMPLE)
    with pytest.raises(BadProspects, match=f"a network of {EXAMPLE}; expected one of {other}"):
        network.check(tafelronde.load(other))
    names = ("hat", *network.features[1:])
    hatted = Prospects(EXAMPLE, names, network.hidden, network.threshold, network.output)
    with pytest.raises(BadProspects, match=r"other features .*: coins, hat"):
        hatted.check(tafelronde.load(EXAMPLE))
    fewer = Prospects(
        EXAMPLE, network.features, network.hidden[1:], network.threshold, network.output
    )
    with pytest.raises(BadProspects, match="their order or number"):
        fewer.check(tafelronde.load(EXAMPLE))
    with pytest.raises(BadProspects, match=f"{WITHOUT} has no features"):
        Prospects.random(tafelronde.load(WITHOUT), 2, 1)


@pytest.mark.parametrize("number", [-1, 99_999, 0.5])
def test_a_number_that_the_game_does_not_bring_is_refused(number: Any) -> None:
    game = tafelronde.load(EXAMPLE)
    with pytest.raises(BadOption):
        network_of(game, number)
    with pytest.raises(BadOption):
        create(game, "mcts", seed=1, network=number)


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_networks_that_a_game_brings_are_for_it(name: str) -> None:
    game = tafelronde.load(name)
    for number in numbers(game):
        assert number > 0
        assert network_of(game, number).game == name


# ---- bots ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_a_bot_plays_by_a_network_and_without_one_as_before(name: str, tmp_path: Path) -> None:
    table = largest(name)
    state, rng = table.new(), new_rng(5)
    network = Prospects.random(table.game, units=3, seed=2)
    file = tmp_path / "network.json"
    file.write_bytes(network.to_json())
    settings: dict[str, Any] = {"seed": 4, "simulations": 30, "cutoff": 0}
    for _ in range(4):
        state.apply_chance(rng)
        kinds: tuple[dict[str, Any], ...] = (
            {}, {"network": 0}, {"network": Prospects.read(file)}, {"network": str(file)}
        )  # fmt: skip
        plain, none, by_data, by_file = (
            create(table.game, "mcts", **settings, **kind).advise(state) for kind in kinds
        )
        assert plain == none
        assert by_data == by_file
        assert by_data.expected != plain.expected
        state.apply(by_data.action)


@pytest.mark.parametrize("kind", ["greedy", "alpha_beta"])
def test_a_bot_that_sums_up_a_position_by_a_network_follows_it(kind: str) -> None:
    game = tafelronde.load("kaiser_koenig_edelmann")
    inputs = game.feature_layout.size
    near = np.zeros((inputs, 1), np.float32)
    near[game.feature_layout.places("kings")] = 1.0
    names = feature_names(game)
    wanting = Prospects(game.name, names, near, np.zeros(1, np.float32), np.ones(1, np.float32))
    shunning = Prospects(game.name, names, near, np.zeros(1, np.float32), -np.ones(1, np.float32))
    effort = {"nodes": 200, "depth": 1} if kind == "alpha_beta" else {}

    def kings_left(network: Prospects) -> int:
        """The kings of the others that are left after 40 plies of a bot with this network and a
        random player."""
        state, dice = game.new(2), np.random.default_rng(3)
        state.apply_chance(new_rng(2))
        bot = create(game, kind, network=network, **effort)
        for _ in range(40):
            if state.is_terminal:
                break
            legal = state.legal_actions()
            turn = state.current_player == 0
            state.apply(bot.choose(state) if turn else legal[dice.integers(len(legal))])
        return int(state.record.men[1][1]).bit_count()

    assert kings_left(wanting) < kings_left(shunning)
