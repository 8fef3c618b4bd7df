"""Checks of rulings on the course of an event: when its rounds begin, pauses, its end."""

from .....tournament import acts as a
from .....tournament.knockout import is_final
from .....tournament.tie_breaks import TIE_BREAKS
from ..refusing import bad, too_late, unfit
from ..standing import Standing

LONGEST = 30 * 86_400.0
"""The most seconds by which a round is extended at a time, and that a round may lie ahead."""


def check_course(standing: Standing, ruling: a.Ruling, now: float) -> None:
    """Raise Refusal where the course of the event cannot be changed so."""
    row, state = standing.row, standing.state
    kind, begun = row.setup.kind, len(standing.rounds)
    if row.status == "over" and not isinstance(ruling, a.ChooseTieBreaks):
        raise unfit("state", "the event is over")
    match ruling:
        case a.HoldRounds():
            _need_rounds(standing)
        case a.BeginRound(round=round, at=at):
            _need_rounds(standing)
            if round <= begun:
                raise too_late("the round has begun")
            if round != begun + 1:
                raise bad("round", str(begun + 1))
            if at and not now - 60 <= at <= now + LONGEST:
                raise bad("at", "a time to come, within 30 days")
        case a.PausePlay():
            if state.paused:
                raise unfit("state", "it pauses already")
        case a.ResumePlay():
            if not state.paused:
                raise unfit("state", "it does not pause")
        case a.ExtendTime(round=round, seconds=seconds):
            _extension(standing, round, seconds)
        case a.NeedApproval():
            pass
        case a.ApproveStandings():
            if not standing.is_through(now):
                raise unfit("not-over", "the last round is not over")
        case a.SetEntry(least=least, most=most):
            if least < 0 or most < 0 or (most and most < least):
                raise bad("most", f"at least {least}, or 0")
        case a.PlayForThird():
            if kind != "knockout" or row.setup.size != 2:
                raise unfit("kind", "only a knock-out for two has a game for the third place")
            if has_final(standing):
                raise too_late("the final has begun")
        case a.ChooseTieBreaks(order=order):
            if kind in ("knockout", "arena"):
                raise unfit("kind", "equals are told apart otherwise")
            unknown = [one for one in order if one not in TIE_BREAKS]
            if unknown or len(set(order)) < len(order) or not order:
                raise bad("order", ", ".join(TIE_BREAKS))
        case _:
            raise unfit("kind", "this is not possible")


def has_final(standing: Standing) -> bool:
    """Whether the final of a knock-out has begun."""
    return any(is_final(known.round) for known in standing.rounds)


def _need_rounds(standing: Standing) -> None:
    if standing.row.setup.kind == "arena":
        raise unfit("kind", "an arena has no rounds")


def _extension(standing: Standing, round: int, seconds: float) -> None:
    if not 0 < seconds <= LONGEST:
        raise bad("seconds", f"more than 0, at most {LONGEST:g}")
    if standing.row.setup.kind == "arena":
        if round:
            raise bad("round", "0")
        return
    if not 1 <= round <= len(standing.rounds):
        raise bad("round", f"1 to {len(standing.rounds)}")
    if standing.rounds[round - 1].closed:
        raise too_late("the round is over")
