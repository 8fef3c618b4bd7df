"""The cookie among those of others: found in any company, named by site and port, renamed."""

import asyncio
import http.client
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.helpers import WAIT, Browser, Server, free_port, serving, sqlite_at
from tafelronde.server.http.session_cookie import cookies_of

COMPANY = {
    "none": "{own}",
    "JSON": 'prefs={{"v":1}}; {own}',
    "JSON after": '{own}; prefs={{"v":1}}',
    "a blank": "city=New York; {own}",
    "an umlaut": "city=Zürich; {own}; näme=x",
    "no value": "flag; {own}; other",
    "half a quote": 'a="half; {own}',
    "a comma": "a=1,2; {own}",
    "no blank between": "a=1;{own};b=2",
    "nothing between": ";;; {own} ;;",
    "an empty name": "=x; {own}",
    "brackets": "a[b]=(c); {own}",
    "the same name, of nobody": "{name}=x; {own}",
    "many of the old name": "tafelronde=x; tafelronde=1.2.3.4; {own}",
    "another site of the host": "tafelronde-00000000-80=x; {own}",
}


def headers(server: Server, cookie: str) -> tuple[int, Any, list[str]]:
    """Ask who one is, with these bytes as cookies; the status, the answer, and what is set."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    line.putrequest("GET", "/api/me")
    line.putheader("Cookie", cookie.encode())
    line.endheaders()
    answer = line.getresponse()
    told = answer.status, json.loads(answer.read()), answer.headers.get_all("Set-Cookie") or []
    line.close()
    return told


async def welcomed(server: Server, cookie: str) -> tuple[Any, list[str]]:
    """The person whom the socket welcomes, and what its handshake sets."""
    sent = {"Cookie": cookie.encode().decode("latin-1")}
    address = server.url.replace("http", "ws", 1) + "/api/ws"
    async with connect(address, additional_headers=sent) as line:
        assert line.response is not None
        set_here = line.response.headers.get_all("Set-Cookie")
        return json.loads(await asyncio.wait_for(line.recv(), WAIT))["me"], set_here


@pytest.mark.parametrize("company", COMPANY.values(), ids=COMPANY)
def test_page_and_socket_know_who_comes_in_any_company(server: Server, company: str) -> None:
    ada = Browser(server.url, "Ada")
    (own,) = ada.jar
    cookie = company.format(own=f"{own.name}={own.value}", name=own.name)
    status, me, renewal = headers(server, cookie)
    assert (status, me.get("user"), renewal) == (200, ada.me["user"], [])
    seen, renewal = asyncio.run(welcomed(server, cookie))
    assert (seen and seen["user"], renewal) == (ada.me["user"], [])


def test_what_is_no_cookie_of_ours_is_nobody(server: Server) -> None:
    for cookie in ("tafelronde", "tafelronde=", "tafelronde=1.2.3.4", "x" * 4000, "=;=", "\u00e4"):
        assert headers(server, cookie)[0] == 401
        assert asyncio.run(welcomed(server, cookie)) == (None, [])


def test_cookies_are_read_as_browsers_send_them() -> None:
    read = list(cookies_of('a=1; b = "two" ;c={"d":[1,2]}; =e; f; g==; h=i=j'))
    assert read == [
        ("a", "1"),
        ("b", "two"),
        ("c", '{"d":[1,2]}'),
        ("", "e"),
        ("g", "="),
        ("h", "i=j"),
    ]


def test_two_sites_at_one_host_name_keep_their_guests_apart(tmp_path: Path) -> None:
    """A browser sends the cookies of both to both."""
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with serving(sqlite_at(tmp_path / "a")) as one, serving(sqlite_at(tmp_path / "b")) as other:
        here = Browser(one.url, "Ada")
        there = Browser(other.url)
        there.jar = here.jar
        there._opener = here._opener
        assert there.get("/api/me")[0] == 401
        status, me = there.post("/api/session", {"name": "Bea"})
        assert (status, me["name"]) == (200, "Bea")
        assert here.get("/api/me")[1]["user"] == here.me["user"] != me["user"]
        assert there.get("/api/me")[1]["user"] == me["user"]
        names = sorted(cookie.name for cookie in here.jar)
        assert len(names) == 2
        assert {int(name.rpartition("-")[2]) for name in names} == {one.port, other.port}
        assert here.ask("DELETE", "/api/session")[0] == 204
        assert (here.get("/api/me")[0], there.get("/api/me")[0]) == (401, 200)


def test_a_copy_of_a_site_does_not_take_the_guests_of_the_first(tmp_path: Path) -> None:
    """A backup that is tried beside its original signs with the same secret."""
    first, port = sqlite_at(tmp_path), free_port()
    copied = tmp_path / "copy"
    copied.mkdir()
    with serving(first, port=port) as server:
        Browser(server.url, "Ada")
    (copied / "tables.db").write_bytes((tmp_path / "tables.db").read_bytes())
    with serving(first, port=port) as server, serving(sqlite_at(copied)) as copy:
        here, there = Browser(server.url, "Bea"), Browser(copy.url)
        there.jar, there._opener = here.jar, here._opener
        assert there.get("/api/me")[0] == 401
        assert there.post("/api/session", {"name": "Cid"})[0] == 200
        assert here.get("/api/me")[1]["name"] == "Bea"
        assert there.get("/api/me")[1]["name"] == "Cid"


def test_both_nodes_of_a_site_know_a_guest(nodes: tuple[Server, Server]) -> None:
    a, b = nodes
    ada = Browser(a.url, "Ada")
    status, me, renewal = headers(b, ada.cookie)
    assert (status, me["user"], renewal) == (200, ada.me["user"], [])
    assert asyncio.run(welcomed(b, ada.cookie))[0]["user"] == ada.me["user"]


def test_the_old_name_is_renamed_and_read_a_day_longer(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    (own,) = ada.jar
    old = f"tafelronde={own.value}"
    status, me, (kept, new) = headers(server, old)
    assert (status, me["user"]) == (200, ada.me["user"])
    assert kept == f"{old}; Path=/; Max-Age=86400; HttpOnly; SameSite=Strict"
    assert new.split("; ")[0] == f"{own.name}={own.value}"
    assert {"HttpOnly", "SameSite=Strict", "Path=/", "Max-Age=34560000"} <= set(new.split("; "))
    seen, renewal = asyncio.run(welcomed(server, old))
    assert (seen["user"], renewal) == (ada.me["user"], [kept, new])
    # A node of the old version finds its cookie; one of the new finds the new name first.
    assert headers(server, f"{old}; {own.name}={own.value}")[1:] == (me, [])


def test_who_signs_in_as_somebody_else_is_nobody_under_the_old_name(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    (own,) = ada.jar
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    sent = {"Cookie": f"tafelronde={own.value}x", "Content-Type": "application/json"}
    line.request("POST", "/api/session", b'{"name": "Bea"}', sent)
    answer = line.getresponse()
    assert answer.status == 200
    assert "tafelronde=; Path=/; Max-Age=0" in (answer.headers.get_all("Set-Cookie") or [])
    line.close()


def test_who_signs_out_with_the_old_name_is_out(server: Server) -> None:
    """Cookies that the answer itself sets come after the renewal, and hold."""
    ada = Browser(server.url, "Ada")
    (own,) = ada.jar
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=WAIT)
    line.request("DELETE", "/api/session", headers={"Cookie": f"tafelronde={own.value}"})
    answer = line.getresponse()
    assert answer.status == 204
    kept = {}
    for text in answer.headers.get_all("Set-Cookie") or []:
        name, _, value = text.partition(";")[0].partition("=")
        kept[name] = value
    line.close()
    assert kept == {"tafelronde": "", own.name: ""}
    assert ada.get("/api/me")[0] == 401
