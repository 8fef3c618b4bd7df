"""``python -m benchmarks.levels.fit FILE``: write the games' ``losses.toml`` from what
``benchmarks.levels`` measured, and print the table of docs/experiments/levels.md.

Losses are looked at as their square roots, which spread about as much at all levels. Where few
games were measured, the mean of a level at a table is drawn towards what all tables together say:
the table's own scale times the level's part of it, with the weight of ``PRIOR`` seats. How far
single games lie from that is taken from all tables together, in parts of their scales. No level
gives away more than the one before: where two are found the wrong way round, both get their mean.
"""

import argparse
import statistics
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from benchmarks.kept import Kept
from tafelronde.advice.judge import JUDGE
from tafelronde.advice.reviews.levels import FILE, LevelLoss, Losses
from tafelronde.core.objects.registry import info

from .measure import ALL, MIXED

Row = dict[str, Any]
Roots = dict[tuple[str, str], list[float]]
"""The square roots of the losses of seats, by table and level."""

PRIOR = 4.0
"""The number of seats that all tables together count as, beside a table's own."""
TENTHS = (0.1, 0.9)
"""The limits within which eight of ten games lie."""
ROUNDS = 50
"""Times that scales and parts are made to suit each other."""


class Fit(NamedTuple):
    """The losses that were fitted, and the seats from which."""

    losses: dict[str, Losses]
    """The losses at each table."""
    seats: dict[tuple[str, str], int]
    """The number of seats of each table and level."""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.levels.fit", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--effort", type=float, default=1.0, help="of the judge")
    parser.add_argument("--least", type=int, default=8, help="seats of a table that is fitted")
    parser.add_argument("--into", type=Path, help="a folder instead of those of the games")
    wish = parser.parse_args(arguments)
    rows = Kept(wish.file).of({"judge": JUDGE, "effort": wish.effort, "level": MIXED})
    found = fit(rows, wish.least)
    for name, text in files(found.losses).items():
        folder = info(name).folder if wish.into is None else wish.into / name
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_text(text, encoding="utf-8")
    print("\n".join(table_of(found)))


def fit(rows: Sequence[Row], least: int = 1) -> Fit:
    """The losses by level at each table of which at least so many seats were measured."""
    by_table: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_table[row["table"]].append(row)
    known = {
        table: own
        for table, own in by_table.items()
        if sum(len(row["loss"]) for row in own) >= least
    }
    roots: Roots = defaultdict(list)
    for table, own in known.items():
        for row in own:
            for level, loss in zip(row["levels"], row["loss"], strict=True):
                if loss is not None:
                    roots[table, level].append(float(loss) ** 0.5)
    scales, parts = _scales_and_parts(list(known), roots)
    middles = {table: _middles(table, roots, scales[table], parts) for table in known}
    off = _spread(roots, middles, scales)
    losses: dict[str, Losses] = {}
    for table, own in known.items():
        counts = [count for row in own for count in row["decisions"]]
        limits = [
            falling(
                [
                    middle + scales[table] * one
                    for middle, one in zip(middles[table], side, strict=True)
                ]
            )
            for side in zip(*(off[level] for level in ALL), strict=True)
        ]
        losses[table] = Losses(
            games=len(own),
            decisions=round(statistics.median(counts)),
            levels=tuple(
                LevelLoss(level, _told(low), _told(middle), _told(high))
                for level, middle, low, high in zip(ALL, middles[table], *limits, strict=True)
            ),
        )
    seats = {(table, level): len(roots[table, level]) for table in known for level in ALL}
    return Fit(losses, seats)


def falling(values: Sequence[float], weights: Sequence[float] | None = None) -> list[float]:
    """The nearest numbers that never rise: neighbours that do are pooled (Ayer et al. 1955).

    Examples:
        >>> falling([5.0, 2.0, 3.0, 1.0])
        [5.0, 2.5, 2.5, 1.0]
    """
    pools: list[tuple[float, float, int]] = []
    for value, weight in zip(values, weights or [1.0] * len(values), strict=True):
        mean, whole, count = value, weight, 1
        while pools and pools[-1][0] < mean:
            before, heavy, size = pools.pop()
            mean = (mean * whole + before * heavy) / (whole + heavy)
            whole, count = whole + heavy, count + size
        pools.append((mean, whole, count))
    return [mean for mean, _, count in pools for _ in range(count)]


