"""Server → client: what answers and messages are made of."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ..base.came import CameTo
from .clock import Clocks, Missing, TimeControl

Waiting = Literal["", "bot-warms-up", "bot-thinks", "rules-warm-up"]
Undoing = Literal["now", "ask", "no"]
Status = Literal["open", "playing", "over", "closed"]
"""The status of a table: people gather; the game runs; it has ended; the table was closed before
the start."""
Hinting = Literal["all", "alone", "none"]
"""Who gets hints: everybody, since the host allows it; a person who plays alone against bots;
nobody, since two or more people sit here, it is a deal of the day, or the game is rated."""


class Telling(Struct, frozen=True):
    """Something to be said: a message of the catalogue and its arguments.

    ``player``, where there is one, is a seat; the reader's side puts the name in its place.
    """

    code: str
    args: dict[str, str | int]


class Decider(Struct, frozen=True, cache_hash=True):
    """Who decided for a seat until somebody else took over."""

    until: int
    """From this ply on it was somebody else."""
    kind: Literal["person", "bot"]
    name: str
    level: str = ""
    character: str = ""


class Seat(Struct, frozen=True, cache_hash=True):
    """A place at a table."""

    kind: Literal["open", "person", "bot"]
    colour: str
    """In the catalogue's words (``red``); '' where the game has none for this seat."""
    name: str
    """The name of the one who decides here, a person or a bot; '' where the seat is open."""
    user: str
    """The person's public id, also while a bot sits in for them."""
    level: str
    """The level of the bot."""
    ready: bool
    away: bool
    """Whether a bot sits in for a person, who may return."""
    online: bool
    """Whether the person is looking at the table (on this node)."""
    resigned: bool = False
    """Its person has given up; a bot plays to the end."""
    character: str = ""
    """The id of the bot in the game's court; '' where it is in none."""
    absent: str = ""
    """The name of the person for whom a bot sits in."""
    before: tuple[Decider, ...] = ()
    """Who decided here before whoever does now, in the order of the plies."""


class Outcome(Struct, frozen=True):
    """How a game ended, in short."""

    winners: tuple[int, ...]
    """The seats that won, alone or together; in a draw all; none where all have given up."""
    scores: tuple[float, ...]
    resigned: tuple[int, ...]
    """The seats that gave up, where that ended it."""
    seats: tuple[CameTo, ...]
    """What it came to, by seat."""


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: Status
    public: bool
    seats: tuple[Seat, ...]
    you: tuple[int, ...]
    your_turn: bool
    ply: int
    changed: float
    """When the game ended; for finished games."""
    outcome: Outcome | None
    """The result of a finished game; null where it is no longer known."""
    time: TimeControl | None = None
    """The time that people have; null: as much as they like."""
    unreadable: bool = False
    """Whether the server found that it cannot read what happened there; opening it says why."""
    rated: bool = False
    """Whether the result changes people's ratings."""


class Finished(Struct, frozen=True):
    """GET /api/games-of-mine: one's finished games, the last one first."""

    games: tuple[TableCard, ...]
    before: str
    """Ask with it for those before; '': these were the last."""


class Choice(Struct, frozen=True):
    """A legal action of the reader."""

    action: dict[str, Any]
    text: str
    """In the game's notation."""
    label: Telling | None
    """``choice-<code>`` of the game's catalogue."""


class Entry(Struct, frozen=True):
    """One ply of the log, as the reader may know it."""

    ply: int
    player: int
    """The seat that acted; −1: chance."""
    action: dict[str, Any] | None
    """None where the reader may not know it."""
    text: str
    """In the game's notation; '' where the reader may not know it."""
    tellings: tuple[Telling, ...]
    """``event-<code>`` of the game's catalogue."""
    time: float
    forced: bool = False
    """Nothing else was possible: it was done without asking."""


class UndoState(Struct, frozen=True):
    """Whether the reader may take back: ``now``, ``ask`` (the others) or ``no``.

    ``reason`` says why not ``now``: ``nothing``, ``new-information``, ``others-decided``, ``over``,
    ``not-playing``, ``offer-stands``, ``has-resigned``, ``spectator``, ``one-try``, at a deal of
    the day, ``rated``, in a rated game, or ``in-tournament``.
    """

    state: Undoing
    reason: str
    seat: int
    """The seat whose decision would be taken back."""
    to: int
    """The ply to which it would go back."""


