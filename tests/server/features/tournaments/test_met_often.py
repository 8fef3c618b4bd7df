"""An arena with friends who give every game up to one of them at once."""

from pathlib import Path

import pytest

from server.company import wait_until
from server.cups import at_table, do, give_up, look, make, until
from server.helpers import Browser, serving, sqlite_at
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


def test_at_a_server_three_who_give_up_at_once_wait_for_the_others(tmp_path: Path) -> None:
    soon = f"import {met_often.__module__} as pairing; pairing.SPARE = 0"
    with serving(sqlite_at(tmp_path), dealt=True, first=soon) as node:
        people = [Browser(node.url, f"Player {number}") for number in range(5)]
        ada = people[0]
        cup = make(ada, kind="arena", minutes=30, bound=900)
        for person in people:
            do(person, cup, "join")
        do(ada, cup, "begin")

        def playing() -> list[Browser]:
            return [who for who in people if look(who, cup)["table"]]

        wait_until(lambda: len(playing()) == 4)
        table = look(playing()[0], cup)["table"]
        others = [who for who in playing() if look(who, cup)["table"] == table]

        def friends() -> list[Browser]:
            return [who for who in playing() if who not in others]

        for number in range(1, 4):
            until(ada, cup, lambda body, number=number: body["card"]["round"] == number)
            wait_until(lambda: len(friends()) == 2)  # a round is there before its tables
            loser = friends()[0]
            give_up(loser, at_table(loser, cup))
        wait_until(lambda: look(ada, cup)["card"]["round"] > 3 or len(playing()) == 2)
        for _ in range(10):  # more than one look at the tournament
            assert (look(ada, cup)["card"]["round"], playing()) == (3, others)
