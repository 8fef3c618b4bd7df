"""A whole course: its files and its page; on any number of workers, and gone on with."""

import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import tafelronde
from tables import daily
from tafelronde.core.facts.errors import BadOption, UnknownGame
from tafelronde.corpus.check import Wrong, check
from tafelronde.search.prospects.weights import Prospects
from tafelronde.training import puzzled
from tafelronde.training.plan import (
    GATE,
    HISTORY,
    NETWORK,
    PLAN,
    PUZZLES,
    REPORT,
    ROUNDS,
    BadCourse,
    Course,
    Table,
    bot_of,
    folder_of,
    prepare,
    samples_of,
)
from tafelronde.work.local import Processes
from training import small

Finished = tuple[Path, small.Result]
TESTS = Path(__file__).parents[1]


# ---- a whole course ------------------------------------------------------------------------------


def test_all_files_are_there_and_the_networks_read_back(finished: Finished) -> None:
    out, (best, over) = finished
    game = tafelronde.load(small.GAME)
    assert [one.number for one in over] == [1, 2]
    for one in over:
        folder = folder_of(out, one.number)
        names = {file.name for file in folder.iterdir()}
        assert names == {HISTORY, NETWORK, ROUNDS, GATE, PUZZLES, "samples"}
        network = Prospects.read(folder / NETWORK)
        network.check(game)
        assert (network.name, network.units) == (one.network.name, 4)
        assert network.origin["generation"] == one.number
        for table in small.SMALL.tables:
            data = samples_of(out, one.number, table)
            assert [found for found in check(data) if isinstance(found, Wrong)] == []
    rows = [part["rows"] for part in over[1].network.origin["data"]]
    assert len(rows) == 4  # two tables of this generation and of the one before
    assert sum(rows) == over[1].fit.samples > over[0].fit.samples
    assert over[1].fit.games == 48
    passed = [one.network.name for one in over if one.verdict.passed]
    assert (out / NETWORK).exists() == bool(passed)
    assert (best.name if best else None) == (passed[-1] if passed else None)
    assert not [*out.rglob("*.part"), *out.rglob("*.tmp")]


