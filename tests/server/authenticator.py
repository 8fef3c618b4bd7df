"""A device that keeps passkeys, as browsers ask it: what WebAuthn says, without a browser."""

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from server.helpers import Browser


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, and what it answers to a site; the origin is that of the browser's page."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(16)
        self.count = 0
        self.handle = ""
        """The person whose it is, as the site said."""

    def _client(self, kind: str, challenge: str) -> bytes:
        told = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(told).encode()

    def _data(self, site: str, flags: int, more: bytes = b"") -> bytes:
        self.count += 1
        return (
            hashlib.sha256(site.encode()).digest()
            + bytes([flags])
            + self.count.to_bytes(4, "big")
            + more
        )

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for a new passkey."""
        client = self._client("webauthn.create", options["challenge"])
        self.handle = options["user"]["id"]
        point = self.key.public_key().public_numbers()
        cose = {
            1: 2,
            3: -7,
            -1: 1,
            -2: point.x.to_bytes(32, "big"),
            -3: point.y.to_bytes(32, "big"),
        }
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], 0x45, known)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        answer = {"clientDataJSON": _text(client), "attestationObject": _text(attested)}
        return self._answer(answer)

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to the options for signing in."""
        client = self._client("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], 0x05)
        signed = data + hashlib.sha256(client).digest()
        signature = self.key.sign(signed, ec.ECDSA(hashes.SHA256()))
        answer = {
            "clientDataJSON": _text(client),
            "authenticatorData": _text(data),
            "signature": _text(signature),
            "userHandle": self.handle,
        }
        return self._answer(answer)

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        id = _text(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response}


def add_passkey(person: Browser, name: str = "Laptop") -> Authenticator:
    """A new passkey of this person."""
    passkey = Authenticator(person.url)
    asked = person.post("/api/account/passkeys/options", {})[1]
    wish = {"challenge": asked["challenge"], "credential": passkey.make(asked["options"])}
    status, answer = person.post("/api/account/passkeys", {**wish, "name": name})
    assert status == 200, answer
    return passkey


def use_passkey(browser: Browser, passkey: Authenticator) -> dict[str, Any]:
    """The body that proves whose passkey this is."""
    asked = browser.post("/api/session/passkey/options", {})[1]
    return {"challenge": asked["challenge"], "credential": passkey.use(asked["options"])}
