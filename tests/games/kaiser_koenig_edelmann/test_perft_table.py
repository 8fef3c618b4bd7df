"""All that can happen from a new game, counted to ten million nodes for every way to sit.

perft.json holds the nodes by depth: decisions, chance, ends. ``make_perft --check`` counts all of
it again, and the first plies with the slow rules; here fewer plies are.
"""

import json
from typing import Any

import pytest

from games.kaiser_koenig_edelmann.make_perft import ENOUGH, FILE, TABLES, count, slow_count

TABLE: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def depth_of(nodes: list[list[int]], most: int) -> int:
    return max(d for d in range(len(nodes)) if sum(map(sum, nodes[: d + 1])) < most)


def test_every_way_to_sit_is_in_the_table_and_deep_enough() -> None:
    assert [{k: v for k, v in table.items() if k != "nodes"} for table in TABLE] == TABLES
    for table in TABLE:
        assert sum(map(sum, table["nodes"])) >= ENOUGH


@pytest.mark.parametrize("table", TABLE, ids=lambda table: str([*table.values()][:-1]))
def test_perft_is_that_of_the_table(table: dict[str, Any]) -> None:
    depth = depth_of(table["nodes"], 2_000_000)
    assert count(table, depth) == table["nodes"][: depth + 1]


@pytest.mark.parametrize("table", TABLE, ids=lambda table: str([*table.values()][:-1]))
def test_the_slow_rules_count_the_same(table: dict[str, Any]) -> None:
    depth = depth_of(table["nodes"], 2_500)
    assert depth >= 2
    assert slow_count(table, depth) == table["nodes"][: depth + 1]
