"""A course whose network learns to beat one bot alone."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tafelronde
from tafelronde.bots.spec import BotSpec
from tafelronde.search.prospects.weights import Prospects
from tafelronde.training import gate as gates
from tafelronde.training.gate import Verdict, best_of, gate
from tafelronde.training.plan import NETWORK, REPORT, Table, samples_of
from tafelronde.training.play import data_set
from training import small


def test_one_learner_sits_among_bots_that_it_shall_beat(tmp_path: Path) -> None:
    """In play and in the gate; the network that does best against them is the best one."""
    for module in ("pyarrow", "jax", "optax"):
        pytest.importorskip(module)
    course = replace(small.SMALL, tables=(Table(2, 6),), against="greedy")
    best, over = small.run(tmp_path, course)
    learners = list[str]()
    for number in (1, 2):
        plan = json.loads((samples_of(tmp_path, number, Table(2, 6)) / "plan.json").read_bytes())
        learner, rival = plan["bots"]
        assert rival == "greedy"
        learners.append(learner)
    assert "network" not in learners[0]
    assert f"network={over[0].network.name}" in learners[1]
    assert [one.verdict.tables[0].simulations[1] for one in over] == [0, 0]  # it does not search
    elo = [one.verdict.elo for one in over]
    assert best is not None
    assert best.name == over[elo.index(max(elo))].network.name
    assert Prospects.read(tmp_path / NETWORK).name == best.name
    page = (tmp_path / REPORT).read_text("utf-8")
    assert "learned to beat greedy alone" in page
    assert "One new bot sits among greedy" in page


def test_it_begins_with_what_its_rival_judges_by() -> None:
    course = replace(small.SMALL, game="drakon", against="hard", tables=(Table(4, 8),))
    learner, *rivals = data_set(course, course.tables[0], 1, None).bots
    assert rivals == ["hard"] * 3
    assert "network=3" in learner
    assert "simulations=6" in learner


@dataclass
class Thinker:
    """A bot, and what makes it: its decisions, where there is a choice, take so long, in turn."""

    clock: list[float]
    seconds: Iterator[float]

    def create(self, game: object) -> Thinker:
        return self

    def advise(self, state: Any) -> SimpleNamespace:
        actions = state.legal_actions()
        if len(actions) > 1:
            self.clock[0] += next(self.seconds)
        return SimpleNamespace(action=actions[0])


def test_their_pace_is_told_by_all_decisions_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rival that mostly stops early, and thinks long where it is close; the first decision
    of each tells nothing."""
    clock = [0.0]
    monkeypatch.setattr(time, "thread_time", lambda: clock[0])
    monkeypatch.setattr(gates, "POSITIONS", 5)
    old = Thinker(clock, iter([90.0, *[1.0, 1.0, 1.0, 9.0] * 99]))
    fresh = Thinker(clock, iter([7.0, *[2.0] * 999]))
    game, table = tafelronde.load("drakon"), Table(2, 1)
    pace: Any = gates._pace
    assert pace(game, table, old, fresh) == 12.0 / 8.0


def test_who_shall_beat_a_patient_bot_is_as_patient(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gates, "_pace", lambda *_: 1.0)
    met = list[list[BotSpec]]()

    def play(networks: object, contest: Any, number: int) -> Any:
        met.append(contest.bots)
        return SimpleNamespace(shares=(1.0, 0.0))

    monkeypatch.setattr(gates, "play_gate_round", play)
    network = Prospects.random(tafelronde.load("drakon"), 4, 1)
    course = replace(small.SMALL, game="drakon", tables=(Table(2, 8),), gate_games=2)
    for rival in ("master:simulations=8", "medium:simulations=8", "greedy"):
        gate(
            replace(course, against=rival),
            network,
            None,
            tmp_path / rival[:6],
            None,
            lambda _: None,
        )
    fresh = [bots[0].settings for bots in met]
    assert [one.get("patience", 0) for one in fresh] == [2, 0, 0]
    assert "beginner" not in fresh[1]


def test_against_a_bot_the_best_is_the_one_that_did_best() -> None:
    verdicts = [
        Verdict(passed=passed, likelihood=0.0, elo=elo, tables=[], seconds=0.0)
        for passed, elo in [(False, -90.0), (False, -20.0), (False, -50.0)]
    ]
    assert best_of(small.SMALL, verdicts) is None
    assert best_of(replace(small.SMALL, against="hard"), verdicts) == 2
    assert best_of(small.SMALL, [replace(one, passed=True) for one in verdicts]) == 3
