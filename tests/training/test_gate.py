"""The gate: what is worse does not pass, and a stopped gate goes on as if it had not been."""

import math
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tafelronde
from tafelronde.arena.contest import Round
from tafelronde.search.prospects.named import hand_over
from tafelronde.search.prospects.weights import Prospects
from tafelronde.training import gate as gates
from tafelronde.training.gate import Verdict, gate
from tafelronde.training.plan import ROUNDS, Course, Table

COURSE = Course(
    "rosenkoenig",
    (Table(2, 2), Table(2, 2, {"exercise": "small"})),
    gate_simulations=30,
    gate_games=60,
)
Whole = tuple[Path, Verdict]


def network(seed: int, units: int = 4) -> Prospects:
    return Prospects.random(tafelronde.load(COURSE.game), units, seed)


def play(
    file: Path, new: Prospects | None = None, best: Prospects | None = None, course: Course = COURSE
) -> Verdict:
    """A gate, by default of random weights against the game's own rule of thumb."""
    heard: list[int] = []
    verdict = gate(course, new or network(3), best, file, None, heard.append)
    assert sum(heard) == sum(table.games for table in verdict.tables)
    return verdict


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """The rounds of a gate, and its verdict."""
    file = tmp_path_factory.mktemp("gate") / ROUNDS
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gates, "_pace", lambda *_: 1.2)
        return file, play(file)


def same(one: Verdict, other: Verdict) -> bool:
    """But for how long it took."""
    return one == replace(other, seconds=one.seconds)


def test_random_weights_do_not_pass(whole: Whole) -> None:
    file, verdict = whole
    assert not verdict.passed
    assert verdict.likelihood < 0.0
    assert verdict.elo < 0.0
    lines = [msgspec.json.decode(line) for line in file.read_bytes().splitlines()]
    assert [line["table"] for line in lines[:4]] == ["2", "2-exercise=small"] * 2
    for table in verdict.tables:
        own = [line for line in lines if line["table"] == table.table]
        assert table.games == 2 * len(own) > 0
        assert [line["number"] for line in own] == [*range(len(own))]
        assert {line["simulations"] for line in own} == {table.simulations[0]}
        assert table.points == pytest.approx(sum(line["share"] for line in own) / len(own))
        assert 0.0 <= table.low <= table.points <= table.high <= 1.0


@pytest.mark.parametrize("torn", ["half", "no end", "not JSON", "another table"])
def test_a_stopped_gate_comes_to_the_same_rounds(
    torn: str, whole: Whole, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, verdict = whole
    lines = file.read_bytes().splitlines(keepends=True)
    kept = b"".join(lines[:3])
    end = {
        "half": lines[3][:9],
        "no end": lines[3][:-1],
        "not JSON": b"\0" * 40 + b"\n" + lines[3],
        "another table": lines[3].replace(b'"2', b'"9'),
    }
    stopped = tmp_path / ROUNDS
    stopped.write_bytes(kept + end[torn])
    monkeypatch.setattr(gates, "_pace", lambda *_: 9.0)  # the machine is busier now
    assert same(play(stopped), verdict)
    assert stopped.read_bytes() == file.read_bytes()


def test_a_gate_that_is_over_plays_no_more(
    whole: Whole, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, verdict = whole
    copy = Path(shutil.copy(file, tmp_path))
    monkeypatch.setattr(gates, "play_gate_round", None)
    assert same(play(copy), verdict)


def test_networks_of_one_size_think_equally_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "_pace", lambda *_: 2.0)
    few = replace(COURSE, gate_games=2, gate_simulations=4)
    for units, simulations in ((4, 4), (5, 8)):
        verdict = play(tmp_path / str(units), network(1, units), network(2), few)
        assert {table.simulations for table in verdict.tables} == {(simulations, 4)}


@pytest.mark.parametrize("points", [0.0, 1.0])
def test_a_verdict_is_kept_where_every_round_ended_alike(
    points: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def alike(networks: Any, contest: Any, number: int) -> Round:
        return Round((0, 1), number, (points, 1.0 - points), ((1.0, -1.0),) * 2, 0)

    monkeypatch.setattr(gates, "play_gate_round", alike)
    verdict = play(tmp_path / ROUNDS, network(1), network(2))
    assert verdict.passed == (points == 1.0)
    assert math.isfinite(verdict.elo)
    assert (verdict.elo > 0.0) == verdict.passed
    assert msgspec.json.decode(msgspec.json.encode(verdict), type=Verdict) == verdict


def test_where_alpha_beta_plays_its_positions_are_noted() -> None:
    name = "kaiser_koenig_edelmann"
    game, table = tafelronde.load(name), Table(2, 2)
    course = Course(name, (table,), gate_simulations=50)
    new = Prospects.random(game, 2, 1)
    hand_over([new.to_json()])
    contest = gates._contest(course, game, table, new, None, noted=17)
    assert [bot.name for bot in contest.bots] == ["alpha_beta"] * 2
    measured = gates._measured(table, contest, [0.5])
    assert measured.simulations == (17, 50)
