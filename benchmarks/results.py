"""Measurements, kept in ``results.json``: a run for each group, and its rows.

``runs`` says of each group when, where, with which versions and beside how much other work it was
measured; ``rows`` are its figures, with medians and all raw values. Measuring a group again
replaces its run and its rows, and leaves all others.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .harness import Row

RESULTS = Path(__file__).with_name("results.json")


def read(path: Path = RESULTS) -> dict[str, Any]:
    """The results as they are kept; empty ones where there is no file."""
    if not path.exists():
        return {"runs": {}, "rows": []}
    return json.loads(path.read_text(encoding="utf-8"))


def keep(path: Path, group: str, rows: Sequence[Row], run: dict[str, Any]) -> None:
    """Put this run of a group in the place of the one before."""
    known = read(path)
    known["runs"][group] = run
    own = [{"group": group, **row.as_json()} for row in rows]
    known["rows"] = [
        row
        for name in known["runs"]
        for row in (
            own if name == group else [old for old in known["rows"] if old["group"] == name]
        )
    ]
    path.write_text(json.dumps(known, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
