"""The tests for all games, run by one command on a game that lies anywhere."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tables import EXAMPLES

BATTERY = Path(__file__).with_name("battery.py")
WRITER = "tafelronde.server.node.typescript"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game of another name, in a folder of its own."""
    game = tmp_path / "scopetta"
    shutil.copytree(EXAMPLES / "briscola", game)
    for file in (game / "__init__.py", *(game / "tests").glob("*.py")):
        text = file.read_text("utf-8").replace("examples.briscola", "scopetta")
        file.write_text(text.replace('"briscola"', '"scopetta"'), "utf-8")
    (game / "tests" / "test_browser.py").unlink()
    return game


def run(*words: object, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *map(str, words)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", **more},
        cwd=EXAMPLES.parent,
        capture_output=True,
        encoding="utf-8",
    )


def test_the_battery_is_run_on_it(folder: Path) -> None:
    done = run(BATTERY, folder, "-vv", "-k", "(legal_lists and scopetta) or forty_cards or trick")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "test_legal_lists_are_sorted_unique_and_read_back[scopetta-2]" in done.stdout
    assert "test_briscola.py" in done.stdout
    assert set(re.findall(r"core/.*\[(\w+)-\d", done.stdout)) == {"scopetta"}
    rules = folder / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("seat] ^= np", "seat] |= np"), "utf-8")
    done = run(BATTERY, folder, "-x", "-k", "conserv or totals or scopetta")
    assert done.returncode == 1, done.stdout


def test_a_folder_that_is_no_game_is_told(tmp_path: Path) -> None:
    for words in ((), (tmp_path,)):
        done = run(BATTERY, *words)
        assert done.returncode == 1
        assert "usage: python tests/battery.py FOLDER" in done.stderr


@pytest.mark.parametrize("named", ["", "examples/briscola"])
def test_the_type_of_its_view_is_written(named: str, tmp_path: Path) -> None:
    done = run("-m", WRITER, "examples/briscola", tmp_path, TAFELRONDE_MORE_GAMES=named)
    assert done.returncode == 0, done.stderr
    written = (tmp_path / "view.ts").read_text("utf-8")
    assert written == (EXAMPLES / "briscola" / "web" / "view.ts").read_text("utf-8")
    done = run("-m", WRITER, "no_such_game", tmp_path, TAFELRONDE_MORE_GAMES=named)
    assert done.returncode == 1
    assert "no_such_game cannot be imported" in done.stderr
