"""Everything that can happen from three positions, counted to more than a million nodes each.

perft.json holds the positions, as the words that lead there, and the nodes by depth: decisions,
chance, ends. The slow rules confirmed all of it (check_perft.py does it again, in minutes); here
they confirm the first depths.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import tafelronde
from games.rosenkoenig.slow_rules import Slow
from games.rosenkoenig.slow_rules import perft as slow_perft
from tafelronde.core.objects.perft import perft

TABLE: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "perft.json").read_text(encoding="utf-8")
)


@pytest.mark.parametrize("position", TABLE, ids=lambda position: position["name"])
def test_perft_is_that_of_the_table(position: dict[str, Any]) -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.replay(position["log"].split())
    expected = position["nodes"]
    assert sum(map(sum, expected)) > 1_000_000
    assert perft(state, len(expected) - 1).tolist() == expected


@pytest.mark.parametrize("position", TABLE, ids=lambda position: position["name"])
def test_the_slow_rules_count_the_same(position: dict[str, Any]) -> None:
    slow = Slow()
    for word in position["log"].split():
        slow.step(word)
    expected = position["nodes"]
    depth = max(d for d in range(len(expected)) if sum(map(sum, expected[: d + 1])) < 10_000)
    assert depth >= 4
    assert slow_perft(slow, depth) == expected[: depth + 1]
