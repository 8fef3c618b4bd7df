"""A file has one idea, and fits one head."""

from __future__ import annotations

from pathlib import Path

import tafelronde

PACKAGE = Path(tafelronde.__file__).parent
MOST = 300
"""Lines of a file."""


def test_no_file_is_long() -> None:
    lines = {
        file.relative_to(PACKAGE).as_posix(): len(file.read_text("utf-8").splitlines())
        for file in PACKAGE.rglob("*.py")
    }
    assert len(lines) > 500
    long = {name: count for name, count in lines.items() if count > MOST}
    assert long == {}
