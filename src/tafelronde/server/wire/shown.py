"""Server → client: the structs that answers and messages are made of."""

from typing import Any, Literal

from msgspec import Struct

from ...match.outcome import SeatOutcome
from .clock import Clocks, Missing, TimeControl

Waiting = Literal["", "bot-warms-up", "bot-thinks", "rules-warm-up"]
Undoing = Literal["now", "ask", "no"]
Status = Literal["open", "playing", "over", "closed"]
"""The status of a table: ``open``, people gather; ``playing``; ``over``, the game has ended;
``closed``, the table was closed before the end."""
Standing = Literal["", "guest", "account", "program"]
"""The standing of a person on a seat when they sat down: ``guest``, without an account;
``account``, with a handle; ``program``, a program that a person has; '', not noted, or nobody."""
Hinting = Literal["all", "alone", "none"]
"""The people who get hints: ``all``, if the host of the table allows it; ``alone``, a person who
plays alone against bots; ``none``, where two or more people play, at a deal of the day, in a rated
game and in a tournament."""


class Telling(Struct, frozen=True):
    """A sentence to be shown: a message of the catalogue and its arguments.

    The argument ``player``, where there is one, is a seat; the client puts its name there.
    """

    code: str
    args: dict[str, str | int]


class Decider(Struct, frozen=True, cache_hash=True):
    """The person or bot that decided for a seat until another took over."""

    until: int
    """The ply from which on another decided."""
    kind: Literal["person", "bot"]
    name: str
    level: str = ""
    character: str = ""


class Seat(Struct, frozen=True, cache_hash=True):
    """A place at a table."""

    kind: Literal["open", "person", "bot"]
    colour: str
    """A word of the catalogue (``red``); '' where the game has no colour for this seat, or none
    yet."""
    name: str
    """The name of the person or bot that decides here; '' where the seat is open."""
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
    """Whether its person has given up."""
    character: str = ""
    """The id of the bot's character; '' where it has none."""
    absent: str = ""
    """The name of the person for whom a bot sits in."""
    before: tuple[Decider, ...] = ()
    """The earlier deciders of this seat, in the order of the plies."""
    standing: Standing = ""
    """The standing of the person, also while a bot sits in for them."""


class Outcome(Struct, frozen=True):
    """The outcome of a game, for lists."""

    winners: tuple[int, ...]
    """The seats that won, alone or together; in a draw all; none where all have given up."""
    scores: tuple[float, ...]
    resigned: tuple[int, ...]
    """The seats that gave up, where that ended the game."""
    seats: tuple[SeatOutcome, ...]
    """The outcome for each seat."""


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
    """The time of the last change; for a finished game, of its end."""
    outcome: Outcome | None
    """The outcome of a finished game; null where it is no longer known."""
    time: TimeControl | None = None
    """The time that people have; null: no clocks."""
    unreadable: bool = False
    """Whether the server cannot read the table's events; opening the table says why."""
    rated: bool = False
    """Whether the result changes people's ratings."""
    handed_in: bool = False
    """Whether it was played without a network, and its record handed in: it counts nowhere."""


class Finished(Struct, frozen=True):
    """GET /api/games-of-mine: the caller's finished games, the latest first."""

    games: tuple[TableCard, ...]
    before: str
    """Sent back as ``before`` it gets the next page; '': this is the last page."""


class Choice(Struct, frozen=True):
    """A legal action of the reader."""

    action: dict[str, Any]
    text: str
    """The action in the game's notation."""
    label: Telling | None
    """Its label; ``choice-<code>`` in the game's catalogue."""


class Entry(Struct, frozen=True):
    """One ply of the log, as the reader may know it."""

    ply: int
    player: int
    """The seat that acted; −1: chance."""
    action: dict[str, Any] | None
    """Null where the reader may not know it."""
    text: str
    """The action in the game's notation; '' where the reader may not know it."""
    tellings: tuple[Telling, ...]
    """Sentences about it; ``event-<code>`` in the game's catalogue."""
    time: float
    forced: bool = False
    """Whether it was the only legal action, and so was played without asking."""


class UndoState(Struct, frozen=True):
    """Whether the reader may take back: ``now``, ``ask`` (the others must agree) or ``no``.

    ``reason`` says why not ``now``: ``nothing``, ``new-information``, ``others-decided``,
    ``again``, ``over``, ``not-playing``, ``offer-stands``, ``has-resigned``, ``spectator``,
    ``one-try`` (a deal of the day), ``rated`` or ``in-tournament``.
    """

    state: Undoing
    reason: str
    seat: int
    """The seat whose decision would be taken back."""
    to: int
    """The ply to which the game would go back."""


