"""Tournaments: what clients ask for, and what they are shown."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ....tournament.acts import SetEntry
from ...wire.bounds import LATER, Options, OptionValue, PersonName, Request, Word
from ...wire.clock import TimeControl
from ...wire.shown import Standing

TournamentKind = Literal["swiss", "robin", "league", "knockout", "arena"]
TournamentStatus = Literal["open", "running", "over", "off"]
"""``open``: people may join. ``off``: it was called off, before it began or while it ran."""


class NewTournament(Request, frozen=True):
    """POST /api/tournaments."""

    name: PersonName
    kind: TournamentKind
    game: Word
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    """At each table; without it, as few as the game allows."""
    options: Options = field(default_factory=dict[str, OptionValue])
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    """The number of rounds; 0: as many as the kind needs."""
    advance: Annotated[int, Meta(ge=1, le=8)] = 1
    """Knock-out with tables for three or more: how many players of a table go on."""
    shared: bool = False
    """All tables of a round play the same deal (Swiss, round robin)."""
    streaks: bool = True
    """Arena: from the third victory in a row on, a victory gives more points."""
    minutes: Annotated[int, Meta(ge=5, le=720)] = 60
    """The length of an arena."""
    bound: Annotated[int, Meta(ge=30, le=2_592_000)] = 3600
    """Seconds that a table may take; then the player who is to act loses."""
    days: Annotated[int, Meta(ge=0, le=30)] = 0
    """League: days that each round takes; the next one begins then, and ``bound`` does not count.
    0: a round begins when all tables of the one before are over."""
    fill: Annotated[int, Meta(ge=0, le=32)] = 0
    """Bots join at the beginning until there are so many players (not in an arena)."""
    level: Word = ""
    """The level of these bots; '': the server chooses one."""
    rated: bool = False
    """The games count for people's ratings (docs/ratings.md)."""
    time: TimeControl | None = None
    """The clock of each person at a table; it may run out before ``bound``."""
    starts: Annotated[float, Meta(ge=0, le=1e11)] = 0.0
    """When it begins, in seconds since 1970; 0: when you begin it."""
    public: bool = True
    """Whether the list shows it; a person with the link may join anyway."""


class TournamentDeed(Request, frozen=True):
    """POST /api/tournaments/{id}: what to do there. Only the maker may begin it, or call it off
    before that; the site's host and the moderators may begin and call off, hide, show and rename
    any."""

    deed: Literal["join", "leave", "begin", "call-off", "hide", "show", "rename"]
    code: Word = ""
    """The code that the tournament asks for, of who joins."""
    name: PersonName | None = None
    """The new name, for ``rename``."""


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
    """The number of players, without those who left."""
    round: int
    """The number of rounds that have begun."""
    rounds: int
    """The number of rounds in all; 0: not known beforehand."""
    minutes: int
    """The length of an arena; 0 for other kinds."""
    starts: float
    begun: float
    ended: float
    you: bool
    """Whether the reader plays there."""


class Tournaments(Struct, frozen=True):
    """GET /api/tournaments?status=open: the public tournaments, the last changed first."""

    now: float
    """The server's time."""
    tournaments: tuple[TournamentCard, ...]
    before: str
    """The word for the next page; '': this is the last one."""
    may_make: bool
    """Whether the host lets people make tournaments."""


class TournamentPlayer(Struct, frozen=True):
    """A player of a tournament, and their place in it."""

    number: int
    user: str
    """The user; '' for a bot."""
    name: str
    level: str
    character: str
    """The id of the bot's character in the game; '' for a person or a bot without one."""
    gone: bool
    """Whether the player has left."""
    rank: int
    """The rank from 1. Once the tournament is over the winner alone has rank 1, and nobody where
    nobody has won, as in one that was called off while it ran."""
    points: float
    """Their points; in a knock-out, the number of rounds that they came through."""
    strength: float
    """The points of all opponents; in a round robin, of the opponents that they beat."""
    direct: float
    """Their points against players with the same points and strength."""
    played: int
    won: int
    byes: int
    ties: tuple[float, ...]
    """The values of the tournament's ``tie_breaks``, in their order."""
    standing: Standing = ""
    """Whether the person has an account or is a guest; '' for a bot."""
    annulled: Annotated[bool, LATER] = False
    """Whether their games count for nobody: they left a round robin before half of them."""


