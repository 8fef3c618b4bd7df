"""Server → client: who one is here, where one is signed in, and the programs one has let in."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from .bounds import PersonName, Request, Word

Language = Literal["en", "nl", "de"]

Role = Literal["", "helper", "keeper"]
Reason = Literal["insult", "spam", "cheating", "leaving", "name", "other"]
"""Why somebody is reported or banned."""
BanKind = Literal["sign-in", "chat", "play"]
"""From what: from everything but looking on; from speaking; from playing with other people."""

PresenceWish = Literal["everybody", "followed", "nobody"]
"""Who may see that somebody is here: everybody, those whom they follow, nobody."""

Scope = Literal["all", "invited"]
"""What a program may do: ``all``, everything that a guest may do at tables; ``invited``, watch, and
play at tables that its owner made or sits at, but make none. Neither sees to tokens, codes and
devices."""


class Me(Struct, frozen=True):
    """The caller's identity: the answer of GET /api/me, POST /api/session and POST
    /api/session/code."""

    user: str
    name: str
    role: Literal["", "helper", "keeper"] = ""
    """Whether they look after this site (``order.Role``)."""


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


class Ban(Struct, frozen=True):
    """What somebody is kept from."""

    id: str
    kind: BanKind
    reason: Reason
    words: str
    begun: float
    until: float
    """0: it has no end."""


class Passkey(Struct, frozen=True):
    """A passkey of the person who asks."""

    id: str
    name: str
    created: float
    used: float
    """When somebody last signed in with it; 0: not yet."""


class PasskeyOptions(Struct, frozen=True):
    """What a browser needs to make or use a passkey."""

    challenge: str
    """The id to be sent back with the answer."""
    options: dict[str, Any]
    """As WebAuthn has it, in JSON."""


class NewPasskey(Request, frozen=True):
    """POST /api/account/passkeys: add the passkey that a browser has made."""

    challenge: Word
    """The id of what was asked."""
    credential: dict[str, Any]
    """What the browser answered (RegistrationResponseJSON of WebAuthn)."""
    name: PersonName
