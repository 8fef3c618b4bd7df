"""Bots of all levels play sanely: a short version of ``benchmarks.degenerate``."""

from collections import Counter

import pytest
from benchmarks.degenerate import DECISIONS, REPEATED, WINS_LEFT, watch
from benchmarks.games.drakon.degenerate import position
from benchmarks.games.koenig_der_elfen.degenerate import EMPTY, JOURNEYS, POORER, SEATS

import tafelronde
from games.drakon.positions import position as on_board
from tables import daily


def counted(name: str, level: str, games: int, players: int = 2) -> list[Counter[str]]:
    game = tafelronde.load(name)
    return [watch(game, level, players, 500 + number) for number in range(games)]


def test_the_weakest_prince_travels_and_does_not_grow_poorer() -> None:
    """With moves drawn at random a third of the journeys visited nothing, and half of the princes
    ended poorer."""
    counts = sum(counted("koenig_der_elfen", "easy", 12), Counter[str]())
    assert counts[JOURNEYS] >= 40
    assert counts[EMPTY] < 0.2 * counts[JOURNEYS]
    assert counts[POORER] < 0.15 * counts[SEATS]


@pytest.mark.parametrize("level", daily(["easy", "medium"], ["easy"]))
def test_heroes_do_not_go_round_for_long(level: str) -> None:
    found = counted("drakon", level, 12)
    lengths = [counts[DECISIONS] for counts in found]
    assert not any(counts[WINS_LEFT] for counts in found)
    assert max(lengths) < 300
    assert sum(counts[REPEATED] for counts in found) < 0.5 * sum(lengths)


def test_heroes_who_came_back_stand_as_they_stood() -> None:
    """Whatever a position of Drakon remembers of the way there."""
    state = on_board("vortex@1,0")
    before = position(state)
    for cell in ("1,0", "1,0", "0,0", "0,0"):
        state.apply(f"@{cell}")
        assert (position(state) == before) is (state.array["where"][0, :2].tolist() == [0, 0])
    assert position(state) == before


def test_no_level_draws_moves_at_random() -> None:
    for info in tafelronde.infos():
        for level in tafelronde.load(info.name).levels.values():
            for own in filter(None, (level, level.more)):
                assert not own.settings.get("slip"), info.name
