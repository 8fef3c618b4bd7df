"""Bots have a name at every table, each another one, and it is the one that was asked for."""

import asyncio
from collections.abc import Iterator

import msgspec
import pytest

from server.helpers import THINKS_FOR_EVER, Browser, Message, Server, record_is_true, serving
from tafelronde.core.objects.registry import info
from tafelronde.server.node.previews import table as preview_of
from tafelronde.server.storage.stored_card import decode_card
from tafelronde.server.storage.stored_events import decode, encode
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table
from tafelronde.server.views.cards import lobby_card, stored_card

COURT = {character.id: character for character in info("rosenkoenig").court}


def who(head: Message) -> list[tuple[str, str]]:
    return [(seat["character"], seat["name"]) for seat in head["seats"]]


def test_bots_are_characters_and_those_asked_for(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    card = ada.get("/api/games")[1][0]
    assert [c["id"] for c in card["court"]] == list(COURT)
    for wanted in COURT.values():
        plan = {"kind": "bot", "character": wanted.id}
        head = ada.post("/api/tables", {"game": "rosenkoenig", "seats": [{"kind": "me"}, plan]})[1]
        assert who(head)[1] == (wanted.id, wanted.name)
        assert head["seats"][1]["level"] == wanted.level
        seen = ada.get(f"/api/tables/{head['id']}")[1]["head"]
        assert who(seen) == who(head)  # and so it stays

    bots = [{"kind": "bot", "level": "easy"}] * 2
    head = ada.post("/api/tables", {"game": "rosenkoenig", "seats": bots})[1]
    assert {character for character, _ in who(head)} == {"tibbet", "nan"}

    def refused(*seats: Message) -> str:
        return ada.post("/api/tables", {"game": "rosenkoenig", "seats": seats})[1]["reason"]

    nan = {"kind": "bot", "character": "nan"}
    assert refused(nan, nan) == "bot-seated"
    assert refused({"kind": "me"}, {**nan, "level": "hard"}) == "bad-bot"
    assert refused({"kind": "me"}, {"kind": "bot", "level": "easy", "character": "x"}) == "bad-bot"
    seats = [{"kind": "bot", "level": "easy"}, nan]  # who is asked for is not given away before
    head = ada.post("/api/tables", {"game": "rosenkoenig", "seats": seats})[1]
    assert [character for character, _ in who(head)] == ["tibbet", "nan"]


@pytest.fixture
def idle(address: str) -> Iterator[Server]:
    """A node whose bots sit there and never play, so that no game ends by itself."""
    with serving(address, first=THINKS_FOR_EVER) as node:
        yield node


def test_bots_who_sit_down_later_sit_in_and_play_again(idle: Server) -> None:
    server = idle
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "open", ready=False)

    async def run() -> None:
        async with ada.open() as page:
            await page.watch(table)
            await page.do("bot", table=table, seat=1, character="crowe")
            head = await page.when(table, lambda h: h["seats"][1]["kind"] == "bot")
            assert who(head)[1] == ("crowe", "Edmund Crowe")
            await page.do("bot", table=table, seat=1, level="hard", character="elinor")
            head = await page.when(table, lambda h: h["seats"][1]["character"] == "elinor")
            await page.do("ready", table=table, seat=0)
            await page.when(table, lambda h: h["status"] == "playing")
            await page.do("leave", table=table, seat=0, level="hard")
            head = await page.when(table, lambda h: h["seats"][0]["away"])
            seat = head["seats"][0]
            assert (seat["name"], seat["absent"]) == ("Edmund Crowe", "Ada")
            await page.do("return", table=table, seat=0)
            head = await page.when(table, lambda h: not h["seats"][0]["away"])
            seat = head["seats"][0]
            assert (seat["name"], seat["absent"], seat["character"]) == ("Ada", "", "")
            await page.do("resign", table=table, seat=0)
            await page.when(table, lambda h: h["status"] == "over")
            await page.do("rematch", table=table)
            head = await page.when(table, lambda h: h["rematch"])
            again = ada.get(f"/api/tables/{head['rematch']}")[1]["head"]
            assert who(again)[0] == ("elinor", "Lady Elinor")

            text = record_is_true(server.url, table)
            assert 'seat 2 white: "Lady Elinor"\nbot 2 white: hard mcts:' in text
            assert 'seat 1 red: "Ada"' in text

    asyncio.run(run())


def test_the_record_says_for_whom_a_bot_sits_in(server: Server) -> None:
    ada, ben = Browser(server.url, "Ada"), Browser(server.url, "Ben")
    table = ada.table("me", "open")

    async def run() -> None:
        async with ada.open() as page, ben.open() as other:
            await page.watch(table)
            await other.watch(table)
            await other.do("sit", table=table, seat=1)
            await other.do("ready", table=table, seat=1)
            await page.when(table, lambda h: h["status"] == "playing")
            await page.do("leave", table=table, seat=0, level="easy")
            await other.do("resign", table=table, seat=1)
            head = await page.when(table, lambda h: h["status"] == "over")
            name = head["seats"][0]["name"]
            assert name in {COURT["tibbet"].name, COURT["nan"].name}
            text = record_is_true(server.url, table)
            seats = text[text.index("\nseat 1 red:") :]
            assert seats.startswith('\nseat 1 red: "Ada"\n')
            assert f'from ply 10 red: "{name}"' in seats
            assert "bot 1 red: easy mcts:" in seats

    asyncio.run(run())


def test_play_on_seats_those_who_were_shown(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "easy")

    async def resign() -> None:
        async with ada.open() as page:
            await page.watch(table)
            await page.do("resign", table=table, seat=0)
            await page.when(table, lambda h: h["status"] == "over")

    asyncio.run(resign())
    wish = {"ply": 0, "seat": 1, "characters": ["merrick"]}
    head = ada.post(f"/api/tables/{table}/play-on", wish)[1]
    assert who(head) == [("merrick", "Merrick Thorne"), ("", "Ada")]
    assert head["seats"][0]["level"] == "master"


def test_tables_from_before_there_was_a_court() -> None:
    old = Table("old", bytes(32))
    created = e.Created("u", "rosenkoenig", 2, {}, True, "00" * 32)
    for body in (
        encode(created),
        '{"t":"seated","seat":0,"user":"u","name":"Ada"}',
        '{"t":"bot","seat":1,"level":"hard"}',
        '{"t":"left","seat":0,"level":"easy"}',
    ):
        old.apply(decode(body), 1.0)
    seats = lobby_card("old", stored_card(old), 1.0, "u", lambda user: False, 1.0).seats
    assert [(seat.name, seat.character, seat.absent) for seat in seats] == [
        ("Bot 1", "", "Ada"),
        ("Bot 2", "", ""),
    ]
    stored = msgspec.json.decode(stored_card(old))
    for seat in stored["seats"]:
        del seat["character"], seat["absent"]  # a list's row from before
    row = msgspec.json.encode(stored).decode()
    card = decode_card(stored_card(old))
    assert "Bot 1 (bot) – Bot 2 (bot)" in preview_of("en", card).title
    assert lobby_card("old", row, 1.0, None, lambda user: False, 1.0).seats[1].level == "hard"
