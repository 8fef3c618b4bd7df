"""The sums of the rounds so far for each player: points, meetings, seats, byes."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from .model import Board, Round, Rules

BYE, HALF = 1.0, 0.5
APART = 50
"""Two players who are kept apart are paired as if they had met so many times."""


def shares(board: Board) -> tuple[float, ...]:
    """For each seat the share of the other seats that it beat, 0 … 1; an equal seat counts half. At
    a table for two this is 1, ½ or 0. Points that a director gave stand for it."""
    if board.points:
        return board.points
    if board.is_void:
        return (HALF,) * len(board.seats)
    values = [board.value(seat) for seat in range(len(board.seats))]
    return tuple(_beaten(value, values, seat) for seat, value in enumerate(values))


def _beaten(value: float, others: Sequence[float], own: int) -> float:
    """The share of the others that ``value`` beats; ``own`` is its index among ``others``."""
    if len(others) < 2:
        return HALF
    won = sum(
        1.0 if value > other else 0.5 if value == other else 0.0
        for place, other in enumerate(others)
        if place != own
    )
    return won / (len(others) - 1)


def points(rules: Rules, round: Round) -> list[tuple[float, ...]]:
    """The points of each table of a round, by seat; () where the table is not over.

    Where all tables play the same deal, a player is compared with the players in the same seat at
    the other tables: the points are the share of them with a worse result, or an equal result and a
    smaller lead over the best of the others at the table. Some tables say nothing about the deal
    and are counted as ``shares``: a table where somebody gave up, one without a result, and one
    that is the only one over.
    """
    over = [board for board in round.boards if _speaks(board)]
    compared = rules.shared and len(over) > 1
    given: list[tuple[float, ...]] = []
    for board in round.boards:
        if not board.ended:
            given.append(())
        elif not compared or board not in over:
            given.append(shares(board))
        else:
            given.append(tuple(_matched(board, seat, over) for seat in range(len(board.seats))))
    return given


def _speaks(board: Board) -> bool:
    """Whether a table can be compared with the others that played its deal."""
    return bool(board.returns) and not board.gave_up and not board.points


def _matched(board: Board, seat: int, over: Sequence[Board]) -> float:
    rivals = [other for other in over if len(other.seats) == len(board.seats)]
    worths = [_worth(other, seat) for other in rivals]
    own = next(place for place, other in enumerate(rivals) if other is board)
    ranks = {worth: float(rank) for rank, worth in enumerate(sorted(set(worths)))}
    return _beaten(ranks[worths[own]], [ranks[worth] for worth in worths], own)


def _worth(board: Board, seat: int) -> tuple[float, float]:
    scores = board.scores or board.returns
    best = max(score for place, score in enumerate(scores) if place != seat)
    return board.returns[seat], scores[seat] - best


def opponents(rules: Rules, board: Board, seat: int) -> list[int]:
    """The players whom the player of this seat met at a table. In a Swiss nobody met a player who
    never came."""
    gone = board.absent if rules.kind == "swiss" else ()
    if seat in gone:
        return []
    return [other for at, other in enumerate(board.seats) if at != seat and at not in gone]


class History:
    """The sums of all rounds."""

    def __init__(
        self, rules: Rules, rounds: Sequence[Round], apart: Sequence[tuple[int, int]] = ()
    ) -> None:
        self.rules = rules
        self.points: defaultdict[int, float] = defaultdict(float)
        self.met: Counter[tuple[int, int]] = Counter()
        """The number of times that two players sat at one table; both orders of the two are
        keys."""
        self.seats: Counter[tuple[int, int]] = Counter()
        """The number of times that a player sat in a seat: (player, seat)."""
        self.last_seat: dict[int, int] = {}
        self.last_met: dict[int, frozenset[int]] = {}
        self.byes: Counter[int] = Counter()
        self.free: Counter[int] = Counter()
        """The byes of a player, and the victories over a single opponent who never came."""
        self.played: Counter[int] = Counter()
        self.won: Counter[int] = Counter()
        self.against: dict[tuple[int, int], float] = {}
        """The points of a player at tables with another one: (player, other). The points of a table
        are divided evenly among the others there."""
        self._streak: Counter[int] = Counter()
        for round in rounds:
            self._add(round)
        for one, other in apart:
            self.met[one, other] += APART
            self.met[other, one] += APART
        if rules.kind == "arena":
            self._count_arena(rounds)

    def _add(self, round: Round) -> None:
        for number, worth in round.granted:
            self.points[number] += worth
        for number in round.byes:
            self.byes[number] += 1
            self.free[number] += 1
            if self.rules.kind == "swiss":
                alone = self.rules.size == 2 and not self.rules.shared
                self.points[number] += BYE if alone else HALF
        for board, given in zip(round.boards, points(self.rules, round), strict=True):
            for seat, number in enumerate(board.seats):
                others = opponents(self.rules, board, seat)
                if others:
                    self._meet(number, seat, others)
                elif seat not in board.absent:
                    self.free[number] += 1
                if given:
                    self._count(board, seat, given[seat], others)

    def _meet(self, number: int, seat: int, others: Sequence[int]) -> None:
        self.met.update((number, other) for other in others)
        self.last_met[number] = frozenset(others)
        self.seats[number, seat] += 1
        self.last_seat[number] = seat

    def _count(self, board: Board, seat: int, worth: float, others: Sequence[int]) -> None:
        number = board.seats[seat]
        self.played[number] += 1
        self.points[number] += worth
        if others:
            self.won[number] += not board.is_void and shares(board)[seat] == 1.0
        for other in others:
            part = worth / (len(board.seats) - 1)
            self.against[number, other] = self.against.get((number, other), 0) + part

    def _count_arena(self, rounds: Sequence[Round]) -> None:
        """Count the tables of an arena: a victory gives 2 points, half of the others beaten gives
        1, and twice as much from the third victory in a row on."""
        self.points.clear()
        boards = [board for round in rounds for board in round.boards if board.ended]
        for board in sorted(boards, key=lambda board: (board.ended, board.seats)):
            for number, share in zip(board.seats, shares(board), strict=True):
                hot = self.rules.streaks and self._streak[number] >= 2
                self.points[number] += (4 if hot else 2) * share
                self._streak[number] = self._streak[number] + 1 if share == 1.0 else 0
        for number, worth in (one for round in rounds for one in round.granted):
            self.points[number] += worth
