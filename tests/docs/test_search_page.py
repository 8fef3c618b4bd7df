"""docs/search.md says what is: its Python runs from top to bottom."""

import re
from pathlib import Path

import pytest

from tafelronde.search.evaluated.pool import EDGE, NODE

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "search.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
UNDER_WAY = {"pending", "waiting", "next"}
"""Fields that matter while a search is at work."""


@pytest.mark.nightly
def test_the_programs_run() -> None:
    names: dict[str, object] = {}
    assert len(PROGRAMS) >= 5
    for program in PROGRAMS:
        exec(compile(program, "search.md", "exec"), names)


def test_the_fields_of_nodes_and_edges_are_named() -> None:
    told = set(re.findall(r"`(\w+)`", PAGE))
    fields = {*(NODE.names or ()), *(EDGE.names or ())}
    assert len(fields) > 12
    assert fields - UNDER_WAY <= told
