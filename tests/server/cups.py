"""Tournaments at a server."""

from __future__ import annotations

from typing import Any

from server.helpers import Browser, Message


def make(host: Browser, **wish: Any) -> str:
    plan = {"name": "Cup", "kind": "swiss", "game": "rosenkoenig", "level": "random"} | wish
    status, made = host.post("/api/tournaments", plan)
    assert status == 201, made
    assert made["card"]["status"] == "open"
    return made["card"]["id"]


def do(who: Browser, cup: str, deed: str) -> Message:
    status, told = who.post(f"/api/tournaments/{cup}", {"deed": deed})
    assert status == 200, told
    return told
