"""Server → client: the caller's identity, devices, passkeys and programs."""

from typing import Any, Literal

from msgspec import Struct

from .bounds import PersonName, Request, Word

Language = Literal["en", "nl", "de"]

Role = Literal["", "moderator", "host"]
Reason = Literal["insult", "spam", "cheating", "leaving", "name", "other"]
"""The reason of a report or a ban."""
BanKind = Literal["sign-in", "chat", "play"]
"""The things that a ban forbids: ``sign-in``, everything but watching; ``chat``, to chat; ``play``,
to play with other people."""
PresenceWish = Literal["everybody", "followed", "nobody"]
"""The people who may see that a person is here: everybody, people whom they follow, nobody."""
ChallengeWish = Literal["everybody", "known", "nobody"]
"""The people who may challenge a person or invite them to a table: everybody, people whom they
follow or who are in a circle with them, nobody."""
Scope = Literal["all", "invited"]
"""The rights of a program: ``all``, everything that a guest may do at tables; ``invited``, watch,
and play at tables that its owner made or sits at, but make none. Neither may manage tokens, codes
and devices."""


class Me(Struct, frozen=True):
    """The caller's identity: the answer of GET /api/me, POST /api/session and POST
    /api/session/code."""

    user: str
    name: str
    role: Literal["", "moderator", "host"] = ""
    """The person's role in moderation (``Role``)."""


class Token(Struct, frozen=True):
    """The answer of POST /api/tokens. The token is shown only this once."""

    user: str
    name: str
    token: str
    scope: Scope


class Program(Struct, frozen=True):
    """GET /api/tokens: a program of the caller's that has a token."""

    user: str
    name: str
    scope: Scope
    created: float


class Code(Struct, frozen=True):
    """The answer of POST /api/me/code: a one-time code for another device."""

    code: str
    until: float


class Device(Struct, frozen=True):
    """GET /api/me/devices: a device on which the caller is signed in."""

    id: str
    label: str
    """The name of the browser."""
    created: float
    seen: float
    """When the device was last in use, to within an hour."""
    here: bool
    """Whether it is the device that asks."""


class Ban(Struct, frozen=True):
    """A ban of a person."""

    id: str
    kind: BanKind
    reason: Reason
    words: str
    begun: float
    until: float
    """0: for ever."""


class Passkey(Struct, frozen=True):
    """A passkey of the caller's."""

    id: str
    name: str
    created: float
    used: float
    """When the person last signed in with it; 0: never."""


class PasskeyOptions(Struct, frozen=True):
    """The options with which a browser makes or uses a passkey."""

    challenge: str
    """The id of the challenge, to be sent back with the answer."""
    options: dict[str, Any]
    """The options of WebAuthn, in JSON."""


class NewPasskey(Request, frozen=True):
    """POST /api/account/passkeys: add the passkey that a browser has made."""

    challenge: Word
    """The ``challenge`` of the options."""
    credential: dict[str, Any]
    """The browser's answer (RegistrationResponseJSON of WebAuthn)."""
    name: PersonName
