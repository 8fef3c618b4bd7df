"""The page that is its own server, as a node serves it: where it was packed, and how strictly."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tafelronde.server.http.arrival import KEY, Arrival
from tafelronde.server.http.guard import POCKET_POLICY, POLICY, policy_of
from tafelronde.server.node.pages import House, Pages

NOBODY: Any = None


@pytest.mark.parametrize("packed", [True, False])
def test_it_is_there_where_it_was_packed(tmp_path: Path, packed: bool) -> None:
    (tmp_path / "assets/pocket").mkdir(parents=True)
    (tmp_path / "index.html").write_text("<head></head>")
    for name in ("embed.html", "pocket.html", "assets/hall.js", "assets/pocket/games.zip"):
        (tmp_path / name).write_text(name)
    if packed:
        (tmp_path / "pocket.json").write_text("{}")
    pages = Pages(tmp_path, NOBODY, NOBODY, NOBODY)
    assert pages.file("/assets/hall.js")
    assert pages.file("/embed.html") is None
    for path in ("/pocket.html", "/assets/pocket/games.zip"):
        assert (pages.file(path) is not None) is packed
    asked: Any = SimpleNamespace(
        scope={"path": "/", KEY: Arrival("", True, "https", "here", "", "/")}, headers={}
    )
    answer = asyncio.run(pages.page(asked, House(), look=False))
    assert (b'href="/pocket.html"' in answer.content) is packed  # only there the client offers it


def test_only_it_and_its_workers_may_compile_modules() -> None:
    for path in ("/pocket.html", "/assets/worker-abc.js"):
        assert policy_of(path) == POCKET_POLICY
    for path in ("/", "/table/pocket.html", "/assets/hall.js", "/worker.js"):
        assert policy_of(path) == POLICY
    assert POCKET_POLICY.replace(" 'wasm-unsafe-eval'", "") == POLICY
