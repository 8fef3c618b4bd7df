"""A house on two nodes: a change at one counts at the other."""

import asyncio

import pytest

from server.company import wait_until
from server.helpers import WAIT, Browser, Server, serving, sqlite_at
from server.housing import House, picture
from server.moderators import command


async def _closed(page: object) -> tuple[int | None, str | None]:
    """The way in which this socket is closed by the server."""
    wire = page.wire  # pyright: ignore[reportAttributeAccessIssue]
    await asyncio.wait_for(wire.wait_closed(), WAIT)
    return wire.close_code, wire.close_reason


def test_a_membership_that_ends_closes_every_socket_at_every_node(
    nodes: tuple[Server, Server],
) -> None:
    one, other = nodes
    house = House(one)
    ada = house.member("Ada")
    visitor = Browser(other.url)
    there = Browser(other.url)
    there.jar = ada.jar

    async def story() -> None:
        cookie = {"Cookie": ada.cookie}
        async with ada.open() as here, visitor.open() as stranger:
            from websockets.asyncio.client import connect

            address = other.url.replace("http", "ws", 1) + "/api/ws"
            async with connect(address, additional_headers=cookie) as wire:
                await wire.recv()
                await here.next()
                await stranger.next()
                await asyncio.to_thread(house.set, access="members")
                assert await _closed(stranger) == (4403, "members-only")
                await here.do("ping")
                await asyncio.to_thread(house.put_out, ada)
                assert await _closed(here) == (4403, "members-only")
                await asyncio.wait_for(wire.wait_closed(), WAIT)
                assert (wire.close_code, wire.close_reason) == (4403, "members-only")

    try:
        asyncio.run(story())
        for node in nodes:
            status, body = Browser(node.url, "Guest").get("/api/tables")
            assert (status, body["reason"]) == (403, "members-only")
    finally:
        house.set(access="open")
    wait_until(lambda: visitor.get("/api/tables")[0] == 200)


@pytest.mark.parametrize("server", ["sqlite"], indirect=False)
def test_the_command_line_does_all_of_it(
    server: str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp(server)
    with serving(sqlite_at(folder)) as node:
        database, visitor = node.database, Browser(node.url)
        text, png = folder / "imprint.txt", folder / "emblem.png"
        text.write_text("Ada, 1 Round Lane\r\n\r\n<b>By post</b>", "utf-8")
        png.write_bytes(picture())
        command("house", "--name", "The Hall", "--access", "members", database=database)
        command("house", "--emblem", str(png), "--text", f"imprint:nl={text}", database=database)
        wait_until(lambda: visitor.get("/api/tables")[0] == 403)
        wait_until(lambda: visitor.get("/api/house")[1]["emblem"] != "")
        body = visitor.get("/api/house")[1]
        assert (body["name"], body["access"]) == ("The Hall", "members")
        assert body["imprint"] == "Ada, 1 Round Lane\n\n<b>By post</b>"  # plain text, shown as such
        assert visitor.ask("HEAD", body["emblem"])[0] == 200
        said = command("invite", "--role", "member", "--uses", "2", database=database)
        code = said.partition("/join#")[2].split()[0]
        ada = Browser(node.url, "Ada")
        assert ada.post("/api/house/join", {"code": code.lower()})[0] == 200
        assert ada.me["user"] in command("members", database=database)
        bob = Browser(node.url, "Bob")
        assert bob.post("/api/house/request", {"words": "please"})[0] == 204
        assert "please" in command("requests", database=database)
        command("requests", f"--accept={bob.me['user']}", database=database)
        wait_until(lambda: bob.get("/api/tables")[0] == 200)
        command("members", f"--end={ada.me['user']}", database=database)
        wait_until(lambda: ada.get("/api/tables")[0] == 403)
        assert ada.get("/api/account/export")[0] == 200  # the data stay one's own
