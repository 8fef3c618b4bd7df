"""Whether what was told came true, in ten bins, and the trust with which it does.

A game is an observation: standard errors are those of sums over games.
"""

import json
import math
import statistics
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tafelronde import load
from tafelronde.advice.chances import trust_of, trusted
from tafelronde.core.facts.definition import Trust

Rows = list[dict[str, Any]]
BINS = 10
SLOPES, LIFTS = np.arange(0.2, 2.01, 0.05), np.arange(-1.5, 1.51, 0.05)
PLAIN = Trust(1.0, 0.0, 0.0)
"""The trust that leaves a search's expectation as it is."""
RELUCTANT = 4.0
"""The strength with which slope and lift are drawn towards those of ``PLAIN``, in decisions."""


class Bin(NamedTuple):
    """The decisions of which about the same was told."""

    told: float
    came: float
    error: float
    """The standard error of the difference."""

    @property
    def gap(self) -> float:
        """The difference of the told chance and the result."""
        return self.told - self.came


def read(files: Sequence[Path]) -> dict[str, Rows]:
    """The rows of these files, by table."""
    tables: dict[str, Rows] = defaultdict(list)
    for file in files:
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            tables[row["table"]].append(row)
    return dict(sorted(tables.items()))


def current(table: str) -> Trust:
    """The trust that the game has now."""
    game, players = table.rsplit("-", 1)
    return trust_of(load(game), int(players))


def told(row: dict[str, Any], trust: Trust) -> float:
    """The chance that is told where a search expects this."""
    share, players = row["share"], int(row["table"].rsplit("-", 1)[1])
    others = (1.0 - share) / (players - 1)
    return trusted(trust, (share, *[others] * (players - 1)), 0)[0]


def came(row: dict[str, Any]) -> float:
    """The result; where nothing is hidden, the mean of all that was played on from there."""
    if load(row["table"].rsplit("-", 1)[0]).info.hidden:
        return float(row["came"])
    return (row["came"] + row["believed"]) / 2.0


def bins(rows: Rows, shares: Sequence[float]) -> list[Bin]:
    """The decisions in the order of what was told, in ten lots of the same size."""
    ordered = sorted(zip(shares, rows, strict=True), key=lambda pair: pair[0])
    found: list[Bin] = []
    for k in range(BINS):
        lot = ordered[k * len(ordered) // BINS : (k + 1) * len(ordered) // BINS]
        if lot:
            ends = statistics.mean(came(row) for _, row in lot)
            found.append(Bin(statistics.mean(share for share, _ in lot), ends, error(lot)))
    return found


def error(lot: Sequence[tuple[float, dict[str, Any]]]) -> float:
    """The standard error of the mean of what was told less the results."""
    mean = statistics.mean(share - came(row) for share, row in lot)
    sums: dict[int, float] = defaultdict(float)
    for share, row in lot:
        sums[row["game"]] += share - came(row) - mean
    least = 0.5 / len(lot)  # where all came out alike
    return max(least, math.hypot(*sums.values()) / len(lot))


def typical(found: Sequence[Bin]) -> float:
    """The root of the mean square of the gaps, less what their errors explain."""
    return math.sqrt(max(0.0, statistics.mean(one.gap**2 - one.error**2 for one in found)))


def fit(rows: Rows) -> Trust:
    """The trust with which what is told comes closest to the results. Its error is the typical gap,
    and how well the mean is known, where each half of the games is told by the other half."""
    shares = crossed(rows)
    known = error(list(zip(shares, rows, strict=True)))
    return _fit(rows)._replace(error=round(math.hypot(typical(bins(rows, shares)), known), 3))


def crossed(rows: Rows) -> list[float]:
    """The chances that each decision would be told by the trust that suits the games of the other
    half."""
    half = set(sorted({row["game"] for row in rows})[::2])
    by_even = _fit([row for row in rows if row["game"] in half])
    by_odd = _fit([row for row in rows if row["game"] not in half])
    return [told(row, by_odd if row["game"] in half else by_even) for row in rows]


def _fit(rows: Rows) -> Trust:
    if not rows:
        return PLAIN
    players = int(rows[0]["table"].rsplit("-", 1)[1])
    even = -math.log(players - 1.0)
    shares = np.clip([row["share"] for row in rows], 0.001, 0.999)
    ends = np.array([came(row) for row in rows])
    over = np.log(shares / (1.0 - shares)) - even
    best, found = math.inf, PLAIN
    for slope in SLOPES:
        for lift in LIFTS:
            hope = 1.0 / (1.0 + np.exp(-(slope * over + even + lift)))
            lost = -(ends * np.log(hope) + (1.0 - ends) * np.log(1.0 - hope)).sum()
            lost += RELUCTANT * ((slope - 1.0) ** 2 + lift**2)
            if lost < best:
                best, found = lost, Trust(round(float(slope), 2), round(float(lift), 2), 0.0)
    return found


def apart(rows: Rows, shares: Sequence[float]) -> float:
    """The standard deviation by which the chances of single positions differ from those told: the
    part that both endings of a decision have in common, in shares."""
    alike = statistics.mean(
        (row["came"] - share) * (row["believed"] - share)
        for share, row in zip(shares, rows, strict=True)
    )
    return math.sqrt(max(0.0, alike))