class TournamentTable(Struct, frozen=True):
    """A table of a round."""

    table: str
    """The id; '': the table does not exist yet."""
    seats: tuple[int, ...]
    """The numbers of the players, by seat."""
    points: tuple[float, ...]
    """The points by seat; empty: the table is not over."""
    scores: tuple[float, ...]
    """The game's own score, by seat."""
    until: float
    """When its time ends."""
    over: bool
    void: bool
    """Whether it ended without a result: everybody has half of the points."""
    ruled: bool = False
    """Whether a director decided its points."""
    absent: Annotated[tuple[int, ...], LATER] = ()
    """The numbers of the players who never came and lost by that; the table counts as unplayed."""


class TournamentWalkover(Struct, frozen=True):
    """A meeting that was not played, since one of the two had left."""

    player: int
    """The number of the player who was there."""
    left: int
    """The number of the other one; 0: nobody had come through to meet the player."""
    points: float
    """The points that it is worth: none where the games of who left count for nobody."""


class TournamentRound(Struct, frozen=True):
    """GET /api/tournaments/{id}/rounds/{number}."""

    number: int
    begun: float
    over: bool
    byes: tuple[int, ...]
    """The players who sit out, also those of ``walkovers``."""
    walkovers: Annotated[tuple[TournamentWalkover, ...], LATER]
    tables: tuple[TournamentTable, ...]
    commitment: str
    """The promise of the seed, hex, if all tables play the same deal; else ''."""
    seed: str
    """The round's seed, hex, once the round is over; else ''."""


class BracketSide(Struct, frozen=True):
    """One of the two players of a pair."""

    player: int
    """The player's number; 0: not known yet; −1: nobody, since both of that pair have left."""
    before: int
    """The index of the pair in the round before from which this player comes; −1: none."""
    score: float | None
    """The player's score in the game; null: it is not over, or has none."""
    gave_up: bool


class BracketPair(Struct, frozen=True):
    """Two players who meet in a knock-out, or one who goes on without playing."""

    sides: tuple[BracketSide, ...]
    """The upper one first; also who has left."""
    table: str
    """The id of their table; '': there is none, or not yet."""
    over: bool
    winner: int
    """The number of the player who goes on; 0: not known yet; −1: nobody, both have left."""
    left: Annotated[int, LATER]
    """The number of one who left before they met; 0: neither did."""


class Tournament(Struct, frozen=True):
    """GET /api/tournaments/{id}."""

    card: TournamentCard
    now: float
    host: str
    """The id of the user who made it …"""
    host_name: str
    public: bool
    options: dict[str, bool | int | str]
    advance: int
    shared: bool
    streaks: bool
    bound: int
    days: int
    """The days of each round of a league by the calendar; 0 for all other tournaments."""
    calendar: tuple[float, ...]
    """When each round of a league by the calendar ends, future rounds too; empty before it begins
    and for all other tournaments."""
    fill: int
    level: str
    rated: bool
    time: TimeControl | None
    ends: float
    """When an arena ends; 0 for other kinds."""
    commitment: str
    """The promise of the seed from which the lot is drawn, hex."""
    seed: str
    """The tournament's seed, hex; '' until the tournament is over."""
    players: tuple[TournamentPlayer, ...]
    """The players by rank; before the beginning, in the order in which they joined."""
    latest: tuple[TournamentRound, ...]
    """The last round; in an arena, the last twelve pairings."""
    bracket: tuple[tuple[BracketPair, ...], ...]
    """The pairs of each round from above, future rounds too, of a knock-out at tables for two;
    empty before the beginning and for other tournaments."""
    you: int
    """The reader's number; 0: the reader does not play."""
    table: str
    """The id of the table where the reader is to play now; '': none."""
    may_join: bool
    may_begin: bool
    acts: int
    """The number of acts of its directors."""
    directs: bool
    """Whether the reader is one of its directors."""
    tie_breaks: tuple[str, ...]
    """The tie-breaks that a director chose, the first one first; empty: those of the kind."""
    entry: SetEntry | None
    """The conditions on which people may join; null: there are none."""
    waits: Literal["", "paused", "director", "approval"]
    """It waits for this: the end of a pause, a director who begins the next round, or one who
    approves the standings."""
