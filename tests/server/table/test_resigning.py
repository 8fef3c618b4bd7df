"""Giving up, at tables of two and of more."""

import asyncio

import pytest

from server.helpers import Browser, Server, record_is_true
from server.tables import random_table
from tafelronde.match import format_record, parse_record, verify
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.storage.stored_events import decode
from tafelronde.server.table import events as e
from tafelronde.server.table.as_match import as_match
from tafelronde.server.table.decide import decide
from tafelronde.server.table.table import Table
from tafelronde.server.views.cards import stored_card
from tafelronde.server.views.render import result
from tafelronde.server.wire.commands import Leave, Resign, Return, Undo


def do(table: Table, seat: int, kind: type = Resign, **more: str) -> None:
    command = kind("1", table.id, seat, **more)
    for event in decide(table, f"u{seat}", "", command):
        table.apply(event, 4.0)


def resign(table: Table, seat: int) -> None:
    do(table, seat, level="greedy")


def test_of_two_the_other_wins_and_the_record_says_so(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "greedy")

    async def play() -> None:
        async with ada.open() as page:
            await page.watch(table)
            await page.move(table)
            await page.do("resign", table=table, seat=0)
            head = await page.when(table, lambda h: h["status"] == "over")
            assert head["result"]["ending"] == "resigned"
            assert (head["result"]["by"], head["result"]["winners"]) == (0, [1])
            assert head["result"]["returns"] == [-1, 1]

    asyncio.run(play())
    text = record_is_true(server.url, table)
    assert "\nstatus: resigned\nresigned: red\n" in text
    assert "\nseed: none\n" not in text
    assert ada.get(f"/api/tables/{table}/verify")[1]["draws_checked"]


def test_of_three_the_others_go_on_and_a_bot_sits_in() -> None:
    table = random_table("kuhn_poker", 3, 1, 3)
    resign(table, 1)
    assert (table.status, table.resigned, table.places[1].level) == ("playing", (1,), "greedy")
    for kind, more in ((Resign, {}), (Return, {}), (Leave, {"level": "greedy"}), (Undo, {})):
        with pytest.raises(Refusal) as caught:
            do(table, 1, kind, **more)
        assert caught.value.reason == "has-resigned"
    assert '"resigned":true' in stored_card(table)
    while table.status == "playing":
        player = table.player
        table.apply(e.Moved(player, table.state.legal_actions()[0]), 5.0)
        table.settle()
    assert result(table, table.state).ending == "rules"
    assert "\nstatus: over\n" in format_record(as_match(table))


def test_it_ends_when_one_is_left_or_no_person() -> None:
    table = random_table("kuhn_poker", 3, 1, 3)
    resign(table, 1)
    resign(table, 2)
    assert (table.status, table.ended_by) == ("over", 2)
    end = result(table, table.state)
    assert (end.ending, end.by, end.winners) == ("resigned", 2, (0,))
    assert end.returns == (1.0, -1.0, -1.0)
    text = format_record(as_match(table))
    assert "\nstatus: resigned\nresigned: " in text
    findings = verify(parse_record(text)).findings
    assert {finding.code for finding in findings} == {"draw"}  # this deal is not of the seed

    alone = random_table("kuhn_poker", 3, 2, 3)
    for seat in (0, 1):
        alone.places = tuple(
            place if k != seat else type(place)(level="greedy", ready=True)
            for k, place in enumerate(alone.places)
        )
    resign(alone, 2)
    assert (alone.status, result(alone, alone.state).winners) == ("over", (0, 1))


def test_an_old_event_of_two_still_ends_the_game() -> None:
    assert decode('{"t":"resigned","seat":1}') == e.Resigned(1, "")


def test_a_bot_that_is_not_there_is_refused(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "greedy")
    command = {"t": "resign", "id": "1", "table": table, "seat": 0, "level": "genius"}
    status, refused = ada.post("/api/command", command)
    assert (status, refused["reason"]) == (409, "bad-bot")
