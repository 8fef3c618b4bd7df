"""Two builds side by side: a loss is seen, and noise within the limit is none."""

import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks import results
from benchmarks.compare import Comparison, checked_out, measure, pair

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    ("unit", "before", "now", "lost"),
    [
        ("games/s", (100.0, 102.0, 98.0), (85.0, 87.0, 84.0), True),
        ("games/s", (100.0, 102.0, 98.0), (99.0, 101.0, 97.5), False),
        ("ms", (10.0, 10.1, 9.9), (10.5, 10.6, 10.4), True),
        ("ms", (10.0, 10.1, 9.9), (8.0, 8.1, 8.2), False),
        ("share", (0.8, 0.8, 0.8), (0.9, 0.9, 0.9), False),
        ("share", (0.9, 0.9, 0.9), (0.8, 0.8, 0.8), True),
    ],
)
def test_a_row_that_is_worse_is_a_loss(
    unit: str, before: tuple[float, ...], now: tuple[float, ...], lost: bool
) -> None:
    row = Comparison("a row", unit, before, now)
    assert row.is_loss is lost
    assert ("WORSE" in str(row)) is lost


def test_each_unit_of_the_results_has_a_better_direction() -> None:
    for row in results.read()["rows"]:
        assert Comparison(row["what"], row["unit"], (1.0,), (1.0,)).ratio == 1.0
    with pytest.raises(KeyError):
        _ = Comparison("a row", "furlongs", (1.0,), (1.0,)).ratio


def test_rows_that_only_one_build_has_are_left_out() -> None:
    old, new = {("a", "s"): 1.0, ("old", "s"): 1.0}, {("new", "s"): 1.0, ("a", "s"): 2.0}
    assert pair([old, old], [new, new]) == [Comparison("a", "s", (1.0, 1.0), (2.0, 2.0))]


def test_another_build_is_measured_from_its_own_sources(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "benchmarks"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "harness.py").write_text("def use_one_core(): pass\n")
    (package / "__main__.py").write_text(
        "import time\nfrom types import SimpleNamespace\n"
        "clock = time.perf_counter is time.process_time\n"
        "row = SimpleNamespace(what='by the processor', unit='', median=float(clock))\n"
        "def group(name): return {'there': lambda rounds: [row]}[name]\n"
    )
    assert measure(tmp_path, "there") == {("by the processor", ""): 1.0}
    assert measure(tmp_path, "absent") is None
    assert "absent is not measured" in capsys.readouterr().err


def test_a_revision_that_is_not_known_is_told() -> None:
    with (
        pytest.raises(SystemExit, match="no such revision: no-such-thing"),
        checked_out("no-such-thing"),
    ):
        pass


def test_the_command_refuses_groups_that_there_are_not() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "benchmarks", "compare", "HEAD", "nonsense"],
        cwd=ROOT, capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert ran.returncode == 2
    assert "no such group: nonsense" in ran.stderr
