"""Requests to a site with the token of a program."""

import json
import secrets
import time
import urllib.error
import urllib.request
from typing import Any
from urllib.parse import urlsplit

TIMEOUT = 30.0
"""Seconds for an answer."""
LONGEST = 1 << 24
"""The most bytes of an answer that are read."""
PATIENCE = 20.0
"""Seconds that a request waits, all together, where the site says that it came too early."""


class SiteError(Exception):
    """The site refuses a request, or does not answer; the text says why."""

    def __init__(self, reason: str, message: str, clause: str = "") -> None:
        super().__init__(message or reason)
        self.reason = reason
        """The code of the refusal (``refusal-<reason>``); ``no-site``: it does not answer."""
        self.clause = clause
        """The rule that is concerned, or ''."""


class _Unmoved(urllib.request.HTTPRedirectHandler):
    """Follows no address to another one: the token would go along."""

    def redirect_request(
        self, req: urllib.request.Request, fp: Any, code: int, msg: str, headers: Any, newurl: str
    ) -> None:
        del req, fp, code, msg, headers, newurl


_opener = urllib.request.build_opener(_Unmoved)


class Site:
    """A site, asked as the program with this token. Raises ValueError where the address is none."""

    def __init__(self, address: str, token: str) -> None:
        parts = urlsplit(address)
        if (
            parts.scheme not in ("http", "https")
            or not parts.hostname
            or parts.query
            or parts.port == 0
        ):
            raise ValueError(f"{address!r} is no address of a site, such as https://example.org")
        self.address = address.rstrip("/")
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def get(self, path: str) -> Any:
        """The answer to ``GET /api/<path>``. Raises SiteError."""
        return self._ask(path, None)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """The answer to ``POST /api/<path>``. Raises SiteError."""
        return self._ask(path, json.dumps(body).encode())

    def command(self, kind: str, table: str, **fields: Any) -> Any:
        """The answer to a command at a table; it is carried out once. Raises SiteError."""
        body = {"t": kind, "id": secrets.token_hex(8), "table": table, **fields}
        return self.post("command", body)

    def _ask(self, path: str, body: bytes | None) -> Any:
        waited = 0.0
        while True:
            request = urllib.request.Request(f"{self.address}/api/{path}", body, self._headers)
            try:
                with _opener.open(request, timeout=TIMEOUT) as answer:
                    return json.loads(answer.read(LONGEST) or b"null")
            except urllib.error.HTTPError as error:
                if elsewhere := error.headers.get("Location"):
                    said = f"{self.address} leads elsewhere, to {elsewhere[:200]}: name the site so"
                    raise SiteError("moved", said) from None
                refusal = _refusal(error)
                pause = float(refusal.get("retry_after") or 0.0)
                if not pause or waited + pause > PATIENCE:
                    reason = str(refusal.get("reason") or f"status-{error.code}")
                    said = str(refusal.get("message") or error.reason)
                    raise SiteError(reason, said, str(refusal.get("clause") or "")) from None
                waited += pause
                time.sleep(pause)
            except (OSError, ValueError) as error:
                raise SiteError("no-site", f"{self.address} does not answer: {error}") from None


def _refusal(error: urllib.error.HTTPError) -> dict[str, Any]:
    try:
        refusal: Any = json.loads(error.read(LONGEST))
    except ValueError:
        return {}
    return refusal if isinstance(refusal, dict) else {}  # pyright: ignore[reportUnknownVariableType]
