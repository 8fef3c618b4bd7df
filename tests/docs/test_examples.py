"""The examples in the docstrings of the API: all are run, and there are enough to learn from."""

import ast
import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelronde

ROOT = Path(__file__).resolve().parents[2]
ENOUGH = 200
"""Examples that show a result or an error; more is better."""


def _docstrings(file: Path) -> Iterator[tuple[int, str]]:
    """Every docstring of a file, those of attributes too, with the line in which it begins."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, inspect.cleandoc(text)
            case _:
                pass


def _listed() -> dict[str, list[doctest.DocTest]]:
    """The modules of ``docs/reference`` that have examples → their docstrings with examples."""
    pages = "".join(page.read_text("utf-8") for page in (ROOT / "docs/reference").glob("*.md"))
    found: dict[str, list[doctest.DocTest]] = {}
    for module in re.findall(r"^::: (\S+)", pages, re.MULTILINE):
        path = ROOT.joinpath("src", *module.split("."))
        file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        for line, text in _docstrings(file):
            name = f"{module}, line {line}"
            test = doctest.DocTestParser().get_doctest(text, {}, name, str(file), line - 1)
            for example in test.examples:
                if example.exc_msg is not None:  # Python tells errors with their modules
                    example.exc_msg = f"...{example.exc_msg}"
            if test.examples:
                found.setdefault(module, []).append(test)
    return found


LISTED = _listed()
EXAMPLES = [
    (module, e) for module, tests in LISTED.items() for test in tests for e in test.examples
]


@pytest.mark.parametrize("module", LISTED)
def test_examples_do_what_they_show(module: str) -> None:
    names = vars(importlib.import_module(module))
    runner = doctest.DocTestRunner(verbose=False, optionflags=doctest.ELLIPSIS)
    told: list[str] = []
    for test in LISTED[module]:
        test.globs = {**names, "tafelronde": tafelronde}
        runner.run(test, out=told.append)
    assert told == [], "".join(told)


def test_examples_stand_in_a_section_that_the_pages_show_as_code() -> None:
    tests = [test for tests in LISTED.values() for test in tests]
    assert [
        test.name for test in tests if "\n\nExamples:\n    " not in (test.docstring or "")
    ] == []


def test_there_are_enough_examples_with_a_result() -> None:
    shown = [e for _, e in EXAMPLES if e.want and not e.options.get(doctest.SKIP)]
    assert len(shown) >= ENOUGH
