"""``python -m benchmarks.hints.report FILE``: the tables of docs/experiments/hints.md."""

from __future__ import annotations

import argparse
import json
import math
import statistics
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from .measure import TOLD

Rows = list[dict[str, Any]]
SLOPES = [0.5 + 0.05 * k for k in range(31)]
LIFTS = [0.05 * k for k in range(-20, 21)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.hints.report", description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    tables: dict[str, Rows] = defaultdict(list)
    for file in parser.parse_args().files:
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            tables[row["table"]].append(row)
    told = {name: [row for row in rows if "share" in row] for name, rows in tables.items()}
    tables = {name: [row for row in rows if "lost" in row] for name, rows in tables.items()}
    print(
        "| table | hints | as the judge | given away (± s.e.) | dearest (± s.e.)"
        " | surely above 0.05 | seconds |"
    )
    print("|---|---|---|---|---|---|---|")
    for name, rows in sorted(tables.items()):
        if rows:
            print(regret_line(name, rows))
    if whole := [row for rows in tables.values() for row in rows]:
        print(regret_line("all", whole))
    print("\n| table | decisions | told | came | told less came (± s.e.) |")
    print("|---|---|---|---|---|")
    for name, rows in sorted(told.items()):
        if rows:
            print(chance_line(name, rows))
    print()
    for name, rows in sorted(told.items()):
        even = 1.0 / int(name.rsplit("-", 1)[1])
        if rows:
            print(name, "slope and lift that fit best:", fit(rows, even))
    named = Counter(row["reason"] is not None for row in whole)
    print(f"reasons that the games know: {named[True]} of {len(whole)}")


def regret_line(name: str, rows: Rows) -> str:
    """What the hints of a table give away against the judge's choice."""
    count, lost = len(rows), [row["lost"] for row in rows]
    error = math.sqrt(sum(row["error"] ** 2 for row in rows)) / count
    dearest = [row["again"] or (row["lost"], row["error"]) for row in rows]
    worst, doubt = max((lost, error) for lost, error in dearest)
    seconds = statistics.mean(row["seconds"] for row in rows)
    surely = sum(lost - 1.64 * error > 0.05 for lost, error in dearest)
    return (
        f"| {name} | {count} | {sum(row['same'] for row in rows)} |"
        f" {statistics.mean(lost):+.4f} (± {error:.4f}) |"
        f" {worst:.3f} (± {doubt:.3f}) | {surely} | {seconds:.1f} |"
    )


def chance_line(name: str, rows: Rows) -> str:
    """What was told beside what came of it; decisions of one game are one observation."""
    games = [rows[k : k + TOLD] for k in range(0, len(rows), TOLD)]
    apart = [statistics.mean(row["share"] - row["came"] for row in game) for game in games]
    told = statistics.mean(row["share"] for row in rows)
    came = statistics.mean(row["came"] for row in rows)
    error = statistics.stdev(apart) / math.sqrt(len(apart))
    return (
        f"| {name} | {len(rows)} | {told:.3f} | {came:.3f} | {told - came:+.3f} (± {error:.3f}) |"
    )


def fit(rows: Rows, even: float) -> tuple[float, float]:
    """The slope and the lift of the logarithm of the odds with which what was told comes closest to
    what came (``GameDefinition.trust``), where nothing was trusted before."""

    def loss(slope: float, lift: float) -> float:
        total = 0.02 * len(rows) * ((slope - 1.0) ** 2 + lift**2) / 4.0  # rather as it is
        for row in rows:
            share = min(0.999, max(0.001, row["share"]))
            odds = slope * (_logit(share) - _logit(even)) + _logit(even) + lift
            hope = 1.0 / (1.0 + math.exp(-odds))
            total -= row["came"] * math.log(hope) + (1.0 - row["came"]) * math.log(1.0 - hope)
        return total

    found = min((loss(a, b), a, b) for a in SLOPES for b in LIFTS)
    return round(found[1], 2), round(found[2], 2)


def _logit(share: float) -> float:
    return math.log(share / (1.0 - share))


if __name__ == "__main__":
    main()
