"""Two who wait at two nodes do something about the one who does not come at the same moment, or
that one comes just then: one of it is stored, and the other is told that it is too late."""

import asyncio
from collections import Counter
from typing import Literal

import pytest

from server.waiting import Waiting, reached_by_push, wait_at
from tafelronde.server.table import missing

SOON = 0.5
"""Seconds after which everything about the missing one is allowed here."""
LATE = {"nobody-missing", "missing-early", "not-playing"}
"""The reasons why it is too late to go on without somebody, or to remind them."""
Deed = Literal["bot", "end"]


@pytest.fixture(autouse=True)
def nobody_waits_long(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NUDGE_AFTER", "BOT_AFTER", "END_AFTER"):
        monkeypatch.setattr(missing, name, SOON)


async def gone_on(game: Waiting) -> Counter[str]:
    """The number of times that somebody went on without another, by kind of event."""
    return Counter(kind for kind in await game.events() if kind in ("left", "timeout"))


@pytest.mark.parametrize("deeds", [("bot", "bot"), ("end", "end"), ("bot", "end"), ("end", "bot")])
def test_of_two_who_go_on_at_once_one_does(address: str, deeds: tuple[Deed, Deed]) -> None:
    async def story(game: Waiting) -> None:
        await asyncio.sleep(SOON)
        second: list[str] = []

        async def other() -> None:
            second.append(await game.go_on(1, deeds[1]))

        game.ways[0].meanwhile = other
        assert await game.go_on(0, deeds[0]) in LATE
        assert second == [""]
        kind = "left" if deeds[1] == "bot" else "timeout"
        assert await gone_on(game) == {kind: 1}

    wait_at(address, story)


def test_of_two_who_ask_at_the_same_moment_one_goes_on(address: str) -> None:
    async def story(game: Waiting) -> None:
        await asyncio.sleep(SOON)
        said = await asyncio.gather(game.go_on(0, "bot"), game.go_on(1, "bot"))
        assert sorted(said)[0] == ""
        assert sorted(said)[1] in LATE
        assert await gone_on(game) == {"left": 1}

    wait_at(address, story)


@pytest.mark.parametrize("deed", ["bot", "end"])
def test_who_comes_at_the_last_moment_plays(address: str, deed: Deed) -> None:
    async def story(game: Waiting) -> None:
        await asyncio.sleep(SOON)
        game.ways[0].meanwhile = game.move
        before = len(await game.events())
        assert await game.go_on(0, deed) in LATE
        assert await gone_on(game) == {}
        assert (await game.events())[before] == "move"

    wait_at(address, story)


@pytest.mark.parametrize("deed", ["bot", "end"])
def test_who_comes_a_moment_too_late_is_told(address: str, deed: Deed) -> None:
    async def story(game: Waiting) -> None:
        await asyncio.sleep(SOON)
        first: list[str] = []

        async def others() -> None:
            first.append(await game.go_on(0, deed))

        game.ways[1].meanwhile = others
        before = len(await game.events())
        assert await game.move() in ("bot-plays", "has-resigned")
        assert first == [""]
        assert (await game.events())[before] == ("left" if deed == "bot" else "timeout")

    wait_at(address, story)


@pytest.mark.parametrize("together", [True, False])
def test_two_who_remind_at_once_give_one_notice(address: str, together: bool) -> None:
    async def story(game: Waiting) -> None:
        await reached_by_push(game.nodes[1], game.missing)
        await asyncio.sleep(SOON)
        before = await game.events()
        if together:
            said = sorted(await asyncio.gather(game.nudge(0), game.nudge(1)))
        else:
            said = []

            async def other() -> None:
                said.append(await game.nudge(1))

            game.ways[0].meanwhile = other
            said.append(await game.nudge(0))
        assert said == ["", "nudged"]
        assert [user for user, _, _ in await game.notifications()] == [game.missing.id]
        assert len(game.ways[0].said + game.ways[1].said) == 1
        assert await game.events() == before
        async with asyncio.timeout(30):
            while not game.pushed:
                await asyncio.sleep(0.05)
        assert len(game.pushed) == 1
        assert '"kind": "turn"' in game.pushed[0]

    wait_at(address, story)


def test_who_decides_while_they_are_reminded_is_not(address: str) -> None:
    async def story(game: Waiting) -> None:
        await reached_by_push(game.nodes[1], game.missing)
        await asyncio.sleep(SOON)
        game.ways[0].meanwhile = game.move
        assert await game.nudge(0) in LATE
        assert await game.notifications("nudge") == []
        assert game.ways[0].said == game.pushed == []

    wait_at(address, story)
