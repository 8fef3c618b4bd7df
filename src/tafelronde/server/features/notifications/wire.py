"""What people are told while they are away, and how."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...wire.bounds import Request
from ...wire.identity import Language
from .kinds import KINDS, NewsWay, NoticeKind

_names = {"propertyNames": {"enum": list(KINDS)}}  # msgspec says nothing of them
Ways = Annotated[dict[NoticeKind, NewsWay], Meta(extra_json_schema=_names)]
MailHours = Literal[1, 6, 24]
_CODED = r"^[A-Za-z0-9_-]+=*$"


class PushDevice(Struct, frozen=True):
    """A browser that takes notices."""

    id: str
    label: str
    """What the browser calls itself."""
    created: float


class News(Struct, frozen=True):
    """GET /api/me/news: what the caller is told while away, and how."""

    ways: Ways
    """How they are told of each kind of thing, in the order in which they choose."""
    mail_hours: MailHours
    """At most one mail in so many hours."""
    mails: bool
    """Whether mails can reach them: the server sends some, and their address is confirmed."""
    key: str
    """What a browser subscribes with (applicationServerKey), in base64url."""
    devices: tuple[PushDevice, ...]


class NewNews(Request, frozen=True):
    """POST /api/me/news: wish for these."""

    ways: Ways
    """A kind that is not among them is pushed."""
    mail_hours: MailHours
    language: Language = "en"
    """Of the mails."""


class NewPush(Request, frozen=True):
    """POST /api/me/push: have notices sent to this browser (a PushSubscription)."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https?://[!-~]+$")]
    p256dh: Annotated[str, Meta(max_length=100, pattern=_CODED)]
    auth: Annotated[str, Meta(max_length=40, pattern=_CODED)]
    language: Language = "en"
    """Of the notices."""
