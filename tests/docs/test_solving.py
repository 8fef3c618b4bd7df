"""docs/solving.md says what is: its Python runs from top to bottom."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "solving.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)


def test_the_programs_run() -> None:
    names: dict[str, object] = {}
    assert len(PROGRAMS) >= 4
    for program in PROGRAMS:
        exec(compile(program, "solving.md", "exec"), names)
