"""The guide of the example game says what is: how many files and lines a whole game takes."""

import re
from pathlib import Path

import pytest

from tables import EXAMPLE_FOLDERS

MOST_FILES = 25


@pytest.mark.parametrize("folder", EXAMPLE_FOLDERS, ids=lambda folder: folder.name)
def test_a_whole_game_is_few_files_and_the_guide_counts_them(folder: Path) -> None:
    files = [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    tests = [path for path in files if path.parent.name == "tests"]
    game = [path for path in files if path not in tests and path.name != "README.md"]
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in game)
    guide = (folder / "README.md").read_text(encoding="utf-8")
    told = re.search(r"([\d,]+) files and ([\d,]+) lines for the game, and (\d+) files", guide)
    assert told is not None
    said = [int(number.replace(",", "")) for number in told.groups()]
    assert said == [len(game), pytest.approx(lines, rel=0.05), len(tests)]
    assert len(game) <= MOST_FILES
