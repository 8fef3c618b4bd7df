"""Lessons, asked for at the interface of a server."""

import time
from typing import Any

import pytest

from server.helpers import WAIT, Browser, Message

GAME, FIRST = "rosenkoenig", "first"
PATH = f"/api/learn/{GAME}/{FIRST}"


on_sqlite = pytest.mark.parametrize("server", ["sqlite"], indirect=True)
"""Where the database plays no part."""


def step(person: Browser, path: str = PATH, done: Any = (), **more: Any) -> tuple[int, Message]:
    """Ask for a step; wait while the rules of the game are being compiled."""
    end = time.monotonic() + 10 * WAIT
    while True:
        status, answer = person.post(path, {"done": list(done), **more})
        if status != 503 or answer["reason"] != "rules-warm-up":
            return status, answer
        assert time.monotonic() < end
        time.sleep(0.2)