def _scales_and_parts(
    tables: Sequence[str], roots: Roots
) -> tuple[dict[str, float], dict[str, float]]:
    """The scale of each table, and the part of each level, whose products come nearest."""
    scales = dict.fromkeys(tables, 1.0)
    parts: dict[str, float] = dict.fromkeys(ALL, 1.0)
    for _ in range(ROUNDS):
        for level in ALL:
            pairs = [(scales[table], one) for table in tables for one in roots[table, level]]
            parts[level] = _nearest(pairs)
        for table in tables:
            scales[table] = _nearest([(parts[one], y) for one in ALL for y in roots[table, one]])
        mean = statistics.mean(scales.values()) or 1.0
        scales = {table: scale / mean for table, scale in scales.items()}
    return scales, parts


def _nearest(pairs: Sequence[tuple[float, float]]) -> float:
    """The factor that makes the second numbers of the first ones, as nearly as can be."""
    square = sum(x * x for x, _ in pairs)
    return sum(x * y for x, y in pairs) / square if square > 0.0 else 0.0


def _middles(table: str, roots: Roots, scale: float, parts: Mapping[str, float]) -> list[float]:
    """The middle root of each level at a table."""
    found, weights = list[float](), list[float]()
    for level in ALL:
        own = roots[table, level]
        weights.append(len(own) + PRIOR)
        found.append((sum(own) + PRIOR * scale * parts[level]) / weights[-1])
    return falling(found, weights)


def _spread(
    roots: Roots, middles: Mapping[str, Sequence[float]], scales: Mapping[str, float]
) -> dict[str, tuple[float, float]]:
    """How far from the middle the limits of a level lie, in scales of a table."""
    found: dict[str, tuple[float, float]] = {}
    for at, level in enumerate(ALL):
        off = [
            (root - middles[table][at]) / scales[table]
            for table in middles
            for root in roots[table, level]
            if scales[table] > 0.0
        ]
        low, high = np.quantile(off, TENTHS) if off else (0.0, 0.0)
        found[level] = (min(0.0, float(low)), max(0.0, float(high)))
    return found


def _told(root: float) -> float:
    return round(max(0.0, root) ** 2, 2)


def files(losses: Mapping[str, Losses]) -> dict[str, str]:
    """The text of each game's file, by game."""
    found: dict[str, str] = {}
    for table, one in sorted(losses.items()):
        game, _, players = table.rpartition("-")
        if game not in found:
            found[game] = (
                "# Points of 100 that a decision gave away in reviewed games between bots, by\n"
                "# the number of players: one game in ten had less than the first number, half\n"
                "# had less than the second, and one in ten had more than the third.\n"
                "# Written by benchmarks.levels.fit: docs/experiments/levels.md.\n"
            )
        lines = [f"\n[{players}]", f"games = {one.games}", f"decisions = {one.decisions}", ""]
        lines.append(f"[{players}.levels]")
        lines += [f"{each.level} = [{each.low}, {each.middle}, {each.high}]" for each in one.levels]
        found[game] += "\n".join(lines) + "\n"
    return found


def table_of(found: Fit) -> list[str]:
    """The losses as a table: the middle, the limits, and the number of seats."""
    lines = [f"| table | games | {' | '.join(ALL)} |", "|---" * (2 + len(ALL)) + "|"]
    for table, one in found.losses.items():
        cells = [
            f"{each.middle:.2f} ({each.low:.2f}–{each.high:.2f}; {found.seats[table, each.level]})"
            for each in one.levels
        ]
        lines.append(f"| {table} | {one.games} | {' | '.join(cells)} |")
    return lines


if __name__ == "__main__":
    main()
