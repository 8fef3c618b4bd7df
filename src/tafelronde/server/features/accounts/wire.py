"""Accounts: what people add to their identity, and how they come back to it."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from ...wire.bounds import PersonName, Request, Word
from ...wire.identity import Language, Passkey, Scope

Address = Annotated[
    str,
    Meta(max_length=254, pattern=r"^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@[A-Za-z0-9.-]{1,180}$"),
]
"""An e-mail address."""


class NewHandle(Request, frozen=True):
    """POST /api/account/handle: take this handle; it is refused where another looks like it."""

    handle: Annotated[str, Meta(min_length=1, max_length=40)]


class RenamePasskey(Request, frozen=True):
    """POST /api/account/passkeys/{passkey}: call it something else."""

    name: PersonName


class UsePasskey(Request, frozen=True):
    """POST /api/session/passkey: be, on this device, whose passkey this is."""

    challenge: Word
    credential: dict[str, Any]
    """What the browser answered (AuthenticationResponseJSON of WebAuthn)."""
    along: bool = False
    """Take along what one has had here so far, as after a merge."""


class NewEmail(Request, frozen=True):
    """POST /api/account/email: send a link to this address; who opens it confirms the address."""

    address: Address
    language: Language = "en"


class ConfirmEmail(Request, frozen=True):
    """POST /api/account/email/confirm: with the word from the link that was sent there."""

    word: Word


class AskLink(Request, frozen=True):
    """POST /api/session/mail: send a link for signing in to whoever has confirmed this address."""

    address: Address
    language: Language = "en"


class UseLink(Request, frozen=True):
    """POST /api/session/link: be, on this device, whose link this is."""

    word: Word
    along: bool = False
    """Take along what one has had here so far, as after a merge."""


class Merge(Request, frozen=True):
    """POST /api/account/merge: take over all that another identity of one's own has; it is proved
    by a code (for a device, or for recovery) or by a passkey."""

    code: Word = ""
    challenge: Word = ""
    credential: dict[str, Any] | None = None


class LeaveForGood(Request, frozen=True):
    """POST /api/account/leave: delete the account."""

    name: PersonName
    """One's name, said once more."""


class Account(Struct, frozen=True):
    """GET /api/account: what a person has added to their identity."""

    user: str
    name: str
    handle: str
    """'': none."""
    handle_from: float
    """When the handle may be changed; 0: at once."""
    passkeys: tuple[Passkey, ...]
    codes: int
    """How many recovery codes have not been used."""
    email: str
    """The address that was confirmed; ''."""
    mails: bool
    """Whether this server sends mails."""


class RecoveryCodes(Struct, frozen=True):
    """Recovery codes, which are never shown again."""

    codes: tuple[str, ...]


class NewSession(Request, frozen=True):
    """POST /api/session: become a guest with this name, or take another name."""

    name: PersonName
    guest: bool = False
    """With ``guest`` an identity that exists keeps its name."""


class RedeemCode(Request, frozen=True):
    """POST /api/session/code: be, on this device, the person who made the code."""

    code: Word
    along: bool = False
    """Take along what one has had here so far, as after a merge."""


class NewToken(Request, frozen=True):
    """POST /api/tokens: a bot of one's own, an identity with a name and a bearer token."""

    name: PersonName
    scope: Scope = "all"