class _Page(HTMLParser):
    """The elements of a page, which must close in their order."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.links: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("href", "src")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_page_is_whole_and_has_nothing_from_elsewhere(finished: Finished) -> None:
    out, (_, over) = finished
    text = (out / REPORT).read_text("utf-8")
    page = _Page(text)
    assert page.open == []
    assert page.links == []
    assert "script" not in page.seen
    assert not re.search(r"https?:|url\(|@import", text)
    assert page.seen.count("svg") == 4
    for one in over:
        for table in small.SMALL.tables:
            assert f"<td>{one.number}</td><td>{table.name}</td>" in text
    assert not re.search(r"\b(nan|inf|None)\b", text)
    assert text.startswith("<!doctype html>")


def test_a_finished_course_is_told_again_without_work(finished: Finished, tmp_path: Path) -> None:
    out, (best, over) = finished
    again = shutil.copytree(out, tmp_path / "again")
    stages: list[str] = []
    found, told = small.run(again, progress=lambda generation, stage, done: stages.append(stage))
    assert set(stages) == {"play"}
    assert [(one.fit, one.verdict, one.puzzled) for one in told] == [
        (one.fit, one.verdict, one.puzzled) for one in over
    ]
    assert (found and found.name) == (best and best.name)
    assert (again / REPORT).read_bytes() == (out / REPORT).read_bytes()


@pytest.mark.nightly
def test_two_workers_make_the_same_games_and_the_same_network(
    finished: Finished, tmp_path: Path
) -> None:
    out, _ = finished
    with Processes(2) as executor:
        small.run(tmp_path, replace(small.SMALL, generations=1), executor)
    assert small.games_of(tmp_path) == small.games_of(out)
    assert small.network_of(tmp_path) == small.network_of(out)


def test_a_course_searches_all_its_simulations_at_every_decision() -> None:
    game = tafelronde.load(small.GAME)
    state = game.new()
    state.apply_chance(tafelronde.new_rng(2))
    bot = bot_of(game, 2, 600, 0)
    assert bot.create(game, seed=1).decide(state).simulations == 600


def test_puzzles_are_tried_evenly_and_no_more_than_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzled, "SIMULATIONS", 2)
    network = Prospects.random(tafelronde.load(small.GAME), 2, 1)
    for most in (1, 70, 100):
        monkeypatch.setattr(puzzled, "MOST", most)
        found = puzzled.solve_puzzles(small.SMALL, network)
        assert found is not None
        assert found.puzzles == most


# ---- gone on with --------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9")
@pytest.mark.parametrize(
    "stages", daily([("play", "fit", "gate"), ("play", "gate")], [("play", "gate")], "-".join)
)
def test_a_course_that_is_killed_in_stages_goes_on(
    finished: Finished, tmp_path: Path, stages: tuple[str, ...]
) -> None:
    """The stages of many files every time; that of one file with them, once a night."""
    out, _ = finished
    path = os.pathsep.join((str(TESTS), *filter(None, sys.path)))
    there = {"play": PLAN, "fit": "samples", "gate": ROUNDS}
    missing = {"play": NETWORK, "fit": NETWORK, "gate": GATE}
    for stage in stages:
        program = subprocess.Popen(
            [sys.executable, "-m", "training.small", str(tmp_path), stage],
            env={**os.environ, "PYTHONPATH": path},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert program.stdout is not None
            with program.stdout as said:
                assert said.readline() == f"{stage}\n"
        finally:
            program.kill()
            program.wait()
        assert [*tmp_path.rglob(there[stage])]
        assert not [*tmp_path.rglob(missing[stage])]
    small.run(tmp_path, replace(small.SMALL, generations=1))
    assert small.games_of(tmp_path) == small.games_of(out)
    assert small.network_of(tmp_path) == small.network_of(out)
    assert not [*tmp_path.rglob("*.part"), *tmp_path.rglob("*.tmp")]


def test_what_was_not_written_to_its_end_goes_and_does_no_harm(tmp_path: Path) -> None:
    (tmp_path / ".tafelronde-7.tmp").write_text('{"ga')
    prepare(tmp_path, small.SMALL)
    torn = folder_of(tmp_path, 1) / ".tafelronde-7.tmp"
    torn.parent.mkdir()
    torn.touch()
    prepare(tmp_path, small.SMALL)
    assert {file.name for file in tmp_path.rglob("*")} == {PLAN, "generation-01"}


# ---- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"generations": 0}, "generations: 0"),
        ({"simulations": 1}, "simulations: 1"),
        ({"gate_simulations": 1}, "gate_simulations: 1"),
        ({"gate_games": 0}, "gate_games: 0"),
        ({"units": 0}, "units: 0"),
        ({"window": 0}, "window: 0"),
        ({"epochs": -1}, "epochs: -1"),
        ({"seed": -1}, "seed: -1"),
        ({"tables": ()}, "tables: none"),
        ({"tables": (Table(2, 0),)}, "tables: 0 games"),
        ({"tables": (Table(1, 5),)}, "tables: 1 players"),
        ({"tables": (Table(2, 5), Table(2, 6))}, "tables: two are the same"),
        ({"random": 1.1}, "random: 1.1"),
        ({"random": float("nan")}, "random: nan"),
        ({"search_share": -0.1}, "search_share: -0.1"),
        ({"elo": 0.0}, "elo: 0.0"),
        ({"elo": float("nan")}, "elo: nan"),
        ({"game": "connect_four"}, "game: connect_four has no features"),
        ({"game": "kuhn_poker"}, "game: kuhn_poker has no features"),
    ],
)
def test_what_is_impossible_is_refused_before_anything_is_written(
    change: dict[str, Any], said: str, tmp_path: Path
) -> None:
    with pytest.raises(BadCourse, match=re.escape(said)):
        prepare(tmp_path / "out", replace(small.SMALL, **change))
    assert not (tmp_path / "out").exists()


def test_a_game_has_no_such_table_or_bot(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="players"):
        prepare(tmp_path / "out", Course(small.GAME, (Table(5, 2),)))
    with pytest.raises(BadOption, match="colour"):
        prepare(tmp_path / "out", Course(small.GAME, (Table(2, 2, {"colour": "red"}),)))
    with pytest.raises(UnknownGame):
        prepare(tmp_path / "out", Course("chess", (Table(2, 2),)))
    with pytest.raises(BadOption, match="nobody"):
        prepare(tmp_path / "out", Course(small.GAME, (Table(2, 2),), against="nobody"))
    assert not (tmp_path / "out").exists()


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    full = tmp_path / "full"
    full.mkdir()
    (full / "letter.part").touch()
    with pytest.raises(BadCourse, match="is not empty"):
        prepare(full, small.SMALL)
    assert (full / "letter.part").exists()
    out = tmp_path / "out"
    prepare(out, small.SMALL)
    prepare(out, replace(small.SMALL, generations=5))
    with pytest.raises(BadCourse, match="holds another course"):
        prepare(out, replace(small.SMALL, units=9))
    (out / PLAN).write_text("no plan")
    with pytest.raises(BadCourse, match="holds another course"):
        prepare(out, small.SMALL)


def test_the_name_of_a_table_is_that_of_a_folder() -> None:
    assert Table(4, 1).name == "4"
    assert Table(4, 1, {"escape": True, "more": "two"}).name == "4-escape=true-more=two"
    boards = [Table(2, 1, {"board": text}).name for text in ("../../x\n" * 99, "a/b", "a b")]
    assert len(set(boards)) == 3
    for name in boards:
        assert re.fullmatch(r"2-[0-9a-f]{12}", name)
