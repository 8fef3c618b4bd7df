"""The end of a game of Kaiser, König, Edelmann, and of a round: points, places, what was missed."""

from ...core.facts.position import Position
from ...core.facts.telling import Argument, Telling
from .facts import BONUS, QUIET
from .state import BY_GOAL, KaiserRecord
from .view import ENDS
from .ways import Men, men_of, points_of


def pieces_and_victory(record: KaiserRecord, number: int, seat: int) -> tuple[int, int]:
    """A seat's points in a finished round: its pieces left on the board (K-5.2), and the victory
    (K-5.3)."""
    victory = BONUS if record.winner[number] == seat else 0
    return record.sheet[number][seat] - victory, victory


def round_end(record: KaiserRecord, number: int, prefix: str) -> Telling:
    """The end of a finished round; ``prefix`` begins the code."""
    arguments: dict[str, Argument] = {"round": number + 1, "count": QUIET * record.players}
    winner = record.winner[number]
    if winner >= 0:
        arguments["player"] = winner
    return Telling(prefix + ENDS[record.ended[number]], arguments)


def ranking(state: Position[KaiserRecord]) -> list[float]:
    """The points; in a round that is played alone, players whose emperors live come first
    (K-3.5)."""
    scores, men = state.scores(), men_of(state.record)
    if state.record.rounds > 1:
        return scores
    return [score + _LIVING * men.is_alive(seat) for seat, score in enumerate(scores)]


_LIVING = 1000.0
"""More than all points of a round."""


def missed(state: Position[KaiserRecord], seat: int, other: int) -> Telling | None:
    """The things a player lacked to stand where ``other`` does: the emperor, steps to the fortress,
    or points (K-4, K-5)."""
    record, men = state.record, men_of(state.record)
    if record.rounds == 1:
        if men.is_alive(other) and not men.is_alive(seat):
            return Telling("short-emperor", {})
        if record.winner[0] == other and record.ended[0] == BY_GOAL and men.is_alive(seat):
            return Telling("short-steps", {"count": _steps(men, seat)})
    scores = state.scores()
    short = round(scores[other] - scores[seat])
    return Telling("short-points", {"other": other, "count": short}) if short > 0 else None


def _steps(men: Men, seat: int) -> int:
    """The steps of an emperor to the fortress on an empty board; 0 where no way leads there."""
    board, steps = men.board, 0
    seen = reached = 1 << men.emperor(seat)
    while reached and not seen & board.goal:
        near = 0
        for point in points_of(reached):
            near |= board.near[point]
        reached = near & ~seen
        seen |= reached
        steps += 1
    return steps if seen & board.goal else 0
