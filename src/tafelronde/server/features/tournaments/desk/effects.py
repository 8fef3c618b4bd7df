"""Effects of a director's act beyond the log: statements that are written in one transaction with
it. They follow from the difference that the act makes to the state, so undoing needs none of its
own."""

from collections.abc import Iterable

from .....tournament import acts as a
from .....tournament.concerned import concerned as named_by
from .....tournament.directed import Directed
from .....tournament.model import Board
from ....storage.store import Statement
from ...ratings.corrections import correction, places_of
from ..row_types import Player
from ..standing import Standing


def effects(standing: Standing, after: Directed, now: float) -> list[Statement]:
    """The statements by which players and ratings follow the state ``after`` the act."""
    return [*_results(standing, after, now), *_players(standing, after, now)]


def _results(standing: Standing, after: Directed, now: float) -> Iterable[Statement]:
    """Corrections of the rated games whose result changes."""
    before = standing.state.results
    for place in sorted({*before, *after.results}):
        ruling = after.results.get(place)
        if ruling == before.get(place):
            continue
        round, board = place
        table = standing.rounds[round - 1].round.boards[board].table
        match ruling:
            case a.CorrectResult(points=points):
                yield correction(table, places_of(points), now)
            case a.VoidResult():
                yield correction(table, (), now)
            case None:
                yield correction(table, None, now)


def favours_author(standing: Standing, act: a.DirectorAct, after: Directed, user: str) -> bool:
    """Whether the result of a table changes in favour of the author of an act, who plays there.
    Taking an own ruling back is no new one; the command line (``user`` is '') plays nowhere."""
    if not user:
        return False
    if isinstance(act.ruling, a.UndoAct) and standing.acts[act.ruling.number - 1].by == act.by:
        return False
    mine = {player.number for player in standing.players if player.user == user}
    before = standing.state.results
    for round, at in {*before, *after.results}:
        board = standing.rounds[round - 1].round.boards[at]
        for seat in (k for k, number in enumerate(board.seats) if number in mine):
            was, now = (
                _ahead(board, seat, some.get((round, at))) for some in (before, after.results)
            )
            if any(new > old for new, old in zip(now, was, strict=True)):
                return True
    return False


def _ahead(board: Board, seat: int, ruling: a.CorrectResult | a.VoidResult | None) -> list[float]:
    """How a seat stands to each one of the table: 1 ahead, 0.5 equal, 0 behind. A game that does
    not count is the best for everybody: nobody loses by it."""
    match ruling:
        case a.VoidResult():
            return [1.0] * len(board.seats)
        case a.CorrectResult(points=points):
            worth = list(points)
        case None if board.is_void:
            worth = [0.5] * len(board.seats)
        case None:
            worth = [board.value(k) for k in range(len(board.seats))]
    return [0.5 + ((worth[seat] > one) - (worth[seat] < one)) / 2 for one in worth]


def _players(standing: Standing, after: Directed, now: float) -> Iterable[Statement]:
    for player, is_out in moved(standing, after):
        yield (
            "UPDATE tournament_players SET gone = $1 WHERE tournament_id = $2 AND number = $3",
            (now if is_out else 0.0, standing.row.id, player.number),
        )


def moved(standing: Standing, after: Directed) -> list[tuple[Player, bool]]:
    """The players whom an act takes out (True) or lets in. Undoing the only act about a player does
    the contrary of it, whatever they did themselves meanwhile. Of an event that is over nobody goes
    or comes: who is removed from it loses the victory only."""
    found: list[tuple[Player, bool]] = []
    if standing.row.status == "over":
        return found
    for player in standing.players:
        was, act = (state.players.get(player.number) for state in (standing.state, after))
        last = act or was
        if last is None or act == was:
            continue
        is_out = isinstance(last.ruling, a.WithdrawPlayer | a.RemovePlayer) == (act is not None)
        if bool(player.gone) != is_out:
            found.append((player, is_out))
    return found


def concerned(standing: Standing, act: a.DirectorAct) -> frozenset[str]:
    """The users whom an act concerns: the players it names, those at the table of a result, or all
    who play; without its author."""
    ruling = act.ruling
    if isinstance(ruling, a.UndoAct):
        earlier = standing.acts[ruling.number - 1]
        return concerned(standing, earlier)
    numbers: Iterable[int] = named_by(ruling)
    match ruling:
        case a.CorrectResult(round=round, board=board) | a.VoidResult(round=round, board=board):
            numbers = standing.rounds[round - 1].round.boards[board].seats
        case (
            a.PausePlay()
            | a.ResumePlay()
            | a.ExtendTime()
            | a.BeginRound()
            | a.ApproveStandings()
            | a.ChooseTieBreaks()
        ):
            numbers = standing.present
        case a.NameDirector(number=number):
            return frozenset({standing.directors.get(number, "")} - {""})
        case _:
            pass
    wanted = set(numbers)
    return frozenset(p.user for p in standing.players if p.user and p.number in wanted)
