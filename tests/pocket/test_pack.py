"""What a page fetches: sources that run there, the same bytes each time."""

from __future__ import annotations

import io
import zipfile

from tafelronde.pocket import pack
from tafelronde.pocket.wheel import PINS


def test_sources_are_those_that_run_there() -> None:
    names = {file.relative_to(pack.PACKAGE).as_posix() for file in pack.sources()}
    assert {"__init__.py", "core/__init__.py", "core/compile/engine.py", "pocket/page.py"} <= names
    assert {"pocket/numpy/random.py", "match/match.py", "bots/mcts.py"} <= names
    compiled = {"core/compile/parts.py", "core/compile/cache.py", "core/contract/implement.py"}
    assert not names & compiled
    for folder in (pack.PACKAGE / "games").iterdir():
        if (folder / "definition.py").is_file():
            assert f"games/{folder.name}/definition.py" in names
            assert f"games/{folder.name}/court.toml" in names
            assert f"games/{folder.name}/game.py" not in names
            assert f"games/{folder.name}/puzzles.jsonl" not in names
    assert not {name for name in names if name.startswith(("cli/", "training/", "cuda/"))}


def test_an_archive_is_the_same_each_time() -> None:
    files = pack.sources()[:7]
    made = pack.archive(files)
    assert made == pack.archive(files[::-1])
    with zipfile.ZipFile(io.BytesIO(made)) as read:
        first = files[0].relative_to(pack.PACKAGE.parent).as_posix()
        assert read.read(first) == files[0].read_bytes()


def test_the_wheel_is_pinned() -> None:
    assert "msgspec==" in PINS.read_text("utf-8")
