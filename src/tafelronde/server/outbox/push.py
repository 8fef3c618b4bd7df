"""Web Push: messages to browsers that are closed, through the push service of each (RFC 8030).

A message is encrypted for one browser (RFC 8291) and signed with the server's own key (VAPID, RFC
8292). The address of the push service comes from the browser, so anybody could name any address.
Therefore requests use https only, go to public addresses only, follow no redirect, and read little
of the answer.
"""

import asyncio
import base64
import hashlib
import ipaddress
import logging
import re
import socket
import ssl
import time
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from email.utils import parseaddr
from functools import partial
from importlib import import_module
from typing import Any, Literal, NamedTuple
from urllib.parse import SplitResult, urlsplit

from ..base.config import Settings
from ..base.refusal import Refusal
from ..storage.store import Store

ANYWHERE = False
"""Tests set this: a push service may then run on this computer and speak http."""
PATIENCE = 10.0
"""Seconds that a push service may take for its whole answer."""
SIGNED = 12 * 3600.0
"""Seconds for which a signature is valid; services allow 24 hours at most."""
_resolver = ThreadPoolExecutor(8, "tafelronde-names")
"""The threads that look up names of push services, so that a slow one holds up no other work."""
_log = logging.getLogger("tafelronde")

Outcome = Literal["taken", "gone", "refused", "later"]
"""The outcome of a message: ``gone``: the subscription has ended. ``refused``: this message will
never be taken. ``later``: it may be tried again."""


class Subscription(NamedTuple):
    """A browser that receives messages."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Message(NamedTuple):
    """A message to a browser."""

    data: bytes
    topic: str
    """A later message of the same topic replaces this one while it waits."""
    seconds: float
    """The time for which the push service keeps it."""
    urgent: bool = False


def check_endpoint(endpoint: str) -> None:
    """Raise Refusal for an address to which no message may be sent."""
    parts = _parts(endpoint)
    if parts is None or not (ANYWHERE or _may_be_public(parts)):
        raise Refusal("bad-push", "endpoint: the https address of a public push service")


def check_keys(p256dh: str, auth: str) -> None:
    """Raise Refusal where the keys of a browser are not valid."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = _plain(p256dh), _plain(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refusal("bad-push", "p256dh: a point of the curve P-256, uncompressed") from None
    if len(secret) != 16:
        raise Refusal("bad-push", "auth: 16 bytes")


def _parts(endpoint: str) -> SplitResult | None:
    """The parts of an address; None where it is not a usable one."""
    try:
        parts = urlsplit(endpoint)
        usable = parts.port != 0 and bool(parts.hostname) and not parts.username
    except ValueError:
        return None
    return parts if usable and parts.scheme in ("https", "http") else None


def _may_be_public(parts: SplitResult) -> bool:
    """Whether the address can be that of a push service, judged by its text alone."""
    host = parts.hostname or ""
    if parts.scheme != "https" or parts.port not in (None, 443):
        return False
    host = unicodedata.normalize("NFKC", host).rstrip(".").lower()
    if ":" in host or _NUMBER.fullmatch(host.rpartition(".")[2]):
        return False  # push services have names, not numbers
    return "." in host.strip(".") and not host.endswith(_OWN)


_NUMBER = re.compile(r"\d+|0x[0-9a-f]*")
"""The last part of a host that a resolver takes for a number of IPv4, in all ways of writing it:
``127.1``, ``0x7f.1``, ``0177.0.0.1``, ``2130706433``."""
_OWN = (".localhost", ".local", ".internal", ".home.arpa", ".onion")
"""The ends of names that are not of the public internet."""


def is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Whether this is an address of the internet: not of this computer or a private network, and
    none that leads into one. An IPv4 address that is written as IPv6 is judged as IPv4."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address not in _ASSIGNED or any(address in network for network in _INWARD):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


_ASSIGNED = ipaddress.IPv6Network("2000::/3")
"""All IPv6 addresses that are given out (IANA, "IPv6 Global Unicast Address Space"). So neither the
translated ``64:ff9b::/96`` and ``64:ff9b:1::/48`` nor ``::a.b.c.d``, ``::ffff:0:a.b.c.d`` and
``fec0::/10`` pass, whatever this version of Python says of them."""
_INWARD = (
    ipaddress.IPv6Network("2001::/23"),  # IETF protocols, Teredo, benchmarks, ORCHID
    ipaddress.IPv6Network("2001:db8::/32"),  # documentation
    ipaddress.IPv6Network("2002::/16"),  # 6to4: it leads to an IPv4 address that the sender chooses
    ipaddress.IPv6Network("3fff::/20"),  # documentation
)
"""The parts of that space that lead elsewhere or nowhere (IANA, "IPv6 Special-Purpose Address
Registry")."""


