"""Server → client: the review of a finished game."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ....advice.reviews import Losses, Point, SeatReview, Verdict
from ....advice.reviews.decided import How
from ...base.refusal import Refused
from ...wire.bounds import Request
from ...wire.history import Frame
from ...wire.messages import TableNews
from ...wire.shown import Choice, Telling

MOST_FOUND = 12
"""Turning points of one person's in a game that their device may have found."""
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
    """The share of the victory, 0 … 1, for the player who decides."""


class ReviewedDecision(Struct, frozen=True):
    """A decision between two or more actions, judged from what its player knew."""

    ply: int
    """It was made in this step of the log."""
    player: int
    before: tuple[float, ...]
    """The share of the victory that every seat could expect by the best action; together 1."""
    after: tuple[float, ...]
    """The shares that they could expect by the action that was played."""
    lost: float
    """The share that the player gave away, as far as it is certain: ``before`` less ``after``,
    never below 0."""
    error: float
    """The standard error of what was lost."""
    played: ReviewedOption
    best: ReviewedOption
    second: ReviewedOption | None
    reasons: tuple[Telling, ...]
    """``why-<code>`` of the game's catalogue: what speaks for the best one."""
    shows: bool
    """Whether there is a course that shows it."""


class Reviewed(Struct, frozen=True):
    """The review of a game, as far as it is made; ``seats`` is empty until all decisions were
    judged once."""

    judge: int
    rules: int
    decisions: tuple[ReviewedDecision, ...]
    curve: tuple[Point, ...]
    """The expectations of every seat at each decision; empty until all decisions were judged."""
    seats: tuple[SeatReview, ...]
    turning: tuple[int, ...]
    """The plies of the costliest decisions of all, as far as they are known."""
    last: int
    """The ply at the end."""
    result: tuple[float, ...]
    losses: Losses | None
    """The losses of bots at such a table; None where they were not measured."""


class ReviewNews(Struct, frozen=True):
    """GET and POST /api/tables/{id}/review."""

    table: str
    state: ReviewState
    done: int
    total: int
    """The part of the work that is done; 0 of 0: it has not begun."""
    review: Reviewed | None


class Decisive(Struct, frozen=True):
    """The moment that decided a finished game for a seat."""

    how: How
    ply: int
    relive: int
    """The ply of the position from which a replay shows it."""
    player: int
    """The seat that decided there, is ahead from there on, or gave up."""
    cost: float
    """The share of the victory that the decision took from the seat, where a review says so."""
    decision: ReviewedDecision | None
    """The decision, where the moment is one."""


class Decided(Struct, frozen=True):
    """GET /api/tables/{table}/decided: the moment that decided a finished game, by seat."""

    table: str
    judged: bool
    """Whether the review of the game says so; otherwise the game's own count does."""
    seats: tuple[Decisive, ...]


class Try(Request, frozen=True):
    """POST /api/tables/{table}/review/{ply}/try: asks for the position of an own turning point, or
    how good another action there is.

    Who asks without ``think`` gets the table after the action. With ``think`` the action is looked
    at for a moment longer, and no table comes: ask so until it is no longer ``thinking``.
    """

    action: Annotated[str, Meta(max_length=400)] = ""
    """In the game's notation; '': none is tried yet."""
    think: bool = False


TriedState = Literal["asked"] | Verdict
"""``asked``: nothing was tried, or nothing that is legal."""


class Tried(Struct, frozen=True):
    """An own turning point, and how good what was tried there is."""

    ply: int
    verdict: TriedState
    refused: Refused | None = None
    """The reason why the action is not legal; it was not made."""
    choice: Choice | None = None
    """The action that was tried."""
    lost: float = 0.0
    """The share of the victory that it gives away, as far as that is certain."""
    error: float = 0.0
    """The standard error of that."""
    done: int = 0
    total: int = 0
    """The part of the work that is done, while it is ``thinking``."""
    news: TableNews | None = None
    frames: tuple[Frame, ...] = ()
    """The table at the turning point, and after the action."""


class Shown(Struct, frozen=True):
    """GET /api/tables/{table}/review/{ply}/line: the course that shows why another action was
    better, by what its player could know."""

    frames: tuple[Frame, ...]
    """The table at the decision, and after each step of the course; empty where there is none."""


class FoundHere(Request, frozen=True):
    """POST /api/tables/{table}/moments: what the caller's own device found in a finished game. It
    concerns nobody else, and is kept among the caller's puzzles as if the server had found it."""

    plies: Annotated[list[Annotated[int, Meta(ge=0)]], Meta(max_length=MOST_FOUND)]
    """Own turning points: decisions of the caller in that game."""
    solved: bool | None = None
    """Whether the better move was found there, where it was tried; null: it was not tried."""


class OwnPuzzle(Struct, frozen=True):
    """A turning point of an own game: something better was possible."""

    game: str
    table: str
    ply: int
    ended: float
    """When the game was over; 0: that is not known."""
    tries: int
    solved: float
    """When the better move was found; 0: not yet."""
