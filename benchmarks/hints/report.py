"""``python -m benchmarks.hints.report FILE``: the tables of docs/experiments/hints.md."""

import argparse
import math
import statistics
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from . import calibration
from .calibration import Rows

CLOSE = 0.03
"""The distance that is aimed at between told chances and results, in each of ten bins."""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.hints.report", description=__doc__)
    parser.add_argument("files", type=Path, nargs="+")
    found = calibration.read(parser.parse_args(arguments).files)
    tables = {name: [row for row in rows if "lost" in row] for name, rows in found.items()}
    told = {name: [row for row in rows if "share" in row] for name, rows in found.items()}
    whole = [row for rows in tables.values() for row in rows]
    if whole:
        print(
            "| table | hints | as the judge | given away (± s.e.) | dearest (± s.e.)"
            " | surely above 0.05 | seconds |"
        )
        print("|---|---|---|---|---|---|---|")
        for name, rows in tables.items():
            if rows:
                print(regret_line(name, rows))
        print(regret_line("all", whole))
        named = Counter(row["reason"] is not None for row in whole)
        print(f"reasons that the games know: {named[True]} of {len(whole)}")
    told = {name: rows for name, rows in told.items() if rows}
    if told:
        report_chances(told)


def report_chances(tables: dict[str, Rows]) -> None:
    """Report how told chances come true: as a search expects them, as the games tell them now, and
    by the trust that suits the other half of the games."""
    tellers: dict[str, Callable[[str, Rows], list[float]]] = {
        "as the search expects it": lambda _, rows: [
            calibration.told(row, calibration.PLAIN) for row in rows
        ],
        "as it is told": lambda name, rows: [
            calibration.told(row, calibration.current(name)) for row in rows
        ],
        "each half of the games by the other half": lambda _, rows: calibration.crossed(rows),
    }
    for title, teller in tellers.items():
        print(f"\n{title}:\n")
        print(
            "| table | games | decisions | told | came | told less came (± s.e.)"
            " | largest of ten gaps (± s.e.) | above 0.03 | surely | typical gap | positions |"
        )
        print("|" + "---|" * 11)
        for name, rows in tables.items():
            print(chance_line(name, rows, teller(name, rows)))
    print()
    for name, rows in tables.items():
        print(name, calibration.fit(rows))


def regret_line(name: str, rows: Rows) -> str:
    """A line about the regret of a table's hints against the judge's choice."""
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


def chance_line(name: str, rows: Rows, shares: list[float]) -> str:
    """A line with the told chances beside the results, on average and in ten bins."""
    found = calibration.bins(rows, shares)
    told = statistics.mean(shares)
    came = statistics.mean(calibration.came(row) for row in rows)
    error = calibration.error(list(zip(shares, rows, strict=True)))
    worst = max(found, key=lambda one: abs(one.gap))
    return (
        f"| {name} | {len({row['game'] for row in rows})} | {len(rows)} | {told:.3f} | {came:.3f} |"
        f" {told - came:+.3f} (± {error:.3f}) | {worst.gap:+.3f} (± {worst.error:.3f}) |"
        f" {sum(abs(one.gap) > CLOSE for one in found)} |"
        f" {sum(abs(one.gap) - 1.64 * one.error > CLOSE for one in found)} |"
        f" {calibration.typical(found):.3f} | {calibration.apart(rows, shares):.2f} |"
    )


if __name__ == "__main__":
    main()
