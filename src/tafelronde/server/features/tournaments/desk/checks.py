"""Checks of a director's ruling: whether it fits the tournament as it is now.

Each raises Refusal: ``bad-option`` names the field that is wrong, ``too-late`` says that the round
which it would change has begun already, ``bad-act`` that the kind or the state of the event does
not allow it (``why``).
"""

from __future__ import annotations

from .....tournament import acts as a
from ....base.refusal import Refusal
from ..standing import Standing
from .check_course import check_course
from .check_players import check_granted, check_pairing, check_player
from .refusing import bad, unfit


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
        raise Refusal("too-late", "the next round of the knock-out is paired")


def _undo(standing: Standing, number: int) -> None:
    acts = standing.acts
    if not 1 <= number <= len(acts):
        raise bad("number", f"1 to {len(acts)}")
    fault = not_undoable(standing, number)
    if fault is not None:
        raise fault


def not_undoable(standing: Standing, number: int) -> Refusal | None:
    """The reason why an act cannot be undone now; None: it can."""
    act = standing.acts[number - 1]
    if act.number in standing.undone:
        return unfit("undone", "it is undone already")
    ruling = act.ruling
    match ruling:
        case a.UndoAct(number=earlier):
            again = standing.acts[earlier - 1].ruling
            return _begun(standing, again)
        case a.CorrectResult() | a.VoidResult() if (
            standing.row.setup.kind == "knockout" and ruling.round < len(standing.rounds)
        ):
            return Refusal("too-late", "the next round of the knock-out is paired")
        case a.ReplacePlayer() | a.ExtendTime() | a.ApproveStandings() | a.SetEntry():
            return unfit("final", "this cannot be undone: decide anew")
        case _:
            return _begun(standing, ruling)


def _begun(standing: Standing, ruling: a.Ruling) -> Refusal | None:
    """A refusal where the round of a ruling has begun, so that undoing it changes nothing."""
    match ruling:
        case a.GrantBye(round=round) | a.PairByHand(round=round) | a.BeginRound(round=round):
            if round <= len(standing.rounds):
                return Refusal("too-late", "its round has begun")
        case _:
            pass
    return None
