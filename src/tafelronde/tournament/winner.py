"""The winner of a tournament that is over, and the standings with the winner in front."""

from collections.abc import Collection, Sequence

from .bracket import bracket
from .course import rounds_planned
from .knockout import is_final, main_boards, ranked, survivors
from .model import Round, Rules
from .standings import Line


def winner_of(
    rules: Rules,
    lines: Sequence[Line],
    rounds: Sequence[Round],
    seed: bytes,
    left: Collection[int],
    barred: Collection[int] = (),
) -> int:
    """The number of the winner of a tournament that is over; 0: nobody.

    A knock-out is won by its final, or by the one who was left alone; every other kind by the first
    of its standings (``lines``), if any table had a result. Nobody wins who is ``barred``, nor who
    had ``left`` before the end: before their last game was over where all rounds were played.

    Examples:
        Player 1 won the only round, and left after it; an arena goes on after a round:

        >>> from tafelronde.tournament import Board, standings
        >>> rules = Rules("swiss", rounds=1)
        >>> played = [Round((1, 2), (Board((1, 2), (1.0, -1.0), ended=1.0),))]
        >>> lines = standings(rules, [1, 2], played, bytes(32))
        >>> winner_of(rules, lines, played, bytes(32), left=(1, 2))
        1
        >>> arena = Rules("arena")
        >>> [winner_of(arena, lines, played, bytes(32), left) for left in ((), (1,), (1, 2))]
        [1, 2, 0]
    """
    if rules.kind == "knockout":
        found = _of_knockout(rules, rounds, seed, left) if rounds else 0
        return 0 if found in barred else found
    if not any(board.returns or board.points for round in rounds for board in round.boards):
        return 0
    out = {*left}
    if 0 < rounds_planned(rules, len(rounds[0].present)) <= len(rounds):
        last = rounds[-1]
        stayed = {*last.present} - {b.seats[k] for b in last.boards for k in b.gave_up}
        out -= stayed
    out |= {*barred}
    return next((line.number for line in lines if line.number not in out), 0)


def _of_knockout(rules: Rules, rounds: Sequence[Round], seed: bytes, left: Collection[int]) -> int:
    if rules.size == 2 and rules.walkovers:
        return max(0, bracket(rules, rounds, seed, over=True)[-1][0].winner)
    if is_final(rounds[-1]):
        return ranked(main_boards(rounds[-1])[0], seed, len(rounds))[0]
    alone = {*survivors(rules, rounds, seed)} - {0, *left}
    return alone.pop() if len(alone) == 1 else 0


def final_standings(lines: Sequence[Line], winner: int) -> list[Line]:
    """The standings of a tournament that is over. The winner alone has rank 1: nobody has it where
    nobody has won."""
    order = sorted(lines, key=lambda line: line.number != winner)
    return [line._replace(rank=rank) for rank, line in enumerate(order, 1 if winner else 2)]
