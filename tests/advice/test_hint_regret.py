"""Regret of hints, measured briefly; ``python -m benchmarks.hints`` is the long way."""

import statistics

import pytest
from benchmarks.hints import measure as hints
from benchmarks.review.measure import Table

from tafelronde.bots import create
from tafelronde.core.objects.registry import load

LITTLE = 0.03
"""The share of the stake that so few continuations can tell."""


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        "LEVELS": ("easy",),
        "PAIRS": 24,
        "AGAIN": 24,
        "LONGER": 4.0,
        "PARTS": 4,
    }.items():
        monkeypatch.setattr(hints, name, value)


def _lost(table: Table, bot: str) -> float:
    settings = {"effort": 2.0, "lots": 2} if bot == "adviser" else {}
    adviser = create(load(table.game), bot, seed=1, **settings)
    return statistics.mean(row["lost"] for row in hints.measure(table, 1, adviser))


@pytest.mark.nightly
def test_hints_give_little_away_and_random_moves_much() -> None:
    table = Table("rosenkoenig", 2)
    assert _lost(table, "adviser") < LITTLE < _lost(table, "random")
