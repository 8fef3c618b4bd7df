"""A course that begins with a network that the game brings."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelronde
from tafelronde.bots.spec import BotSpec
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.game import Game
from tafelronde.search.prospects.named import network_of
from tafelronde.search.prospects.weights import Prospects
from tafelronde.training.plan import NETWORK, PLAN, BadCourse, Table, bot_of, samples_of
from training import small

BEGUN = replace(small.SMALL, tables=(Table(2, 6),), begin=1, generations=1)


def plan_of(file: Path) -> dict[str, Any]:
    return msgspec.json.decode(file.read_bytes())


def test_the_games_network_plays_first_and_must_be_beaten(tmp_path: Path) -> None:
    for module in ("pyarrow", "jax", "optax"):
        pytest.importorskip(module)
    best, over = small.run(tmp_path, BEGUN)
    first = network_of(tafelronde.load(small.GAME), 1)
    (bot,) = plan_of(samples_of(tmp_path, 1, Table(2, 6)) / PLAN)["bots"]
    assert f"network={first.name}" in bot
    assert over[0].verdict.tables[0].simulations[1] == BEGUN.gate_simulations
    assert best is not None
    assert best.name == (over[0].network.name if over[0].verdict.passed else first.name)
    assert (tmp_path / NETWORK).exists() == over[0].verdict.passed


def test_puzzles_compare_with_what_it_began_with(monkeypatch: pytest.MonkeyPatch) -> None:
    from tafelronde.training import puzzled

    monkeypatch.setattr(puzzled, "MOST", 12)
    monkeypatch.setattr(puzzled, "SIMULATIONS", 30)
    judged = list[object]()

    def watched(game: Game, players: int, simulations: int, network: int | Prospects) -> BotSpec:
        judged.append(network)
        return bot_of(game, players, simulations, network)

    monkeypatch.setattr(puzzled, "bot_of", watched)
    network = network_of(tafelronde.load(small.GAME), 1)
    found = puzzled.solve_puzzles(BEGUN, network)
    assert judged == [1] * 12 + [network] * 12
    assert found is not None
    assert found.before == found.solved > 0.0


def test_a_number_that_the_game_does_not_bring_is_refused() -> None:
    with pytest.raises(BadOption, match="begin"):
        replace(BEGUN, begin=7).check()
    with pytest.raises(BadCourse, match="begin: -1"):
        replace(BEGUN, begin=-1).check()
    with pytest.raises(BadCourse, match="against a bot"):
        replace(BEGUN, against="hard").check()
