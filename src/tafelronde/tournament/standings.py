"""The standings, and how equal points are told apart."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from .history import History
from .knockout import going_on, is_final, main_boards, ranked
from .lot import ticket
from .model import Round, Rules
from .robin import settled
from .strength import strengths
from .tie_breaks import tie_values


class Line(NamedTuple):
    """A player's line in the standings."""

    number: int
    rank: int
    """The rank from 1; each is there once, as the lot decides at last."""
    points: float
    strength: float
    """The sum of the points of the opponents: of all (Swiss, arena), or of the beaten ones (round
    robin). An unplayed round of a Swiss counts as ``strengths`` says."""
    direct: float
    """The points from games against players with the same points and strength."""
    played: int
    won: int
    byes: int
    ties: tuple[float, ...] = ()
    """The values of the tie-breaks that a director chose, in their order."""


def standings(
    rules: Rules, players: Iterable[int], rounds: Sequence[Round], seed: bytes
) -> list[Line]:
    """The standings: a line for each player, the best first.

    Equal points are told apart by strength, then by the games of the equal players among each
    other, by victories, and by the lot; or by the tie-breaks of the rules, then by the lot. In a
    knock-out the rounds that a player came through count, and then the place at the last table.

    Examples:
        Player 1 beat 2, 3 beat 1, and 2 and 3 played a draw:

        >>> from tafelronde.tournament import Board
        >>> played = [
        ...     Board(seats=(1, 2), returns=(1.0, -1.0), ended=1.0),
        ...     Board(seats=(3, 1), returns=(1.0, -1.0), ended=1.0),
        ...     Board(seats=(2, 3), returns=(0.0, 0.0), ended=1.0),
        ... ]
        >>> rounds = [Round(present=(1, 2, 3), boards=(board,)) for board in played]
        >>> for line in standings(Rules("robin"), [1, 2, 3], rounds, seed=bytes(32)):
        ...     print(line.rank, line.number, line.points, line.strength, line.won)
        1 3 1.5 1.25 1
        2 1 1.0 0.5 1
        3 2 0.5 0.75 0
    """
    numbers, rounds = sorted(players), settled(rules, rounds, seed)
    history = History(rules, rounds)
    if rules.kind == "knockout":
        return _knocked_out(rules, numbers, rounds, history, seed)
    strength = strengths(rules, numbers, history, rounds)
    tied: dict[tuple[float, float], list[int]] = {}
    for number in numbers:
        tied.setdefault(_rounded(history.points[number], strength[number]), []).append(number)
    direct = {
        number: sum(history.against.get((number, other), 0.0) for other in group)
        for group in tied.values()
        for number in group
    }

    chosen = tie_values(rules, numbers, history, rounds, strength)

    def key(number: int) -> tuple[float, ...]:
        if rules.tie_breaks:
            worths = (-worth for worth in chosen[number])
            return -round(history.points[number], 6), *worths, ticket(seed, "tie", number)
        points, strong = _rounded(history.points[number], strength[number])
        against = round(direct[number], 6)
        return -points, -strong, -against, -history.won[number], ticket(seed, "tie", number)

    return [
        Line(
            number,
            rank,
            round(float(history.points[number]), 4),
            round(strength[number], 4),
            round(direct[number], 4),
            history.played[number],
            history.won[number],
            history.byes[number],
            tuple(round(worth, 4) for worth in chosen[number]),
        )
        for rank, number in enumerate(sorted(numbers, key=key), start=1)
    ]


def _rounded(points: float, strength: float) -> tuple[float, float]:
    """Both rounded, so that sums of thirds that were added in another order are equal."""
    return round(points, 6), round(strength, 6)


def _knocked_out(
    rules: Rules, numbers: Sequence[int], rounds: Sequence[Round], history: History, seed: bytes
) -> list[Line]:
    reached = dict.fromkeys(numbers, 0)
    """The number of rounds that a player came through."""
    place = dict.fromkeys(numbers, 0)
    """A player's place at their last table; a player without one ranks behind those who had one."""
    seated = {number for played in rounds for board in played.boards for number in board.seats}
    seated.update(number for played in rounds for number in played.byes)
    place.update((number, rules.size) for number in numbers if number not in seated)
    for at, played in enumerate(rounds, start=1):
        final = is_final(played)
        for number in played.byes:
            reached[number] += 1
        for board in played.boards:
            if not board.ended:
                continue
            for spot, number in enumerate(ranked(board, seed, at)):
                place[number] = spot
            if board not in main_boards(played):
                continue
            for number in going_on(rules, board, seed, at, final=final):
                reached[number] += 1
    order = sorted(numbers, key=lambda n: (-reached[n], place[n], ticket(seed, "tie", n)))
    return [
        Line(
            number, rank, float(reached[number]), 0.0, 0.0,
            history.played[number], history.won[number], history.byes[number],
        )
        for rank, number in enumerate(order, start=1)
    ]  # fmt: skip
