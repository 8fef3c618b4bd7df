"""``python -m benchmarks.review.report FILE [--svg FILE]``: the tables, and the plot, of what was
measured."""

import argparse
import json
import math
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tafelronde.core.objects.registry import info

from .measure import LEVELS

Row = dict[str, Any]
Pair = tuple[float, float]
"""The expected result, and the real one."""

WIDE, HIGH, EDGE = 190, 190, 34


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.review.report", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--svg", type=Path)
    wish = parser.parse_args(arguments)
    rows: dict[str, list[Row]] = defaultdict(list)
    for line in wish.file.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        rows[row["kind"]].append(row)
    print("\n".join([*calibration_table(rows["calibrate"]), "", *planted_table(rows["plant"])]))
    print("\n".join(["", *level_tables(rows["calibrate"]), "", *pace_table(rows["pace"])]))
    if wish.svg:
        wish.svg.write_text(plot(rows["calibrate"]), encoding="utf-8")


def tables_of(rows: Sequence[Row]) -> dict[str, list[Row]]:
    """The rows of each table, in the order in which they came."""
    found: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        found[row["table"]].append(row)
    return found


def pairs_of(rows: Sequence[Row]) -> list[Pair]:
    """For every decision what who decided could expect, and what they got."""
    return [(share, row["result"][seat]) for row in rows for seat, share in row["expected"]]


def brier(pairs: Sequence[Pair]) -> float:
    """The mean square of the errors (Brier 1950); 0 is best."""
    return sum((expected - came) ** 2 for expected, came in pairs) / max(1, len(pairs))


def deciles(pairs: Sequence[Pair]) -> list[tuple[int, float, float] | None]:
    """Tenths of the expectations: the number of decisions, and the means of both."""
    groups: list[list[Pair]] = [[] for _ in range(10)]
    for expected, came in pairs:
        groups[min(9, int(10 * expected))].append((expected, came))
    return [
        (len(group), _mean([one for one, _ in group]), _mean([one for _, one in group]))
        if group
        else None
        for group in groups
    ]


def calibration_table(rows: Sequence[Row]) -> list[str]:
    lines = ["| table | games | decisions | Brier score | of one who knows nothing |"]
    lines.append("|---|---|---|---|---|")
    for table, own in tables_of(rows).items():
        pairs, players = pairs_of(own), len(own[0]["result"])
        plain = brier([(1 / players, came) for _, came in pairs])
        lines.append(f"| {table} | {len(own)} | {len(pairs)} | {brier(pairs):.3f} | {plain:.3f} |")
    return lines


def planted_table(rows: Sequence[Row]) -> list[str]:
    """A table of planted decisions: how many are told, and whether the told loss is the true
    cost."""
    lines = [
        "| table | blunders | told | of the cost | sound | told | loss told | measured (± s.e.) |",
        "|---|---|---|---|---|---|---|---|",
    ]
    groups = {**tables_of(rows), "all": list(rows)}
    for table, own in groups.items():
        blunders = [row for row in own if row["planted"] == "blunder"]
        sound = [row for row in own if row["planted"] == "sound"]
        told = [row for row in blunders if row["told"] > 0]
        wrong = sum(row["told"] > 0 for row in sound)
        whole = sum(row["cost"] for row in blunders)
        part = sum(row["cost"] for row in told) / whole if whole > 0 else 0.0
        losses, costs = [row["told"] for row in told], [row["cost"] for row in told]
        lines.append(
            f"| {table} | {len(blunders)} | {len(told)} | {100 * part:.0f} % |"
            f" {len(sound)} | {wrong} | {_mean(losses):.3f} |"
            f" {_mean(costs):.3f} (± {_error(costs):.3f}) |"
        )
    return lines


