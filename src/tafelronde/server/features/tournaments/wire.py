"""Tournaments: what is asked for, and what is shown."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ...wire.bounds import Options, OptionValue, PersonName, Request, Word
from ...wire.clock import TimeControl

TournamentKind = Literal["swiss", "robin", "league", "knockout", "arena"]
TournamentStatus = Literal["open", "running", "over", "off"]
"""People join; it is played; it has ended; it never began."""


class NewTournament(Request, frozen=True):
    """POST /api/tournaments."""

    name: PersonName
    kind: TournamentKind
    game: Word
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    """At each table; by default as few as the game allows."""
    options: Options = field(default_factory=dict[str, OptionValue])
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    """0: as many as the kind needs."""
    advance: Annotated[int, Meta(ge=1, le=8)] = 1
    """Knock-out for more than two: so many of a table go on."""
    shared: bool = False
    """All tables of a round play the same deal (Swiss, round robin)."""
    streaks: bool = True
    """Arena: more points from the third victory in a row on."""
    minutes: Annotated[int, Meta(ge=5, le=720)] = 60
    """How long an arena takes."""
    bound: Annotated[int, Meta(ge=30, le=2_592_000)] = 3600
    """Seconds that a table may take; then whoever is to act loses."""
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    """League: each round takes so many days, and the next one begins then; ``bound`` does not
    count. 0: a round begins when all tables of the one before are over."""
    fill: Annotated[int, Meta(ge=0, le=32)] = 0
    """When it begins, bots join until there are so many players (not in an arena)."""
    level: Word = ""
    """The level of these bots; '': one that the server chooses."""
    rated: bool = False
    """The games count for people's ratings (docs/ratings.md)."""
    time: TimeControl | None = None
    """The time of the people at each table; they may run out of it before ``bound``."""
    starts: Annotated[float, Meta(ge=0, le=1e11)] = 0.0
    """When it begins, in seconds since 1970; 0: when you say so."""
    public: bool = True
    """Whether it stands in the list; who has the link may join anyway."""


class TournamentDeed(Request, frozen=True):
    """POST /api/tournaments/{id}: what to do there. Only who made it may begin it, or call it off
    before that."""

    deed: Literal["join", "leave", "begin", "call-off"]


class TournamentCard(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    kind: TournamentKind
    game: str
    size: int
    """Players at a table."""
    status: TournamentStatus
    players: int
    """How many play, those who left not counted."""
    round: int
    """So many rounds have begun."""
    rounds: int
    """0: that is not known beforehand."""
    minutes: int
    """How long an arena takes; 0: it is none."""
    starts: float
    begun: float
    ended: float
    you: bool
    """Whether the reader plays there."""


class Tournaments(Struct, frozen=True):
    """GET /api/tournaments?status=open: the public ones, the last one changed first."""

    now: float
    """The server's time."""
    tournaments: tuple[TournamentCard, ...]
    before: str
    """Ask with it for those before; '': these were the last."""
    may_make: bool
    """Whether the host lets people make tournaments."""


class TournamentPlayer(Struct, frozen=True):
    """Somebody who plays there, and where they stand."""

    number: int
    user: str
    """'': a bot."""
    name: str
    level: str
    character: str
    """The id of the bot in the game's court; '' where it is in none."""
    gone: bool
    """They play no more."""
    rank: int
    points: float
    """In a knock-out: the rounds that they came through."""
    strength: float
    """Those that they met: the points of all of them; in a round robin, of those they beat."""
    direct: float
    """Their points against those who are equal in both."""
    played: int
    won: int
    byes: int


class TournamentTable(Struct, frozen=True):
    """A table of a round."""

    table: str
    """'': it is not there yet."""
    seats: tuple[int, ...]
    """The numbers of the players, by seat."""
    points: tuple[float, ...]
    """By seat; empty: not over."""
    scores: tuple[float, ...]
    """What the game counts, by seat."""
    until: float
    """Its time bound."""
    over: bool
    void: bool
    """It ended without a result: everybody has half."""


class TournamentRound(Struct, frozen=True):
    """GET /api/tournaments/{id}/rounds/{number}."""

    number: int
    begun: float
    over: bool
    byes: tuple[int, ...]
    tables: tuple[TournamentTable, ...]
    commitment: str
    """The promise of the seed of the deal that all tables play, hex; ''."""
    seed: str
    """That seed, when the round is over; ''."""


class BracketSide(Struct, frozen=True):
    """One of two who meet."""

    player: int
    """Their number; 0: not known yet."""
    before: int
    """The index of the pair of the round before from which they come; −1: there is none."""
    score: float | None
    """What the game counted for them; null: nothing, or it is not over."""
    gave_up: bool


class BracketPair(Struct, frozen=True):
    """Two who meet in a knock-out, or one who goes on without playing."""

    sides: tuple[BracketSide, ...]
    """From above."""
    table: str
    """''; there is none yet, or none at all."""
    over: bool
    winner: int
    """The number of who goes on; 0: not known yet."""


class Tournament(Struct, frozen=True):
    """GET /api/tournaments/{id}."""

    card: TournamentCard
    now: float
    host: str
    """The user who made it …"""
    host_name: str
    public: bool
    options: dict[str, bool | int | str]
    advance: int
    shared: bool
    streaks: bool
    bound: int
    days: int
    """Of a league by the calendar: how long each round takes; 0."""
    calendar: tuple[float, ...]
    """Of a league by the calendar that has begun: when each round ends, those to come as well."""
    fill: int
    level: str
    rated: bool
    time: TimeControl | None
    ends: float
    """When an arena ends; 0."""
    commitment: str
    """The promise of the seed by which the lot is drawn, hex."""
    seed: str
    """Hex; '' until it is over."""
    players: tuple[TournamentPlayer, ...]
    """By their rank; before it begins, as they joined."""
    latest: tuple[TournamentRound, ...]
    """The last round; of an arena the last twelve."""
    bracket: tuple[tuple[BracketPair, ...], ...]
    """Of a knock-out at tables for two: the pairs of each round from above, those to come as well;
    of other tournaments, and before it begins, empty."""
    you: int
    """The reader's number; 0: they do not play."""
    table: str
    """Where the reader is to play now; ''."""
    may_join: bool
    may_begin: bool
