"""Bots of all levels play sanely: a short version of ``benchmarks.degenerate``."""

from __future__ import annotations

import pytest
from benchmarks.degenerate import REPEATED, WINS_LEFT, Found, watch
from benchmarks.games.koenig_der_elfen.degenerate import EMPTY, JOURNEYS, POORER, SEATS

import tafelronde


def counted(name: str, level: str, games: int, players: int = 2) -> Found:
    found = Found()
    for number in range(games):
        watch(tafelronde.load(name), level, players, 500 + number, found)
    return found


def test_the_weakest_prince_travels_and_does_not_grow_poorer() -> None:
    """With 100 games 11 % of the journeys visit nothing, and 2 % end poorer; with moves drawn at
    random it was a third, and half of the princes."""
    counts = counted("koenig_der_elfen", "easy", 30).counts
    assert counts[JOURNEYS] >= 100
    assert counts[EMPTY] < 0.2 * counts[JOURNEYS]
    assert counts[POORER] < 0.15 * counts[SEATS]


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_heroes_do_not_go_round_for_long(level: str) -> None:
    found = counted("drakon", level, 12)
    assert found.counts[WINS_LEFT] == 0
    assert max(found.lengths) < 300
    assert found.counts[REPEATED] < 0.5 * sum(found.lengths)


def test_no_level_draws_moves_at_random() -> None:
    for info in tafelronde.infos():
        for level in tafelronde.load(info.name).levels.values():
            for own in filter(None, (level, level.more)):
                assert not own.settings.get("slip"), info.name
