"""Measure fairly: one core, sides in turn (A B A B …), medians, and all raw values kept.

A *sample* is ``(units, seconds)``: so many games, moves, simulations done in so much wall time.
A *row* of the table holds the rates (or the durations, or the bytes) of our side, those of the
peer where there is one, and the limit to reach.
"""

import os
import platform
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Any

Sample = tuple[float, float]
Measure = Callable[[], Sample]

ROUNDS = 7
PACKAGES = (
    "numpy", "numba", "llvmlite", "open_spiel", "pgx", "mctx", "jax", "jaxlib", "gymnasium",
    "pettingzoo", "pyarrow", "tafelronde",
)  # fmt: skip

_ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "JAX_PLATFORMS": "cpu",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1",
}


def use_one_core(core: int | None = None) -> int:
    """Pin this process (and its children) to one core; call it before the peers are imported.

    The default is the last core that the process may use: the first one serves more interrupts.
    Returns the core's number, or −1 where the system has no such call.
    """
    os.environ.update(_ONE_THREAD)
    if not hasattr(os, "sched_setaffinity"):
        return -1
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    os.sched_setaffinity(0, {chosen})
    return chosen


@dataclass
class Row:
    """One line of the table. ``ours`` and ``peer`` are raw values in ``unit``, round by round."""

    what: str
    unit: str
    ours: list[float]
    peer: list[float] = field(default_factory=list)
    peer_name: str = ""
    at_least: float | None = None
    """The ratio ours / peer to reach."""
    at_most: float | None = None
    """The value to stay under."""
    notes: dict[str, Any] = field(default_factory=dict)

    @property
    def median(self) -> float:
        return statistics.median(self.ours)

    @property
    def ratios(self) -> list[float]:
        """Ours / peer of each round: neighbours in time, so a slow minute hits both."""
        return [a / b for a, b in zip(self.ours, self.peer, strict=bool(self.peer))]

    @property
    def ratio(self) -> float | None:
        return statistics.median(self.ratios) if self.peer else None

    @property
    def reached(self) -> bool | None:
        """Whether the limit is kept; None for a row without one."""
        if self.at_least is not None and self.ratio is not None:
            return self.ratio >= self.at_least
        if self.at_most is not None:
            return self.median <= self.at_most
        return None

    def as_json(self) -> dict[str, Any]:
        derived = {
            "median": self.median,
            "peer_median": statistics.median(self.peer) if self.peer else None,
            "ratio": self.ratio,
            "ratio_range": [min(self.ratios), max(self.ratios)] if self.peer else None,
            "reached": self.reached,
        }
        return {**asdict(self), **derived}


class Gate(Exception):
    """Both sides do not play the same game: their speeds must not be compared."""


def check_gate(what: str, ours: float, peer: float, tolerance: float) -> dict[str, float]:
    """Raise Gate when two figures differ by more than ``tolerance`` of the peer's."""
    if abs(ours - peer) > tolerance * abs(peer):
        raise Gate(f"{what}: ours {ours:.6g}, peer's {peer:.6g}, allowed ±{100 * tolerance:g} %")
    return {"ours": ours, "peer": peer}


def timed(work: Callable[[], float]) -> Sample:
    """Run ``work`` once; the units that it returns, and the wall time it took."""
    start = time.perf_counter()
    units = work()
    return units, time.perf_counter() - start


def rates(sides: Sequence[Measure], rounds: int = ROUNDS) -> list[list[float]]:
    """Units per second of each side: a warm-up each, then all sides in turn, round by round."""
    for side in sides:
        side()
    found: list[list[float]] = [[] for _ in sides]
    for _ in range(rounds):
        for values, side in zip(found, sides, strict=True):
            units, seconds = side()
            values.append(units / seconds)
    return found


def versions() -> dict[str, str]:
    found = {"python": platform.python_version()}
    for name in PACKAGES:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found


def cpu_model() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def machine(core: int) -> dict[str, Any]:
    """The machine on which the figures were measured."""
    return {
        "cpu": cpu_model(),
        "cores": os.cpu_count(),
        "pinned_to_core": core,
        "system": f"{platform.system()} {platform.machine()}",
        "date": datetime.now(UTC).strftime("%Y-%m-%d"),
        "versions": versions(),
    }


def number(value: float) -> str:
    """Four significant digits, thousands apart: 1,234,000 and 0.1234."""
    if value >= 1000:
        return f"{round(value, 3 - len(str(int(value)))):,.0f}"
    return f"{value:.4g}"


def table(rows: Sequence[Row]) -> str:
    """The rows as a table in plain text."""
    head = ("what", "ours", "peer", "ratio", "(range)", "must be", "")
    body = [head]
    for row in rows:
        ratio, spread, limit = "", "", ""
        if row.peer:
            ratio = f"{row.ratio:.2f}"
            spread = f"{min(row.ratios):.2f}–{max(row.ratios):.2f}"
        if row.at_least is not None:
            limit = f"ratio ≥ {row.at_least:g}"
        elif row.at_most is not None:
            limit = f"≤ {row.at_most:g} {row.unit}"
        peer = f"{row.peer_name} {number(statistics.median(row.peer))}" if row.peer else ""
        verdict = {None: "", True: "reached", False: "NOT REACHED"}[row.reached]
        ours = f"{number(row.median)} {row.unit}"
        body.append((row.what, ours, peer, ratio, spread, limit, verdict))
    widths = [max(len(line[k]) for line in body) for k in range(len(head))]
    lines = ["  ".join(c.ljust(w) for c, w in zip(line, widths, strict=True)) for line in body]
    lines.insert(1, "─" * len(lines[0]))
    return "\n".join(line.rstrip() for line in lines)


def progress(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
