"""Count the tables of perft.json: all that can happen from a new game, in every way to sit.

From the root of the repository: PYTHONPATH=tests python -m games.kaiser_koenig_edelmann.make_perft
With ``--check`` the file stays, and what is found is compared with it: the whole of it, some
seconds, and with the slow rules as deep as they come in some seconds.
"""

import argparse
import json
from pathlib import Path
from typing import Any

from games.kaiser_koenig_edelmann.positions import new
from games.kaiser_koenig_edelmann.slow_rules import Round
from tafelronde.core.objects.perft import perft

FILE = Path(__file__).parent / "perft.json"
ENOUGH = 10_000_000

TABLES: list[dict[str, Any]] = [
    *({"players": 2, "pairing": pairing} for pairing in ("opposite", "near", "far")),
    *({"players": 3, "absent": absent} for absent in ("red", "yellow", "green", "blue")),
    {"players": 4},
]


def count(table: dict[str, Any], depth: int) -> list[list[int]]:
    """Decision, chance and terminal nodes by depth; the first seat begins."""
    options = {name: value for name, value in table.items() if name not in ("players", "nodes")}
    return perft(new(table["players"], **options), depth).tolist()


def slow_count(table: dict[str, Any], depth: int) -> list[list[int]]:
    """The same by the rules that are written a second time."""
    options = {name: value for name, value in table.items() if name not in ("players", "nodes")}
    level = [Round.new(table["players"], 0, **options)]
    counts: list[list[int]] = []
    for _ in range(depth + 1):
        ends = sum(bool(position.over) for position in level)
        counts.append([len(level) - ends, 0, ends])
        if len(counts) <= depth:
            level = [position.play(move) for position in level for move in sorted(position.moves())]
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    found: list[dict[str, Any]] = []
    for table in json.loads(FILE.read_text(encoding="utf-8")) if check else TABLES:
        depth = len(table["nodes"]) - 1 if check else 4
        nodes = count(table, depth)
        while not check and sum(map(sum, nodes)) < ENOUGH:
            depth += 1
            nodes = count(table, depth)
        shallow = max(d for d in range(len(nodes)) if sum(nodes[d]) < 5_000)
        same = slow_count(table, shallow) == nodes[: shallow + 1]
        same = same and (not check or nodes == table["nodes"])
        print(table, sum(map(sum, nodes)), "the same" if same else "DIFFERENT", flush=True)
        found.append({**table, "nodes": nodes})
    if not check:
        lines = ",\n".join(f" {json.dumps(table)}" for table in found)
        FILE.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
