"""Presence on several nodes."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from types import SimpleNamespace

import pytest
from msgspec import Struct

from server.hearing import hear_all
from server.helpers import WAIT, Browser, Server
from tafelronde.server.base.bus import Feed, PersonCameOrWent
from tafelronde.server.people import presence as module
from tafelronde.server.people.presence import Presence
from tafelronde.server.storage.postgres import PostgresStore


@asynccontextmanager
async def node(postgres: str) -> AsyncIterator[tuple[Presence, list[str]]]:
    """The presence of a node, and whose comings and goings it told."""
    store = PostgresStore(postgres)
    feed = Feed()
    presence = Presence(store, feed)
    told: list[str] = []

    def hear(news: Struct) -> None:
        assert isinstance(news, PersonCameOrWent)
        told.append(news.user)

    hear_all(feed, hear)
    await store.open(lambda table, seq: None, presence.heard)
    presence.start()
    try:
        yield presence, told
    finally:
        await presence.close()
        await store.close()


async def until(test: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not test():
            await asyncio.sleep(0.01)


def test_a_table_shows_who_is_at_the_other_node(nodes: tuple[Server, Server]) -> None:
    ada, zoe = (Browser(node.url, name) for node, name in zip(nodes, ("Ada", "Zoë"), strict=True))
    table = ada.table("me", "open")

    async def look() -> None:
        async with ada.open() as here:
            await here.watch(table)
            async with zoe.open() as there:
                await there.watch(table)
                await there.do("sit", table=table, seat=1)
                await there.when(table, lambda h: h["seats"][0]["online"])
                await here.when(table, lambda h: h["seats"][1]["online"])
            await here.when(table, lambda h: not h["seats"][1]["online"])

    asyncio.run(look())


def test_a_new_node_learns_who_is_there_and_one_that_stops_says_so(postgres: str) -> None:
    async def work() -> None:
        async with node(postgres) as (one, told):
            async with node(postgres) as (two, _):
                people = [f"person{k}" for k in range(450)]
                for person in (*people, people[0]):
                    two.come(person)
                await until(lambda: all(map(one.is_there, people)))
                async with node(postgres) as (three, _):
                    await until(lambda: all(map(three.is_there, people)))
                two.go(people[0])
                two.go(people[1])
                await until(lambda: not one.is_there(people[1]))
                assert one.is_there(people[0])
                one.come(people[2])
            # It says so in several notices.
            await until(lambda: [*filter(one.is_there, people)] == [people[2]])
            assert (told.count(people[1]), told.count(people[2])) == (2, 1)

    asyncio.run(work())


def test_the_people_of_a_node_that_died_are_forgotten(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]
    monkeypatch.setattr(module, "BEAT", 0.02)
    monkeypatch.setattr(module, "BELIEVED", 1.0)
    monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: clock[0]))

    async def work() -> None:
        async with node(postgres) as (one, told), node(postgres) as (two, _):

            def is_believed() -> bool:
                """Whether two has named Zoë at this time."""
                (until,) = one._elsewhere["Zoë"].values()
                return until == clock[0] + module.BELIEVED

            two.come("Zoë")
            await until(lambda: one.is_there("Zoë"))
            for _ in range(5):
                clock[0] += 0.75
                await until(is_believed)
            assert told == ["Zoë"]
            assert two._beating is not None
            two._beating.cancel()
            two.come("Yann")  # what two said before is heard before this
            await until(lambda: one.is_there("Yann"))
            clock[0] += 2 * module.BELIEVED
            await until(lambda: not one.is_there("Zoë") and not one.is_there("Yann"))
            assert sorted(told) == ["Yann", "Yann", "Zoë", "Zoë"]

    asyncio.run(work())
