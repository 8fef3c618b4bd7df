"""The benchmark of the judge runs, and what it reports is counted rightly."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks.review.__main__ import main
from benchmarks.review.report import brier, deciles, luck_table, plot
from benchmarks.review.report import main as report


def test_it_measures_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, picture = tmp_path / "rows.jsonl", tmp_path / "plot.svg"
    wish = ["--games", "2", "--planted", "1", "--effort", "0.02"]
    main([str(file), *wish, "--tables", "kaiser_koenig_edelmann-2"])
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert [row["kind"] for row in rows if row["kind"] != "plant"] == ["pace", *["calibrate"] * 2]
    for row in rows:
        if row["kind"] == "calibrate":
            assert sum(row["result"]) == pytest.approx(1)
            assert all(0 <= share <= 1 for _, share in row["expected"])
    report([str(file), "--svg", str(picture)])
    assert "| kaiser_koenig_edelmann-2 | 2 |" in capsys.readouterr().out
    assert picture.read_text().startswith("<svg")


def test_what_is_counted() -> None:
    pairs = [(0.05, 0.0), (0.06, 1.0), (1.0, 1.0)]
    assert brier(pairs) == pytest.approx((0.05**2 + 0.94**2) / 3)
    groups = deciles(pairs)
    assert groups[0] == (2, pytest.approx(0.055), 0.5)
    assert groups[9] == (1, 1.0, 1.0)
    assert groups[1:9] == [None] * 8


def test_the_luck_of_a_bot_over_its_seats() -> None:
    """The first bot sits on seat 0, then, when all move on, on the last one."""
    game = {"table": "kuhn_poker-2", "result": [1, 0], "expected": [[0, 0.5]]}
    rows = [
        {**game, "deal": deal, "turn": turn, "luck": [0.7, 0.3]}
        for deal in range(3)
        for turn in range(2)
    ]
    assert luck_table(rows)[-1] == "| kuhn_poker-2 | 3 | +0.000 (± 0.000) |"
    assert "2, 6 games" in plot(rows)
