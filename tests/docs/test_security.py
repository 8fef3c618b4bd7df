"""The figures in docs/security.md are those of the program."""

import importlib
import re
from pathlib import Path
from typing import Any

import pytest

from tafelronde.server.base.config import Settings
from tafelronde.server.http.limits import Limits

DOC = Path(__file__).parents[2] / "docs" / "security.md"
ROWS = re.findall(r"^\| .* \| ([\d,.]+) \| `([\w.]+)` \|$", DOC.read_text("utf-8"), re.MULTILINE)
MADE: dict[str, Any] = {"config.Settings": Settings(), "limits.Limits": Limits(Settings().rate)}


def test_there_are_figures() -> None:
    assert len(ROWS) >= 12


@pytest.mark.parametrize(("figure", "source"), ROWS, ids=[source for _, source in ROWS])
def test_a_figure_is_that_of_the_program(figure: str, source: str) -> None:
    place, _, name = source.rpartition(".")
    holder = MADE.get(place) or importlib.import_module(f"tafelronde.server.{place}")
    assert float(figure.replace(",", "")) == getattr(holder, name)
