"""Numbers of a seat's knowledge: the player to move gets them, and nobody else gets anything."""

import asyncio
import base64
from pathlib import Path

import pytest

import tafelronde
from server.helpers import Browser, Server, serving, sqlite_at

ALL = ["observation", "actions", "worlds"]


def test_the_seat_to_move_and_nobody_else(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), offer="drakon") as server:
        _ask_everybody(server)


def _ask_everybody(server: Server) -> None:
    ada, zoe, eve = (Browser(server.url, name) for name in ("Ada", "Zoë", "Eve"))
    table = ada.table("me", "open", game="drakon")
    place = f"/api/tables/{table}/known"

    async def begin() -> None:
        async with ada.open() as one, zoe.open() as two:
            await two.watch(table)
            await two.do("sit", table=table, seat=1)
            await two.do("ready", table=table, seat=1)
            await one.watch(table)
            await one.when(table, lambda head: head["player"] >= 0)

    assert ada.post(place, {"seat": 0, "for": ALL})[1]["reason"] == "not-playing"
    asyncio.run(begin())
    head = ada.get(f"/api/tables/{table}")[1]["head"]
    mover, other = (ada, zoe) if head["player"] == 0 else (zoe, ada)
    seat = head["player"]
    status, body = mover.post(place, {"seat": seat, "for": ALL, "worlds": 3, "seed": 5})
    assert status == 200
    legal = mover.get(f"/api/tables/{table}")[1]["head"]["legal"]
    assert [one["action"] for one in body["actions"]] == [one["text"] for one in legal]
    game = tafelronde.load("drakon")
    assert len(body["observation"]) == game.bounds.observation
    worlds = [game.from_bytes(base64.b64decode(world["bytes"])) for world in body["worlds"]]
    assert len(worlds) == 3
    assert all(world.observation(seat).tolist() == body["observation"] for world in worlds)
    assert all(world["state"]["players"] == 2 for world in body["worlds"])
    again = mover.post(place, {"seat": seat, "for": ["worlds"], "worlds": 3, "seed": 5})[1]
    assert again == {"t": "known", "worlds": body["worlds"]}
    for who, wanted, reason in (
        (other, seat, "not-your-seat"),
        (other, 1 - seat, "not-your-turn"),
        (mover, 1 - seat, "not-your-seat"),
        (eve, seat, "not-your-seat"),
    ):
        assert who.post(place, {"seat": wanted, "for": ALL})[1]["reason"] == reason


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    "wish",
    [
        {"seat": 0},
        {"seat": 0, "for": []},
        {"seat": 0, "for": ["hands"]},
        {"seat": 0, "for": ALL, "worlds": 0},
        {"seat": 0, "for": ALL, "worlds": 65},
        {"seat": 0, "for": ALL, "seed": -1},
        {"seat": 0, "for": ALL, "state": "x"},
    ],
)
def test_a_wrong_wish_is_refused(server: Server, wish: dict[str, object]) -> None:
    ada = Browser(server.url, "Ada")
    table = ada.table("me", "random")
    status, answer = ada.post(f"/api/tables/{table}/known", wish)
    assert (status, answer["t"]) == (400, "refused")
