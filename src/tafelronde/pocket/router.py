"""The routes of the server, called without a network: the address and the body of a request →
status, kind and body of the answer."""

import inspect
import re
from collections.abc import Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from ..server.base import faults
from ..server.base.refusal import Refusal, unsaved
from ..server.http.arrival import KEY, Arrival
from ..server.http.caller import Callers, hints_of
from ..server.http.session_cookie import OLD

_encode = msgspec.json.Encoder().encode
_HERE = Arrival("127.0.0.1", True, "http", "localhost", "", "/")
_KINDS = {"str": "[^/]+", "int": "[0-9]+"}


class Answer(NamedTuple):
    """The answer to a request."""

    status: int
    kind: str
    """Its media type; '' where there is no body."""
    body: bytes


class _Route(NamedTuple):
    method: str
    path: re.Pattern[str]
    handler: Any
    hints: Mapping[str, Any]


class Router:
    """Finds the handler of a request, and calls it."""

    def __init__(self, handlers: Sequence[Any], callers: Callers, cookie: str) -> None:
        """``cookie``: by which the reader is known."""
        self._callers = callers
        self._cookie = cookie
        self._routes: list[_Route] = []
        for handler in handlers:
            hints = hints_of(handler)
            for path in handler.paths:
                for method in handler.http_methods:
                    self._routes.append(_Route(str(method), _pattern(path), handler, hints))

    async def answer(self, method: str, address: str, body: bytes) -> Answer:
        """The answer to a request. Never raises."""
        parts = urlsplit(address)
        try:
            status, found = await self._call(method, parts.path, dict(parse_qsl(parts.query)), body)
        except Refusal as refusal:
            return _refused(refusal)
        except (ValueError, msgspec.ValidationError) as error:
            return _refused(Refusal("malformed", str(error)[:300]))
        except OSError:
            return _refused(unsaved())
        except Exception as error:
            faults.tell("a request failed", error)
            return _refused(Refusal("internal", "this is our fault"))
        if found is None:
            return Answer(204, "", b"")
        if hasattr(found, "content"):  # a response of its own: a record
            return Answer(status, "text/plain", str(found.content).encode())
        return Answer(status, "application/json", _encode(found))

    async def _call(
        self, method: str, path: str, query: Mapping[str, str], body: bytes
    ) -> tuple[int, Any]:
        for route in self._routes:
            fits = route.path.fullmatch(path)
            if fits is not None and route.method == method:
                given = {name: unquote(text) for name, text in fits.groupdict().items()}
                return await self._given(route, {**query, **given}, body)
        raise Refusal("not-found", f"{method} {path} is not here")

    async def _given(self, route: _Route, texts: Mapping[str, str], body: bytes) -> tuple[int, Any]:
        """Call the handler with what its parameters name."""
        handler = route.handler

        async def sent() -> bytes:
            return body

        request: Any = SimpleNamespace(
            headers={"cookie": f"{OLD}={self._cookie}"}, scope={KEY: _HERE},
            route_handler=handler, body=sent,
        )  # fmt: skip
        given: dict[str, Any] = {}
        for name in inspect.signature(handler.fn).parameters:
            if name == "request":
                given[name] = request
            elif name == "person":
                given[name] = await self._callers.let_in(request)
            elif name == "visitor":
                given[name] = await self._callers.visitor(request)
            elif name == "payload":
                given[name] = await self._callers.body(request)
            elif name in texts:
                given[name] = msgspec.convert(texts[name], route.hints[name], strict=False)
        return handler.status_code or 200, await handler.fn(**given)


def _refused(refusal: Refusal) -> Answer:
    return Answer(refusal.status, "application/json", _encode(refusal.wire()))


def _pattern(path: str) -> re.Pattern[str]:
    """``/api/tables/{table:str}`` as an expression with named groups."""
    return re.compile(
        re.sub(r"\{(\w+):(\w+)\}", lambda one: f"(?P<{one[1]}>{_KINDS[one[2]]})", path)
    )
