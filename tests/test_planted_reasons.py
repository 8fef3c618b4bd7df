"""Planted blunders: the first reason names the consequence, and its line can be played. A few of
each game, always the same; ``python -m benchmarks.reasons`` has hundreds."""

import pytest
from benchmarks.reasons.planting import Blunder, blunders, is_possible, named, tables

from tables import PACKAGE_GAMES

EACH = 3
LARGEST = {name: max(size for game, size in tables() if game == name) for name in PACKAGE_GAMES}


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_first_reason_names_what_was_planted(name: str) -> None:
    found = list(blunders(name, LARGEST[name], EACH))
    assert len(found) == EACH
    for blunder in found:
        reasons = blunder.reasons()
        assert named(blunder, reasons), _described(blunder)
        assert all(is_possible(blunder, reason) for reason in reasons)
        assert any(reason.line for reason in reasons)


def _described(blunder: Blunder) -> tuple[object, ...]:
    texts = [blunder.state.format(action) for action in (blunder.better, blunder.worse)]
    return blunder.plant, texts, blunder.reasons()
