"""docs/architecture.md is a real ten minutes, and the pages about the server name what there is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "tafelronde"
SERVER = SOURCE / "server"
PLACES = (SERVER, SERVER / "features", SERVER / "storage", SOURCE, ROOT, ROOT / "web" / "src")
"""Where a path on these pages may begin."""
MADE = ("build", "dist", "shared", "mutants")
"""Folders that commands write."""
TEN_MINUTES = 2500
"""Words, at 250 a minute."""


def page(name: str) -> str:
    return (ROOT / "docs" / name).read_text(encoding="utf-8")


def files(path: str) -> list[Path]:
    return [place / path for place in PLACES if (place / path).exists()]


def test_it_is_read_in_ten_minutes() -> None:
    assert len(page("architecture.md").split()) <= TEN_MINUTES


def test_the_readme_lists_every_folder() -> None:
    listed = set(
        re.findall(r"^\| `([\w/]+)/` \|", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    )
    packages = {f"src/tafelronde/{init.parent.name}" for init in SOURCE.glob("*/__init__.py")}
    folders = {one.name for one in ROOT.iterdir() if one.is_dir() and one.name[0] not in "._"}
    assert packages | folders - {"src", *MADE} == listed


@pytest.mark.parametrize(
    "name", ["architecture.md", "server.md", "way-of-a-move.md", "compiling.md", "bots.md"]
)
def test_every_file_that_is_named_exists(name: str) -> None:
    named = re.findall(r"`([\w/]+/[\w.]+\.\w+|\w+\.py)`", page(name))
    assert len(named) >= 3
    assert [path for path in named if "/" in path and not files(path)] == []
    for path in named:
        assert "/" in path or list(SOURCE.rglob(path)), path


def stations() -> list[tuple[str, str]]:
    """The files and the functions of each row of the tables of the way of a move."""
    rows = re.findall(r"^\| \d+ \| (.*?) \| (.*?) \|", page("way-of-a-move.md"), re.MULTILINE)
    return [(row[0], row[1]) for row in rows]


def test_the_way_of_a_move_has_at_most_fifteen_stations() -> None:
    first = page("way-of-a-move.md").partition("## The way of a bot")[0]
    assert 10 <= len(re.findall(r"^\| \d+ \|", first, re.MULTILINE)) <= 15


@pytest.mark.parametrize(("where", "what"), stations())
def test_the_functions_of_a_station_are_in_its_files(where: str, what: str) -> None:
    folder, texts = "", ""
    for path in re.findall(r"`([\w/.]+\.py)`", where):
        folder = path.rpartition("/")[0] if "/" in path else folder
        path = path if "/" in path else f"{folder}/{path}"
        [found, *_] = files(path) or files(path.removeprefix("src/tafelronde/"))
        texts += found.read_text(encoding="utf-8")
    for function in re.findall(r"`(?:\w+\.)?(\w+)`", what):
        assert re.search(rf"\bdef {function}\(", texts), function
