"""A round robin: everybody meets everybody, by the circle method; at larger tables everybody meets
everybody about equally often."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from .groups import grouped
from .history import BYE, HALF, History
from .lot import shuffled
from .model import Board, Round, Rules, Walkover
from .seating import seated


def robin_rounds(players: int, size: int) -> int:
    """The number of rounds until everybody has met everybody, at least nearly."""
    if size == 2:
        return max(1, players - 1 + players % 2)
    return max(1, -(-(players - 1) // (size - 1)))


def robin_round(
    first: Sequence[int], present: Sequence[int], history: History, seed: bytes, round: int
) -> Round:
    """The round of this number, from 1. ``first`` are the players of the first round; a player
    whose opponent has left has a bye."""
    rules, there = history.rules, set(present)
    if rules.size == 2:
        pairs = _circle(shuffled(seed, "circle", first), round)
        boards = tuple(Board(pair) for pair in pairs if there.issuperset(pair))
    else:
        drawn = shuffled(seed, f"byes {round}", present)
        by_byes = sorted(drawn, key=lambda number: history.byes[number])
        playing = by_byes[len(drawn) % rules.size :]
        tables = grouped(sorted(playing), history, seed, round, by_points=False)
        boards = tuple(Board(seated(table, history, seed, round)) for table in tables)
    busy = {number for board in boards for number in board.seats}
    return Round(tuple(sorted(present)), boards, tuple(sorted(there - busy)))


def settled(rules: Rules, rounds: Sequence[Round], seed: bytes) -> Sequence[Round]:
    """The rounds of a tournament for two as they count where players have left: the games of the
    ``annulled`` do not count, and each opponent of a round that another one missed has a point
    (FIDE C.05, withdrawals from a round robin)."""
    out = annulled(rules, rounds)
    return [
        msgspec.structs.replace(
            round,
            boards=tuple(board for board in round.boards if out.isdisjoint(board.seats)),
            granted=(*round.granted, *((one.player, one.points) for one in missed if one.points)),
        )
        for round, missed in zip(rounds, missed_meetings(rules, rounds, seed), strict=True)
    ]


def annulled(rules: Rules, rounds: Sequence[Round]) -> frozenset[int]:
    """The players whose games count for nobody: who left for good and came to less than half of
    them."""
    if not (_settles(rules) and rounds):
        return frozenset()
    first, last = rounds[0].present, rounds[-1].present
    planned = rules.rounds or robin_rounds(len(first), 2)
    games = planned - (planned // len(first) if len(first) % 2 else 0)
    played = Counter(
        number
        for round in rounds
        for board in round.boards
        for seat, number in enumerate(board.seats)
        if seat not in board.absent
    )
    return frozenset(n for n in first if n not in last and 2 * played[n] < games)


def missed_meetings(
    rules: Rules, rounds: Sequence[Round], seed: bytes
) -> list[tuple[Walkover, ...]]:
    """The meetings of each round that were not played, since one of the two was not there; without
    points against the ``annulled``."""
    if not (_settles(rules) and rounds):
        return [()] * len(rounds)
    out, worth = annulled(rules, rounds), HALF if rules.shared else BYE
    order = shuffled(seed, "circle", rounds[0].present)
    return [
        tuple(
            Walkover(one, other, 0.0 if other in out else worth)
            for pair in _circle(order, number)
            for one, other in (pair, pair[::-1])
            if one in round.byes and other not in round.present
        )
        for number, round in enumerate(rounds, 1)
    ]


def _settles(rules: Rules) -> bool:
    return rules.walkovers and rules.kind in ("robin", "league") and rules.size == 2


def _circle(order: Sequence[int], round: int) -> list[tuple[int, int]]:
    """The pairs of a round: one player stays, the others move around the circle. Seats alternate,
    so that nobody has one of them two games more than the other; the second cycle swaps them."""
    count = len(order) + len(order) % 2  # of an odd number of players, the last place is empty
    cycle, turn = divmod(round - 1, count - 1)
    ring = [(turn + k) % (count - 1) for k in range(count - 1)]
    places = [(ring[0], count - 1)]
    places += [(ring[k], ring[-k]) for k in range(1, count // 2)]
    pairs: list[tuple[int, int]] = []
    for k, (a, b) in enumerate(places):
        if b >= len(order) or a >= len(order):
            continue
        swapped = (turn % 2 == 1) if k == 0 else (k % 2 == 1)
        if swapped != (cycle % 2 == 1):
            a, b = b, a
        pairs.append((order[a], order[b]))
    return pairs
