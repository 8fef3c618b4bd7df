"""Reasons for one action rather than another: from their consequences, else from the game's
insight, else from the results of the tries. One is always found."""

from typing import Literal

from ..bots.base import Advice
from ..core.facts.gains import Reason
from ..core.facts.telling import Telling
from ..core.objects.state import State
from .consequences import Consequences

Instead = Literal["played", "other"]
"""The worse action was played, or it is another one that is thought of."""
AS_GOOD = 0.02
"""Chances that differ by less are told as about as good."""
MOST = 3
"""More reasons are not given."""


def reasons_for(
    state: State, better: int, worse: int, best: float, less: float, *, instead: Instead = "other"
) -> tuple[Reason, ...]:
    """The reasons for the better of two legal actions, the weightiest first; at least one.

    ``state`` is a position as the player to act may believe it to be; ``best`` and ``less`` are the
    shares of the victory that this player may expect of the two.
    """
    consequences = Consequences(state, better, worse)
    weighed = [reason for _, reason in consequences.reasons()]
    found = weighed or [_plain(telling) for telling in _insight(state, better, worse)]
    if not found:
        percent = {"count": round(100 * best), "less": round(100 * less)}
        found = [Reason("falls", percent, line=consequences.likely())]
    return tuple(_with(reason, instead) for reason in _different(found)[:MOST])


def advice_reasons(state: State, advice: Advice) -> tuple[Reason, ...]:
    """The reasons for an advice, the weightiest first; none where nothing else is possible.

    ``state`` is a position as the player to act may believe it to be.
    """
    if len(state.legal_actions()) == 1:
        return ()
    if advice.second is None:
        found = _insight(state, advice.action, None) or [Telling("nothing-better")]
        return tuple(_plain(telling) for telling in found[:MOST])
    best, second = advice.chances[state.current_player].share, advice.second_chance
    less = best if second is None else second.share
    if best - less < AS_GOOD:
        found = _insight(state, advice.action, advice.second) or [Telling("as-good")]
        return tuple(_plain(telling) for telling in found[:MOST])
    return reasons_for(state, advice.action, advice.second, best, less)


def _insight(state: State, better: int, worse: int | None) -> list[Telling]:
    """The game's own knowledge of the two."""
    reasons = state.game.reasons
    return [] if reasons is None else list(reasons(state, better, worse))


def _plain(telling: Telling) -> Reason:
    return Reason(telling.code, telling.arguments)


def _different(found: list[Reason]) -> list[Reason]:
    """The same is said once."""
    kept: dict[str, Reason] = {}
    for reason in found:
        kept.setdefault(reason.code, reason)
    return list(kept.values())


def _with(reason: Reason, instead: Instead) -> Reason:
    arguments = {**reason.arguments, "instead": instead}
    return Reason(reason.code, arguments, reason.line, reason.world)
