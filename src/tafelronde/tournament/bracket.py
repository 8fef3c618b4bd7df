"""A knock-out for two as a bracket: which pair of the next round the winner of a pair goes to."""

from collections.abc import Sequence
from typing import NamedTuple

from .knockout import going_on, in_pairs, left_places, main_boards, round_places
from .model import Round, Rules, Walkover
from .robin import missed_meetings

NOBODY = -1
"""In place of a player's number: nobody comes through, since both of a pair have left."""


class Side(NamedTuple):
    """One of the two players of a pair."""

    number: int
    """The player's number; 0: not known yet; ``NOBODY``: there will be none."""
    before: int
    """The index of the pair in the round before from which this player comes; −1: none."""


class Pair(NamedTuple):
    """Two players who meet, or one who goes on without playing."""

    sides: tuple[Side, ...]
    """The two sides as the bracket is drawn, the upper one first."""
    board: int
    """The index of their table in the round; −1: they have none, or not yet."""
    winner: int
    """The number of the player who goes on; 0: not known yet; ``NOBODY``: both have left."""
    left: int = 0
    """The number of one who left before they met; 0: neither did."""


def bracket(rules: Rules, rounds: Sequence[Round], seed: bytes, *, over: bool) -> list[list[Pair]]:
    """The pairs of every round, from above. At least one round must be paired. The rounds to come
    are included, as they will be if nobody leaves; of a tournament that is ``over``, where they
    were not paired since all who were left had gone."""
    found: list[list[Pair]] = []
    for at, played in enumerate(rounds, 1):
        before = {pair.winner: k for k, pair in enumerate(found[-1])} if found else {}
        table = {n: k for k, board in enumerate(main_boards(played)) for n in board.seats}
        places = round_places(rules, rounds[:at], seed)
        gone = left_places(rules, rounds[:at], seed)
        found.append([])
        for spots in in_pairs([*enumerate(zip(places, gone, strict=True))]):
            sides = tuple(
                Side(number or left or NOBODY, before.get(number or left, k if found[:-1] else -1))
                for k, (number, left) in spots
                if number or found[:-1]  # an empty place of the first round stays so
            )
            there = [number for _, (number, _) in spots if number]
            left = max(left for _, (_, left) in spots) if len(there) < 2 else 0
            board = table.get(there[0], -1) if there else -1
            winner = 0 if board >= 0 else there[0] if there else NOBODY
            if board >= 0 and played.boards[board].ended:
                winner = going_on(rules, played.boards[board], seed, at)[0]
            found[-1].append(Pair(sides, board, winner, left))
    while len(last := found[-1]) > 1 and (rules.walkovers or not over):
        gone_on = [Side(pair.winner, k) for k, pair in enumerate(last)]
        found.append([_to_come(tuple(sides), gone=over) for sides in in_pairs(gone_on)])
    return found


def _to_come(sides: tuple[Side, ...], *, gone: bool) -> Pair:
    """A pair of a round that is not paired; ``gone``: whoever came so far has left."""
    there = [side.number for side in sides if side.number != NOBODY]
    if gone:
        return Pair(sides, -1, NOBODY, max(there, default=0))
    return Pair(sides, -1, NOBODY if not there else there[0] if len(there) == 1 else 0)


def walkovers(rules: Rules, rounds: Sequence[Round], seed: bytes) -> Sequence[tuple[Walkover, ...]]:
    """The meetings of each round that were not played, since one of the two had left."""
    if rules.kind != "knockout" or rules.size > 2 or not rounds:
        return missed_meetings(rules, rounds, seed)
    return [
        tuple(
            Walkover(pair.winner, pair.left, 1.0)
            for pair in pairs
            if pair.board < 0 and pair.winner > 0 and len(pair.sides) == 2
        )
        for pairs in bracket(rules, rounds, seed, over=True)[: len(rounds)]
    ]
