"""Each route is asked as each caller, and answers those whom docs/rights.md says."""

from typing import Any

import pytest
from docs.site.rights import PAGE, page, routes
from litestar import get

from server.callers import Robot
from server.helpers import Browser, Server
from server.moderators import become
from tafelronde.server.base.parts import Parts
from tafelronde.server.http.app import make_app
from tafelronde.server.http.rights import CALLERS, PROGRAM

PROVED = (
    "POST /api/session/code",
    "POST /api/session/passkey",
    "POST /api/session/mail",
    "POST /api/session/link",
    "POST /api/account/email/confirm",
    "POST /api/account/merge",
)
"""Wrong for all callers here; what is proved is what counts."""
LAST = (
    "POST /api/account/leave",
    "DELETE /api/me/devices/{device}",
    "DELETE /api/me/devices",
    "DELETE /api/session",
)
"""The requests after which somebody is signed out."""


def test_every_route_has_its_rights_and_the_page_says_them() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python -m docs.site.rights"


def test_a_route_that_does_not_say_who_may_ask_ends_the_start() -> None:
    @get("/api/new")
    async def new() -> None: ...

    nobody: Any = None
    with pytest.raises(ValueError, match=r"/api/new.*who="):
        make_app(Parts(), nobody, [new])


def is_let_in(who: Browser, route: str, values: dict[str, str]) -> bool:
    """Whether this caller gets past the question who they are; what they send is empty."""
    method, form = route.split(" ")
    path = form.format(**values)
    if method == "GET":
        status, answer = who.get(path)
    elif method == "POST":
        status, answer = who.post(path, {})
    else:
        status, answer = who.ask(method, path)
    assert status < 500 or answer["reason"] == "rules-warm-up", (route, answer)
    reason = answer.get("reason", "") if isinstance(answer, dict) else ""
    is_hidden = reason == "not-found" and "no such route" in answer["message"]
    return not is_hidden and reason not in (
        "no-session", "not-moderator", "bad-code", "not-for-programs", "not-invited",
    )  # fmt: skip


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_each_caller_is_let_in_where_they_may(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    callers = dict(
        zip(
            CALLERS,
            (
                Browser(server.url),
                Browser(server.url, "Guest"),
                Browser(server.url, "Other"),
                ada,
                become(server, "Helga", "moderator"),
                become(server, "Kay"),
                Robot(server.url, become(server, "Kim"), "Robot"),  # no host, whosever it is
                Robot(server.url, become(server, "Kai"), "Page", scope="invited"),
            ),
            strict=True,
        )
    )
    table = ada.table("me", "me")
    values = {
        "table": table, "user": "nobody-of-this-id", "device": "none", "day": "2026-11-23",
        "month": "2026-11", "step": "0",
        "game": "rosenkoenig", "lesson": "first", "puzzle": "none", "report": "none", "ban": "none",
        "line": "1", "ply": "0", "path": "host", "passkey": "none", "tournament": "none",
        "number": "1", "form": "results", "subscription": "none", "word": "none", "seek": "none",
        "name": "none.png", "invitation": "none", "circle": "none",
    }  # fmt: skip
    rights = routes()
    for route in (*(one for one in rights if one not in LAST), *LAST):
        if route in PROVED:
            status, answer = callers[PROGRAM].post(route.removeprefix("POST "), {})
            refused = status == 403 and answer["reason"] == "not-for-programs"
            assert refused == (PROGRAM not in rights[route].who), route
            continue
        let_in = tuple(name for name, who in callers.items() if is_let_in(who, route, values))
        if route == "GET /{path}":  # the page of the host, which for others is a page that says so
            statuses = [callers[name].get("/host")[0] for name in CALLERS]
            assert statuses == [404, 404, 404, 404, 200, 200, 404, 404]
        assert let_in == rights[route].who, route
