"""The options of ``serve`` about mails, checked."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Literal, cast
from urllib.parse import urlsplit

from ..parts.problems import Problem

if TYPE_CHECKING:
    from ...server.base.config import Smtp

PORTS = {"starttls": 587, "tls": 465, "none": 25}
"""The usual port for each kind of security."""
USUAL = {"http": 80, "https": 443}
"""The port of each scheme, which browsers leave out."""
_SENDER = re.compile(r"([^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?")


def read_public_address(text: str | None) -> str:
    """``https://table.example.org``, as browsers write it as an origin: without a path and a usual
    port, and with other letters than ASCII as IDNA has them. Raises Problem."""
    from ...server.storage.postgres_address import without_password

    if not text:
        return ""
    try:
        parts = urlsplit(text)
        fine = parts.scheme in USUAL and parts.hostname and parts.path in ("", "/")
        fine = fine and not (parts.query or parts.fragment or "@" in parts.netloc)
        host, port = _as_ascii(parts.hostname or ""), parts.port
    except ValueError:
        fine, host, port, parts = False, "", None, urlsplit("")
    if not fine:
        raise Problem(
            "bad-option",
            field="--public-address",
            value=without_password(text),
            expected="https://table.example.org",
        )
    host = f"[{host}]" if ":" in host else host
    return f"{parts.scheme}://{host}" + ("" if port in (None, USUAL[parts.scheme]) else f":{port}")


def _as_ascii(host: str) -> str:
    """``tisch-für-alle.example`` → ``xn--tisch-fr-alle-2ob.example``. Raises ValueError."""
    if host.isascii():
        return host
    import idna

    return idna.encode(host, uts46=True).decode("ascii")


def read_smtp(
    server: str | None,
    sender: str | None,
    user: str | None,
    security: str,
    password_file: str | None,
) -> Smtp | None:
    """The settings for mails; None where no server is named. The password is read from the file, or
    from TAFELRONDE_SMTP_PASSWORD. Raises Problem, OSError."""
    from ...server.base.config import Smtp
    from ...server.storage.postgres_address import without_password

    if security not in PORTS:
        expected = ", ".join(PORTS)
        raise Problem("bad-option", field="--smtp-security", value=security, expected=expected)
    if not server:
        return None
    host, _, port = server.partition(":")
    if not host or (port and not (port.isdecimal() and len(port) < 6 and 1 <= int(port) <= 65_535)):
        raise Problem(
            "bad-option", field="--smtp", value=without_password(server), expected="HOST:PORT"
        )
    if not sender or not _SENDER.fullmatch(sender):
        expected = "Tafelronde <table@example.org>"
        raise Problem("bad-option", field="--smtp-from", value=sender or "", expected=expected)
    if password_file is not None:
        password = Path(password_file).read_text("utf-8").strip()
    else:
        password = os.environ.get("TAFELRONDE_SMTP_PASSWORD", "")
    return Smtp(
        host=host,
        port=int(port) if port else PORTS[security],
        sender=sender,
        user=user or "",
        password=password,
        security=cast('Literal["starttls", "tls", "none"]', security),
    )
