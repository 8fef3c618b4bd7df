"""Strength of the levels as it was found, kept in ``strength.json``: a row for each pairing, for
each level whose games were watched (``benchmarks.degenerate``), and for each bound of what a level
gives away (``benchmarks.exploited``)."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import tafelronde

from .degenerate import settings_of, shares
from .kept import Kept, Line
from .pairings import Pairing, count, key_of

RESULTS = Path(__file__).with_name("strength.json")

Row = dict[str, Any]
PLAYED = ("game", "players", "first", "second")
WATCHED = ("game", "players", "level")
EXPLOITED = ("game", "players", "agent")
PARTS = {"played": PLAYED, "watched": WATCHED, "exploited": EXPLOITED}
"""The parts of the results, and what names a row in each."""


def settings(row: Row) -> str:
    """A digest of the present settings of the bots of a row."""
    level = row.get("level") or row.get("agent")
    if level:
        return settings_of(tafelronde.load(row["game"]), level, row["players"])
    pairing = Pairing(row["players"], row["first"], row["second"])
    return key_of(row["game"], pairing, 1)["of"]


def _same(lines: Iterable[Line], names: Sequence[str]) -> list[tuple[Row, list[Line]]]:
    """The lines of each pairing, or of each level that was watched, with its settings of now."""
    found: dict[tuple[Any, ...], list[Line]] = {}
    for line in lines:
        if all(name in line for name in names):
            found.setdefault(tuple(line[name] for name in names), []).append(line)
    rows = [(dict(zip(names, key, strict=True)), own) for key, own in found.items()]
    told = [({**row, "of": settings(row)}, own) for row, own in rows]
    return [(row, [line for line in own if line["of"] == row["of"]]) for row, own in told]


def _when(lines: Sequence[Line]) -> Row:
    return {name: sorted({line[name] for line in lines}) for name in ("on", "at")}


def gather(files: Sequence[Path]) -> dict[str, list[Row]]:
    """Rows of the counts in files of lines."""
    lines = [line for file in files for line in Kept(file).lines]
    found: dict[str, list[Row]] = {part: [] for part in PARTS}
    for row, own in _same(lines, PLAYED):
        if own:
            result = asdict(count([line["results"] for line in own]))
            found["played"].append({**row, **result, **_when(own)})
    for row, own in _same(lines, WATCHED):
        if own:
            told = [[s.what, s.among, s.count, s.total] for s in shares(row["game"], own)]
            found["watched"].append({**row, "games": len(own), "shares": told, **_when(own)})
    for _, own in _same(lines, EXPLOITED):
        if own:
            best = max(own, key=lambda line: line["simulations"])
            found["exploited"].append({**best, **_when([best])})
    return found


def read() -> dict[str, list[Row]]:
    """The results as they are kept."""
    return json.loads(RESULTS.read_text(encoding="utf-8"))


def keep(new: dict[str, list[Row]]) -> None:
    """Put rows in the place of those before of the same bots; one row a line."""
    kept = read() if RESULTS.exists() else {}
    parts: list[str] = []
    for part, names in PARTS.items():
        every = (*kept.get(part, ()), *new[part])
        rows = {tuple(row[name] for name in names): row for row in every}
        told = [json.dumps(rows[key], ensure_ascii=False) for key in sorted(rows)]
        parts.append(f'"{part}": [\n' + ",\n".join(told) + "\n]")
    RESULTS.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")
