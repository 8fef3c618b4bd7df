"""Limits before every request: how often somebody may ask, from where, and in which form."""

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from litestar.routes import HTTPRoute

from server.helpers import STILL, Message, serving, sqlite_at
from tafelronde.server.base.config import Settings
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.http import costs, limits
from tafelronde.server.http.addresses import Proxies, counted_as
from tafelronde.server.http.arrival import Arrivals
from tafelronde.server.http.guard import HEADERS, POLICY, guarded, is_own
from tafelronde.server.http.limits import Asker, Bucket, Buckets, Limits
from tafelronde.server.node.node import Node


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


def test_what_costs_more_than_there_can_be_waits_for_all(clock: Clock) -> None:
    bucket = Bucket(rate=1.0, burst=5.0)
    assert bucket.take(100.0)
    assert bucket.wait(100.0) == 5.0
    assert bucket.wait(2.0) == 2.0
    clock.now += 5.0
    assert bucket.take(100.0)


def test_everybody_is_counted_alone(clock: Clock) -> None:
    buckets = Buckets(rate=1.0, burst=2.0)
    assert buckets.of("a").take(2.0)
    assert not buckets.of("a").take()
    assert buckets.of("b").take(2.0)
    clock.now += 1.0
    assert buckets.of("a").take()


def test_who_has_nothing_left_gets_no_more_when_many_others_come(clock: Clock) -> None:
    buckets = Buckets(rate=1.0, burst=1.0, most=10)
    assert buckets.of("a").take()
    granted = sum(buckets.of(f"stranger {k}").take() for k in range(10_000))
    assert 9 < granted < 300  # who comes when there is no room shares an allowance
    assert len(buckets) == 10
    assert not buckets.of("a").take()
    clock.now += 1.0
    assert buckets.of("late").take()  # those that are full again have made room
    assert len(buckets) < 10
    assert buckets.of("a").take()


def test_a_person_and_their_address_pay(clock: Clock) -> None:
    limits = Limits(rate=10.0)  # 30 at once for a person, 600 for an address
    ada, bea = Asker("here", "ada"), Asker("here", "bea")
    limits.spend(ada, 30.0)
    with pytest.raises(Refusal) as caught:
        limits.spend(ada, 5.0)
    assert (caught.value.reason, caught.value.retry_after) == ("too-fast", 0.5)
    assert caught.value.arguments == {"seconds": 1}
    assert caught.value.headers == {"Retry-After": "1"}
    limits.spend(bea, 30.0)
    limits.spend(Asker("here"), 540.0)
    with pytest.raises(Refusal):
        limits.spend(Asker("here", "cas"), 1.0)
    limits.spend(Asker("there", "cas"), 30.0)  # what was refused was not taken
    with pytest.raises(Refusal):
        limits.spend(Asker("elsewhere", "ada"), 1.0)  # one person, wherever they are


def test_only_wrong_codes_count(clock: Clock) -> None:
    limits = Limits(rate=10.0)
    for _ in range(100):
        limits.try_code("here")
        limits.code_was_right("here")
    for _ in range(5):
        limits.try_code("here")
    with pytest.raises(Refusal) as caught:
        limits.try_code("here")
    assert caught.value.retry_after == 4.0


def test_sockets_are_counted_until_they_are_gone() -> None:
    limits = Limits(rate=2.0)
    assert (limits.sockets_of_person, limits.sockets_of_address) == (3, 30)
    ada = Asker("here", "ada")
    for _ in range(3):
        limits.open_socket(ada)
    for asker in (ada, Asker("there", "ada")):
        with pytest.raises(Refusal, match="at most 3") as caught:
            limits.open_socket(asker)
        assert caught.value.retry_after > 0
    for _ in range(27):
        limits.open_socket(Asker("here"))
    with pytest.raises(Refusal, match="at most 30"):
        limits.open_socket(Asker("here", "bea"))
    limits.close_socket(ada)
    limits.open_socket(Asker("here", "bea"))
    limits.open_socket(Asker("there", "ada"))


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::FFFF:cb00:7107", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("no address", "no address"),
        ("", ""),
    ],
)
def test_an_address_is_counted_by_what_one_household_has(host: str, counted: str) -> None:
    assert counted_as(host) == counted


def test_every_route_that_costs_more_is_one(tmp_path: Path) -> None:
    node = Node(Settings(database=f"sqlite:///{tmp_path / 'tables.db'}"))
    app: Any = node.make_app()
    routes = {
        f"{method} {route.path_format}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method in route.route_handler_map
    }
    assert {f"GET {path}" for path in costs.PATHS} <= routes


def test_more_people_or_codes_than_can_be_are_refused(tmp_path: Path) -> None:
    """And it is said when to come back."""
    with serving(sqlite_at(tmp_path), rate=5, first=STILL) as server:
        there: Message = {"X-Forwarded-For": "2001:db8::1", "Content-Type": "application/json"}

        def post(path: str, body: Message, **more: str) -> tuple[int, Message, Any]:
            request = urllib.request.Request(
                server.url + path, json.dumps(body).encode(), {**there, **more}, method="POST"
            )
            try:
                with urllib.request.urlopen(request) as answer:
                    return answer.status, json.load(answer), answer.headers
            except urllib.error.HTTPError as error:
                with error:
                    return error.code, json.load(error), error.headers

        first = next(k for k in range(30) if post("/api/session", {"name": "Ada"})[0] == 429)
        assert first >= 15
        status, refused, headers = post("/api/session", {"name": "Ada"})
        assert (status, refused["reason"]) == (429, "too-fast")
        assert 0 < refused["retry_after"] <= int(headers["Retry-After"]) <= 4
        assert refused["args"] == {"seconds": int(headers["Retry-After"])}
        neighbour = post("/api/session", {"name": "Ada"}, **{"X-Forwarded-For": "2001:db8::2"})
        assert neighbour[0] == 429
        other = post("/api/session", {"name": "Ada"}, **{"X-Forwarded-For": "2001:db8:0:1::"})
        assert other[0] == 200

        codes = [post("/api/session/code", {"code": "WRONG-CODES"})[0] for _ in range(4)]
        assert codes[0] == 403
        assert codes[-1] == 429

        there["X-Forwarded-For"] = "192.0.2.1"
        unknown = {"Authorization": "Bearer unknown"}
        assert next(k for k in range(200) if post("/api/tokens", {}, **unknown)[0] == 429) > 20


# ---- origin and form ----------------------------------------------------------------------------


def _ask(method: str, path: str = "/x", kind: str = "http", **headers: str) -> Any:
    """The answer that is sent: its status, headers and body; or '' where the app was asked."""
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
    arrivals = Arrivals(Settings(host="here"), Proxies(""))
    asyncio.run(guarded(app, Limits(100.0), arrivals)(scope, receive, send))
    if kind != "http":
        return reached, sent
    start, body = sent
    assert (start["type"], body["type"]) == ("http.response.start", "http.response.body")
    policy = (b"content-security-policy", POLICY.encode())
    assert set(start["headers"]) >= {policy, *HEADERS}
    if start["status"] == 299:
        assert (b"a", b"b") in start["headers"]
        assert body["body"] == (b"" if method == "HEAD" else b"reached")
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
        ("TRACE", {}, (299, "reached")),
        ("POST", {**JSON, "origin": "http://[::1", "host": "here"}, (403, "wrong-origin")),
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