def level_tables(rows: Sequence[Row]) -> list[str]:
    """Tables by level: what a decision gave away, the error of the estimate, and luck with what the
    seat was worth; the mean of luck should be 0."""
    lines = [
        "| table | games | level | seats | points a decision: median (middle half) |"
        " error, mean size | luck (± s.e.) |",
        "|---|---|---|---|---|---|---|",
    ]
    for table, own in tables_of(rows).items():
        for level in LEVELS:
            seats = [
                (
                    row["loss"][of],
                    row["luck"][of] + row["start"][of] - 1 / len(row["levels"]),
                    abs(row["error"][of]),
                )
                for row in own
                for of, its in enumerate(row["levels"])
                if its == level and row["loss"][of] is not None
            ]
            if not seats:
                continue
            right, luck = sorted(one for one, _, _ in seats), [one for _, one, _ in seats]
            error = _mean([one for _, _, one in seats])
            low, middle, high = (right[len(right) * part // 4] for part in (1, 2, 3))
            lines.append(
                f"| {table} | {len(own)} | {level} | {len(seats)} |"
                f" {middle:.2f} ({low:.2f} … {high:.2f}) | {error:.3f} |"
                f" {_mean(luck):+.2f} (± {_error(luck):.2f}) |"
            )
    return lines


def pace_table(rows: Sequence[Row]) -> list[str]:
    head = "| table | games | decisions | first turning point, most s | whole review, most s |"
    lines = [head, "|---|---|---|---|---|"]
    for table, own in tables_of(rows).items():
        most = [max(row[key] or 0.0 for row in own) for key in ("decisions", "first", "whole")]
        lines.append(f"| {table} | {len(own)} | {most[0]} | {most[1]:.1f} | {most[2]:.1f} |")
    return lines


def plot(rows: Sequence[Row]) -> str:
    """Results over expectations, by tenths: a picture for each table (SVG)."""
    tables = tables_of(rows)
    across = 4
    down = -(-len(tables) // across)
    wide, high = across * (WIDE + EDGE) + EDGE, down * (HIGH + 2 * EDGE) + EDGE
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"'
        ' font-family="Georgia, serif" font-size="12">',
        f'<rect width="{wide}" height="{high}" fill="#fdf9ee"/>',
    ]
    for number, (table, own) in enumerate(tables.items()):
        left = EDGE + number % across * (WIDE + EDGE)
        top = EDGE + number // across * (HIGH + 2 * EDGE)
        parts.append(f'<g transform="translate({left} {top})">{_picture(table, own)}</g>')
    return "\n".join([*parts, "</svg>", ""])


def _title(table: str) -> str:
    """``<game>-<players>`` as people write it."""
    game, _, players = table.rpartition("-")
    return f"{info(game).title}, {players}"


def _picture(table: str, rows: Sequence[Row]) -> str:
    pairs = pairs_of(rows)
    known = [group for group in deciles(pairs) if group is not None]
    most = max(count for count, _, _ in known)
    points = [(WIDE * mean, HIGH * (1 - came), count) for count, mean, came in known]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y, _ in points)
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3 + 5 * math.sqrt(count / most):.1f}"'
        ' fill="#8c1f2b" fill-opacity=".75"/>'
        for x, y, count in points
    )
    return (
        f'<text y="-10" font-size="10" fill="#2b1d10">{_title(table)}, {len(rows)} games</text>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="none" stroke="#8a7146"/>'
        f'<path d="M0 {HIGH}L{WIDE} 0" stroke="#8a7146" stroke-dasharray="4 4"/>'
        f'<polyline points="{line}" fill="none" stroke="#2b1d10" stroke-width="1.5"/>{dots}'
        f'<text y="{HIGH + 16}" fill="#5d4a33">0 … 1: expected</text>'
        f'<text transform="translate(-6 {HIGH}) rotate(-90)" fill="#5d4a33">0 … 1: came</text>'
    )


def _mean(values: Sequence[float]) -> float:
    return math.fsum(values) / max(1, len(values))


def _error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    mean = _mean(values)
    free = max(1, len(values) - 1)
    return math.sqrt(sum((one - mean) ** 2 for one in values) / free / max(1, len(values)))


if __name__ == "__main__":
    main()
