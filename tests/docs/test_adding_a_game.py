"""docs/adding-a-game.md says what is: its excerpts stand in the examples, its Python runs."""

import re
from collections import Counter
from pathlib import Path

import pytest

from tafelronde.core.contract.dispatch import operations

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
EXCERPT = re.compile(r"# (examples/\S+\.py)\n(.*)", re.DOTALL)
FOLDERS = list((ROOT / "src/tafelronde/games").glob("*/__init__.py"))
BLOCKS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_excerpts_stand_in_the_examples() -> None:
    excerpts = [match for block in BLOCKS if (match := EXCERPT.fullmatch(block))]
    assert len(excerpts) >= 7
    for excerpt in excerpts:
        assert excerpt[2] in (ROOT / excerpt[1]).read_text(encoding="utf-8"), excerpt[1]


def test_the_rest_runs() -> None:
    names: dict[str, object] = {}
    programs = [block for block in BLOCKS if not EXCERPT.fullmatch(block)]
    assert len(programs) >= 5
    for program in programs:
        exec(compile(program, "adding-a-game.md", "exec"), names)


def test_every_operation_is_named() -> None:
    table = PAGE[PAGE.index("| operation |") : PAGE.index("Actions are whole numbers")]
    named = set(re.findall(r"`(\w+)\(", table))
    assert named == set(operations)


@pytest.mark.parametrize(
    "path", sorted(set(re.findall(r"`((?:src|tests|docs|examples)/[^`<*{]+)`", PAGE)))
)
def test_files_that_are_named_exist(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("games", ["src/tafelronde/games/*/*.*", "web/src/games/*/*.[!ts]*"])
def test_every_file_that_all_games_have_is_listed(games: str) -> None:
    counts = Counter(file.name for file in ROOT.glob(games) if file.suffix != ".pyc")
    shared = {name for name, count in counts.items() if count == len(FOLDERS)}
    assert shared
    assert shared - set(re.findall(r"`([\w.-]+)`", PAGE)) == set()
