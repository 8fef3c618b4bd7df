"""The benchmark of the judge runs, and what it reports is counted rightly."""

import json
from functools import partial
from pathlib import Path

import pytest
from benchmarks.review import measure
from benchmarks.review.__main__ import main
from benchmarks.review.report import brier, deciles, level_tables, planted_table, plot
from benchmarks.review.report import main as report

from tafelronde.advice.reviews import Examination


@pytest.fixture
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure with as little thought as possible."""
    monkeypatch.setattr(measure, "LONGER", 0.5)
    monkeypatch.setattr(measure, "PAIRS", 2)
    monkeypatch.setattr(measure, "Examination", partial(Examination, effort=0.02))


@pytest.mark.usefixtures("briefly", "short_lots")
def test_it_measures_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "rows.jsonl", tmp_path / "plot.svg"
    wish = ["--games", "1", "--planted", "1", "--effort", "0.02", "--pace"]
    main([str(file), *wish, "--tables", "koenig_der_elfen-2"])
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert [row["kind"] for row in rows if row["kind"] != "plant"] == ["pace", "calibrate"]
    for row in rows:
        if row["kind"] == "calibrate":
            assert sum(row["result"]) == pytest.approx(1)
            assert all(0 <= share <= 1 for _, share in row["expected"])
    assert sorted(row["planted"] for row in rows if row["kind"] == "plant") == ["blunder", "sound"]
    report([str(file), "--svg", str(picture)])
    assert "| koenig_der_elfen-2 | 1 |" in capsys.readouterr().out
    assert picture.read_text().startswith("<svg")


def test_what_is_counted() -> None:
    pairs = [(0.05, 0.0), (0.06, 1.0), (1.0, 1.0)]
    assert brier(pairs) == pytest.approx((0.05**2 + 0.94**2) / 3)
    groups = deciles(pairs)
    assert groups[0] == (2, pytest.approx(0.055), 0.5)
    assert groups[9] == (1, 1.0, 1.0)
    assert groups[1:9] == [None] * 8


def test_what_is_told_of_planted_decisions_is_set_against_what_they_cost() -> None:
    row = {"table": "kuhn_poker-2", "planted": "blunder"}
    rows = [
        {**row, "told": 0.2, "cost": 0.3},
        {**row, "told": 0.0, "cost": 0.1},
        {**row, "planted": "sound", "told": 0.0, "cost": 0.0},
    ]
    assert planted_table(rows)[2] == (
        "| kuhn_poker-2 | 2 | 1 | 75 % | 1 | 0 | 0.200 | 0.300 (± 0.000) |"
    )


def test_luck_and_losses_are_told_by_level() -> None:
    game = {
        "table": "kuhn_poker-2",
        "levels": ["hard", "easy"],
        "result": [1, 0],
        "start": [0.6, 0.4],
        "loss": [0.5, 4.0],
        "error": [0.01, -0.01],
        "expected": [[0, 0.5]],
    }
    rows = [{**game, "luck": [0.1, -0.1]}, {**game, "luck": [-0.1, 0.1]}]
    assert level_tables(rows)[2:] == [
        "| kuhn_poker-2 | 2 | easy | 2 | 4.00 (4.00 … 4.00) | 0.010 | -0.10 (± 0.10) |",
        "| kuhn_poker-2 | 2 | hard | 2 | 0.50 (0.50 … 0.50) | 0.010 | +0.10 (± 0.10) |",
    ]
    assert "2, 2 games" in plot(rows)
