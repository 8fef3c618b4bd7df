"""An arena with friends who give every game up to one of them at once."""

from __future__ import annotations

import pytest

from tafelronde.server.features.tournaments.drawing import Draw, draw_round
from tafelronde.server.features.tournaments.pairing import SPARE, met_often
from tafelronde.tournament import Board, Round, Rules

FRIENDS = 3
HONEST = tuple(range(FRIENDS + 1, 15))
LONG = 10
"""The waves that an honest game takes; the friends' games are over in one."""


def board(*seats: int, ended: float) -> Board:
    """A table that the smaller number has won."""
    return Board(seats, tuple(1.0 if one == min(seats) else -1.0 for one in seats), ended=ended)


def met(rounds: list[Round], *pair: int) -> int:
    return sum({*pair} <= {*board.seats} for played in rounds for board in played.boards)


@pytest.mark.parametrize("kept_apart", [True, False])
def test_friends_meet_a_few_times_more_than_others(kept_apart: bool) -> None:
    rounds: list[Round] = []
    free_at = dict.fromkeys(range(1, max(HONEST) + 1), 0)
    for wave in range(1, 120):
        free = tuple(number for number, since in free_at.items() if since < wave)
        known = [
            Round(
                played.present, tuple(one for one in played.boards if one.ended <= wave),
            ) for played in rounds
        ]  # fmt: skip
        apart = met_often(rounds, len(free_at)) if kept_apart else frozenset[tuple[int, int]]()
        draw = Draw(Rules("arena"), known, free, bytes(32), float(wave), (), apart, [])
        found = draw_round(draw) if len(free) > 1 else None
        boards: list[Board] = []
        for one in found.boards if found is not None else ():
            ended = wave + (1 if max(one.seats) <= FRIENDS else LONG)
            boards.append(board(*one.seats, ended=float(ended)))
            free_at.update(dict.fromkeys(one.seats, ended))
        rounds.append(Round(free, tuple(boards)))
    farmed = met(rounds, 1, 2) + met(rounds, 1, 3)
    assert (farmed <= 2 * (SPARE + 2)) == kept_apart
    assert all(met(rounds, number) >= 5 for number in HONEST)


def test_two_alone_or_few_play_as_often_as_they_like() -> None:
    rounds = [Round((1, 2), (board(1, 2, ended=float(at)),)) for at in range(1, 30)]
    assert met_often(rounds, 2) == frozenset()
    assert met_often(rounds, 4) == {(1, 2)}
    turns = [(1, 2), (1, 3), (2, 3)] * 10
    rounds = [Round(pair, (board(*pair, ended=1.0),)) for pair in turns]
    assert met_often(rounds, 3) == frozenset()
