"""Docstrings and comments begin with their subject: a noun, a verb, or ``Whether`` for a boolean.

A sentence that begins with a bare "What …", "Of a row: …" or "So many …" names its subject late, or
never, and is understood at the second reading.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE, CLIENT = ROOT / "src/tafelronde", ROOT / "web/src"
BARE = re.compile(r"(What|Who|Whose|Of|By|Those|That|So|From|As)\b")
BLOCK = re.compile(
    r"/\*+(.*?)\*/|<!--(.*?)-->|((?:^[ \t]*//[^\n]*\n)+)|[ \t]//([^\n]*)", re.S | re.M
)
"""A comment in TypeScript, Svelte or CSS; lines of ``//`` one below the other are one comment."""


def python_rooms() -> Iterator[Path]:
    """The folders of the package, of the server and of the games, and those beside the package."""
    yield from (init.parent for init in sorted(PACKAGE.glob("*/__init__.py")))
    for part in ("server", "games"):
        yield from (init.parent for init in sorted((PACKAGE / part).glob("*/__init__.py")))
    yield from (ROOT / name for name in ("tests", "benchmarks", "examples", "docs"))


def client_rooms() -> Iterator[Path]:
    """The client as a whole, and its folders."""
    yield CLIENT
    yield from (folder for folder in sorted(CLIENT.iterdir()) if folder.is_dir())


@cache
def found_in(file: Path) -> list[str]:
    """The docstrings or comments of a file, which may be in several rooms."""
    find = docstrings if file.suffix == ".py" else comments
    return list(find(file.read_text("utf-8")))


def docstrings(source: str) -> Iterator[str]:
    """The docstrings of a module, its classes, functions and attributes."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                yield ast.get_docstring(node) or ""
                for first, second in pairwise(node.body):
                    match first, second:
                        case (
                            ast.Assign() | ast.AnnAssign(),
                            ast.Expr(value=ast.Constant(value=str(text))),
                        ):
                            yield text.strip()
                        case _:
                            pass
            case _:
                pass


def comments(source: str) -> Iterator[str]:
    """The comments of a file of the client, without the signs that begin them."""
    for found in BLOCK.finditer(source):
        text = next(group for group in found.groups() if group is not None)
        yield text.strip().removeprefix("//").strip()


def check(room: Path, texts: dict[Path, list[str]]) -> None:
    """Fail where texts of a room's files begin with a bare word; name them."""
    every = [(file, text) for file, found in texts.items() for text in found if text]
    bare = [
        f"{file.relative_to(ROOT)}: {text.partition(chr(10))[0][:80]}"
        for file, text in every
        if BARE.match(text)
    ]
    shown = "\n".join(bare)
    assert not bare, f"{room.name}: {len(bare)} of {len(every)}\n{shown}"


@pytest.mark.parametrize("room", list(python_rooms()), ids=lambda room: str(room.relative_to(ROOT)))
def test_docstrings_begin_with_their_subject(room: Path) -> None:
    files = sorted(room.rglob("*.py"))
    assert files
    check(room, {file: found_in(file) for file in files})


@pytest.mark.parametrize("room", list(client_rooms()), ids=lambda room: str(room.relative_to(ROOT)))
def test_comments_of_the_client_begin_with_their_subject(room: Path) -> None:
    files = [file for end in ("ts", "svelte", "css") for file in sorted(room.rglob(f"*.{end}"))]
    assert files
    check(room, {file: found_in(file) for file in files})


def test_all_kinds_of_docstrings_and_comments_are_read() -> None:
    python = (
        '"""One."""\nX = 1\n"""Two."""\nclass A:\n    """Three."""\n    y: int\n    """Four."""\n'
    )
    assert set(docstrings(python)) == {"One.", "Two.", "Three.", "Four."}
    client = (
        "/** One. */\nlet x = 1; // Two.\n  // Three\n  // and so on.\n<!-- Four. -->\n/* Five. */"
    )
    found = [text.split()[0] for text in comments(client)]
    assert found == ["One.", "Two.", "Three", "Four.", "Five."]
    with pytest.raises(AssertionError, match="1 of 2"):
        check(ROOT, {ROOT / "x.py": ["What it is.", "Whether it is."]})
