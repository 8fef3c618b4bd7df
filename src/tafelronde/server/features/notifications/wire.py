"""Notification settings and push subscriptions on the wire."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ...wire.bounds import Options, Request, Word
from ...wire.clock import TimeControl
from ...wire.clock import sent_time as sent_time
from ...wire.identity import Language
from .kinds import KINDS, NotificationKind, NotificationWay

_names = {"propertyNames": {"enum": list(KINDS)}}  # msgspec leaves them out of the schema
Ways = Annotated[dict[NotificationKind, NotificationWay], Meta(extra_json_schema=_names)]
MailHours = Literal[1, 6, 24]
_CODED = r"^[A-Za-z0-9_-]+=*$"


class PushDevice(Struct, frozen=True):
    """A browser that takes notifications."""

    id: str
    label: str
    """The browser's name, from its User-Agent."""
    created: float


class NotificationSettings(Struct, frozen=True):
    """GET /api/me/notifications: the caller's notification settings and subscribed browsers."""

    ways: Ways
    """Kind → way, in the order of the settings page."""
    mail_hours: MailHours
    """At most one mail in so many hours."""
    mails: bool
    """Whether mails can reach the caller: the server sends mails and their address is confirmed."""
    key: str
    """The server's public key for subscribing a browser (applicationServerKey), in base64url."""
    devices: tuple[PushDevice, ...]


class NewNotificationSettings(Request, frozen=True):
    """POST /api/me/notifications: change the notification settings."""

    ways: Ways
    """Kind → way; a kind that is missing is pushed."""
    mail_hours: MailHours
    language: Language = "en"
    """The language of the mails."""


class NewPush(Request, frozen=True):
    """POST /api/me/push: send notifications to this browser (a PushSubscription)."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=r"^https?://[!-~]+$")]
    p256dh: Annotated[str, Meta(max_length=100, pattern=_CODED)]
    auth: Annotated[str, Meta(max_length=40, pattern=_CODED)]
    language: Language = "en"
    """The language of the notifications."""


InvitationState = Literal["waits", "declined", "lapsed"]


class NewInvitation(Request, frozen=True):
    """POST /api/tables/{id}/invited: invite a person to a free seat at an open table."""

    user: Word
    challenge: bool = False
    """Whether the table is there for this alone: it is closed where this is refused, is declined,
    withdrawn or lapses."""


class Meeting(Struct, frozen=True):
    """The table at which two people meet."""

    table: str


class Invitation(Struct, frozen=True):
    """GET /api/me/invitations: an invitation that the caller may accept."""

    table: str
    game: str
    user: str
    """The host, who invites."""
    name: str
    at: float
    until: float
    """When it lapses."""
    players: int
    rated: bool
    time: TimeControl | None
    options: Options


class InvitedPerson(Struct, frozen=True):
    """GET /api/tables/{id}/invited: a person whom the caller has invited."""

    user: str
    name: str
    """'': they are gone."""
    state: InvitationState
