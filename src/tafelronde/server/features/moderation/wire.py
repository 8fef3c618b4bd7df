"""Moderation on the wire: reports, mutes, bans, and what the host and the moderators see and do.

The host of the site is not the host of a table, who made that table. The host of the site appoints
the moderators.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ...wire.bounds import KEPT, Request, Word
from ...wire.identity import Ban, BanKind, Reason, Role
from ...wire.shown import Seat, Status

ReportKind = Literal["chat", "name", "player"]
ReportState = Literal["open", "acted", "nothing"]

Said = Annotated[str, Meta(max_length=1000, pattern=KEPT)]
"""A text in the sender's own words."""
Why = Annotated[str, Meta(min_length=1, max_length=500, pattern=KEPT)]
"""The reason of an act; it goes into the audit log."""

# ---- for everybody ------------------------------------------------------------------------------


class NewReport(Request, frozen=True):
    """POST /api/reports: report a line of chat, a name or a player at a table to the moderators."""

    kind: ReportKind
    user: Word
    """The reported person."""
    reason: Reason
    words: Said = ""
    table: Word = ""
    """The table where it happened; required for a line and for a player."""
    line: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    """The number of the line of chat."""


class NewMute(Request, frozen=True):
    """POST /api/me/mutes: hide what this person says in chat from the caller."""

    user: Word


class Seen(Request, frozen=True):
    """POST /api/me/notices: the caller has read these warnings."""

    ids: Annotated[list[Word], Meta(max_length=100)]
    name: Word = ""
    """The present name, where they were told that they were renamed."""


class Join(Request, frozen=True):
    """POST /api/host/join: take on the role of an invitation."""

    token: Annotated[str, Meta(min_length=1, max_length=100, pattern=KEPT)]


class ReportSeen(Struct, frozen=True):
    """A report of the reader's own that a moderator has answered."""

    id: str
    at: float
    kind: ReportKind
    name: str
    """The present name of the reported person."""
    state: ReportState
    answer: str


class Renamed(Struct, frozen=True):
    """The caller has another name than the one they chose."""

    was: str
    name: str


class Notices(Struct, frozen=True):
    """GET /api/me/notices: warnings that the caller has not read yet."""

    reports: tuple[ReportSeen, ...]
    bans: tuple[Ban, ...]
    renamed: Renamed | None
    """The renaming for somebody's handle, which looks like the former name."""


# ---- for the host and the moderators ------------------------------------------------------------


class NewBan(Request, frozen=True):
    """POST /api/host/people/{user}/ban: ban a person."""

    kind: BanKind
    reason: Reason
    days: Annotated[int, Meta(ge=0, le=3650)]
    """0: for ever."""
    words: Said = ""
    """The explanation that the banned person reads."""


class Because(Request, frozen=True):
    """The body of an act of moderation that needs only its reason."""

    why: Why


class Switch(Request, frozen=True):
    """Hide a table or a line of chat; ``on: false`` shows it again."""

    why: Why
    on: bool = True


class NewRole(Request, frozen=True):
    """POST /api/host/people/{user}/role: give this role; '' takes the role away."""

    role: Role
    why: Why


class ReportAnswer(Request, frozen=True):
    """POST /api/host/reports/{report}: answer a report."""

    state: Literal["acted", "nothing"]
    why: Said = ""
    """The explanation that the reporter reads."""


class NewWords(Request, frozen=True):
    """POST /api/host/words: change the words that nobody may use in chat or in a name."""

    add: Annotated[list[Word], Meta(max_length=200)] = field(default_factory=list[str])
    remove: Annotated[list[Word], Meta(max_length=200)] = field(default_factory=list[str])


class KnownPerson(Struct, frozen=True):
    """A person, as moderators see them."""

    user: str
    name: str
    created: float
    role: Role
    online: bool


class EvidenceLine(Struct, frozen=True):
    """A line of chat as it was at the moment of the report."""

    number: int
    user: str
    name: str
    text: str
    time: float
    phrase: str = ""
    hidden: bool = False
    """Whether a moderator had hidden it."""


class Evidence(Struct, frozen=True):
    """The evidence of a report: what could be seen at that moment."""

    name: str = ""
    """The name of the reported person then."""
    game: str = ""
    seq: int = 0
    """The number of events of the table then."""
    seat: int = -1
    lines: tuple[EvidenceLine, ...] = ()


class Report(Struct, frozen=True):
    """A report, as moderators see it."""

    id: str
    at: float
    by: KnownPerson
    about: KnownPerson
    kind: ReportKind
    reason: Reason
    words: str
    table: str
    line: int
    evidence: Evidence
    state: ReportState
    seen_by: str
    """The name of the moderator who answered it."""
    answer: str


class Reports(Struct, frozen=True):
    """GET /api/host/reports: reports of a state; open ones oldest first, others latest first."""

    reports: tuple[Report, ...]
    before: str
    open: int
    """The number of open reports; 100 means 100 or more."""


class People(Struct, frozen=True):
    """GET /api/host/people: the people whose name begins with the query."""

    people: tuple[KnownPerson, ...]
    after: str


class PastBan(Struct, frozen=True):
    """A ban, as moderators see it."""

    ban: Ban
    by: str
    """The name of the moderator who banned."""
    lifted: float
    """When it was lifted; 0: it was not."""


class KnownTable(Struct, frozen=True):
    """A table, as moderators see it in a list: its seats, and nothing of the game."""

    id: str
    game: str
    status: Status
    public: bool
    hidden: bool
    seats: tuple[Seat, ...]
    ply: int
    changed: float


class Act(Struct, frozen=True):
    """An act of the host or of a moderator."""

    id: str
    at: float
    by: str
    """The name of the person who acted; '': the command line."""
    act: str
    """The kind of act; ``act-<act>`` in the catalogue of words."""
    about: str
    """The id of the person whom the act concerned; '': nobody."""
    name: str
    """Their name."""
    table: str
    why: str
    detail: str


class Audit(Struct, frozen=True):
    """GET /api/host/audit: the acts, the latest first."""

    acts: tuple[Act, ...]
    before: str


class History(Struct, frozen=True):
    """GET /api/host/people/{user}: what moderators may know of a person."""

    person: KnownPerson
    devices: int
    bans: tuple[PastBan, ...]
    reports: tuple[Report, ...]
    """Reports about this person, the latest first."""
    reported: int
    """The number of reports that this person has made."""
    acts: tuple[Act, ...]
    tables: tuple[KnownTable, ...]
    """Their public tables, and the private ones where they were reported."""


class KnownTables(Struct, frozen=True):
    """GET /api/host/tables: the public tables of a status, the latest change first."""

    tables: tuple[KnownTable, ...]
    before: str


class UnwantedWord(Struct, frozen=True):
    word: str
    added: float


class UnwantedWords(Struct, frozen=True):
    """GET /api/host/words: the words that nobody may use in chat or in a name."""

    words: tuple[UnwantedWord, ...]
