"""All of ``benchmarks`` is listed, and runs: each program and each group for a moment."""

import importlib
import json
import os
import re
import runpy
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from benchmarks import __main__ as rows
from benchmarks import games, programs
from benchmarks.hints import report

from tables import PACKAGE_GAMES, daily

TESTS = Path(__file__).parent
BENCHMARKS = TESTS.parent / "benchmarks"
TRIED = [name for name, one in programs.PROGRAMS.items() if one.smoke is not None]
SMALL: dict[str, dict[str, Any]] = {
    "batched": {"STEPS": 40},
    "connect_four": {
        "GATE_GAMES": 20_000,
        "PERFT_DEPTH": 4,
        "SIMULATIONS": 20,
        "PLAYOUTS": 100,
        "PEER_PLAYOUTS": 100,
    },
    "corpus": {"GAMES": 20},
    "environments": {"STEPS": 2_000, "VECTOR_STEPS": 2},
    "evaluated": {"POSITIONS": 4, "SIMULATIONS": 4, "MOVES": 1, "ROSENKOENIG": 4},
    "load.opening": {"TABLES": 1, "CASES": ((6, 20),)},
    "many": {"SIZE": 8, "STEPS": 2, "SPREAD": 2},
    "pace": {"PEER_GAMES": 20, "PEER_LENGTHS": 20},
    "ratings": {"PEOPLE": 10, "GAMES": 400},
    "threads": {"SIZE": 8, "STEPS": 2},
}
"""Sizes with which groups take a moment."""
OF_A_GAME = {"GAMES": 10, "SIMULATIONS": 10, "NODES": 100, "MIDDLES": 1}
"""The same in ``games/<game>/speed.py``, as far as it has them."""


ELSEWHERE = ("agent", "load.nodes", "startup")
"""One trains for minutes, one is tried by ``test_nodes_carry.py``, one compiles with an empty
cache."""
GROUPS = [*PACKAGE_GAMES, *(name for name in rows.OTHERS if name not in ELSEWHERE)]
"""All that take a moment."""


def runnable() -> Iterator[str]:
    """The modules that do something when they are run."""
    for file in BENCHMARKS.rglob("*.py"):
        if '__name__ == "__main__"' in file.read_text(encoding="utf-8"):
            yield ".".join(file.relative_to(BENCHMARKS).with_suffix("").parts)


def test_all_that_can_be_run_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    names = {name.removesuffix(".__main__") for name in runnable()} - {"__main__"}
    assert names == {*programs.PROGRAMS, *programs.CHILDREN}
    assert rows.main(["list"]) == 0
    listed = capsys.readouterr().out
    for name in (*rows.GROUPS, *programs.PROGRAMS):
        assert re.search(rf"\b{re.escape(name)}\b", listed), name


@pytest.mark.parametrize("name", programs.PROGRAMS)
def test_a_program_is_tried_here_or_by_a_test_that_imports_it(name: str) -> None:
    one = programs.PROGRAMS[name]
    assert (one.smoke is None) is bool(one.tested)
    if one.tested:
        texts = [file.read_text(encoding="utf-8") for file in TESTS.rglob(one.tested)]
        assert any("benchmarks" in text for text in texts), one.tested


SELDOM = (
    "abuse", "bounds", "calibrate", "club", "company", "degenerate", "evening", "load.hall",
    "stalls",
)  # fmt: skip
"""Programs that run for seconds even so: once a night. What can be tried every time is that they
are imported."""


@pytest.mark.parametrize("name", SELDOM)
def test_a_program_can_be_imported(name: str) -> None:
    assert importlib.import_module(f"benchmarks.{name}").__doc__


ALONE = ("abuse", "bounds")
"""Programs that run in a process of their own: no other test has left anything there, and what
they compile (with all indices checked) is not used by others."""


@pytest.mark.nightly
@pytest.mark.parametrize("name", ALONE)
def test_a_program_runs_alone(name: str) -> None:
    one = programs.PROGRAMS[name]
    assert one.smoke is not None
    command = [sys.executable, "-m", f"benchmarks.{name}", *one.smoke.split()]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, timeout=300)
    assert done.returncode in (0, int(one.misses)), done.stderr.decode()
    assert done.stdout


@pytest.mark.parametrize(
    "name",
    daily(
        [name for name in TRIED if name not in ALONE],
        [name for name in TRIED if name not in SELDOM],
    ),
)
def test_a_program_runs(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one = programs.PROGRAMS[name]
    if one.needs and find_spec(one.needs) is None:
        pytest.skip(f"needs {one.needs}")
    assert one.smoke is not None
    arguments = one.smoke.replace(programs.FOLDER, str(tmp_path)).split()
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    monkeypatch.setenv("TRAIN_DEALS", "2")
    monkeypatch.delitem(sys.modules, f"benchmarks.{name}", raising=False)  # another test's
    code: object = None
    try:
        with patch.dict(os.environ):  # some set variables, which would change what others show
            runpy.run_module(f"benchmarks.{name}", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code
    assert code in (None, 0, int(one.misses))
    assert capsys.readouterr().out or any(tmp_path.iterdir())


@pytest.mark.parametrize("name", GROUPS)
def test_a_group_measures(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.ratings.PLOT", tmp_path / "ratings.svg")
    for module, sizes in SMALL.items():
        try:
            found = importlib.import_module(f"benchmarks.{module}")
        except ModuleNotFoundError:
            continue
        for constant, size in sizes.items():
            assert hasattr(found, constant)
            monkeypatch.setattr(found, constant, size)
    if name in PACKAGE_GAMES and (own := games.part(name, "speed")) is not None:
        for constant in OF_A_GAME.keys() & vars(own).keys():
            monkeypatch.setattr(own, constant, OF_A_GAME[constant])
    try:
        measured = rows.group(name)(1)
    except ModuleNotFoundError as error:
        pytest.skip(f"needs {error.name}")
    assert measured or name == "threads"
    assert all(row.median > 0 for row in measured)
    assert (tmp_path / "ratings.svg").exists() is (name == "ratings")


def test_tables_of_hints_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "rows.jsonl"
    hint = {"table": "rosenkoenig-2", "same": True, "again": None, "reason": "area"}
    rows = [{**hint, "lost": lost, "error": 0.01, "seconds": 0.5} for lost in (0.0, 0.25)]
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    report.main([str(file)])
    told = capsys.readouterr().out
    assert "| rosenkoenig-2 | 2 | 2 | +0.1250 (± 0.0071) | 0.250 (± 0.010) | 1 | 0.5 |" in told
    assert "reasons that the games know: 2 of 2" in told
