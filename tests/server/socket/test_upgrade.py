"""Sockets that are let in, and as whom they are counted: in this process, without a network."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.datastructures import Headers

from server.socket.written_down import ADA, HERE, Hub, Site
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.http import costs
from tafelronde.server.http.limits import Asker
from tafelronde.server.socket.inbound import Upgrade
from tafelronde.server.socket.protocol import Rejected


def upgrade(site: Site, hub: Hub | None = None) -> Upgrade:
    made = Upgrade(
        cast(Any, site),
        cast(Any, hub or Hub(site)),
        server_state=SimpleNamespace(connections=set()),
    )
    made._transport = SimpleNamespace(get_extra_info={"peername": (HERE, 1)}.get)
    return made


GIVEN = {
    "Authorization": "Basic word",
    "Cookie": "a=b; tafelronde-51e-80=cookie",
    "User-Agent": "Browser",
    "Host": "table.local:80",
    "Origin": "http://table.local:80",
}


def welcome(site: Site, path: str = "/api/ws", **headers: str) -> Upgrade:
    """Somebody who asks to be let in, and is."""
    made = upgrade(site)
    asyncio.run(_welcome(made, path, GIVEN | headers))
    return made


async def _welcome(made: Upgrade, path: str, headers: dict[str, str]) -> Any:
    return await made.welcome(path, Headers(headers))


def rejected(site: Site, path: str = "/api/ws", **headers: str) -> Rejected:
    with pytest.raises(Rejected) as caught:
        welcome(site, path, **headers)
    return caught.value


def test_who_is_known_is_counted_with_their_address() -> None:
    site = Site()
    made = welcome(site, "/api/ws?more")
    assert site.noted == [
        ("spend", Asker(HERE), costs.HANDSHAKE),
        ("who", "", "cookie"),
        ("untold", "ada"),
        ("open", Asker(HERE, "ada")),
        ("saw", "ada", HERE),
        ("know", "ada"),
    ]
    site.noted.clear()
    for _ in range(2):  # it is gone, once
        made.connection_lost(None)
    assert site.noted == [("close", Asker(HERE, "ada"))]


@pytest.mark.parametrize("banned", [False, True])
def test_visitors_and_who_is_banned_look_on_as_their_address(banned: bool) -> None:
    site = Site(ADA if banned else None)
    site.banned = banned
    welcome(site)
    assert ("open", Asker(HERE)) in site.noted
    assert {what for what, *_ in site.noted}.isdisjoint({"saw", "know"})


def test_a_bare_request_is_that_of_a_visitor() -> None:
    site = Site(None)
    asyncio.run(_welcome(upgrade(site), "/api/ws", {}))
    assert ("who", "", "") in site.noted
    site.noted.clear()
    asyncio.run(_welcome(upgrade(site), "/api/ws", {"Cookie": "]=; tafelronde"}))
    assert ("open", Asker(HERE)) in site.noted


def test_a_proxy_says_for_whom_it_asks() -> None:
    site = Site(None)
    welcome(site, **{"X-Forwarded-For": "2001:db8::7"})
    assert ("open", Asker("2001:db8::/64")) in site.noted


def test_other_paths_and_other_sites_get_no_socket() -> None:
    site = Site()
    for path in ("/api/wss", "/api", "/?/api/ws"):
        assert (error := rejected(site, path)).status == 404
        assert str(error) == "not-found"
    for origin in ("http://elsewhere", "http://table.local"):
        assert (error := rejected(site, Origin=origin)).status == 403
        assert str(error) == "wrong-origin"
    for host in ("elsewhere.example", "table.local.example:80"):
        error = rejected(site, Host=host, Origin=f"http://{host}")
        assert (error.status, str(error)) == (421, "wrong-host")
    assert site.noted == []


def test_a_cookie_with_the_old_name_is_known_and_renamed() -> None:
    made = welcome(site := Site(), Cookie="tafelronde=cookie")
    assert ("who", "", "cookie") in site.noted
    old, new = made.more_headers.get_all("Set-Cookie")
    assert old == "tafelronde=cookie; Path=/; Max-Age=86400; HttpOnly; SameSite=Strict"
    assert new.startswith("tafelronde-51e-80=cookie; Path=/; Max-Age=34560000; HttpOnly")
    assert welcome(Site()).more_headers.get_all("Set-Cookie") == []


def test_who_may_not_come_in_is_told_why() -> None:
    site = Site()
    site.fails["open"] = Refusal("too-many", retry_after=30.0)
    error = rejected(site)
    assert (error.status, str(error), error.headers) == (429, "too-many", {"Retry-After": "30"})
    site = Site()
    site.fails["who"] = Refusal("no-session")
    error = rejected(site)
    assert (error.status, str(error), error.headers) == (401, "no-session", {})
    assert site.noted[-1] == ("spend", Asker(HERE), costs.UNKNOWN_TOKEN)
    made = upgrade(site)
    made.connection_lost(None)
    assert ("close", Asker(HERE)) not in site.noted  # it was never counted


def test_without_a_database_nobody_comes_in() -> None:
    site, gone = Site(), OSError("gone")
    told: list[Exception] = []
    site.outage = cast(Any, SimpleNamespace(fails=told.append))
    site.fails["who"] = gone
    error = rejected(site)
    assert (error.status, str(error)) == (503, "no-database")
    assert told == [gone]
