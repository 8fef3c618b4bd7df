"""Server → client: the review of a finished game."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ....review import Point, SeatReview
from ...wire.shown import Telling

ReviewState = Literal["none", "waiting", "running", "ready", "failed"]
"""Nobody asked; it waits for its turn, or for somebody who waits for it; it is being made; it is
there; it cannot be made."""


class ReviewedOption(Struct, frozen=True):
    """An action, and what could be expected of it."""

    text: str
    """In the game's notation."""
    label: Telling | None
    """``choice-<code>`` of the game's catalogue."""
    share: float
    """Of the victory, 0 … 1, for who decides."""


class ReviewedDecision(Struct, frozen=True):
    """A decision between two or more actions, judged from what its player knew."""

    ply: int
    """It was made in this step of the log."""
    player: int
    before: tuple[float, ...]
    """What every seat could expect of the victory by the best action; together 1."""
    after: tuple[float, ...]
    """What they could expect by the action that was played."""
    lost: float
    """What who decided gave away, as far as it is certain; 0 where that is nothing."""
    error: float
    """The standard error of what was lost."""
    played: ReviewedOption
    best: ReviewedOption
    second: ReviewedOption | None
    reasons: tuple[Telling, ...]
    """``why-<code>`` of the game's catalogue: what speaks for the best one."""


class Reviewed(Struct, frozen=True):
    """The review of a game, as far as it is made; ``seats`` is empty until all decisions were
    judged once."""

    judge: int
    rules: int
    decisions: tuple[ReviewedDecision, ...]
    curve: tuple[Point, ...]
    """What every seat could expect, smoothed; empty until all decisions were judged."""
    seats: tuple[SeatReview, ...]
    turning: tuple[int, ...]
    """The plies of the costliest decisions of all, as far as they are known."""
    last: int
    """The ply at the end."""
    result: tuple[float, ...]


class ReviewNews(Struct, frozen=True):
    """GET and POST /api/tables/{id}/review."""

    table: str
    state: ReviewState
    done: int
    total: int
    """How much of the work is done; 0 of 0: it has not begun."""
    review: Reviewed | None
