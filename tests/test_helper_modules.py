"""Helpers of several tests lie in a helper module, never in a file of tests."""

import ast
from itertools import accumulate
from pathlib import Path

TESTS = Path(__file__).parent


def _imported(file: Path) -> set[str]:
    """The modules, or names in them, that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def test_no_file_imports_from_a_file_of_tests() -> None:
    files = {
        ".".join(file.relative_to(TESTS).with_suffix("").parts) for file in TESTS.rglob("test_*.py")
    }
    wrong = {
        f"{file.relative_to(TESTS)}: {name}"
        for file in TESTS.rglob("*.py")
        for name in _imported(file)
        if not files.isdisjoint(accumulate(name.split("."), "{}.{}".format))
    }
    assert not wrong, sorted(wrong)
