"""The hall on sockets: what changes is sent to all, to each as they may see it, and the changes
come to what the hall is as a whole."""

import asyncio
import contextlib
import json
from collections.abc import Collection
from typing import Any

import pytest

from server.helpers import WAIT, Browser, Page, Server
from server.meetings import act, begun, do, met

Card = dict[str, Any]


async def watching(stack: contextlib.AsyncExitStack, who: Browser, **more: Any) -> Page:
    """A page in the hall, which gets changes."""
    page = await stack.enter_async_context(who.open())
    await page.do("lobby", **{"changes": True, **more})
    await page.when_told("lobby")
    return page


def cards(page: Page, *about: str) -> dict[str, Card]:
    return {card["id"]: card for card in page.lobby if card["id"] in about}


async def until(page: Page, test: Any, never: Collection[str] = ()) -> None:
    """Take in what comes until the hall passes a test. ``never``: names and ids that must not
    come."""
    async with asyncio.timeout(WAIT):
        while not test({card["id"]: card for card in page.lobby}):
            await page.next()
            assert not told_of(page, *never)


def kinds(page: Page) -> list[str]:
    """The kinds of halls that came."""
    told = [json.loads(text)["t"] for text in page.raw]
    return [kind for kind in told if kind.startswith("lobby")]


def told_of(page: Page, *names: str) -> bool:
    """Whether one of these names or ids ever came over the line."""
    return any(name in text for text in page.raw for name in names)


@pytest.fixture
def people(server: Server) -> list[Browser]:
    return [Browser(server.url, name) for name in ("Ada", "Bo", "Cem", "Dot")]


def test_tables_that_open_fill_and_end_are_told_as_changes(people: list[Browser]) -> None:
    ada, bo, cem, _ = people

    async def look() -> None:
        async with contextlib.AsyncExitStack() as stack:
            stranger = await watching(stack, Browser(ada.url))
            earlier = await watching(stack, cem, changes=False)
            hers = await watching(stack, ada)
            table = ada.table("me", "open", public=True)
            for page in (stranger, earlier, hers):
                await until(page, lambda found: table in found)
            assert [cards(page, table)[table]["you"] for page in (stranger, hers)] == [[], [0]]
            do(bo, "sit", table, seat=1)
            do(bo, "ready", table, seat=1)
            for page in (stranger, earlier, hers):
                await until(page, lambda found: found[table]["status"] == "playing")
            do(ada, "resign", table, seat=0)
            await until(stranger, lambda found: table not in found)
            await until(earlier, lambda found: table not in found)
            await until(hers, lambda found: found[table]["status"] == "over")
            assert hers.lobby[-1]["outcome"]["winners"] == [1]
            assert kinds(stranger)[0] == kinds(hers)[0] == "lobby"
            assert set(kinds(stranger)[1:]) == {"lobby-changes"}
            assert kinds(hers).count("lobby") == 2  # she is no newcomer any more
            assert set(kinds(earlier)) == {"lobby"}

    asyncio.run(look())


def test_only_what_changes_is_sent(people: list[Browser]) -> None:
    ada, bo, cem, _ = people
    others = [cem.table("me", "open", public=True) for _ in range(5)]

    async def look() -> None:
        async with contextlib.AsyncExitStack() as stack:
            page = await watching(stack, bo)
            assert cards(page, *others).keys() == set(others)
            page.raw.clear()
            table = ada.table("me", "open", public=True)
            await until(page, lambda found: table in found)
            assert not told_of(page, *others)

    asyncio.run(look())


def test_nobody_is_told_of_tables_that_they_may_not_see(people: list[Browser]) -> None:
    """Ada keeps apart from Cem, whichever of the two opens a table and whoever sits down."""
    ada, bo, cem, dot = people
    act(ada, "block", cem)

    async def look() -> None:
        async with contextlib.AsyncExitStack() as stack:
            his, dots = [await watching(stack, who) for who in (cem, dot)]
            hers = ada.table("me", "open", public=True)
            secret = bo.table("me", "open", public=False)
            both = bo.table("open", "open", public=True)
            apart = (hers, secret, ada.me["user"])
            await until(his, lambda found: both in found, apart)
            await until(dots, lambda found: {hers, both} <= found.keys(), (secret,))
            do(ada, "sit", both, seat=1)
            last = bo.table("me", "open", public=True)
            await until(his, lambda found: last in found, apart)
            assert cards(his, both, last).keys() == {last}
            await until(dots, lambda found: found[both]["seats"][1]["name"] == "Ada", (secret,))
            do(ada, "stand", both, seat=1)
            await until(his, lambda found: both in found, apart)

    asyncio.run(look())


def test_who_is_blocked_while_they_look_sees_the_table_no_longer(people: list[Browser]) -> None:
    ada, _, cem, dot = people
    table = ada.table("me", "open", public=True)

    async def look() -> None:
        async with contextlib.AsyncExitStack() as stack:
            his, dots = [await watching(stack, who) for who in (cem, dot)]
            assert table in cards(his, table)
            act(ada, "block", cem)
            await until(his, lambda found: table not in found)
            act(ada, "block", cem, on=False)
            await until(his, lambda found: table in found)
            assert table in cards(dots, table)
            assert set(kinds(dots)) == {"lobby"}

    asyncio.run(look())


def test_the_changes_come_to_the_whole(people: list[Browser]) -> None:
    """A long evening; each reader's hall is in the end what a new socket gets."""
    ada, bo, cem, dot = people
    act(dot, "block", bo)

    async def look() -> None:
        async with contextlib.AsyncExitStack() as stack:
            readers = [*people, Browser(ada.url)]
            pages = [await watching(stack, who) for who in readers]
            for number in range(12):
                one, other = people[number % 3], people[(number + 1) % 3]
                table = begun(one, other, public=number % 4 != 0)
                met(other, one, public=True)
                waiting = other.table("open", "open", public=True)
                do(one, "sit", waiting, seat=1)
                if number % 2:
                    do(one, "resign", table, seat=0)
                if number % 3:
                    do(one, "stand", waiting, seat=1)
                await asyncio.sleep(0.1)
            last = cem.table("me", "open", public=True)
            for who, page in zip(readers, pages, strict=True):
                await until(page, lambda found: last in found)
                fresh = await watching(stack, who)
                want = {card["id"]: card for card in fresh.lobby}
                await until(page, lambda found, want=want: found == want)

    asyncio.run(look())


def test_tables_of_another_node_are_told_of(nodes: tuple[Server, Server]) -> None:
    ada, bo = (Browser(nodes[0].url, name) for name in ("Ada", "Bo"))
    here = Browser(nodes[1].url)
    for cookie in ada.jar:
        here.jar.set_cookie(cookie)

    async def look() -> None:
        async with contextlib.AsyncExitStack() as stack:
            stranger = await watching(stack, Browser(nodes[1].url))
            hers = await watching(stack, here)
            table = begun(ada, bo, public=True)
            private = begun(ada, bo)
            await until(stranger, lambda found: found.get(table, {}).get("status") == "playing")
            await until(hers, lambda found: {table, private} <= found.keys())
            await until(hers, lambda found: found[private]["you"] == [0])
            do(bo, "resign", table, seat=1)
            do(bo, "resign", private, seat=1)
            await until(stranger, lambda found: table not in found)
            await until(hers, lambda found: found[private]["status"] == "over")
            assert not told_of(stranger, private)

    asyncio.run(look())
