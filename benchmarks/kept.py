"""Results that outlast a run: one JSON object a line, written as soon as it is known.

A run that was broken off, also in the middle of a line, goes on where it stopped: what is there is
not done again, and half a line is taken away before the next one is written.
"""

import functools
import hashlib
import json
import subprocess
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

Line = dict[str, Any]


class Kept:
    """The lines of a file; without a file they are kept for this run alone."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self.lines: list[Line] = []
        if path is not None and path.exists():
            whole, _, torn = path.read_bytes().rpartition(b"\n")
            self.lines = [json.loads(line) for line in whole.splitlines()]
            if torn:
                with path.open("r+b") as file:
                    file.truncate(len(whole) + bool(whole))

    def add(self, line: Line) -> None:
        """Keep a line."""
        self.lines.append(line)
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line, ensure_ascii=False) + "\n")

    def of(self, key: Mapping[str, Any]) -> list[Line]:
        """The lines that say all of this."""
        return [line for line in self.lines if key.items() <= line.items()]


def digest(*parts: object) -> str:
    """Eight digits that stand for settings: others make others."""
    return hashlib.sha256("\n".join(map(str, parts)).encode()).hexdigest()[:8]


def today() -> str:
    """The date of a measurement."""
    return datetime.now(UTC).strftime("%Y-%m-%d")


@functools.cache
def commit() -> str:
    """The commit that is measured: the last that changed the program; '' outside a repository."""
    found = subprocess.run(
        ["git", "log", "-1", "--format=%h", "--abbrev=8", "--", "src"],
        cwd=Path(__file__).parents[1], capture_output=True, text=True, check=False,
    )  # fmt: skip
    return found.stdout.strip()
