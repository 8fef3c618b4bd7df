"""Where one is signed in, and how one signs others out."""

import asyncio
import time

import pytest
from websockets.exceptions import ConnectionClosed

from server.callers import on_devices
from server.helpers import Browser, Server


def test_they_are_listed_and_one_is_signed_out(server: Server) -> None:
    laptop, phone, lost = on_devices(server.url, "Laptop", "Phone", "Lost\x7fone")
    status, devices = phone.get("/api/me/devices")
    assert status == 200
    assert {device["label"] for device in devices} == {"Laptop", "Phone", "Lostone"}
    assert [device["label"] for device in devices if device["here"]] == ["Phone"]
    assert all(0 <= time.time() - device["seen"] < 60 for device in devices)

    assert phone.post("/api/session", {"name": "Ada L."})[0] == 200  # the same device
    assert phone.post("/api/session", {"name": "Kay", "guest": True})[1]["name"] == "Ada L."
    assert len(phone.get("/api/me/devices")[1]) == 3

    gone = next(device["id"] for device in devices if device["label"] == "Lostone")

    async def sign_out() -> None:
        async with lost.open() as page:
            assert phone.ask("DELETE", f"/api/me/devices/{gone}") == (204, "")
            with pytest.raises(ConnectionClosed):
                await page.when("", lambda _: False)
            assert page.wire.close_code == 4401

    asyncio.run(sign_out())
    assert lost.get("/api/me")[0] == 401
    assert laptop.get("/api/me")[0] == phone.get("/api/me")[0] == 200
    assert [d["label"] for d in phone.get("/api/me/devices")[1]].count("Lostone") == 0
    assert phone.ask("DELETE", f"/api/me/devices/{gone}")[0] == 404

    stranger = Browser(server.url, "Eve")
    other = next(device["id"] for device in devices if device["label"] == "Laptop")
    assert stranger.ask("DELETE", f"/api/me/devices/{other}")[0] == 404
    assert Browser(server.url).get("/api/me/devices")[0] == 401
    assert laptop.get("/api/me")[0] == 200


def test_all_others_are_signed_out(server: Server) -> None:
    laptop, phone, lost = on_devices(server.url, "Laptop", "Phone", "Lost")
    assert phone.ask("DELETE", "/api/me/devices")[0] == 204
    assert [browser.get("/api/me")[0] for browser in (laptop, phone, lost)] == [401, 200, 401]
    code = phone.post("/api/me/code", {})[1]["code"]
    assert laptop.post("/api/session/code", {"code": code})[0] == 200  # may come back
    assert len(phone.get("/api/me/devices")[1]) == 2


def test_who_leaves_is_signed_out_for_good(server: Server) -> None:
    (laptop,) = on_devices(server.url, "Laptop")
    cookie = laptop.cookie
    assert laptop.ask("DELETE", "/api/session")[0] == 204
    assert Browser(server.url).ask("GET", "/api/me", headers={"Cookie": cookie})[0] == 401


def test_on_every_node_and_after_a_restart(nodes: tuple[Server, Server]) -> None:
    a, b = nodes
    laptop, phone = on_devices(a.url, "Laptop", "Phone")
    phone.url = b.url
    assert phone.get("/api/me")[0] == 200

    async def sign_out() -> None:
        async with phone.open() as page:
            assert laptop.ask("DELETE", "/api/me/devices")[0] == 204
            with pytest.raises(ConnectionClosed):
                await page.when("", lambda _: False)

    asyncio.run(sign_out())
    assert phone.get("/api/me")[0] == 401
    b.stop()
    b.start()
    laptop.url = b.url
    assert (phone.get("/api/me")[0], laptop.get("/api/me")[0]) == (401, 200)
