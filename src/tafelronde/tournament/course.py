"""The number of rounds of a tournament, and the pairing of the next one."""

from collections.abc import Sequence
from math import ceil, log2

import msgspec

from .arena import arena_round
from .history import History
from .knockout import knockout_round
from .model import Board, Round, Rules
from .robin import robin_round, robin_rounds
from .swiss import swiss_round


def rounds_planned(rules: Rules, players: int) -> int:
    """The number of rounds of a tournament with so many players; 0 for an arena, which has none.

    Fewer than two players count as two.

    Examples:
        >>> rounds_planned(Rules("swiss"), 16), rounds_planned(Rules("robin"), 5)
        (5, 5)
        >>> rounds_planned(Rules("knockout"), 5), rounds_planned(Rules("arena"), 5)
        (3, 0)
    """
    players = max(2, players)
    match rules.kind:
        case "arena":
            return 0
        case "swiss":
            needed = ceil(log2(players)) + 1
            wished = rules.rounds or needed
            return min(wished, players - 1 + players % 2) if rules.size == 2 else wished
        case "robin" | "league":
            return rules.rounds or robin_rounds(players, rules.size)
        case "knockout":
            return ceil(log2(players)) if rules.size == 2 else 0


def next_round(
    rules: Rules,
    rounds: Sequence[Round],
    present: Sequence[int],
    seed: bytes,
    begun: float = 0.0,
    *,
    order: tuple[int, ...] = (),
    apart: tuple[tuple[int, int], ...] = (),
) -> Round | None:
    """Pair the players who are ``present`` for the round after ``rounds``; None where there is no
    further round.

    All ``rounds`` must be over; in an arena only the tables count that were over at the time
    ``begun`` (seconds since 1970). ``seed`` decides what is left to the lot. ``order`` lists the
    players of the first round, the strongest first; where it is empty, the lot ranks them.
    ``apart`` lists pairs of players who should not meet.

    Examples:
        >>> seed, rules = bytes(32), Rules("swiss", rounds=2)
        >>> first = next_round(rules, [], [1, 2, 3, 4, 5], seed)
        >>> [board.seats for board in first.boards], first.byes
        ([(5, 2), (3, 4)], (1,))

        Whoever sat in seat 0 wins; winners meet winners:

        >>> def over(board):
        ...     return Board(board.seats, returns=(1.0, -1.0), ended=1.0)
        >>> first = msgspec.structs.replace(first, boards=tuple(map(over, first.boards)))
        >>> second = next_round(rules, [first], [1, 2, 3, 4, 5], seed)
        >>> [board.seats for board in second.boards], second.byes
        ([(4, 5), (1, 3)], (2,))
        >>> next_round(rules, [first, first], [1, 2, 3, 4, 5], seed) is None
        True
    """
    if order and (rounds or sorted(order) != sorted(present)):
        return None
    seeded = rounds[0].order if rounds else order
    number = len(rounds) + 1
    if rules.kind == "arena":
        rounds = [_as_known(round, begun) for round in rounds]
    history = History(rules, rounds, apart)
    found: Round | None
    if rules.kind == "arena":
        busy = any(not board.ended for round in rounds for board in round.boards)
        found = arena_round(present, history, seed, number, busy=busy, apart=apart)
    elif rules.kind == "knockout":
        found = knockout_round(rounds, present, history, seed, order)
    else:
        first = rounds[0].present if rounds else present
        left = rounds_planned(rules, len(first)) - number + 1
        if left < 1 or len(present) < rules.size:
            return None
        if rules.kind == "swiss":
            found = swiss_round(present, history, seed, number, seeded, left)
        else:
            found = robin_round(first, present, history, seed, number)
    return (
        None
        if found is None
        else msgspec.structs.replace(found, begun=begun, order=order, apart=apart)
    )


def _as_known(round: Round, now: float) -> Round:
    """The round with only the results that were known at ``now``."""
    boards = tuple(
        board if 0 < board.ended <= now else Board(board.seats, table=board.table)
        for board in round.boards
    )
    return msgspec.structs.replace(round, boards=boards)
