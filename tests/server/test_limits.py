"""What stands before every request: how often somebody may ask, from where, and in which form."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tafelronde.server import limits
from tafelronde.server.guard import HEADERS, guarded, is_own
from tafelronde.server.limits import Bucket, Rates
from tafelronde.server.refusal import Refusal


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 100.0
        monkeypatch.setattr(limits.time, "monotonic", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_so_many_at_once_and_so_many_a_second(clock: Clock) -> None:
    bucket = Bucket(rate=2.0, burst=3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1.5
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 1000  # what is not used is not saved up
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_dear_request_counts_as_several(clock: Clock) -> None:
    bucket = Bucket(rate=1.0, burst=5.0)
    assert bucket.take(3.0)
    assert not bucket.take(3.0)  # it costs nothing where it is refused
    assert bucket.take(2.0)
    clock.now += 4.0
    assert not bucket.take(4.5)
    assert bucket.take(4.0)


def test_everybody_is_counted_alone(clock: Clock) -> None:
    rates = Rates(rate=1.0, burst=2.0)
    rates.check("a", 2.0)
    with pytest.raises(Refusal) as caught:
        rates.check("a")
    assert caught.value.reason == "too-fast"
    rates.check("b")
    rates.check("b")
    clock.now += 1.0
    rates.check("a")


def test_who_has_not_asked_for_longest_is_forgotten(clock: Clock) -> None:
    rates = Rates(rate=1.0, burst=1.0, most=2)
    for key in ("a", "b"):
        rates.check(key)
    with pytest.raises(Refusal):
        rates.check("a")  # a has asked later than b
    rates.check("c")  # b is forgotten
    with pytest.raises(Refusal):
        rates.check("a")
    rates.check("b")  # and has a new allowance; c is forgotten
    with pytest.raises(Refusal):
        rates.check("a")


# ---- origin and form ----------------------------------------------------------------------------


def _ask(method: str, path: str = "/x", kind: str = "http", **headers: str) -> Any:
    """What is sent: the answer's status, headers and body; or '' where the app was asked."""
    sent: list[Any] = []
    reached: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        reached.append((scope["type"], receive, send))
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 299, "headers": [(b"a", b"b")]})
            await send({"type": "http.response.body", "body": b"reached"})

    async def receive() -> Any:
        return None

    async def send(message: Any) -> None:
        sent.append(message)

    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": kind, "method": method, "path": path, "headers": raw}
    asyncio.run(guarded(app)(scope, receive, send))
    if kind != "http":
        return reached, sent
    start, body = sent
    assert (start["type"], body["type"]) == ("http.response.start", "http.response.body")
    assert set(start["headers"]) >= set(HEADERS)
    if start["status"] == 299:
        assert (b"a", b"b") in start["headers"]
        assert body["body"] == b"reached"
        return 299, "reached"
    assert reached == []
    assert (b"content-type", b"application/json") in start["headers"]
    return start["status"], json.loads(body["body"])["reason"]


JSON = {"content_type": "application/json"}


@pytest.mark.parametrize(
    ("method", "headers", "found"),
    [
        ("GET", {"origin": "http://elsewhere", "host": "here"}, (299, "reached")),
        ("HEAD", {}, (299, "reached")),
        ("OPTIONS", {}, (299, "reached")),
        ("POST", JSON, (299, "reached")),
        ("POST", {"content_type": " Application/JSON ; charset=utf-8"}, (299, "reached")),
        ("POST", {**JSON, "origin": "https://Here:80", "host": "here:80"}, (299, "reached")),
        ("POST", {**JSON, "origin": "https://here", "host": "here:80"}, (403, "wrong-origin")),
        ("POST", {**JSON, "origin": "null", "host": "here"}, (403, "wrong-origin")),
        ("DELETE", {"origin": "https://elsewhere", "host": "here"}, (403, "wrong-origin")),
        ("DELETE", {}, (299, "reached")),
        ("POST", {}, (415, "not-json")),
        ("POST", {"content_type": "text/plain"}, (415, "not-json")),
        ("PUT", {"content_type": "application/jsonp"}, (415, "not-json")),
    ],
)
def test_only_own_pages_and_programs_change_something(
    method: str, headers: dict[str, str], found: tuple[int, str]
) -> None:
    assert _ask(method, **headers) == found


def test_a_path_with_the_character_0_is_none() -> None:
    assert _ask("GET", "/api/tables/\0") == (404, "not-found")


def test_a_socket_passes_untouched() -> None:
    reached, sent = _ask("GET", kind="websocket")
    ((reached_kind, receives, sends),) = reached
    assert (reached_kind, receives.__name__, sends.__name__) == ("websocket", "receive", "send")
    assert sent == []


def test_programs_name_no_origin() -> None:
    assert is_own("", "here")
    assert is_own("http://HERE", "here")
    assert not is_own("http://there", "here")
    assert not is_own("null", "null")
