"""The strength of a player's opponents, which tells equal points apart.

Unplayed rounds of a Swiss count as FIDE's tie-break regulations say (C.07, in the edition of 1
August 2024, article 16). The numbers in comments are its articles.
"""

from collections.abc import Iterable, Sequence

from .history import HALF, History, opponents, shares
from .model import Board, Round, Rules


def strengths(
    rules: Rules, numbers: Iterable[int], history: History, rounds: Sequence[Round]
) -> dict[int, float]:
    """For each player the sum of the opponents' points: of all (Swiss, arena: Buchholz), or of the
    beaten ones (round robin: Sonneborn-Berger).

    In a Swiss a round that a player did not play, for whatever reason, counts as a meeting with a
    dummy opponent who has the player's own points.

    Examples:
        Player 2 never came to the first round, so it counts 1 for player 1, with 1 point:

        >>> boards = [
        ...     Board((1, 2), returns=(1.0, -1.0), gave_up=(1,), ended=1.0, absent=(1,)),
        ...     Board((3, 1), returns=(1.0, -1.0), ended=1.0),
        ... ]
        >>> rounds = [Round((1, 2, 3), (board,)) for board in boards]
        >>> rules = Rules("swiss")
        >>> strengths(rules, [1], History(rules, rounds), rounds)
        {1: 2.0}
    """
    if rules.kind != "swiss":
        sums = _of_games(rules, history, rounds)
        return {number: sums.get(number, 0.0) for number in numbers}
    tables = [_tables_of(played) for played in rounds]
    adjusted = {
        number: _adjusted(number, history, rounds, tables) for number in list(history.points)
    }
    return {number: sum(_of_rounds(rules, number, history, tables, adjusted)) for number in numbers}


def by_round(rules: Rules, number: int, history: History, rounds: Sequence[Round]) -> list[float]:
    """The points of a player's opponents in each round that they count for, unplayed rounds of a
    Swiss among them."""
    tables = [_tables_of(played) for played in rounds]
    if rules.kind == "swiss":
        known = {one: _adjusted(one, history, rounds, tables) for one in list(history.points)}
    else:
        known = dict(history.points)
        tables = [boards for boards in tables if number in boards]
    return _of_rounds(rules, number, history, tables, known)


def _tables_of(played: Round) -> dict[int, Board]:
    return {number: board for board in played.boards for number in board.seats}


def _adjusted(
    number: int, history: History, rounds: Sequence[Round], tables: Sequence[dict[int, Board]]
) -> float:
    """The points of a player as they count for the opponents: rounds at the end for which the
    player was not there count as drawn (16.3.2), so that nobody suffers by an opponent who left."""
    missed = 0.0
    for played, boards in zip(reversed(rounds), reversed(tables), strict=True):
        board = boards.get(number)
        if number in played.byes:
            break
        if board is None:
            missed += HALF - sum(one for who, one in played.granted if who == number and one > 0)
        elif board.seats.index(number) not in board.absent:
            break
    return history.points[number] + missed


def _of_rounds(
    rules: Rules,
    number: int,
    history: History,
    tables: Sequence[dict[int, Board]],
    adjusted: dict[int, float],
) -> list[float]:
    own, found = history.points[number], list[float]()
    for boards in tables:
        board = boards.get(number)
        if board is None:
            found.append(own)  # 16.4: a dummy opponent
        elif board.ended:
            met = opponents(rules, board, board.seats.index(number))
            dummies = len(board.seats) - 1 - len(met)
            points = sum(adjusted.get(other, 0.0) for other in met) + dummies * own
            found.append(points / (len(board.seats) - 1))
    return found


def _of_games(rules: Rules, history: History, rounds: Sequence[Round]) -> dict[int, float]:
    sums: dict[int, float] = {}
    for board in (board for played in rounds for board in played.boards if board.ended):
        beaten = shares(board) if rules.kind in ("robin", "league") else (1.0,) * len(board.seats)
        for number, part in zip(board.seats, beaten, strict=True):
            others = sum(history.points[other] for other in board.seats if other != number)
            sums[number] = sums.get(number, 0.0) + part * others / (len(board.seats) - 1)
    return sums
