"""Rules that are proven: tests cite the clauses of a game's rules, and nothing is left out.

``@clause("R-3.3")`` on a test in the game's folder says that the test fails when that clause is
broken. ``uncited`` and ``unknown`` read the sources and need no test to run.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parent
RULES = TESTS.parent / "docs" / "rules"

_CLAUSE = re.compile(r"^- ([A-Z]+-(?:\d+|[A-Z])(?:\.\d+)*[a-z]?) ", re.MULTILINE)


def clause(*ids: str) -> pytest.MarkDecorator:
    """Mark a test as the proof of these clauses."""
    return pytest.mark.clause(*ids)


def clauses(rules: Path) -> list[str]:
    """The clauses of a rules file, in its order."""
    return _CLAUSE.findall(rules.read_text(encoding="utf-8"))


def citations(folder: Path) -> dict[str, list[str]]:
    """The clauses that the tests in a folder cite → the tests."""
    cited: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        for test, ids in _cited_in(ast.parse(file.read_text(encoding="utf-8"))):
            for name in ids:
                cited.setdefault(name, []).append(f"{file.name}::{test}")
    return cited


def _cited_in(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if (
                    isinstance(call, ast.Call)
                    and isinstance(call.func, ast.Name)
                    and call.func.id == "clause"
                ):
                    yield node.name, [ast.literal_eval(argument) for argument in call.args]


def uncited(rules: Path, folder: Path) -> list[str]:
    """Clauses that no test cites."""
    cited = citations(folder)
    return [name for name in clauses(rules) if name not in cited]


def unknown(rules: Path, folder: Path) -> dict[str, list[str]]:
    """Citations of clauses that the rules do not have."""
    known = set(clauses(rules))
    return {name: tests for name, tests in citations(folder).items() if name not in known}
