"""A knock-out for two as a bracket: which pair of the next round the winner of a pair goes to."""

from collections.abc import Sequence
from typing import NamedTuple

from .knockout import going_on, in_pairs, main_boards, round_places
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
    places: list[int] = []
    """The index of the pair from which each place of the next round comes; −1: an empty place."""

    def add(pair: Pair) -> None:
        places.append(len(found[-1]) if pair.sides else -1)
        found[-1].extend([pair] if pair.sides else [])

    for at, played in enumerate(rounds, 1):
        before = {pair.winner: k for k, pair in enumerate(found[-1])} if found else {}
        table = {n: k for k, board in enumerate(main_boards(played)) for n in board.seats}
        found.append([])
        places.clear()
        for both in in_pairs(round_places(rules, rounds[:at], seed)):
            sides = tuple(Side(number, before.get(number, -1)) for number in both if number)
            board = table.get(sides[0].number, -1) if sides else -1
            winner = sides[0].number if sides and board < 0 else 0
            if board >= 0 and played.boards[board].ended:
                winner = going_on(rules, played.boards[board], seed, at)[0]
            add(Pair(sides, board, winner))
    while not over and len(places) > 1:
        last, known = found[-1], in_pairs([*places])
        found.append([])
        places.clear()
        for both in known:
            sides = tuple(Side(last[k].winner, k) for k in both if k >= 0)
            add(Pair(sides, -1, sides[0].number if len(sides) == 1 else 0))
    return found
