"""A course whose network learns to beat one bot alone."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tafelronde.bots.prospects.network import Prospects
from tafelronde.training.gate import Verdict, best_of
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
    assert "network=1" in learner
    assert "simulations=6" in learner


def test_against_a_bot_the_best_is_the_one_that_did_best() -> None:
    verdicts = [
        Verdict(passed=passed, likelihood=0.0, elo=elo, tables=[], seconds=0.0)
        for passed, elo in [(False, -90.0), (False, -20.0), (False, -50.0)]
    ]
    assert best_of(small.SMALL, verdicts) is None
    assert best_of(replace(small.SMALL, against="hard"), verdicts) == 2
    assert best_of(small.SMALL, [replace(one, passed=True) for one in verdicts]) == 3
