"""A house for members: strangers see nothing but its door, at every route, socket and preview."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any
from urllib.request import urlopen

import pytest
from litestar.routes import HTTPRoute
from websockets.exceptions import InvalidStatus

from server.helpers import Browser, serving, sqlite_at
from server.house_doors import HOUSE_DOOR
from server.housing import House
from tafelronde.server.base.config import Settings
from tafelronde.server.node.node import Node

NAME, WELCOME, RULES = "The Green Cloth", "We play on Thursdays.", "No shouting after ten."


def _all_routes() -> dict[str, bool]:
    """Every route of the application, also those that the framework adds → whether its door is open
    to strangers."""
    app = Node(Settings(database="unused.db")).make_app()  # opens nothing
    return {
        f"{method} {route.path_format}": bool(handler.opt.get("door"))
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
        if method != "OPTIONS" and route.path_format != "/api/schema/{path}"  # answers 404 alone
    }


ROUTES = _all_routes()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with serving(sqlite_at(tmp_path_factory.mktemp("house"))) as server:
        yield House(server)


def test_for_every_route_it_is_decided_whether_strangers_may_use_it() -> None:
    assert {route for route, door in ROUTES.items() if door} == set(HOUSE_DOOR)
    assert "GET /api/schema" in ROUTES


def _ask(who: Browser, route: str, values: dict[str, str]) -> tuple[int, Any]:
    method, form = route.split(" ")
    path = form.format(**values)
    return who.post(path, {}) if method == "POST" else who.ask(method, path)


def test_strangers_see_nothing_but_the_door(house: House) -> None:
    house.set(name=NAME, text={"kind": "welcome", "language": "en", "text": WELCOME})
    house.set(text={"kind": "rules", "language": "en", "text": RULES})
    ada, bob = house.member("Adelheid"), house.member("Bob")
    table = ada.table("me", "open", public=True)
    plan = {"name": "Emerald Cup", "kind": "swiss", "game": "rosenkoenig"}
    status, made = ada.post("/api/tournaments", plan)
    assert status == 201, made
    cup = made["card"]["id"]
    robot = house.robot_of(bob)
    house.set(access="members")
    house.put_out(bob)
    asked = Browser(house.server.url, "Asker")
    assert asked.post("/api/house/request", {"words": "Let me in, please."})[0] == 204
    strangers = {
        "nobody": Browser(house.server.url),
        "guest": Browser(house.server.url, "Guest"),
        "who asked": asked,
        "former member": bob,
        "program of a former member": robot,
    }
    values = {
        "table": table, "step": "0", "user": ada.me["user"], "device": "none", "day": "2026-11-23",
        "month": "2026-11", "game": "rosenkoenig", "lesson": "first", "puzzle": "none",
        "report": "none", "ban": "none", "line": "1", "ply": "0", "path": f"table/{table}",
        "passkey": "none", "tournament": cup, "number": "1", "form": "results", "name": "x.png",
        "subscription": "none", "word": "none", "seek": "none", "invitation": "none",
        "circle": "none",
    }  # fmt: skip
    secrets = (ada.me["user"], "Adelheid", "Emerald", table, cup, RULES)
    last = ("POST /api/account/leave", "DELETE /api/session")
    for route in (*(one for one in ROUTES if one not in last), *last):
        for name, who in strangers.items():
            status, answer = _ask(who, route, values)
            told = json.dumps(answer)
            assert not [one for one in secrets if one in told], (route, name)
            if route not in HOUSE_DOOR:
                assert (status, answer.get("reason")) == (403, "members-only"), (route, name)
    for route in ROUTES:  # and those who are in are let in
        if route not in HOUSE_DOOR and route not in ("GET /api/schema",):
            answer = _ask(ada, route, values)[1]
            reason = answer.get("reason") if isinstance(answer, dict) else ""
            assert reason != "members-only", route


def test_previews_and_pages_tell_strangers_of_the_house_alone(house: House) -> None:
    ada = house.member("Adelheid")
    table = ada.table("me", "open", public=True)
    house.set(access="members", name=NAME)
    stranger = Browser(house.server.url)
    pages = {
        path: stranger.get(path)
        for path in ("/", f"/table/{table}", f"/person/{ada.me['user']}", "/table/unknown", "/host")
    }
    for path, (status, page) in pages.items():
        assert status == 200, path
        assert "Adelheid" not in page
        assert 'content="The Green Cloth"' in page
        assert 'data-door="members"' in page
        assert page == pages["/"][1], path
    status, page = ada.get(f"/table/{table}")
    assert status == 200
    assert "Adelheid" in page
    assert "data-door" not in page
    assert ada.get("/table/unknown")[0] == 404


def test_a_phone_that_installs_the_page_calls_it_by_the_name_of_the_house(house: House) -> None:
    asked = f"{house.server.url}/manifest.webmanifest"
    for name, shown in ((NAME, NAME), ("", "Tafelronde")):
        house.set(name=name)
        with urlopen(asked) as answer:
            told = json.load(answer)
        assert (told["name"], told["short_name"], told["start_url"]) == (shown, shown, "./")
        assert len(told["icons"]) == 3


def test_a_socket_is_for_those_who_are_in(house: House) -> None:
    ada = house.member("Ann")
    house.set(access="members")

    async def refused(who: Browser) -> int:
        try:
            async with who.open() as page:
                await page.next()
        except InvalidStatus as error:
            return error.response.status_code
        return 101

    async def story() -> None:
        assert await refused(Browser(house.server.url)) == 403
        assert await refused(Browser(house.server.url, "Guest")) == 403
        robot = house.robot_of(ada)
        async with ada.open() as page, ada.open() as second, robot.watching() as wire:
            await page.next()
            await page.do("lobby", on=True)
            await second.next()
            await asyncio.to_thread(house.put_out, ada)
            for one in (page.wire, second.wire, wire):
                while one.close_code is None:
                    await asyncio.wait({asyncio.ensure_future(one.recv())}, timeout=60)
                assert (one.close_code, one.close_reason) == (4403, "members-only")
        assert await refused(ada) == 403
        assert await refused(robot) in (401, 403)

    asyncio.run(story())


def test_who_was_shown_out_does_not_come_back_by_a_link_and_a_host_may_let_them_in(
    house: House,
) -> None:
    house.set(access="members")
    eve = house.member("Eve")
    code = house.code(uses=5)
    house.put_out(eve)
    for _ in range(2):
        status, body = eve.post("/api/house/join", {"code": code})
        assert (status, body["reason"]) == (403, "no-member")
    assert eve.get("/api/tables")[0] == 403
    wish = {"on": True, "why": "a mistake"}
    assert house.kay.post(f"/api/host/members/{eve.me['user']}", wish)[0] == 204
    assert eve.get("/api/tables")[0] == 200
