"""Variety among the puzzles of a game: their kinds, and the ones to begin with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from .puzzles import Puzzle

if TYPE_CHECKING:
    from ..core.objects.state import State

BEGINNING = 12
"""The number of puzzles to begin with."""
EASY, HARDER = 900, 40
"""The first of them has at most this rating, or is one of the easiest; each next one may have so
much more."""
FEWEST = 8
"""At least so many of the easiest are there to choose from."""


def kind_of(state: State, action: int, theme: str) -> str:
    """The kind of a puzzle with this answer: its theme, the idea of the answer and what is done.
    Two puzzles of one kind look the same to a beginner."""
    puzzling, reasons = state.game.puzzling, state.game.reasons
    if puzzling is not None and puzzling.hint is not None:
        idea = puzzling.hint(state, action).code
    else:
        idea = next((one.code for one in reasons(state, action, None)), "") if reasons else ""
    tell = state.game.tell
    tellings = () if tell is None else tell(state, action, state.current_player)
    done = next((one.code for one in tellings), "")
    return "/".join((theme, idea, done))


def beginning(puzzles: Sequence[Puzzle], unseen: Collection[str] = ()) -> list[Puzzle]:
    """The puzzles to begin with, in their order: easy ones, each of another kind than the one
    before and with another answer, all kinds as often as they can be. ``unseen``: ideas that are
    nothing to begin with."""
    left = sorted(
        (one for one in puzzles if one.idea not in unseen), key=lambda one: (one.rating, one.id)
    )
    found, kinds = list[Puzzle](), Counter[str]()
    while left and len(found) < BEGINNING:
        most = EASY + HARDER * len(found)
        easy = [one for one in left if one.rating <= most]
        easy = easy if len(easy) >= FEWEST else left[:FEWEST]
        last = found[-1] if found else None
        apart = [one for one in easy if last is None or _differ(one, last)]
        apart = apart or [one for one in left if last is None or _differ(one, last)]
        if not apart:
            break
        best = min(apart, key=lambda one: (kinds[one.kind], one.rating, one.id))
        found.append(best)
        left.remove(best)
        kinds[best.kind] += 1
    return found


def _differ(one: Puzzle, other: Puzzle) -> bool:
    return one.kind != other.kind and one.line[0] != other.line[0]
