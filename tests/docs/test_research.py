"""docs/research.md says what is: its Python runs from top to bottom."""

import pkgutil
import re
from pathlib import Path

import pytest

import tafelronde.adapters

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
PROGRAMS = re.findall(r"^```python\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
ADAPTERS = re.findall(
    r"^\| \w+ \| `tafelronde\[(\w+)\]` \| `tafelronde\.adapters\.(\w+)`", PAGE, re.M
)


def test_the_programs_run() -> None:
    for extra, module in ADAPTERS:
        assert extra == module
        pytest.importorskip(f"tafelronde.adapters.{module}", reason=f"{extra} is not installed")
    names: dict[str, object] = {}
    assert len(PROGRAMS) >= 3
    for program in PROGRAMS:
        exec(compile(program, "research.md", "exec"), names)


def test_every_adapter_is_named() -> None:
    modules = {module.name for module in pkgutil.iter_modules(tafelronde.adapters.__path__)}
    modules -= {"histories", "picture", "table"}
    modules -= {"mcp"}  # for players: docs/prompts.md
    assert {module for _, module in ADAPTERS} == modules
