"""Passkeys (WebAuthn). A person may have several, each with a name; the private key stays on the
device.

Source: Web Authentication Level 3 (w3.org/TR/webauthn-3), sections 7.1 and 7.2; the package
``webauthn`` does these checks.
"""

import base64
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..base.refusal import Refusal
from ..base.text import clean_name
from ..storage.store import Store
from ..wire.identity import NewPasskey, Passkey, PasskeyOptions
from .departed import whose
from .one_time_tokens import OneTimeToken, give_out, take_back
from .person import Person

MOST_PASSKEYS = 20
TIME = 300.0
"""Seconds in which a browser must answer a challenge."""
_ADD, _USE = "passkey-add", "passkey-use"
T = TypeVar("T")


class Site(NamedTuple):
    """The server as the browser addresses it."""

    name: str
    """The host name to which passkeys are bound (the "relying party")."""
    origin: str
    """Scheme, name and port."""


class Passkeys:
    """All passkeys, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, user: str) -> tuple[Passkey, ...]:
        """The passkeys of this person, the oldest first."""
        sql = "SELECT id, name, created, used FROM passkeys WHERE user_id = $1 ORDER BY created, id"
        return tuple(Passkey(*row) for row in await self._store.read(sql, user))

    # ---- adding --------------------------------------------------------------------------------

    async def begin_adding(self, person: Person, shown: str, site: Site) -> PasskeyOptions:
        """Make the challenge with which this person's browser makes a passkey; the browser shows
        the name ``shown``. Raises Refusal where they have too many."""
        from webauthn import generate_registration_options
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        known = await self.of(person.id)
        if len(known) >= MOST_PASSKEYS:
            raise Refusal("too-many", f"at most {MOST_PASSKEYS} passkeys")
        options = generate_registration_options(
            rp_id=site.name,
            rp_name="Tafelronde",
            user_id=person.id.encode(),
            user_name=shown,
            user_display_name=person.name,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=_bytes(passkey.id)) for passkey in known
            ],
            timeout=int(TIME * 1000),
        )
        return await self._asked(person.id, _ADD, site, options, options.challenge)

    async def add(self, person: Person, payload: NewPasskey, site: Site) -> None:
        """Add a passkey that was made for this person's challenge. Raises Refusal."""
        from webauthn import verify_registration_response

        name = clean_name(payload.name)
        proof = await self._challenge(payload.challenge, _ADD, site)
        if proof.user != person.id:
            raise _wrong("this was asked by somebody else")
        found = _checked(
            lambda: verify_registration_response(
                credential=payload.credential,
                expected_challenge=_bytes(proof.value),
                expected_rp_id=site.name,
                expected_origin=site.origin,
            )
        )
        sql = (
            "INSERT INTO passkeys (id, user_id, public_key, count, name, created, used)"
            " VALUES ($1, $2, $3, $4, $5, $6, 0) ON CONFLICT DO NOTHING"
        )
        id, key = _text(found.credential_id), found.credential_public_key
        values = id, person.id, key, found.sign_count, name, self._store.now()
        added = await self._store.write(sql, *values)
        if not added:
            raise _wrong("this passkey is known already")

    # ---- signing in ----------------------------------------------------------------------------

    async def begin_using(self, site: Site) -> PasskeyOptions:
        """Make the challenge with which a browser signs in by any passkey of this site."""
        from webauthn import generate_authentication_options
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=site.name,
            user_verification=UserVerificationRequirement.PREFERRED,
            timeout=int(TIME * 1000),
        )
        return await self._asked("", _USE, site, options, options.challenge)

    async def use(self, challenge: str, credential: dict[str, Any], site: Site) -> str:
        """Check a browser's answer to a challenge; the id of the passkey's person. Raises
        Refusal."""
        from webauthn import verify_authentication_response

        proof = await self._challenge(challenge, _USE, site)
        sql = "SELECT user_id, public_key, count FROM passkeys WHERE id = $1"
        rows = await self._store.read(sql, str(credential.get("id", ""))[:2000].replace("\0", ""))
        if not rows:
            raise _wrong("this passkey is not known here")
        user, key, count = rows[0][0], bytes(rows[0][1]), rows[0][2]
        await self._check_handle(credential, user)
        found = _checked(
            lambda: verify_authentication_response(
                credential=credential,
                expected_challenge=_bytes(proof.value),
                expected_rp_id=site.name,
                expected_origin=site.origin,
                credential_public_key=key,
                credential_current_sign_count=count,
            )
        )
        sql = "UPDATE passkeys SET count = $1, used = $2 WHERE id = $3 AND count = $4"
        noted = await self._store.write(
            sql, found.new_sign_count, self._store.now(), _text(found.credential_id), count
        )
        if noted != 1:
            raise _wrong("it was used elsewhere at the same moment, or revoked")
        return user

    async def _check_handle(self, credential: dict[str, Any], user: str) -> None:
        """Raise Refusal unless the answer names the passkey's owner (WebAuthn 7.2, step 6, for a
        user who was not identified before). It may name an identity that was merged into theirs."""
        try:
            handle: Any = credential["response"]["userHandle"]
        except (KeyError, TypeError):
            handle = None
        try:
            named = _bytes(handle[:200]).decode("ascii") if isinstance(handle, str) else ""
        except ValueError:
            named = ""
        found = await whose(self._store, named) if named and "\0" not in named else ""
        if not found or found != await whose(self._store, user):
            raise _wrong("it names another person, or none")

    # ---- for the person whose passkeys they are ------------------------------------------------

    async def rename(self, user: str, passkey: str, name: str) -> bool:
        """Rename a passkey of this person; False where they have none with this id."""
        sql = "UPDATE passkeys SET name = $1 WHERE id = $2 AND user_id = $3"
        return await self._store.write(sql, clean_name(name), passkey, user) == 1

    async def revoke(self, user: str, passkey: str) -> bool:
        """Delete a passkey of this person; False where they have none with this id."""
        sql = "DELETE FROM passkeys WHERE id = $1 AND user_id = $2"
        return await self._store.write(sql, passkey, user) == 1

    # ---- challenges ----------------------------------------------------------------------------

    async def _asked(
        self, user: str, purpose: str, site: Site, options: Any, challenge: bytes
    ) -> PasskeyOptions:
        from webauthn import options_to_json

        noted = f"{site.name} {_text(challenge)}"
        word = await give_out(self._store, user, purpose, noted, TIME)
        return PasskeyOptions(word, msgspec.json.decode(options_to_json(options)))

    async def _challenge(self, word: str, purpose: str, site: Site) -> OneTimeToken:
        """Use up the one-time token of a challenge; the challenge is its value. Raises Refusal."""
        proof = await take_back(self._store, word, purpose)
        name, _, challenge = proof.value.partition(" ") if proof else ("", "", "")
        if proof is None or name != site.name:
            raise _wrong("this was not asked, or too long ago")
        return OneTimeToken(proof.user, challenge)


def _checked(verify: Callable[[], T]) -> T:
    try:
        return verify()
    except Exception as error:  # a forged answer may make the library raise anything
        raise _wrong(f"{type(error).__name__}: {error}"[:200]) from None


def _wrong(why: str) -> Refusal:
    return Refusal("bad-passkey", why)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
