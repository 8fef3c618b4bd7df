"""Hints: for one person alone against bots; against people only where the host allows it."""

import asyncio
from unittest.mock import ANY

import msgspec
import pytest

from server.helpers import Browser, Server
from tafelronde import advise, load, new_rng
from tafelronde.server.bots.jobs import Advise, Thought
from tafelronde.server.bots.worker import _advise


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # the database plays no part
def test_alone_against_bots(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "greedy")

    async def play() -> None:
        async with ada.open() as one:
            head = await one.watch(table)
            assert head["hints"] == "alone"
            hint = await one.ask("hint", table=table, seat=0)
            assert 0 < hint["best"]["low"] < hint["best"]["share"] < hint["best"]["high"] < 1
            assert hint["line"][0]["text"] == hint["best"]["choice"]["text"]
            assert await one.ask("hint", table=table, seat=0) == {**hint, "id": ANY}

    asyncio.run(play())


def test_a_hint_is_the_advice_of_the_library() -> None:
    """Whatever the server drew of what the seat cannot know."""
    state = load("koenig_der_elfen").new(3)
    rng = new_rng(5)
    state.apply_chance(rng)
    seat = state.current_player
    hinted, other = (
        _advise(Advise(1, state.game.name, state.resample(seat, new_rng(k)).to_bytes(), 0.5)).advice
        for k in (7, 8)
    )
    assert hinted == other == advise(state, seat, effort=0.5)
    sent = msgspec.msgpack.encode(Thought(1, advice=hinted))
    assert msgspec.msgpack.decode(sent, type=Thought).advice == hinted


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