def contact_of(settings: Settings) -> str:
    """The contact for operators of push services: a web address or ``mailto:``."""
    if settings.public_address.startswith("https://"):
        return settings.public_site
    sender = parseaddr(settings.smtp.sender)[1] if settings.smtp is not None else ""
    return f"mailto:{sender or 'postmaster@localhost.localdomain'}"


class Push:
    """The server's key, and the sending of messages."""

    def __init__(self, store: Store, contact: str) -> None:
        """``contact``: where operators of push services can reach the host, a web address or
        ``mailto:``."""
        self._store = store
        self._contact = contact
        self._secret = ""

    async def key(self) -> str:
        """The public key with which browsers subscribe, in base64url. It is the same on all
        nodes."""
        from cryptography.hazmat.primitives import serialization

        vapid = await self._vapid()
        raw = vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return _coded(raw)

    async def _vapid(self) -> Any:
        """The server's key. The first node that needs it makes it."""
        if not self._secret:
            from cryptography.hazmat.primitives.asymmetric import ec

            fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            sql = "INSERT INTO meta (name, value) VALUES ('vapid', $1) ON CONFLICT DO NOTHING"
            await self._store.write(sql, _coded(fresh.to_bytes(32, "big")))
            self._secret = await self._store.first("SELECT value FROM meta WHERE name = 'vapid'")
        return await asyncio.to_thread(_vapid_of, self._secret)

    async def send(self, to: Subscription, message: Message) -> Outcome:
        """Hand a message to the browser's push service; the outcome. The log gets no address."""
        parts = _parts(to.endpoint)
        if parts is None:
            return "refused"
        vapid = await self._vapid()
        try:
            body = await asyncio.to_thread(_encrypted, to, message.data)
            claims: dict[str, str | int] = {
                "aud": f"{parts.scheme}://{parts.netloc}",
                "exp": int(time.time() + SIGNED),
                "sub": self._contact,
            }
            signed: str = vapid.sign(claims)["Authorization"]
            status = await _post(parts, signed, message, body)
        except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError) as error:
            _log.info("a push service does not answer: %s", type(error).__name__)
            return "later"
        if 200 <= status < 300:
            return "taken"
        if status in (404, 410):
            return "gone"
        if status == 429 or status >= 500:
            return "later"
        _log.warning("a push service refuses a message: %s", status)
        return "refused"


async def _post(parts: SplitResult, signed: str, message: Message, body: bytes) -> int:
    """Send one request to an address that was checked; the status of the answer. Raises OSError,
    ValueError, TimeoutError."""
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    async with asyncio.timeout(PATIENCE):
        address = await address_of(host, parts.port or (443 if secure else 80))
        context = ssl.create_default_context() if secure else None
        reader, writer = await asyncio.open_connection(
            *address, ssl=context, server_hostname=host if secure else None, limit=8192
        )
        try:
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            lines = [
                f"POST {target} HTTP/1.1",
                f"Host: {parts.netloc}",
                "Content-Type: application/octet-stream",
                "Content-Encoding: aes128gcm",
                f"Content-Length: {len(body)}",
                f"TTL: {int(message.seconds)}",
                f"Topic: {message.topic}",
                f"Urgency: {'high' if message.urgent else 'normal'}",
                f"Authorization: {signed}",
                "Connection: close",
            ]
            writer.write("\r\n".join(lines).encode("ascii") + b"\r\n\r\n" + body)
            await writer.drain()
            answer = (await reader.readline()).split()
        finally:
            writer.close()
    if len(answer) < 2 or not answer[0].startswith(b"HTTP/1."):
        raise ValueError("no answer of HTTP")
    return int(answer[1])


async def address_of(host: str, port: int) -> tuple[str, int]:
    """The number of a host, and the port. The caller connects to this number, so that a second
    look-up cannot lead elsewhere. Raises OSError where a number of the host is not of the
    internet."""
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_resolver, look_up)
    numbers = [str(each[4][0]).partition("%")[0] for each in found]
    if not ANYWHERE and not all(is_public(ipaddress.ip_address(one)) for one in numbers):
        raise OSError("not an address of the internet")
    return numbers[0], port


def _encrypted(to: Subscription, data: bytes) -> bytes:
    """Encrypt the data for this browser only (aes128gcm)."""
    pywebpush: Any = import_module("pywebpush")  # it has no types
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    body = pywebpush.WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(data)["body"]
    return bytes(body)


def _vapid_of(secret: str) -> Any:
    py_vapid: Any = import_module("py_vapid")  # it has no types
    return py_vapid.Vapid02.from_raw(secret.encode())


def topic_of(text: str) -> str:
    """A topic for this text: 32 characters, from which nobody can read the text."""
    return _coded(hashlib.sha256(text.encode()).digest()[:18])


def id_of(endpoint: str) -> str:
    """The id of the subscription with this address."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


def _coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _plain(coded: str) -> bytes:
    return base64.urlsafe_b64decode(coded + "=" * (-len(coded) % 4))
