"""In a browser this stands for Litestar: what the server's routes say of themselves, and nothing
that serves (``pocket.router`` calls them)."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")


class Request(Generic[A, B, C]):
    """The type of a request."""


@dataclass
class Response(Generic[A]):
    """An answer of its own."""

    content: Any
    headers: dict[str, str] = field(default_factory=dict[str, str])


@dataclass
class Handler:
    """A route: its function, and what its decorator says."""

    fn: Callable[..., Any]
    paths: set[str]
    http_methods: set[str]
    status_code: int
    opt: dict[str, Any]


def _route(method: str, usual: int) -> Callable[..., Callable[[Callable[..., Any]], Handler]]:
    def decorate(path: str, *, status_code: int = usual, media_type: str = "", **opt: Any) -> Any:

        def made(fn: Callable[..., Any]) -> Handler:
            return Handler(fn, {path}, {method}, status_code, opt)

        return made

    return decorate


get = _route("GET", 200)
post = _route("POST", 201)
put = _route("PUT", 200)
delete = _route("DELETE", 204)
