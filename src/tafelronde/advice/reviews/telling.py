"""A decision as it is told: its options in words, with the numbers of the course."""

from msgspec.structs import replace

from ...core.facts.gains import Reason
from ...core.objects.state import State
from ...search.shares import Shares
from ..judge import Judgement
from .course import Stand
from .decision import Blow, Decision, Option


def decision_told(
    state: State,
    ply: int,
    played: int,
    judged: Judgement,
    at: Stand,
    *,
    pairs: int,
    hurt: Blow | None,
) -> Decision:
    """A decision with its options.

    ``state``: the position as who decided may believe it to be; ``at``: the shares before and
    after; ``pairs``: the continuations that were played; ``hurt``: what it did to the others.
    """
    player = state.current_player

    def option(which: int, expected: Shares) -> Option:
        tellings = iter(() if state.game.tell is None else state.game.tell(state, which, player))
        telling = next(tellings, None)
        return Option(
            which,
            state.format(which),
            "" if telling is None else telling.code,
            {} if telling is None else dict(telling.arguments),
            expected[player],
        )

    lost = at.before != at.after
    best = judged.best if lost else played
    second = judged.second if lost or judged.best == played else judged.best
    if second == best:
        second = None
    return Decision(
        ply=ply,
        player=player,
        before=at.before,
        after=at.after,
        error=at.error,
        played=option(played, at.after),
        best=option(best, at.before),
        second=None
        if second is None
        else option(second, at.after if second == played else at.second),
        reasons=tuple(_agreeing(reason, at, player) for reason in judged.reasons),
        pairs=pairs,
        blow=hurt,
    )


def _agreeing(reason: Reason, at: Stand, player: int) -> Reason:
    """The reason, in which the numbers of the judge are those of the one scale."""
    if reason.code != "falls":
        return reason
    held, left = (round(100 * shares[player]) for shares in (at.before, at.after))
    return replace(reason, arguments={**reason.arguments, "count": held, "less": left})
