"""Measured figures in README and docs come from the results of the benchmarks alone."""

import importlib.util
import json
import re
import statistics
import subprocess
from pathlib import Path

import pytest
from benchmarks import figures, plots, results
from benchmarks.harness import Row

ROOT = Path(__file__).parents[2]
ROWS = results.read()["rows"]
PAGES = figures.pages()
NOTES = ROOT / "docs" / "experiments"
"""The notes with measurements that were made once, with the command that makes them again."""
MEASURED = re.compile(
    r"\d[\d.,]*\s*(?:G|M|k|million|thousand|billion)?\s*(?:[a-z]+/s\b|[a-z]* ?(?:a|per) second\b)"
    r"|\d[\d.,]* times (?:as fast|faster|the speed)"
    r"|\d[\d.,]* ?(?:ns|µs|ms)\b",
    re.IGNORECASE,
)
"""A pattern of measured figures: rates, ratios, times of computing."""
LIMITS = re.compile(r"^.*`rate`.*$", re.MULTILINE)
"""Lines of what the host sets."""
AGREED = {
    "benchmarks/README.md": ["a median of 100 ms", "must take 5 ms at the most"],
    "docs/server.md": ["takes it 5 ms at the most"],
}
"""Goals, which nobody measured."""


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_figures_are_those_of_the_results(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert text == figures.renewed(text, ROWS), "python -m benchmarks figures"
    assert text.count("<!--figure ") == len(figures.FIGURE.findall(text)), "a broken comment"


@pytest.mark.parametrize("page", [p for p in PAGES if p.parent != NOTES], ids=name)
def test_no_measured_figure_is_without_a_line_in_the_results(page: Path) -> None:
    text = LIMITS.sub("", figures.FIGURE.sub("", page.read_text(encoding="utf-8")))
    for agreed in AGREED.get(name(page), []):
        assert agreed in text
        text = text.replace(agreed, "")
    assert [found[0] for found in MEASURED.finditer(text)] == []


def test_what_looks_measured_is_seen() -> None:
    for text in ("4.1 M games/s", "2.6 million decisions a second", "12 times faster", "0.4 ms"):
        assert MEASURED.search(text), text
    for text in ("after 5 seconds", "one in a second list", "32 bytes", "50 games"):
        assert not MEASURED.search(text), text


def test_a_figure_that_is_not_in_the_results_is_refused() -> None:
    text = "<!--figure no such thing: ours-->7<!--/-->"
    with pytest.raises(figures.UnknownFigure, match="no such thing"):
        figures.renewed(text, ROWS)
    several = "<!--figure * random play, *: ours-->7<!--/-->"
    with pytest.raises(figures.UnknownFigure):
        figures.renewed(several, ROWS)
    without_peer = "<!--figure import tafelronde: ratio-->7<!--/-->"
    with pytest.raises(figures.UnknownFigure):
        figures.renewed(without_peer, ROWS)


def test_a_figure_that_was_changed_by_hand_is_found() -> None:
    rows = [Row("speed", "steps/s", [1.0, 4_132_033.2, 9e9], [2.0, 100.0, 3.0]).as_json()]
    page = "<!--figure speed: ours-->4.1 M<!--/-->, <!--figure spe*: peer-->3.0<!--/-->"
    assert figures.renewed(page, rows) == page
    assert figures.renewed(page.replace("4.1", "4.2"), rows) == page


@pytest.mark.parametrize(
    ("value", "how", "text"),
    [
        (0.0857, "", "0.086"),
        (0.5025, "", "0.50"),
        (50.12, "", "50"),
        (997, "", "1.0 k"),
        (85_707, "", "86 k"),
        (967_970, "", "970 k"),
        (2_580_000, "words", "2.6 million"),
        (1_008, "exact", "1,008"),
        (0.1686, "three", "0.169"),
        (0.93284, "percent", "93.3 %"),
    ],
)
def test_numbers_are_written_as_pages_write_them(value: float, how: str, text: str) -> None:
    assert figures.text_of(value, how.split()) == text


def test_plots_are_those_of_the_results() -> None:
    for file, drawn in plots.of_results(ROWS).items():
        assert (ROOT / file).read_text(encoding="utf-8") == drawn, "python -m benchmarks figures"


def test_results_say_where_and_with_what_they_were_measured() -> None:
    known = results.read()
    assert {row["group"] for row in known["rows"]} == set(known["runs"])
    assert len({row["what"] for row in known["rows"]}) == len(known["rows"])
    for run in known["runs"].values():
        assert run["cpu"]
        assert run["versions"]["numba"]
        assert re.fullmatch(r"\d{4}-\d\d-\d\d", run["date"])
    for row in known["rows"]:
        assert row["median"] == statistics.median(row["ours"])


def test_measuring_a_group_again_leaves_the_others(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    for group, value in (("a", 1.0), ("b", 2.0), ("a", 3.0)):
        results.keep(file, group, [Row(f"{group} speed", "steps/s", [value])], {"load": [value]})
    known = json.loads(file.read_text(encoding="utf-8"))
    assert [(row["group"], row["median"]) for row in known["rows"]] == [("a", 3.0), ("b", 2.0)]
    assert known["runs"] == {"a": {"load": [3.0]}, "b": {"load": [2.0]}}


COMMAND = re.compile(r"python -m (benchmarks[\w.]*)(.{0,80})", re.DOTALL)
THEN = re.compile(r"last at commit `?([0-9a-f]{8})\b")


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_commands_that_measure_exist(page: Path) -> None:
    """Here, or at the commit that is named behind the command."""
    for module, behind in COMMAND.findall(page.read_text(encoding="utf-8")):
        there = importlib.util.find_spec(module.rstrip(".")) is not None
        then = THEN.search(behind.partition("python -m")[0])
        assert there is (then is None), module
        if then and _git("cat-file", "-e", then[1]):  # unless only the last commits are here
            assert _git("cat-file", "-e", f"{then[1]}:{module.replace('.', '/')}.py"), module


def _git(*command: str) -> bool:
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, check=False)
    return done.returncode == 0
