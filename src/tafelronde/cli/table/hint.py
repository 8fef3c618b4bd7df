"""The command ``hint``: what a bot advises, why, and the chances."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from ...core.contract.rng import new_rng
from ...core.facts.levels import ADVISER
from .interaction import Interaction
from .session import Session

if TYPE_CHECKING:
    from ...bots import Advice

REASONS = 2
"""At most so many reasons are given."""
WIDTH = 78
"""Columns of a hint where the output is plain text."""


def give_hint(at: Interaction, rest: str) -> None:
    """Tell the choice of a bot with its reasons and the expected share; with any text in ``rest``,
    tell the second-best choice instead."""
    session = at.session
    ply = session.match.ply
    if at.advised is None or at.advised[0] != ply:
        at.advised = (ply, at.ask_bot(ADVISER).result())
    advice = at.advised[1]
    said = [second_best(session, advice)] if rest else best(session, advice)
    if at.terminal.interactive:
        at.say_now(" ".join(said))
    else:
        for sentence in said:
            at.say_now("\n ".join(textwrap.wrap(sentence, WIDTH)))


def best(session: Session, advice: Advice) -> list[str]:
    """The advice, as sentences."""
    said = [session.say("hint", text=_move(session, advice.action)), *_reasons(session, advice)]
    share, _ = advice.odds(session.state)
    if share is not None:
        said.append(session.say("hint-share", tenths=round(10 * share)))
    if advice.second is not None:
        said.append(session.say("hint-more"))
    return said


def second_best(session: Session, advice: Advice) -> str:
    """A sentence about the second-best choice, and how much worse it is."""
    if advice.second is None:
        return session.say("hint-no-second")
    share, second = advice.odds(session.state)
    worse = None if share is None or second is None else share - second
    return session.say(
        "hint-second",
        text=_move(session, advice.second),
        how=comparison(worse),
        tenths=max(1, round(10 * (worse or 0.0))),
    )


def comparison(worse: float | None) -> str:
    """The catalogue's word for a difference between two shares of the victory (0 … 1)."""
    if worse is None:
        return "untold"
    return "same" if worse < 0.02 else "little" if worse < 0.08 else "tenths"


def _move(session: Session, action: int) -> str:
    """The action in notation and in words."""
    text = session.sentence(session.state, action, "choice")
    return f"{session.state.format(action)}, {text}"


def _reasons(session: Session, advice: Advice) -> list[str]:
    from ...bots.reasons import reasons_for

    state, me = session.state, session.state.current_player
    if len(state.legal_actions()) == 1:
        return [session.say("hint-only")]
    found = reasons_for(state.resample(me, new_rng(0)), advice)
    return [session.reason(each, me, to_decider=True) for each in found[:REASONS]]
