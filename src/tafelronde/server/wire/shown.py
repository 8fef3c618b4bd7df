"""Server → client: what answers and messages are made of."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Waiting = Literal["", "bot-warms-up", "bot-thinks", "rules-warm-up"]
Undoing = Literal["now", "ask", "no"]
Status = Literal["open", "playing", "over", "closed"]
"""The status of a table: people gather; the game runs; it has ended; the table was closed before
the start."""
Hinting = Literal["all", "alone", "none"]
"""Who gets hints: everybody, since the host allows it; a person who plays alone against bots;
nobody, since two or more people sit here."""


Scope = Literal["all", "invited"]
"""What a program may do: ``all``, everything that a guest may do at tables; ``invited``, watch, and
play at tables that its owner made or sits at, but make none. Neither sees to tokens, codes and
devices."""


class Telling(Struct, frozen=True):
    """Something to be said: a message of the catalogue and its arguments.

    ``player``, where there is one, is a seat; the reader's side puts the name in its place.
    """

    code: str
    args: dict[str, str | int]


class Me(Struct, frozen=True):
    """The caller's identity: the answer of GET /api/me, POST /api/session and POST
    /api/session/code."""

    user: str
    name: str


class Token(Struct, frozen=True):
    """The answer of POST /api/tokens. The token is shown this once."""

    user: str
    name: str
    token: str
    scope: Scope


class Program(Struct, frozen=True):
    """GET /api/tokens: a program that has a token of one's own."""

    user: str
    name: str
    scope: Scope
    created: float
    """0: made before this was noted."""


class Code(Struct, frozen=True):
    """The answer of POST /api/me/code: good once, until ``until``."""

    code: str
    until: float


class Device(Struct, frozen=True):
    """GET /api/me/devices: where one is signed in."""

    id: str
    label: str
    """The name of the browser."""
    created: float
    seen: float
    """When it was last in use, give or take an hour."""
    here: bool
    """The one that asks."""


class GameOption(Struct, frozen=True):
    """A switch of a game."""

    name: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str
    clause: str
    players: tuple[int, ...]
    """The table sizes that have it; empty: all."""
    fewest: tuple[int, ...]
    """How many must sit at the table, for each of the choices; empty: no matter."""
    data: bool
    """A data set: beside the choices, the text of another one's JSON may be sent."""


class Character(Struct, frozen=True):
    """A character who plays a level of a game; ``court-<id>`` of the game's catalogue describes
    them."""

    id: str
    name: str
    level: str


class GameCard(Struct, frozen=True):
    """A game that can be played here: GET /api/games."""

    name: str
    title: str
    min_players: int
    max_players: int
    colours: tuple[str, ...]
    """The colours of the seats; empty where they depend on the options: then the table's seats have
    them."""
    options: tuple[GameOption, ...]
    bots: tuple[str, ...]
    """Levels (``easy`` …), or kinds where the game has no levels; weakest first."""
    court: tuple[Character, ...]
    """The characters of the bots, by level; empty where they have no names of their own."""
    hidden: bool
    minutes: tuple[int, ...]
    """About how long people play, from the smallest table to the largest; empty: unknown."""
    rules_version: int
    warm: bool
    """Whether its bots are compiled on this node; until then they warm up."""


class Seat(Struct, frozen=True):
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


class Outcome(Struct, frozen=True):
    """How a game ended, in short."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    resigned: tuple[int, ...]
    """The seats that gave up, where that ended it."""


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
    unreadable: bool = False
    """Whether the server found that it cannot read what happened there; opening it says why."""


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
    ``not-playing``, ``offer-stands``, ``has-resigned``, ``spectator``.
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

    ending: Literal["rules", "resigned"]
    by: int
    """The seat whose resignation ended it; −1."""
    returns: tuple[float, ...]
    """−1 … 1 for each seat."""
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    tellings: tuple[Telling, ...]
    """``result-<code>`` of the game's catalogue; empty after a resignation."""


class Head(Struct, frozen=True):
    """A table as it is now and as the reader may see it: everything but the log."""

    id: str
    seq: int
    """Rises with everything that happens here; the client quotes it in ``move`` and ``watch``."""
    status: Status
    game: str
    options: dict[str, bool | int | str]
    public: bool
    host: str
    """The user who made it."""
    created: float
    changed: float
    seats: tuple[Seat, ...]
    you: tuple[int, ...]
    """The reader's seats; empty: a spectator."""
    eye: int
    """The seat from which ``view`` is seen; −1: as a spectator."""
    ply: int
    """Length of the log."""
    player: int
    """The player to act; −4: nobody."""
    waiting: Waiting
    """What a bot that acts is doing; or that all are ready and the game waits for its rules."""
    view: Any
    """The game's own struct (its ``view.py``); null before the start."""
    legal: tuple[Choice, ...]
    """The legal actions of the reader; empty when it is not their turn."""
    undo: UndoState
    offer: Offer | None
    result: Result | None
    rematch: str
    """The table of the rematch; ''."""
    commitment: str
    """The promise of the seed, hex."""
    seed: str
    """Shown when it is over; ''."""
    watchers: int
    """How many look on (on this node), people at the table included."""
    delay: int
    """Spectators see the game so many decisions late; 0: at once."""
    hints: Hinting
    removed: tuple[str, ...]
    """The people whom the host sent away."""


class ChatLine(Struct, frozen=True):
    """Something said at a table."""

    number: int
    user: str
    name: str
    seat: int
    """−1: a spectator."""
    text: str
    time: float


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
