"""Puzzles: what clients send, and what they get."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ...base.refusal import Refused
from ...wire.bounds import Request
from ...wire.history import Frame
from ...wire.messages import TableNews
from ...wire.shown import Choice, Telling
from .lesson_wire import Done, MostDone

MOST_REPLIES = 12
"""At most so many decisions of the others follow a wrong one."""

PuzzleState = Literal["asked", "wrong", "solved", "shown"]
"""``asked``: the puzzle asks for a decision. ``wrong``: the last decision was wrong, and the others
answered it. ``shown``: the reader gave up and saw the answer."""


class Skill(Struct, frozen=True):
    """The skill of somebody at the puzzles of a game."""

    rating: int
    """On the scale of ratings at games; a puzzle with the same rating is solved every second time.
    """
    deviation: int
    """The uncertainty of that, on the same scale."""
    tries: int
    """The number of puzzles that they have tried."""


class Rated(Struct, frozen=True):
    """The change of the reader's rating by a first try."""

    before: Skill
    after: Skill


class PuzzleHint(Struct, frozen=True):
    """The hints at the next decision, as far as they were asked for."""

    step: int
    """The number of hints so far."""
    steps: int
    """The number of all hints; with the last one comes the move."""
    idea: Telling
    """The idea of the right decision: ``puzzle-idea-<code>`` of the catalogue."""
    among: tuple[str, ...]
    """With the second hint: the right decision is one of these."""
    piece: bool
    """Whether these are all with the same piece, card or tile; otherwise the right decision and one
    other."""
    choice: Choice | None
    """With the last hint: the right decision."""


class Solve(Request, frozen=True):
    """POST /api/puzzles/{game}/{puzzle}: asks for the table of a puzzle after these decisions.

    The server stores only whether a decision was wrong, the puzzle solved, or the reader gave up.
    """

    done: Annotated[list[Done], MostDone] = field(default_factory=list[str])
    """The decisions so far, in the game's notation; only the last one may be wrong."""
    give_up: bool = False
    """Show the answer."""
    hint: Annotated[int, Meta(ge=0, le=3)] = 0
    """The number of hints at the next decision that are wanted: the idea, the piece, the move."""
    in_run: bool = False
    """It is part of a run: nothing is kept of it, and a wrong decision is not answered by play."""
    here: bool = False
    """The caller works out itself how the others answer a wrong decision."""
    replies: Annotated[list[Done], Meta(max_length=MOST_REPLIES)] = field(default_factory=list[str])
    """With ``here``: the answers that it has found so far, in their order, none where there was no
    choice."""


class PuzzleCard(Struct, frozen=True):
    """A puzzle in a list, without its answer."""

    id: str
    theme: str
    """The theme: the message ``puzzle-theme-<theme>`` of the catalogue."""
    level: int
    """The difficulty, 1 … 5."""
    rating: int
    """The difficulty for people, on the scale of their ratings."""
    decisions: int
    """The number of decisions of the reader in the answer."""
    unseen: bool
    """Whether it asks to weigh what others may hold in their hands: nothing to begin with."""
    players: int
    kind: int
    """A number for the kind of its answer: two with the same number look alike."""
    first: int
    """Its place among the puzzles to begin with, from 0; −1: it is none of them."""


class PuzzleOfTheDay(Struct, frozen=True):
    """The puzzle of the day, the same for everybody from midnight to midnight, UTC."""

    day: str
    """Such as 2026-11-21."""
    game: str
    id: str


class DayResult(Struct, frozen=True):
    """A result of somebody who solved the puzzle of the day on its day."""

    user: str
    name: str
    clean: bool
    """Whether the first try was right, without a hint."""
    tries: int
    """The number of tries that it took, a hint counts as one; 0: that is not known."""


class DayResults(Struct, frozen=True):
    """GET /api/puzzle-day: results at today's puzzle; none until the reader has solved it."""

    day: str
    you: DayResult | None
    followed: tuple[DayResult, ...]
    """The people whom the reader follows, the best first."""


RunKind = Literal["streak", "storm"]
"""``streak``: until the first mistake. ``storm``: as many as possible in a minute."""


class EndedRun(Request, frozen=True):
    """POST /api/puzzle-runs/{game}: a run through the puzzles of a game is over."""

    kind: RunKind
    solved: Annotated[int, Meta(ge=0, le=1000)]
    """The number of puzzles solved in it, as the client counted."""


class BestRun(Struct, frozen=True):
    """One's best run of this kind at this game."""

    kind: RunKind
    solved: int


class PuzzleGame(Struct, frozen=True):
    """A game that has puzzles."""

    game: str
    count: int
    skill: Skill
    """The reader's rating; that of a newcomer where they have tried none."""


class PuzzleDays(Struct, frozen=True):
    """GET /api/puzzle-days/{month}: the puzzles of the days of a month, up to today."""

    month: str
    """Such as 2026-11."""
    today: str
    """Such as 2026-11-21."""
    first: str
    """The first month that has any."""
    days: tuple[PuzzleOfTheDay, ...]


class Puzzles(Struct, frozen=True):
    """GET /api/puzzles: today's puzzle, and how many puzzles each game of this server has."""

    today: PuzzleOfTheDay | None
    games: tuple[PuzzleGame, ...]


class Reply(Struct, frozen=True):
    """The next answer of the others to a wrong decision: to be worked out by the caller. The
    position is one that the reader's seat holds possible; what the seat does not know is drawn
    anew."""

    game: str
    bot: str
    """The bot that thinks for them."""
    state: str
    """The position, as base64."""
    seed: int


class Solving(Struct, frozen=True):
    """The table of a puzzle at a decision, or after the last one."""

    card: PuzzleCard
    state: PuzzleState
    seat: int
    idea: str
    """The aim of the answer; ``puzzle-asks-<idea>`` of the catalogue tells what is asked."""
    named: Telling | None
    """The idea of the answer, where that is not to be guessed: ``puzzle-idea-<code>``."""
    decisions: int
    """The number of decisions of the reader in the answer."""
    hint: PuzzleHint | None
    """The hints that were asked for."""
    done: tuple[str, ...]
    """The right decisions so far; the client sends them with the next one."""
    wrong: Choice | None
    """The decision that was wrong."""
    reply: Reply | None
    """The reply that the caller is to work out before the others go on answering."""
    refuted: Telling | None
    """The refutation of the wrong decision, once the others have played it: ``why-<code>`` of the
    game's catalogue. Null where nothing of the kind follows."""
    refused: Refused | None
    """The reason why the last decision is not legal; it was not made."""
    reasons: tuple[Telling, ...]
    """Once the puzzle is over: why the first decision is right, as ``why-<code>`` of the game's
    catalogue."""
    worth: float
    """Once the puzzle is over: the chance to win with the answer, 0 … 1. 0 before that, and where
    the game measures otherwise."""
    second: float
    """The same chance with the best of all other decisions."""
    rated: Rated | None
    """The change of the reader's rating by the first try; null where it was not the first, or is
    not over."""
    news: TableNews
    frames: tuple[Frame, ...]
    """The table before the last decision, and after each ply since then."""
