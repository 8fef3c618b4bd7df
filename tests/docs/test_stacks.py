"""The matrix of other people's stacks has a row for each, as the job that makes it wrote it."""

from __future__ import annotations

import re
from pathlib import Path

from benchmarks.stacks import learners, tools
from benchmarks.stacks.__main__ import GAMES, KINDS, ROWS

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
    rooms = {"learners": learners, "tools": tools}
    for module, function, _ in ROWS.values():
        assert callable(getattr(rooms[module], function))
