"""Order: reports, mutes, bans, and what the site's host and helpers see and do.

The *keeper* is the host of the site (``host`` is who made a table); a *helper* is somebody whom the
keeper trusts.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ...wire.bounds import KEPT, Request, Word
from ...wire.identity import Ban, BanKind, Reason, Role
from ...wire.shown import Seat, Status

ReportKind = Literal["chat", "name", "player"]
ReportState = Literal["open", "acted", "nothing"]

Said = Annotated[str, Meta(max_length=1000, pattern=KEPT)]
"""Words of one's own."""
Why = Annotated[str, Meta(min_length=1, max_length=500, pattern=KEPT)]
"""Why something was done; it is kept."""

# ---- from everybody -----------------------------------------------------------------------------


class NewReport(Request, frozen=True):
    """POST /api/reports: tell the helpers of a line of chat, a name, or a player at a table."""

    kind: ReportKind
    user: Word
    """Of whom."""
    reason: Reason
    words: Said = ""
    table: Word = ""
    """Where; needed for a line and for a player."""
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    """The number of the line of chat."""


class NewMute(Request, frozen=True):
    """POST /api/me/mutes: do not read what this person says any more."""

    user: Word


class Seen(Request, frozen=True):
    """POST /api/me/notices: these were read."""

    ids: Annotated[list[Word], Meta(max_length=100)]


class Join(Request, frozen=True):
    """POST /api/host/join: take on the role that a link was made for."""

    token: Annotated[str, Meta(min_length=1, max_length=100, pattern=KEPT)]


class ReportSeen(Struct, frozen=True):
    """A report of one's own that was seen to."""

    id: str
    at: float
    kind: ReportKind
    name: str
    """Of whom it told, as they are called now."""
    state: ReportState
    answer: str


class Notices(Struct, frozen=True):
    """GET /api/me/notices: what the reader has not been told yet."""

    reports: tuple[ReportSeen, ...]
    bans: tuple[Ban, ...]


# ---- from who looks after the site --------------------------------------------------------------


class NewBan(Request, frozen=True):
    """POST /api/host/people/{user}/ban."""

    kind: BanKind
    reason: Reason
    days: Annotated[int, Meta(ge=0, le=3650)]
    """0: without an end."""
    words: Said = ""
    """What the person is told."""


class Because(Request, frozen=True):
    """An act that needs nothing but its reason."""

    why: Why


class Switch(Request, frozen=True):
    """Hide something, or (without ``on``) show it again."""

    why: Why
    on: bool = True


class NewRole(Request, frozen=True):
    """POST /api/host/people/{user}/role; '': none."""

    role: Role
    why: Why


class ReportAnswer(Request, frozen=True):
    """POST /api/host/reports/{report}: it is seen to."""

    state: Literal["acted", "nothing"]
    why: Said = ""
    """What who reported is told."""


class NewWords(Request, frozen=True):
    """POST /api/host/words: words that nobody may say or be called."""

    add: Annotated[list[Word], Meta(max_length=200)] = field(default_factory=list[str])
    remove: Annotated[list[Word], Meta(max_length=200)] = field(default_factory=list[str])


class Known(Struct, frozen=True):
    """A person, as the helpers know them."""

    user: str
    name: str
    created: float
    role: Role
    online: bool


class EvidenceLine(Struct, frozen=True):
    """A line of chat as it was when somebody reported it."""

    number: int
    user: str
    name: str
    text: str
    time: float
    phrase: str = ""
    hidden: bool = False
    """Whether it is hidden by now."""


class Evidence(Struct, frozen=True):
    """What was to be seen when somebody reported."""

    name: str = ""
    """What the person was called."""
    game: str = ""
    seq: int = 0
    """How many events the table had."""
    seat: int = -1
    lines: tuple[EvidenceLine, ...] = ()


class Report(Struct, frozen=True):
    """A report, as the helpers read it."""

    id: str
    at: float
    by: Known
    about: Known
    kind: ReportKind
    reason: Reason
    words: str
    table: str
    line: int
    evidence: Evidence
    state: ReportState
    seen_by: str
    """The name of who saw to it."""
    answer: str


class Reports(Struct, frozen=True):
    """GET /api/host/reports: those of a state, the oldest first where they are open."""

    reports: tuple[Report, ...]
    before: str
    open: int
    """How many are open; 100 stands for more."""


class People(Struct, frozen=True):
    """GET /api/host/people: those whose names begin so."""

    people: tuple[Known, ...]
    after: str


class PastBan(Struct, frozen=True):
    """A ban, as the helpers see it."""

    ban: Ban
    by: str
    """The name of who gave it."""
    lifted: float
    """When it was taken back; 0: it was not."""


class KnownTable(Struct, frozen=True):
    """A table, as the helpers see it in a list: who sits there, and nothing of the game."""

    id: str
    game: str
    status: Status
    public: bool
    hidden: bool
    seats: tuple[Seat, ...]
    ply: int
    changed: float


class Act(Struct, frozen=True):
    """Something that the keeper or a helper did."""

    id: str
    at: float
    by: str
    """The name of who did it; '': on the command line."""
    act: str
    """``act-<act>`` of the catalogue."""
    about: str
    """The user, where it was done to somebody."""
    name: str
    """What they are called."""
    table: str
    why: str
    detail: str


class Audit(Struct, frozen=True):
    """GET /api/host/audit: all acts, the last one first."""

    acts: tuple[Act, ...]
    before: str


class History(Struct, frozen=True):
    """GET /api/host/people/{user}: what is known of a person."""

    person: Known
    devices: int
    bans: tuple[PastBan, ...]
    reports: tuple[Report, ...]
    """Those about them, the last one first."""
    reported: int
    """How many they made themselves."""
    acts: tuple[Act, ...]
    tables: tuple[KnownTable, ...]


class KnownTables(Struct, frozen=True):
    """GET /api/host/tables: tables of a state, the last changed first."""

    tables: tuple[KnownTable, ...]
    before: str


class UnwantedWord(Struct, frozen=True):
    word: str
    added: float


class UnwantedWords(Struct, frozen=True):
    """GET /api/host/words."""

    words: tuple[UnwantedWord, ...]
