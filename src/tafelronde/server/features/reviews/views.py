"""A stored review as it is shown."""

from collections.abc import Mapping

import msgspec

from ....advice.reviews import Decision, Option, Review
from ....core.objects.state import State
from ...views.lines import shown_line
from ...wire import shown as wire_shown
from . import wire

_decoder = msgspec.json.Decoder(Review)


def review_of(body: str) -> Review | None:
    """A review from what is stored of it; None where another version of the judge wrote it in
    another form."""
    try:
        return _decoder.decode(body)
    except msgspec.ValidationError:
        return None


def decision_of(body: str, ply: int) -> Decision | None:
    """The decision at a ply, as it is stored; None where none was judged."""
    review = review_of(body)
    if review is None:
        return None
    return next((one for one in review.decisions if one.ply == ply), None)


def shown_review(review: Review) -> wire.Reviewed:
    """The whole review, as it is shown."""
    return wire.Reviewed(
        judge=review.judge,
        rules=review.rules,
        decisions=tuple(shown_decision(decision) for decision in review.decisions),
        curve=review.curve,
        seats=review.seats,
        turning=review.turning,
        last=review.last,
        result=review.result,
        losses=review.losses,
    )


def shown_decision(decision: Decision) -> wire.ReviewedDecision:
    """One decision as it is shown."""
    return wire.ReviewedDecision(
        ply=decision.ply,
        player=decision.player,
        before=decision.before,
        after=decision.after,
        lost=decision.lost,
        error=decision.error,
        played=_option(decision.played),
        best=_option(decision.best),
        second=None if decision.second is None else _option(decision.second),
        reasons=tuple(_telling(reason.code, reason.arguments) for reason in decision.reasons),
        shows=any(reason.line for reason in decision.reasons),
    )


def shown_why(state: State, decision: Decision) -> wire.Shown:
    """The course that shows why another action was better, for who decided in ``state``."""
    return wire.Shown(shown_line(state, decision.reasons, decision.ply))


def _option(option: Option) -> wire.ReviewedOption:
    label = _telling(option.code, option.arguments) if option.code else None
    return wire.ReviewedOption(option.text, label, option.share)


def _telling(code: str, arguments: Mapping[str, str | int]) -> wire_shown.Telling:
    return wire_shown.Telling(code, dict(arguments))
