"""The matrix of other people's stacks has a row for each, as the job that makes it wrote it."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest
from benchmarks.stacks import learners, rllib, tools
from benchmarks.stacks.__main__ import GAMES, KINDS, ROWS
from benchmarks.stacks.told import Limited

from tables import PACKAGE_GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "stacks.md").read_text(encoding="utf-8")


def test_every_row_was_tried_with_every_game() -> None:
    rows = re.findall(r"^\| (?!library)([^|-][^|]*) \|(.*)\|$", PAGE, re.MULTILINE)
    assert [title for title, _ in rows] == list(ROWS)
    for title, text in rows:
        version, *cells, why = (cell.strip() for cell in text.split("|"))
        assert len(cells) == len(GAMES) == len(PACKAGE_GAMES)
        assert set(cells) <= set(KINDS), title
        assert bool(why) == (set(cells) != {"works"}), title
        assert version or not ROWS[title][2], title


def test_every_row_has_its_try() -> None:
    assert set(GAMES) == set(PACKAGE_GAMES)
    rooms = {"learners": learners, "rllib": rllib, "tools": tools}
    for module, function, _ in ROWS.values():
        assert callable(getattr(rooms[module], function))


def test_every_wrapper_of_pettingzoo_is_tried_and_one_is_for_other_actions() -> None:
    wrappers = pytest.importorskip("pettingzoo.utils.wrappers").__all__
    with pytest.raises(Limited) as told:
        learners.pettingzoo_wrappers("rosenkoenig")
    limited = {name for name in wrappers if f"{name}: " in str(told.value)}
    films = {"RecordVideo", "RecordVideoParallel"} if find_spec("moviepy") is None else set[str]()
    assert limited == {"ClipOutOfBoundsWrapper"} | films
    assert len(wrappers) > 8
