"""Reach of a change in the tests, the nearest first: ``python -m tests.reach [REVISION]``.

A file of tests reaches what it imports, what that imports, and so on. A module's name in a string
counts, too, also that of one beside it (``.game``): programs of servers and commands are written
like that, and games are imported so. A file that is no Python (a page, sentences, a sample) is
reached from where a string has its name, or its folder's, and from the package that it lies in. The
number of such steps is how far a test is from the change; nearest is the test that is named like
what changed.
"""

import ast
import functools
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tests.walks import Graph, far, walks_of

ROOT = Path(__file__).resolve().parents[1]
PLACES = ("src", "tests", "examples", "docs", "benchmarks")
GAMES = {
    folder.parent.name
    for place in ("src/tafelronde/games", "examples")
    for folder in (ROOT / place).glob("*/__init__.py")
}
GAME = re.compile(r"(?:(?:src/tafelronde|web/src|tests)/games|examples|docs/rules)/(\w+)[/.]")
MODULE = re.compile(r"\btafelronde(?:\.\w+)+")
EXAMPLES = "tests/docs/test_examples.py"
"""It runs the examples in docstrings."""


@dataclass(frozen=True)
class Reach:
    tests: list[str]
    """Files of tests, the nearest first, without those that walk in a browser."""
    walks: list[str]
    """Files of tests with a browser."""
    games: list[str]
    """Where only files of games changed: these; tests of all games need only try them."""
    python: bool
    """Whether layers and types of Python may have changed."""
    client: bool
    """Whether the client may have."""
    unknown: list[str]
    """Changed files that lead to no test."""


def reach(changed: Iterable[str], root: Path = ROOT) -> Reach:
    """The tests that a change of these files, as paths from the root, can reach."""
    changed = sorted(changed)
    graph = python_graph(root)
    steps: dict[str, int] = {}
    unknown: list[str] = []
    for file in changed:
        found = {test: away for test, away in _reached(file, graph).items() if _is_test(test)}
        if not found and not file.startswith("web/"):
            unknown.append(file)
        for test, away in found.items():
            steps[test] = min(away, steps.get(test, away))
    areas = {_area(file) for file in changed}
    if any(area.startswith("games/") for area in areas):
        areas.add("core")  # what every game must keep to is tried there
    by_nearness = sorted(steps, key=lambda test: (steps[test], _area(test) not in areas, test))
    games = {found[1] for file in changed if (found := GAME.match(file))} & GAMES
    client = any(file.startswith("web/") or "/web/" in file for file in changed)
    walks = [test for test in by_nearness if test.startswith("tests/browser/") and steps[test] < 2]
    walks += walks_of(changed, games, root) if client or games else []
    return Reach(
        [test for test in by_nearness if not test.startswith("tests/browser/")],
        list(dict.fromkeys(walks)),
        sorted(games) if all(GAME.match(file) for file in changed) else [],
        any(file.endswith((".py", ".pyi", ".toml")) for file in changed),
        client or any(file.endswith(".ftl") for file in changed),
        unknown,
    )


def _area(file: str) -> str:
    """``server`` for ``src/tafelronde/server/…`` and for ``tests/server/…``; each game is one."""
    inside = re.sub(r"^(src/tafelronde|tests|docs|web/src)/", "", file)
    return "/".join(inside.split("/")[: 2 if inside.startswith("games/") else 1])


def _is_test(file: str) -> bool:
    return Path(file).name.startswith("test_") and file.startswith("tests/")


def _reached(file: str, graph: Graph) -> dict[str, int]:
    """Everything that one changed file reaches, and how far away it is."""
    ends = {file} if file in graph else {file, *_mentions(file)}
    found = far(ends, graph)
    if not file.endswith(".py") and (package := _package(file, graph)):
        for one, away in far([package], graph, 1).items():
            found[one] = min(away, found.get(one, away))
    game = GAME.match(file)
    if game and not file.startswith("web/"):  # its own tests, and those of all games
        own = {one for one in graph if one.startswith(f"tests/games/{game[1]}/")}
        found |= far(["tests/tables.py"], graph, 1) | dict.fromkeys(own, 0)
    stem = Path(file).stem
    for test in graph:
        named = f"{Path(test).stem}_".startswith(f"test_{stem}_")
        if named and _is_test(test) and _area(test) == _area(file):
            found[test] = 0
    return found


def _mentions(file: str) -> set[str]:
    """The strings that may name a file that is no Python: its path, its name or its folder's path;
    samples of tests by their folder's name alone."""
    folders = [parent for parent in Path(file).parents if len(parent.parts) > 1]
    samples = [folder.name for folder in folders if file.startswith("tests/")]
    return {Path(file).name, *(folder.as_posix() for folder in folders), *samples}


def _package(file: str, graph: Graph) -> str | None:
    inits = (f"{parent.as_posix()}/__init__.py" for parent in Path(file).parents)
    return next((one for one in inits if one in graph), None)


@functools.cache
def python_graph(root: Path = ROOT) -> Graph:
    """The names in each Python file: of files, and strings that may be names of others. Read once:
    nothing changes while a process lasts."""
    files = [
        file.relative_to(root).as_posix()
        for place in PLACES
        for file in (root / place).rglob("*.py")
    ]
    modules = {_module(file): file for file in files}
    texts = {file: (root / file).read_text("utf-8") for file in files}
    graph = {file: _named_in(text, file, modules) for file, text in texts.items()}
    if EXAMPLES in graph:
        graph[EXAMPLES] |= {
            f for f, text in texts.items() if f.startswith("src/") and ">>> " in text
        }
    return graph


def _module(file: str) -> str:
    """The name by which others import it: ``src`` and ``tests`` are where imports begin."""
    name = file.removesuffix(".py").removesuffix("/__init__")
    return re.sub(r"^(src|tests)/", "", name).replace("/", ".")


def _named_in(text: str, file: str, modules: dict[str, str]) -> set[str]:
    own = _module(file)
    package = own if file.endswith("/__init__.py") else own.rpartition(".")[0]
    found, strings = {own.rpartition(".")[0]}, set[str]()  # its package runs first
    if file.startswith("tests/"):
        found |= {"conftest", f"{package.partition('.')[0]}.conftest"}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {name.name.removeprefix("tests.") for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            above = parts[: len(parts) + 1 - node.level] if node.level else []
            start = ".".join([*above, *([node.module] if node.module else [])])
            found |= {start, *(f"{start}.{name.name}" for name in node.names)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found |= {*MODULE.findall(node.value), f"{package}{node.value}"}
            strings.add(node.value.strip("/"))
        elif isinstance(node, ast.BinOp):
            strings.add(_joined(node))
    return ({modules[name] for name in found if name in modules} | strings) - {file}


def _joined(node: ast.expr) -> str:
    """``docs/rules`` for ``ROOT / "docs" / "rules"``."""
    if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)):
        return ""
    last = node.right.value if isinstance(node.right, ast.Constant) else ""
    return f"{_joined(node.left)}/{last}".strip("/")
