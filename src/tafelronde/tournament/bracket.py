"""A knock-out for two as a bracket: which pair of the next round the winner of a pair goes to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .knockout import bracket_order, going_on, in_pairs, main_boards
from .model import Round, Rules


class Side(NamedTuple):
    """One of the two players of a pair."""

    number: int
    """The player's number; 0: not known yet."""
    before: int
    """The index of the pair in the round before from which this player comes; −1: none."""


class Pair(NamedTuple):
    """Two players who meet, or one who goes on without playing."""

    sides: tuple[Side, ...]
    """The two sides as the bracket is drawn, the upper one first."""
    board: int
    """The index of their table in the round; −1: they have none, or not yet."""
    winner: int
    """The number of the player who goes on; 0: not known yet."""


def bracket(rules: Rules, rounds: Sequence[Round], seed: bytes, *, over: bool) -> list[list[Pair]]:
    """The pairs of every round, from above. At least one round must be paired. Unless the
    tournament is ``over``, the rounds to come are included, as they will be if nobody leaves."""
    found: list[list[Pair]] = []
    for at, round in enumerate(rounds, 1):
        order = bracket_order(rounds[:at], seed, rules)
        place = {number: at for at, number in enumerate(order)}
        before = {pair.winner: k for k, pair in enumerate(found[-1])} if found else {}
        pairs: list[Pair] = []
        for board, numbers in [
            *enumerate(board.seats for board in main_boards(round)),
            *((-1, (number,)) for number in round.byes),
        ]:
            winner = numbers[0] if board < 0 else 0
            if board >= 0 and round.boards[board].ended:
                winner = going_on(rules, round.boards[board], seed, at)[0]
            sides = (Side(n, before.get(n, -1)) for n in sorted(numbers, key=place.__getitem__))
            pairs.append(Pair(tuple(sides), board, winner))
        found.append(sorted(pairs, key=lambda pair: place[pair.sides[0].number]))
    while not over and len(found[-1]) > 1:
        last = found[-1]
        sides = [Side(pair.winner, k) for k, pair in enumerate(last)]
        found.append(
            [
                Pair(tuple(both), -1, both[0].number if len(both) == 1 else 0)
                for both in in_pairs(sides)
            ]
        )
    return found
