"""Checks of a director's ruling: whether it fits the tournament as it is now.

Each raises Refusal: ``bad-option`` names the field that is wrong, ``too-late`` says that the round
which it would change has begun already, ``bad-act`` that the kind or the state of the event does
not allow it (``why``).
"""

from .....tournament import acts as a
from ....base.refusal import Refusal
from ..refusing import bad, too_late, unfit
from ..standing import Standing
from .check_course import check_course, has_final
from .check_players import check_granted, check_pairing, check_player


def check(standing: Standing, ruling: a.Ruling, now: float) -> None:
    """Raise Refusal where this ruling is not possible now."""
    row = standing.row
    if row.status == "off":
        raise unfit("off", "the tournament was called off")
    match ruling:
        case a.CorrectResult(points=points):
            _result(standing, ruling)
            board = standing.rounds[ruling.round - 1].round.boards[ruling.board]
            if len(points) != len(board.seats) or not all(0 <= one <= 1 for one in points):
                raise bad("points", f"{len(board.seats)} numbers from 0 to 1")
        case a.VoidResult():
            _result(standing, ruling)
        case a.UndoAct(number=number):
            _undo(standing, number)
        case a.GivePenalty() | a.GrantBye() | a.GrantLate():
            check_granted(standing, ruling)
        case a.KeepApart() | a.PairByHand():
            check_pairing(standing, ruling)
        case (
            a.AddPlayer()
            | a.WithdrawPlayer()
            | a.RemovePlayer()
            | a.BringBack()
            | a.ReplacePlayer()
        ):
            check_player(standing, ruling)
        case a.NameDirector(number=number, on=on):
            if not on and number not in standing.state.directors:
                raise bad("number", "the number of a director")
        case _:
            check_course(standing, ruling, now)


def _result(standing: Standing, ruling: a.CorrectResult | a.VoidResult) -> None:
    """The table must be over; in a knock-out, the next round must not be paired."""
    rounds = standing.rounds
    if not 1 <= ruling.round <= len(rounds):
        raise bad("round", f"1 to {len(rounds)}")
    boards = rounds[ruling.round - 1].round.boards
    if not 0 <= ruling.board < len(boards):
        raise bad("board", f"0 to {len(boards) - 1}")
    if not boards[ruling.board].ended:
        raise unfit("not-over", "this table is not over yet")
    if standing.row.setup.kind == "knockout" and ruling.round < len(rounds):
        raise too_late("the next round of the knock-out is paired")


def _undo(standing: Standing, number: int) -> None:
    acts = standing.acts
    if not 1 <= number <= len(acts):
        raise bad("number", f"1 to {len(acts)}")
    fault = not_undoable(standing, number)
    if fault is not None:
        raise fault


def not_undoable(standing: Standing, number: int) -> Refusal | None:
    """The reason why an act cannot be undone now; None: it can."""
    if number in standing.undone:
        return unfit("state", "it is undone already")
    ruling = standing.acts[number - 1].ruling
    while isinstance(ruling, a.UndoAct):  # undoing it brings back, or takes away, another act
        ruling = standing.acts[ruling.number - 1].ruling
    begun = len(standing.rounds)
    match ruling:
        case a.CorrectResult(round=round) | a.VoidResult(round=round) if (
            standing.row.setup.kind == "knockout" and round < begun
        ):
            return too_late("the next round of the knock-out is paired")
        case a.ReplacePlayer() | a.ExtendTime() | a.ApproveStandings() | a.SetEntry():
            return unfit("final", "this cannot be undone: decide anew")
        case a.GrantBye(round=round) | a.PairByHand(round=round) | a.BeginRound(round=round) if (
            round <= begun
        ):
            return too_late("its round has begun")
        case a.PlayForThird() if has_final(standing):
            return too_late("the final has begun")
        case _:
            return None