class Offer(Struct, frozen=True):
    """An offer to take back: a seat asks the others to agree."""

    seat: int
    to: int
    waiting: tuple[int, ...]
    """The seats of people who have not answered."""


class Result(Struct, frozen=True):
    """The result of a finished game."""

    ending: Literal["rules", "resigned", "time"]
    """The end of the game: by the rules, by a resignation, or by the end of a player's time."""
    by: int
    """The seat whose resignation or lack of time ended it; −1: the rules ended it."""
    returns: tuple[float, ...]
    """The result of each seat by the rules, −1 … 1, whoever played it to the end."""
    scores: tuple[float, ...]
    winners: tuple[int, ...]
    """The seats that won, alone or together; in a draw all; none where all have given up."""
    seats: tuple[SeatOutcome, ...]
    """The outcome for each seat."""
    tellings: tuple[Telling, ...]
    """Sentences about it; ``result-<code>`` in the game's catalogue, or in that of endings."""
    lines: tuple[tuple[Telling, ...], ...] = ()
    """For each seat a line of its own, likewise: the victory, or what was missing to it and to the
    next place; the way in which the seat was given up."""


class Left(Struct, frozen=True):
    """A seat that was given up, for the log."""

    seat: int
    ply: int
    """The length of the log when it was given up."""
    telling: Telling
    """The sentence; ``result-<code>``."""


class TableFacts(Struct, frozen=True):
    """The fields of a table that are the same for every reader."""

    id: str
    seq: int
    """The number of the last event; the client sends it back in ``move`` and ``watch``."""
    status: Status
    game: str
    public: bool
    host: str
    """The id of the person who made the table."""
    created: float
    changed: float
    ply: int
    """The length of the log."""
    player: int
    """The player to act; −4: nobody."""
    rematch: str
    """The id of the rematch's table; '': none."""
    deal: str
    """The day, ``2026-11-23``, if this is a try at its deal of the day; '': it is none."""
    tournament: str
    """The id of the tournament of this table; '': none."""
    round: int
    """The round in the tournament, from 1; 0: none."""
    commitment: str
    """The commitment to the seed, in hex."""
    delay: int
    """The number of decisions by which spectators see the game late; 0: at once."""
    rated: bool
    """Whether the result changes people's ratings."""
    handed_in: bool
    """Whether it was played without a network, and its record handed in: it counts nowhere."""


class Head(TableFacts, frozen=True):
    """A table as the reader may see it now, without the log."""

    options: dict[str, bool | int | str]
    seats: tuple[Seat, ...]
    you: tuple[int, ...]
    """The reader's seats; empty: a spectator."""
    eye: int
    """The seat whose view ``view`` is; −1: a spectator's."""
    waiting: Waiting
    """The work that the game waits for: a bot that thinks or is compiled, or the compiling of its
    rules; '': nothing of this kind."""
    view: Any
    """The game's own struct (its ``view.py``); null before the start."""
    legal: tuple[Choice, ...]
    """The legal actions of the reader; empty when it is not their turn."""
    undo: UndoState
    offer: Offer | None
    result: Result | None
    seed: str
    """The seed in hex, once the game is over; '': not yet. A seed that other tables share is shown
    elsewhere: with the deal of the day, or with the round of the tournament."""
    watchers: int
    """The number of people who look on at this node, players included."""
    hints: Hinting
    removed: tuple[str, ...]
    """The ids of the people whom the host removed."""
    time: TimeControl | None = None
    """The time that people have; null: no clocks."""
    clocks: Clocks | None = None
    """The time that they have left; null before the start, and without clocks."""
    missing: Missing | None = None
    """The player to act, for whom others wait without clocks; null: nobody."""
    given_up: tuple[Left, ...] = ()
    """The seats that were given up, in the order of the plies; those for whom a bot sits in only
    once the game is over."""


class ChatLine(Struct, frozen=True):
    """A line of chat at a table."""

    number: int
    user: str
    name: str
    seat: int
    """−1: a spectator."""
    text: str
    """'' where it is a phrase."""
    time: float
    phrase: str = ""
    """The code of a phrase; ``phrase-<code>`` in the catalogue."""
