"""A knock-out for two as a bracket: which pair of the next round the winner of a pair goes to."""

from collections.abc import Sequence
from typing import NamedTuple

from .knockout import going_on, in_pairs, left_places, main_boards, round_places
from .model import Round, Rules, Walkover
from .robin import missed_meetings


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
    left: int = 0
    """The number of the one who left before they met; 0: neither did."""


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
        gone = in_pairs(left_places(rules, rounds[:at], seed))
        for both, out in zip(in_pairs(round_places(rules, rounds[:at], seed)), gone, strict=True):
            there = [number for number in both if number]
            left = max(out) if len(there) == 1 else 0
            spots = (number or left for number in both) if there else ()
            sides = tuple(Side(number, before.get(number, -1)) for number in spots if number)
            board = table.get(there[0], -1) if there else -1
            winner = there[0] if there and board < 0 else 0
            if board >= 0 and played.boards[board].ended:
                winner = going_on(rules, played.boards[board], seed, at)[0]
            add(Pair(sides, board, winner, left))
    while not over and len(places) > 1:
        last, known = found[-1], in_pairs([*places])
        found.append([])
        places.clear()
        for both in known:
            sides = tuple(Side(last[k].winner, k) for k in both if k >= 0)
            add(Pair(sides, -1, sides[0].number if len(sides) == 1 else 0))
    return found


def walkovers(rules: Rules, rounds: Sequence[Round], seed: bytes) -> Sequence[tuple[Walkover, ...]]:
    """The meetings of each round that were not played, since one of the two had left."""
    if rules.kind != "knockout" or rules.size > 2 or not rounds:
        return missed_meetings(rules, rounds, seed)
    return [
        tuple(Walkover(pair.winner, pair.left, 1.0) for pair in pairs if pair.left)
        for pairs in bracket(rules, rounds, seed, over=True)
    ]
