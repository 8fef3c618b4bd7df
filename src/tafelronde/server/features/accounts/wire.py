"""Accounts on the wire: requests of the account page and of signing in, and their answers."""

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
    """POST /api/account/handle: take this handle. Refused where it looks like another's handle."""

    handle: Annotated[str, Meta(min_length=1, max_length=40)]


class RenamePasskey(Request, frozen=True):
    """POST /api/account/passkeys/{passkey}: rename a passkey."""

    name: PersonName


class UsePasskey(Request, frozen=True):
    """POST /api/session/passkey: sign in on this device as the owner of this passkey."""

    challenge: Word
    credential: dict[str, Any]
    """The browser's answer (AuthenticationResponseJSON of WebAuthn)."""
    along: bool = False
    """Merge the identity that this device has so far into the one that signs in."""


class NewEmail(Request, frozen=True):
    """POST /api/account/email: send a link to this address; opening it confirms the address."""

    address: Address
    language: Language = "en"


class ConfirmEmail(Request, frozen=True):
    """POST /api/account/email/confirm: confirm an address by the word from the link."""

    word: Word


class AskLink(Request, frozen=True):
    """POST /api/session/mail: send a sign-in link to this address, if somebody has confirmed it."""

    address: Address
    language: Language = "en"


class UseLink(Request, frozen=True):
    """POST /api/session/link: sign in on this device as the person to whom the link was sent."""

    word: Word
    along: bool = False
    """Merge the identity that this device has so far into the one that signs in."""


class Merge(Request, frozen=True):
    """POST /api/account/merge: merge another identity of the same person into this one. A code (for
    a device, or for recovery) or a passkey proves that it is theirs."""

    code: Word = ""
    challenge: Word = ""
    credential: dict[str, Any] | None = None


class LeaveForGood(Request, frozen=True):
    """POST /api/account/leave: delete the account."""

    name: PersonName
    """The person's own name, repeated so that nobody deletes an account by mistake."""


class Account(Struct, frozen=True):
    """GET /api/account: what a person has added to their identity. An account is a guest's identity
    with a handle or a way back (passkey, recovery codes, e-mail); the id stays the same."""

    user: str
    name: str
    handle: str
    """'': no handle."""
    handle_from: float
    """The time from which the handle may be changed; 0: at once."""
    passkeys: tuple[Passkey, ...]
    codes: int
    """The number of unused recovery codes."""
    email: str
    """The confirmed address; '': none."""
    mails: bool
    """Whether this server sends mails."""


class RecoveryCodes(Struct, frozen=True):
    """POST /api/account/codes: new recovery codes, shown only this once."""

    codes: tuple[str, ...]


class NewSession(Request, frozen=True):
    """POST /api/session: become a guest with this name, or rename oneself."""

    name: PersonName
    guest: bool = False
    """Only become a guest: an identity that exists keeps its name."""


class RedeemCode(Request, frozen=True):
    """POST /api/session/code: sign in on this device as the person who made the code."""

    code: Word
    along: bool = False
    """Merge the identity that this device has so far into the one that signs in."""


class NewToken(Request, frozen=True):
    """POST /api/tokens: make a program, an identity with a name and a bearer token."""

    name: PersonName
    scope: Scope = "all"
