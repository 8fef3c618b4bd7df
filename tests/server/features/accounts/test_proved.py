"""Codes that prove somebody: an address may try few wrong ones, and any number of right ones."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tafelronde.server.base.config import Settings
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.http import limits
from tafelronde.server.http.addresses import Proxies
from tafelronde.server.http.arrival import KEY, Arrival
from tafelronde.server.http.caller import Callers
from tafelronde.server.http.limits import Limits
from tafelronde.server.http.session_cookie import SessionCookies
from tafelronde.server.people.last_seen import LastSeen
from tafelronde.server.people.moderation import Moderation

RATE = 8.0
"""It allows four wrong codes at once."""


def callers() -> Callers:
    parts: dict[Any, Any] = dict.fromkeys((SessionCookies, LastSeen, Moderation, Proxies))
    settings = SimpleNamespace(public_address="")
    return Callers(cast(Any, {**parts, Settings: settings, Limits: Limits(RATE)}))


def request() -> Any:
    return SimpleNamespace(scope={KEY: Arrival("192.0.2.1", True, "http", "here", "", "/")})


async def right() -> str:
    return "ada"


async def wrong() -> str:
    raise Refusal("bad-code", "this is no code of ours")


@pytest.fixture(autouse=True)
def _time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 100.0))


def test_only_wrong_codes_count() -> None:
    async def work() -> None:
        ours = callers()
        for _ in range(50):
            assert await ours.proved(request(), right()) == "ada"
        refused: list[str] = []
        for _ in range(6):
            with pytest.raises(Refusal) as caught:
                await ours.proved(request(), wrong())
            refused.append(caught.value.reason)
        assert refused == ["bad-code"] * 4 + ["too-fast"] * 2
        with pytest.raises(Refusal):
            await ours.proved(request(), right())

    asyncio.run(work())
