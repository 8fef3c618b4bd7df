"""docs/strength.md has the figures that were measured."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from benchmarks import exploited, strength_page, strength_results
from benchmarks.degenerate import Share
from benchmarks.kept import Kept
from benchmarks.pairings import Pairing, play


def test_the_tables_are_those_of_the_results() -> None:
    page = strength_page.PAGE.read_text(encoding="utf-8")
    assert page == strength_page.renewed(page), "python -m benchmarks.strength_page"


def test_results_take_the_place_of_earlier_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strength_results, "RESULTS", tmp_path / "strength.json")
    game, file = "rosenkoenig", tmp_path / "kept.jsonl"
    pairing = Pairing(2, "greedy", "random")
    for number in (2, 6):
        play(game, pairing, number, kept=Kept(file))
        strength_results.keep(strength_results.gather([file]))
    (row,) = strength_results.read()["played"]
    assert (row["first"], row["games"], row["of"]) == ("greedy", 6, strength_results.settings(row))
    assert strength_page.mark(row) == ""
    assert strength_page.mark({**row, "of": "other"}) == strength_page.CHANGED


def test_a_verdict_needs_the_whole_interval() -> None:
    assert strength_page.at_most(0.0, 0.2, 0.25) == strength_page.REACHED
    assert strength_page.at_most(0.1, 0.3, 0.25) == strength_page.OPEN
    assert strength_page.at_most(0.3, 0.6, 0.25) == strength_page.MISSED
    assert strength_page.at_least(0.8, 0.9, 0.75) == strength_page.REACHED
    low, high = Share("", "", 0, 100).ends
    assert (low, round(high, 3)) == (0.0, 0.037)


def test_scripts_at_larger_tables_have_a_column_and_a_limit_of_their_own() -> None:
    bots = {"game": "rosenkoenig", "first": "script:line", "second": "hard", "of": "other"}
    found = {"low": 0.2, "high": 0.3, "share": 0.25, "games": 20, "on": ["2026-11-27"], "at": ["0"]}
    rows = [{"players": players, **bots, **found} for players in (2, 4)]
    told = strength_page.against_scripts("rosenkoenig", rows)
    assert "--scripts hard --players 4 --out" in told
    head, *lines = [line for line in told.splitlines() if line.startswith("| ")]
    assert head.endswith("| against `hard` | against `master` | against 3 × `hard` |")
    (line,) = [line for line in lines if line.startswith("| `line` |")]
    two, master, four = line.removesuffix(" |").split(" | ")[2:]
    assert two == "25 % (20–30), 20 games †"  # half of the games would be even
    assert master == "–"
    assert four == f"{two}: {strength_page.MISSED}"


def test_a_level_has_the_bound_of_most_work_and_the_command_where_there_is_none(
    tmp_path: Path,
) -> None:
    file, cell = (
        tmp_path / "cells.jsonl",
        ["rosenkoenig", "--agent", "easy", "--candidate", "medium"],
    )
    exploited.main([*cell, "--deals", "2", "--out", str(file)])
    before = file.read_text("utf-8")
    exploited.main([*cell, "--deals", "2", "--out", str(file)])  # nothing is left to do
    assert file.read_text("utf-8") == before
    (line,) = Kept(file).lines
    more = {**line, "candidates": ["respond:x"], "simulations": 1 + line["simulations"]}
    Kept(file).add({**more, "at_least": -0.3, "gain": 0.4, "exploiter": "respond:x"})
    Kept(file).add({**more, "simulations": 10**9, "of": "another bot"})
    (row,) = strength_results.gather([file])["exploited"]
    told = strength_page.exploited("rosenkoenig", [row])
    assert (
        f"| 2 | `easy` | 40.0 ± {100 * row['around']:.1f} | `respond:x` | nothing shown | 2 |"
        in told
    )
    assert "| not measured | `python -m benchmarks.exploited rosenkoenig --agent hard" in told
    assert told.count("not measured") == 3


def test_games_of_an_older_program_stay_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, of_today = tmp_path / "cells.jsonl", exploited.plan_of
    cell = ["rosenkoenig", "--agent", "easy", "--candidate", "greedy", "--deals", "2"]

    def of_yesterday(*given: Any, **settings: Any) -> Any:
        plan, spec = of_today(*given, **settings)
        return replace(plan, digests={**plan.digests, "code": "older"}), spec

    monkeypatch.setattr(exploited, "plan_of", of_yesterday)
    exploited.main([*cell, "--out", str(file)])
    file.unlink()
    monkeypatch.undo()
    exploited.main([*cell, "--out", str(file)])
    assert len(Kept(file).lines) == 1
    assert len([folder for folder in tmp_path.iterdir() if folder.is_dir()]) == 2