class Offer(Struct, frozen=True):
    """Somebody asks to take back."""

    seat: int
    to: int
    waiting: tuple[int, ...]
    """Seats whose people have not answered."""


class Result(Struct, frozen=True):
    """How it ended."""

    ending: Literal["rules", "resigned", "time"]
    """By the rules; since somebody resigned; since somebody's time was out."""
    by: int
    """The seat whose resignation, or lack of time, ended it; −1."""
    returns: tuple[float, ...]
    """−1 … 1 for each seat, whoever played it to the end."""
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    """The seats that won, alone or together; in a draw all; none where all have given up."""
    seats: tuple[CameTo, ...]
    """What it came to, by seat."""
    tellings: tuple[Telling, ...]
    """``result-<code>`` of the game's catalogue; empty after a resignation."""


class TableFacts(Struct, frozen=True):
    """What every reader sees of a table as it stands there: each field is the table's own."""

    id: str
    seq: int
    """Rises with everything that happens here; the client quotes it in ``move`` and ``watch``."""
    status: Status
    game: str
    public: bool
    host: str
    """The user who made it."""
    created: float
    changed: float
    ply: int
    """Length of the log."""
    player: int
    """The player to act; −4: nobody."""
    rematch: str
    """The table of the rematch; ''."""
    deal: str
    """The day of whose deal of the day this is a try, ``2026-11-23``; ''."""
    tournament: str
    """The tournament of which this is a table; ''."""
    round: int
    """Its round there, from 1; 0."""
    commitment: str
    """The promise of the seed, hex."""
    delay: int
    """Spectators see the game so many decisions late; 0: at once."""
    rated: bool
    """Whether the result changes people's ratings."""


class Head(TableFacts, frozen=True):
    """A table as it is now and as the reader may see it: everything but the log."""

    options: dict[str, bool | int | str]
    seats: tuple[Seat, ...]
    you: tuple[int, ...]
    """The reader's seats; empty: a spectator."""
    eye: int
    """The seat from which ``view`` is seen; −1: as a spectator."""
    waiting: Waiting
    """What a bot that acts is doing; or that all are ready and the game waits for its rules."""
    view: Any
    """The game's own struct (its ``view.py``); null before the start."""
    legal: tuple[Choice, ...]
    """The legal actions of the reader; empty when it is not their turn."""
    undo: UndoState
    offer: Offer | None
    result: Result | None
    seed: str
    """Shown when it is over; ''. That of a deal of the day is shown with the deal, that of a deal
    that all tables of a round play with the round."""
    watchers: int
    """How many look on (on this node), people at the table included."""
    hints: Hinting
    removed: tuple[str, ...]
    """The people whom the host sent away."""
    time: TimeControl | None = None
    """The time that people have; null: as much as they like."""
    clocks: Clocks | None = None
    """What they have left; null before the start, and where they have as much as they like."""
    missing: Missing | None = None
    """Who may be missing where there are no clocks, and others wait; null: nobody."""


class ChatLine(Struct, frozen=True):
    """Something said at a table."""

    number: int
    user: str
    name: str
    seat: int
    """−1: a spectator."""
    text: str
    """'' where a phrase was said."""
    time: float
    phrase: str = ""
    """``phrase-<code>`` of the catalogue."""


class Verified(Struct, frozen=True):
    """GET /api/tables/{id}/verify: whether the record of a finished game is true."""

    ok: bool
    decisions: int
    draws: int
    draws_checked: bool
    findings: tuple[str, ...]


class Frame(Struct, frozen=True):
    """GET /api/tables/{id}/replay/{ply}: the table after the first ``ply`` steps."""

    ply: int
    last: int
    """The ply at the end."""
    player: int
    eye: int
    view: Any
    entry: Entry | None
    """The step that led here."""


class Replay(Struct, frozen=True):
    """GET /api/tables/{id}/replay?since=0&count=50."""

    frames: tuple[Frame, ...]
