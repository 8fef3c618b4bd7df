"""Every clause of every game's rules is cited by a test, and every citation is of a clause."""

from __future__ import annotations

from pathlib import Path

import pytest

from clauses import RULES, TESTS, citations, clauses, uncited, unknown
from tables import PACKAGE_GAMES


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_every_clause_is_cited(game: str) -> None:
    rules = RULES / f"{game}.md"
    assert clauses(rules), f"{rules.name} has no clauses"
    assert uncited(rules, TESTS / "games" / game) == []
    assert unknown(rules, TESTS / "games" / game) == {}


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_no_clause_stands_twice(game: str) -> None:
    found = clauses(RULES / f"{game}.md")
    assert len(found) == len(set(found))


def test_the_check_finds_what_is_missing(tmp_path: Path) -> None:
    rules = tmp_path / "rules.md"
    rules.write_text("- R-1.1 One.\n- R-1.2 Two, see R-9.9.\n  - R-1.3 not at the margin\n")
    (tmp_path / "test_a.py").write_text(
        "@clause('R-1.1', 'R-7.7')\ndef test_one(): pass\n"
        "@clause('R-1.2')\ndef helper(): pass\n"
        "def test_two(): clause('R-1.2')\n"
    )
    assert clauses(rules) == ["R-1.1", "R-1.2"]
    assert citations(tmp_path) == {
        "R-1.1": ["test_a.py::test_one"],
        "R-7.7": ["test_a.py::test_one"],
    }
    assert uncited(rules, tmp_path) == ["R-1.2"]
    assert unknown(rules, tmp_path) == {"R-7.7": ["test_a.py::test_one"]}
