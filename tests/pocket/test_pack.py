"""Archives that a page fetches: sources that run there, the same bytes each time."""

import ast
import io
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from pocket.at_home import ELSEWHERE
from tafelronde.cli.host.site import site
from tafelronde.core.facts.errors import BadOption
from tafelronde.pocket import folder, pack
from tafelronde.pocket.wheel import PINS, NoWheel
from tafelronde.server.base import config

STANDS = pack.PACKAGE / "pocket" / "site"


def test_sources_are_those_that_run_there() -> None:
    names = {file.relative_to(pack.PACKAGE).as_posix() for file in pack.sources()}
    assert {"__init__.py", "core/__init__.py", "core/compile/engine.py", "pocket/page.py"} <= names
    assert {"pocket/numpy/random.py", "match/match.py", "bots/mcts.py"} <= names
    compiled = {"core/compile/parts.py", "core/compile/cache.py", "core/contract/implement.py"}
    assert not names & compiled
    for game in (pack.PACKAGE / "games").iterdir():
        if (game / "definition.py").is_file():
            assert f"games/{game.name}/definition.py" in names
            assert f"games/{game.name}/court.toml" in names
            assert f"games/{game.name}/game.py" not in names
            assert f"games/{game.name}/puzzles.jsonl" not in names
    assert not {name for name in names if name.startswith(("cli/", "training/", "cuda/"))}


def test_what_is_imported_is_packed_or_never_asked_for() -> None:
    """``numba`` is asked for where a compiled function is made, and for the time that takes."""
    wheels = {name.replace("-", "_") for name in pack.WHEELS}
    known = {*sys.stdlib_module_names, "tafelronde", "numpy", "litestar", "numba", *wheels}
    for file in pack.sources():
        if file.suffix == ".py":
            assert imported(file) <= known | set(ELSEWHERE), file


def imported(file: Path) -> set[str]:
    """The packages that a file imports, wherever in it."""
    found = set[str]()
    for one in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(one, ast.Import):
            found |= {name.name.partition(".")[0] for name in one.names}
        elif isinstance(one, ast.ImportFrom) and one.level == 0 and one.module:
            found.add(one.module.partition(".")[0])
    return found


def test_what_stands_for_the_library_of_routes_is_whole() -> None:
    """In another process, since this one has the library itself."""
    program = "import litestar, tafelronde.pocket.page; print(litestar.__file__)"
    path = os.pathsep.join((str(STANDS), str(pack.PACKAGE.parent)))
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(STANDS)


def test_an_archive_is_the_same_each_time() -> None:
    files = pack.sources()[:7]
    made = pack.archive(files)
    assert made == pack.archive(files[::-1])
    with zipfile.ZipFile(io.BytesIO(made)) as read:
        first = files[0].relative_to(pack.PACKAGE.parent).as_posix()
        assert read.read(first) == files[0].read_bytes()


def test_a_folder_with_files_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(BadOption, match="out"):
        folder.write_folder(tmp_path, tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == ["mine.txt"]


def test_where_something_cannot_be_made_nothing_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails() -> None:
        raise NoWheel("no network")

    monkeypatch.setattr(folder, "prepared", fails)
    with pytest.raises(folder.NotWritten, match="no network"):
        folder.write_folder(tmp_path, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_an_installation_without_the_games_for_browsers_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folder, "PINS", tmp_path / "requirements.txt")
    with pytest.raises(folder.NotWritten, match="games for browsers"):
        folder.write_folder(tmp_path, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_an_installation_with_them_writes_what_it_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    client = tmp_path / "client"
    client.mkdir()
    for name in ("index.html", "pocket.html", "pocket.json"):
        (client / name).write_text(name)
    monkeypatch.setattr(folder, "PINS", tmp_path / "requirements.txt")
    monkeypatch.setattr(config, "STATIC", client)
    site(tmp_path / "out")
    assert (tmp_path / "out/index.html").read_text() == "pocket.html"
    told = capsys.readouterr()
    assert "0.0 MB" in told.out
    assert not told.err, "nothing is compiled, so nothing is said of it"


def test_the_wheels_are_pinned() -> None:
    for name in pack.WHEELS:
        assert f"{name}==" in PINS.read_text("utf-8")
