"""The walks in a browser that look at a changed part of the client (``tests.reach``)."""

import os
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

Graph = dict[str, set[str]]
"""The names in each file."""

IMPORT = re.compile(r"""(?:from|import|import\()\s*"(\.[^"]+)\"""")
STEPS = 3
"""The most steps from a page; a file further away is on nearly all pages."""
WALKS = ("tests/browser/test_page.py", "tests/browser/test_rosenkoenig.py")
"""The tests that look at something of everything: for a part of the client that many pages have."""
CALLED = {"lobby": "hall", "games": "hall", "table": "play"}
"""Pages whose tests are called otherwise."""


def far(ends: Iterable[str], graph: Graph, steps: int = 0) -> dict[str, int]:
    """All that names these, or names what names these, and in how many steps."""
    named_by: dict[str, set[str]] = defaultdict(set)
    for file, names in graph.items():
        for name in names:
            named_by[name].add(file)
    edge = set(ends)
    found = dict.fromkeys(edge, steps)
    while edge:
        steps += 1
        edge = {file for name in edge for file in named_by[name]} - found.keys()
        found |= dict.fromkeys(edge, steps)
    return found


def walks_of(changed: Iterable[str], games: set[str], root: Path) -> list[str]:
    """The walks through the pages that have a changed part of the client."""
    graph = {
        _plain(file): {
            _plain(file.parent / name) for name in IMPORT.findall(file.read_text("utf-8"))
        }
        for ending in ("ts", "svelte")
        for file in (root / "web/src").rglob(f"*.{ending}")
    }
    near = far([_plain(root / file) for file in changed], graph)
    pages = [one for one, away in near.items() if one.startswith("pages/") and away <= STEPS]
    called = {name for one in [*pages, *changed] for name in _called(one)}
    walks = sorted((root / "tests/browser").glob("test_*.py"))
    named = [walk for walk in walks if walk.stem.removeprefix("test_") in called]
    of_games = [walk for walk in walks if walk.stem.removeprefix("test_") in games]
    chosen = of_games or (named if 0 < len(named) <= STEPS else [root / walk for walk in WALKS])
    return [walk.relative_to(root).as_posix() for walk in chosen]


def _plain(file: Path) -> str:
    """A file of the client, as those that import it may call it."""
    path = Path(os.path.normpath(file)).as_posix().rpartition("web/src/")[2]
    return re.sub(r"(/index)?(\.svelte)?(\.ts)?$", "", path)


def _called(file: str) -> list[str]:
    """The names that tests of a part of the client may have: ``PeoplePage`` is about people."""
    words = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", Path(file).name.split(".")[0]).lower()
    word = words.removesuffix("_page")
    word = CALLED.get(word, word)
    return [word, f"{word}s", word.removesuffix("s")]
