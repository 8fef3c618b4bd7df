"""Compare this build with another one, row by row: ``python -m benchmarks compare REV``.

Both builds run their own benchmarks in turn (A B A B …), each sample in a process of its own, and
measure by the processor's clock, so that a busy machine disturbs both alike. A row is a loss where
the median of its pairs is more than 2 % worse than before.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
ROUNDS = 5
ALLOWED = 0.02
"""A median may be worse by this share."""
SMALLER = (
    "s", "ms", "µs", "kB", "bytes", "points", "of firm ratings", "of the cost at one node", "",
)  # fmt: skip
"""Units of which less is better: times, sizes, errors of ratings."""
LARGER = ("share", "times")
"""Units of which more is better, beside those a second (``games/s``)."""

_DRIVER = """
import json, resource, sys, time

def clock():
    used = map(resource.getrusage, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)

time.perf_counter = time.process_time = clock
from benchmarks import __main__ as benchmarks, harness
harness.use_one_core()
rows = benchmarks.group(sys.argv[1])(1)
print(json.dumps([[row.what, row.unit, row.median] for row in rows]))
"""
"""Measures a group once, in the tree that is the current folder, by the processor's clock, which
counts the processes that a benchmark starts and waits for, too."""

Sample = Mapping[tuple[str, str], float]
"""Medians of a group's rows, by name and unit."""


@dataclass(frozen=True)
class Comparison:
    """A row of both builds, sample by sample."""

    what: str
    unit: str
    before: tuple[float, ...]
    now: tuple[float, ...]

    @property
    def ratios(self) -> list[float]:
        """Now / before, pair by pair, or before / now where less is better: above 1 is better.
        Raises KeyError for a unit of which neither is known."""
        pairs = zip(self.before, self.now, strict=True)
        if self.unit.endswith("/s") or self.unit in LARGER:
            return [now / before for before, now in pairs]
        if self.unit in SMALLER:
            return [before / now for before, now in pairs]
        raise KeyError(self.unit)

    @property
    def ratio(self) -> float:
        """The median of the pairs."""
        return statistics.median(self.ratios)

    @property
    def is_loss(self) -> bool:
        """Whether the row is worse by more than is allowed."""
        return self.ratio < 1.0 - ALLOWED

    def __str__(self) -> str:
        low, high = min(self.ratios), max(self.ratios)
        verdict = "  WORSE" if self.is_loss else ""
        return f"{self.what} ({self.unit})  × {self.ratio:.3f}  ({low:.3f}–{high:.3f}){verdict}"


def pair(before: Sequence[Sample], now: Sequence[Sample]) -> list[Comparison]:
    """Rows that both builds measured in every round, in this build's order."""
    return [
        Comparison(what, unit, tuple(one[what, unit] for one in before), mine)
        for what, unit in now[0]
        if all((what, unit) in one for one in (*before, *now))
        for mine in [tuple(one[what, unit] for one in now)]
    ]


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """A folder with the sources of a revision. Raises SystemExit for one that is not known."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "before"
        git = ["git", "-C", str(ROOT), "worktree"]
        added = subprocess.run(
            [*git, "add", "--detach", str(tree), revision], capture_output=True, text=True
        )
        if added.returncode != 0:
            raise SystemExit(f"no such revision: {revision}\n{added.stderr.strip()}")
        try:
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def measure(tree: Path, group: str) -> Sample | None:
    """Measure a group of a tree once; None, with the reason told, where it cannot be."""
    path = os.pathsep.join([str(tree / "src"), str(tree)])
    ran = subprocess.run(
        [sys.executable, "-c", _DRIVER, group],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    if ran.returncode != 0:
        reason = (ran.stderr.strip().splitlines() or ["no reason told"])[-1]
        print(f"  {group} is not measured in {tree.name}: {reason}", file=sys.stderr)
        return None
    rows = json.loads(ran.stdout.strip().splitlines()[-1])
    return {(what, unit): value for what, unit, value in rows}


def compare(before: Path, now: Path, group: str, rounds: int) -> list[Comparison] | None:
    """Measure a group of both trees in turn; None where one of them cannot be measured."""
    measured: tuple[list[Sample], list[Sample]] = ([], [])
    for number in range(rounds + 1):
        for samples, tree in zip(measured, (before, now), strict=True):
            sample = measure(tree, group)
            if sample is None:
                return None
            if number > 0:  # the first round compiles
                samples.append(sample)
    return pair(*measured)


def main(arguments: Sequence[str], groups: Sequence[str]) -> int:
    """Compare groups, all of them where none is named; 1 where a row is worse or unmeasured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks compare", description=__doc__)
    parser.add_argument("revision", metavar="REV", help="the build to compare with")
    parser.add_argument("groups", nargs="*", metavar="GROUP", help="(all)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"pairs of samples ({ROUNDS})")
    options = parser.parse_args(arguments)
    if unknown := set(options.groups) - set(groups):
        parser.error(f"no such group: {', '.join(sorted(unknown))}")
    if options.rounds < 1:
        parser.error("--rounds must be 1 or more")
    failed = False
    with checked_out(options.revision) as before:
        for group in options.groups or groups:
            print(group, flush=True)
            found = compare(before, ROOT, group, options.rounds)
            failed = failed or found is None or any(row.is_loss for row in found)
            for row in found or ():
                print(f"  {row}", flush=True)
    return 1 if failed else 0
