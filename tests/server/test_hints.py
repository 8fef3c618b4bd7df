"""Who gets hints: one alone against bots; against people only where the host allows it."""

from __future__ import annotations

import asyncio

import pytest

from server.helpers import Browser, Server


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # the database plays no part
def test_alone_against_bots(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "greedy")

    async def play() -> None:
        async with ada.open() as one:
            head = await one.watch(table)
            assert head["hints"] == "alone"
            hint = await one.ask("hint", table=table, seat=0)
            assert 0 < hint["best"]["share"] < 1
            little = await one.ask("hint", table=table, seat=0, level="easy")  # tries 15 times
            assert (little["t"], little["best"]["share"]) == ("hint", None)

    asyncio.run(play())


def test_not_between_people(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")
    table = ada.table("me", "open")

    async def play() -> None:
        async with ada.open() as one, zoe.open() as two:
            assert (await one.watch(table))["hints"] == "alone"  # a bot may still come
            await two.watch(table)
            await two.do("sit", table=table, seat=1)
            await one.when(table, lambda h: h["hints"] == "none")
            await two.do("ready", table=table, seat=1)
            await one.when(table, lambda h: h["status"] == "playing")
            refused = await one.ask("hint", table=table, seat=0)
            assert (refused["t"], refused["reason"]) == ("refused", "no-hints")

    asyncio.run(play())


def test_not_for_two_at_one_screen(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    refused, allowed = ada.table("me", "me"), ada.table("me", "me", hints=True)

    async def play() -> None:
        async with ada.open() as one:
            assert (await one.watch(refused))["hints"] == "none"
            assert (await one.ask("hint", table=refused, seat=0))["reason"] == "no-hints"
            assert (await one.watch(allowed))["hints"] == "all"
            assert (await one.ask("hint", table=allowed, seat=0))["t"] == "hint"

    asyncio.run(play())
