"""The command ``hint``: what is advised, why, the chances, and what is likely to follow."""

from __future__ import annotations

import textwrap
from itertools import takewhile
from typing import TYPE_CHECKING

from ..parts.problems import Problem
from .interaction import Interaction
from .session import Session

if TYPE_CHECKING:
    from ...bots import Advice
    from ...bots.base import Chance

REASONS = 2
"""At most so many reasons are given."""
FOLLOWING = 2
"""At most so many decisions that are likely to follow are told."""
WIDTH = 78
"""Columns of a hint where the output is plain text."""


def give_hint(at: Interaction, rest: str) -> None:
    """Tell what is best, with its reasons and chances; the second-best where ``rest`` is 2. Raises
    Problem for any other text but 1."""
    if rest not in ("", "1", "2"):
        raise Problem("no-such-hint", number=rest[:40])
    session = at.session
    ply = session.match.ply
    if at.advised is None or at.advised[0] != ply:
        at.advised = (ply, at.ask_advice())
    advice = at.advised[1]
    said = [second_best(session, advice)] if rest == "2" else best(session, advice)
    if at.terminal.interactive:
        at.say_now(" ".join(said))
    else:
        for sentence in said:
            at.say_now("\n ".join(textwrap.wrap(sentence, WIDTH)))


def best(session: Session, advice: Advice) -> list[str]:
    """The advice, as sentences."""
    said = [session.say("hint", text=_move(session, advice.action)), *_reasons(session, advice)]
    said.append(chances(session, advice.chances[session.state.current_player]))
    if following := _following(session, advice):
        said.append(session.say("hint-line", text=" ".join(following)))
    if advice.second is not None:
        said.append(session.say("hint-more"))
    return said


def chances(session: Session, chance: Chance) -> str:
    """A sentence about the chance to win, and its range."""
    share, low, high = (round(100 * part) for part in chance)
    tenths = round(10 * chance.share)
    return session.say("hint-share", tenths=tenths, share=share, low=low, high=high)


def second_best(session: Session, advice: Advice) -> str:
    """A sentence about the second-best choice, and how much worse it is."""
    if advice.second is None or advice.second_chance is None:
        return session.say("hint-no-second")
    best = advice.chances[session.state.current_player]
    worse = best.share - advice.second_chance.share
    return session.say(
        "hint-second",
        text=_move(session, advice.second),
        how="same" if worse < 0.02 else "little" if worse < 0.08 else "tenths",
        tenths=max(1, round(10 * worse)),
    )


def _move(session: Session, action: int) -> str:
    """The action in notation and in words."""
    text = session.sentence(session.state, action, "choice")
    return f"{session.state.format(action)}, {text}"


def _reasons(session: Session, advice: Advice) -> list[str]:
    state = session.state
    if len(state.legal_actions()) == 1:
        return [session.say("hint-only")]
    found = advice.reasons[:REASONS]
    return [session.reason(each, state.current_player, to_decider=True) for each in found]


def _following(session: Session, advice: Advice) -> list[str]:
    """The likely continuation, in sentences; it ends before a draw about which nothing can be
    said."""
    steps = advice.line[1 : 1 + FOLLOWING]
    sentences = (session.words(step.telling, "event") if step.telling else "" for step in steps)
    return list(takewhile(bool, sentences))
