"""The house on the wire: what its door shows, and what the host and the moderators see and do."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...wire.bounds import KEPT, Request
from ...wire.identity import Language
from .record import Access, TextKind

MOST_TEXT = 8000
Emblem = Literal["crown", "rose", "lily", "lion", "tower", "swan"]
"""The program's own emblems."""
RequestState = Literal["", "open", "refused"]


class House(Struct, frozen=True):
    """GET /api/house: what everybody may know of the house, in the reader's language."""

    name: str
    """'': the program's own."""
    access: Access
    emblem: str
    """One of the program's own; or the address of a picture, which begins with a slash."""
    welcome: str
    rules: str
    """'' also for those who are not let in."""
    imprint: str
    privacy: str
    mails: bool
    """Whether the server sends mails, with links to sign in."""
    admitted: bool
    """Whether the caller is let in."""
    request: RequestState
    """The state of the caller's request to join; '': there is none."""
    name_of_caller: str
    """'': a visitor."""


class JoinHouse(Request, frozen=True):
    """POST /api/house/join: become a member by an invitation."""

    code: Annotated[str, Meta(min_length=1, max_length=64, pattern=KEPT)]


class AskToJoin(Request, frozen=True):
    """POST /api/house/request: ask to be let in."""

    words: Annotated[str, Meta(max_length=300, pattern=KEPT)] = ""
    """The caller's own words, for those who decide."""


# ---- for the host and the moderators ------------------------------------------------------------


class HouseText(Struct, frozen=True):
    """A text of the house in one language."""

    kind: TextKind
    language: Language
    text: str


class HouseSettings(Struct, frozen=True):
    """GET /api/host/house: what the host has set."""

    name: str
    access: Access
    emblem: str
    texts: tuple[HouseText, ...]


class NewText(Request, frozen=True):
    """A text of the house in one language; '' takes it away."""

    kind: TextKind
    language: Language
    text: Annotated[str, Meta(max_length=MOST_TEXT, pattern=KEPT)]


class NewHouse(Request, frozen=True):
    """POST /api/host/house: change what is named."""

    name: Annotated[str, Meta(max_length=160, pattern=KEPT)] | None = None
    """'': the program's own."""
    access: Access | None = None
    emblem: Emblem | None = None
    picture: Annotated[str, Meta(max_length=60_000, pattern=r"^[A-Za-z0-9+/=]+$")] | None = None
    """The host's own emblem: a PNG picture in Base64."""
    text: NewText | None = None


class NewHouseInvitation(Request, frozen=True):
    """POST /api/host/invitations: invite people to be members."""

    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    """How many people may come in with it."""
    days: Annotated[int, Meta(ge=1, le=366)] = 7
    note: Annotated[str, Meta(max_length=100, pattern=KEPT)] = ""
    """For those who look after the site: whom it is for."""


class HouseInvitation(Struct, frozen=True):
    """An invitation that can still be used."""

    id: str
    note: str
    made: float
    by: str
    """The name of who made it; '': the command line."""
    until: float
    uses: int
    """How many may still come in with it."""
    used: int
    code: str = ""
    """The code, in the answer to who makes the invitation; later nobody knows it."""


class HouseInvitations(Struct, frozen=True):
    """GET /api/host/invitations."""

    invitations: tuple[HouseInvitation, ...]


class Member(Struct, frozen=True):
    """A member of the house."""

    user: str
    name: str
    since: float
    note: str
    """The note of the invitation that they came with."""


class Members(Struct, frozen=True):
    """GET /api/host/members: a page of the members, the newest first."""

    members: tuple[Member, ...]
    before: str


class SetMember(Request, frozen=True):
    """POST /api/host/members/{user}: let somebody in, or end their membership."""

    on: bool
    why: Annotated[str, Meta(max_length=500, pattern=KEPT)] = ""


class JoinRequest(Struct, frozen=True):
    """An open request to join."""

    user: str
    name: str
    at: float
    words: str


class JoinRequests(Struct, frozen=True):
    """GET /api/host/join-requests: the open requests, the oldest first; at most 100."""

    requests: tuple[JoinRequest, ...]


class AnsweredRequest(Request, frozen=True):
    """POST /api/host/join-requests/{user}: accept or refuse a request to join."""

    accept: bool
    why: Annotated[str, Meta(max_length=500, pattern=KEPT)] = ""
