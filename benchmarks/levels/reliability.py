"""``python -m benchmarks.levels.reliability FILE``: whether the shares that reviews tell come true.

Of each game one position of every ten plies counts, with the shares of all seats. They are put into
ten bins by what was told; a bin is reliable where the results are as many as were told. Errors are
those of games, since the positions of one game end alike.
"""

import argparse
import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from benchmarks.kept import Kept
from tafelronde.advice.judge import JUDGE

from .measure import MIXED

BINS, EVERY = 10, 10
"""The number of bins; and the plies of which one position counts."""


class Told(NamedTuple):
    """A share that was told, and what came."""

    game: tuple[str, int]
    share: float
    came: float


class Bin(NamedTuple):
    """The shares of a tenth."""

    shares: int
    """The number of them."""
    told: float
    came: float
    error: float
    """The standard error of the difference of the two."""


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.levels.reliability", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--level", default="hard", help="of all seats")
    wish = parser.parse_args(arguments)
    rows = Kept(wish.file).of({"judge": JUDGE, "level": wish.level})
    if wish.level == MIXED:
        print("Levels are mixed: shares are meant for games in which all go on as hard.")
    print("\n".join(report(rows)))


def told(row: dict[str, Any]) -> Iterable[Told]:
    """The shares of a game: of its first decision in each ten plies."""
    seen = set[int]()
    for ply, shares in zip(row["plies"], row["told"], strict=True):
        if ply // EVERY not in seen:
            seen.add(ply // EVERY)
            for share, came in zip(shares, row["result"], strict=True):
                yield Told((row["table"], row["number"]), share, came)


def bins(found: Sequence[Told]) -> list[Bin | None]:
    """The ten bins; None where one is empty."""
    lots: list[list[Told]] = [[] for _ in range(BINS)]
    for one in found:
        lots[min(BINS - 1, int(BINS * one.share))].append(one)
    return [_bin(lot) if lot else None for lot in lots]


def _bin(lot: Sequence[Told]) -> Bin:
    count = len(lot)
    share, came = (math.fsum(side) / count for side in zip(*((t.share, t.came) for t in lot)))
    off: dict[tuple[str, int], float] = defaultdict(float)
    for one in lot:
        off[one.game] += one.share - one.came - (share - came)
    return Bin(count, share, came, math.hypot(*off.values()) / count)


def report(rows: Sequence[dict[str, Any]]) -> list[str]:
    """A table: for each number of players what was told in each tenth, and what came."""
    sizes: dict[int, list[Told]] = defaultdict(list)
    games: dict[int, int] = defaultdict(int)
    for row in rows:
        sizes[len(row["result"])] += told(row)
        games[len(row["result"])] += 1
    lines = [
        "| players | games | tenth | shares | told | came (± s.e.) |",
        "|---|---|---|---|---|---|",
    ]
    for players, found in sorted(sizes.items()):
        for tenth, one in enumerate(bins(found)):
            if one is not None:
                cells = [players, games[players], tenth + 1, one.shares, f"{one.told:.3f}"]
                came = f"{one.came:.3f} (± {one.error:.3f})"
                lines.append(f"| {' | '.join(map(str, cells))} | {came} |")
    return lines


if __name__ == "__main__":
    main()
