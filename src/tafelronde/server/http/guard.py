"""The checks before every request (its origin, the number of requests), and the security headers of
every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..base.refusal import Refusal
from . import costs
from .addresses import counted_as
from .limits import Asker, Limits

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'self'; frame-ancestors 'none';"
    " require-trusted-types-for 'script'; trusted-types svelte-trusted-html tafelronde-worker"
)
POCKET_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
"""For the page that is its own server, and its workers: they compile the games' modules."""
POCKET_PAGES = ("/pocket.html", "/assets/worker-")
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
BY_WORD = "/api/unsubscribe/"
"""Routes whose address holds a secret word in place of a session; mail programs post a form to
them."""
_CHANGING = ("POST", "PUT", "PATCH", "DELETE")
PATIENCE = 0.5
"""Seconds by which a refusal of too many requests is delayed."""


def _header(scope: Scope, name: bytes) -> str:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return ""


def is_own(origin: str, host: str) -> bool:
    """Whether a request comes from a page of this server, or from a program, which names no
    origin."""
    if not origin:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


def policy_of(path: str) -> str:
    """The Content-Security-Policy of what lies at this address."""
    return POCKET_POLICY if path.startswith(POCKET_PAGES) else POLICY


def guarded(app: App, limits: Limits) -> App:
    """The app behind checks of origin and limits, with security headers on every answer."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                if message["status"] == 429:
                    await asyncio.sleep(PATIENCE)
                own = (b"content-security-policy", policy_of(scope["path"]).encode())
                message["headers"] = [*message.get("headers", ()), own, *HEADERS]
            await send(message)

        problem = _too_fast(scope, limits) or _problem(scope)
        if problem is not None:
            body = msgspec.json.encode(problem.wire())
            headers = [(b"content-type", b"application/json")]
            headers += [(name.encode(), text.encode()) for name, text in problem.headers.items()]
            start = {"type": "http.response.start", "status": problem.status, "headers": headers}
            await send_with_headers(start)
            await send({"type": "http.response.body", "body": body})
            return
        await app(scope, receive, send_with_headers)

    return guard


def _too_fast(scope: Scope, limits: Limits) -> Refusal | None:
    host, _ = scope.get("client") or ("", 0)
    try:
        limits.spend(Asker(counted_as(host)), costs.of_path(scope["path"]))
    except Refusal as refusal:
        return refusal
    return None


def _problem(scope: Scope) -> Refusal | None:
    """Refuse requests that another site's page makes the browser send: such a page can send neither
    this origin nor JSON. Also refuse the character 0."""
    if "\0" in scope["path"]:  # PostgreSQL could not even search for it
        return Refusal("not-found", "there is no such route")
    if b"%00" in scope.get("query_string", b""):
        return Refusal("malformed", "no text has the character 0")
    if scope["method"] not in _CHANGING:
        return None
    if not is_own(_header(scope, b"origin"), _header(scope, b"host")):
        return Refusal("wrong-origin", "this request comes from another site")
    kind = _header(scope, b"content-type").partition(";")[0].strip().lower()
    if scope["path"].startswith(BY_WORD):
        return None
    if scope["method"] != "DELETE" and kind != "application/json":
        return Refusal("not-json", "send Content-Type: application/json")
    return None
