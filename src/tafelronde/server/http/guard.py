"""The checks before every request (its origin, the number of requests), and the security headers of
every answer."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ...words import SHARED, load_words
from ..base.refusal import Refusal
from . import costs
from .addresses import counted_as
from .arrival import KEY, Arrival, Arrivals, Scope, header
from .languages import language_of
from .limits import Asker, Limits
from .session_cookie import RENEWAL, ends_of_old

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
PICTURES = "/api/house/emblem/"
"""Pictures that the host brings along: nothing in them may run or load anything."""
PICTURE_POLICY = "default-src 'none'; sandbox"
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
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
"""Tells browsers to ask this site by https alone for a year."""
PATIENCE = 0.5
"""Seconds by which a refusal of too many requests is delayed."""


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
    if path.startswith(PICTURES):
        return PICTURE_POLICY
    return POCKET_POLICY if path.startswith(POCKET_PAGES) else POLICY


def guarded(app: App, limits: Limits, arrivals: Arrivals) -> App:
    """The app behind checks of name, origin and limits, with security headers on every answer. It
    sees each request as the browser sent it: without the proxies on the way, and without the folder
    in which the site lies. HEAD is answered as GET, without a body."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        peer, port = scope.get("client") or ("", 0)
        arrival = arrivals.read(peer, scope.get("scheme", "http"), scope["path"], scope["headers"])
        bare = scope["method"] == "HEAD"
        asked = {
            **scope,
            KEY: arrival,
            RENEWAL: (),
            "client": (arrival.address, port),
            "scheme": arrival.scheme,
            "path": arrival.path or "/",
            "method": "GET" if bare else scope["method"],
        }

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                if message["status"] == 429:
                    await asyncio.sleep(PATIENCE)
                secure = (HTTPS_ONLY,) if arrivals.is_secure(arrival) else ()
                message["headers"] = [*_headers(asked, message), *HEADERS, *secure]
            elif bare:
                message = {**message, "body": b""}
            await send(message)

        problem = _too_fast(arrival, limits) or _wrong_host(arrival, arrivals) or _problem(asked)
        if problem is not None:
            await _answer(send_guarded, problem, asked)
        elif not arrival.path and asked["method"] == "GET":
            query = scope.get("query_string", b"")
            to = f"{arrival.folder}/".encode() + (b"?" + query if query else b"")
            start = {"type": "http.response.start", "status": 308, "headers": [(b"location", to)]}
            await send_guarded(start)
            await send_guarded({"type": "http.response.body", "body": b""})
        else:
            await app(asked, receive, send_guarded)

    return guard


def _headers(scope: Scope, message: Any) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that depend on the request. Cookies of the answer come
    after those that renew the one by which the caller was known."""
    own = [(b"set-cookie", cookie.encode()) for cookie in scope[RENEWAL]]
    for name, value in message.get("headers", ()):
        if name == b"allow" and b"GET" in value and b"HEAD" not in value:
            value += b", HEAD"
        own.append((name, value))
        if name == b"set-cookie":
            ends = ends_of_old(header(scope["headers"], b"cookie"))
            own += [(name, end.encode()) for end in ends]
    return [*own, (b"content-security-policy", policy_of(scope["path"]).encode())]


async def _answer(send: Send, problem: Refusal, scope: Scope) -> None:
    """Send a refusal: as JSON, or to who reads it in a browser as a sentence."""
    kind, body = b"application/json", msgspec.json.encode(problem.wire())
    if problem.reason == "wrong-host" and "text/html" in header(scope["headers"], b"accept"):
        language = language_of({"accept-language": header(scope["headers"], b"accept-language")})
        say = load_words(language, SHARED / "refusals")
        sentence = say(f"refusal-{problem.reason}", **problem.arguments)
        kind, body = b"text/plain; charset=utf-8", f"{sentence}\n".encode()
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    headers += [(name.encode(), text.encode()) for name, text in problem.headers.items()]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _too_fast(arrival: Arrival, limits: Limits) -> Refusal | None:
    try:
        limits.spend(Asker(counted_as(arrival.address)), costs.of_path(arrival.path))
    except Refusal as refusal:
        return refusal
    return None


def _wrong_host(arrival: Arrival, arrivals: Arrivals) -> Refusal | None:
    return None if arrival.host in arrivals.hosts else wrong_host(arrival.host)


def wrong_host(host: str) -> Refusal:
    """The refusal of a request that calls this server by a name that is not its own."""
    return Refusal(
        "wrong-host",
        "this server has another name: its host sets it with --public-address",
        args={"name": host[:255]},
    )


def _problem(scope: Scope) -> Refusal | None:
    """Refuse requests that another site's page makes the browser send: such a page can send neither
    this origin nor JSON. Also refuse the character 0."""
    if "\0" in scope["path"]:  # PostgreSQL could not even search for it
        return Refusal("not-found", "there is no such route")
    if b"%00" in scope.get("query_string", b""):
        return Refusal("malformed", "no text has the character 0")
    if scope["method"] not in _CHANGING:
        return None
    if not is_own(header(scope["headers"], b"origin"), header(scope["headers"], b"host")):
        return Refusal("wrong-origin", "this request comes from another site")
    kind = header(scope["headers"], b"content-type").partition(";")[0].strip().lower()
    if scope["path"].startswith(BY_WORD):
        return None
    if scope["method"] != "DELETE" and kind != "application/json":
        return Refusal("not-json", "send Content-Type: application/json")
    return None
