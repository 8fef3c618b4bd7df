"""Work that a node does beside its answers."""

import asyncio
import gc
import logging
from collections.abc import Callable
from pathlib import Path

import pytest

from server.helpers import WAIT, sqlite_at
from tafelronde.server.base import outage as outages
from tafelronde.server.base.background import Background
from tafelronde.server.base.faults import listening
from tafelronde.server.base.metrics import Metrics
from tafelronde.server.base.outage import Outage
from tafelronde.server.storage.drivers import make_store

LONG = 3600.0


def within(path: Path, story: Callable[[Background, Outage, Metrics], object]) -> None:
    """Tell this story where the database is there."""

    async def told() -> None:
        store = make_store(sqlite_at(path))
        await store.open(lambda table, seq: None, lambda text: None)
        outage, metrics = Outage(store), Metrics()
        background = Background(outage)
        try:
            with listening(metrics):
                work = story(background, outage, metrics)
                assert asyncio.iscoroutine(work)
                await asyncio.wait_for(work, WAIT)
        finally:
            await background.close()
            await outage.close()
            await store.close()

    asyncio.run(told())


def test_what_fails_is_told_and_done_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "PROBE", LONG)  # nobody finds out that it is over

    async def story(background: Background, outage: Outage, metrics: Metrics) -> None:
        done = asyncio.Event()
        faults = [ValueError("a fault of ours"), OSError("no disk")]

        async def work() -> None:
            if faults:
                raise faults.pop(0)
            done.set()

        background.repeat(work, LONG, "it was not done", retry=0.001)
        await done.wait()
        assert metrics.errors == 1
        assert outage.is_on
        assert [r.getMessage() for r in caplog.records if r.levelno == logging.ERROR] == [
            "it was not done"
        ]

    within(tmp_path, story)


def test_who_is_woken_does_it_at_once_also_while_at_it(tmp_path: Path) -> None:
    async def story(background: Background, outage: Outage, metrics: Metrics) -> None:
        woken, rounds = asyncio.Event(), list[int]()
        third = asyncio.Event()

        async def work() -> None:
            rounds.append(len(rounds))
            if len(rounds) == 2:
                woken.set()  # something new comes while the second round is under way
            if len(rounds) == 3:
                third.set()

        background.repeat(work, LONG, "it was not done", woken=woken)
        while not rounds:
            await asyncio.sleep(0)
        woken.set()
        await third.wait()
        assert rounds == [0, 1, 2]

    within(tmp_path, story)


def test_all_end_together(tmp_path: Path) -> None:
    async def story(background: Background, outage: Outage, metrics: Metrics) -> None:
        begun, ended = list[str](), list[str]()

        async def work(name: str) -> None:
            begun.append(name)
            try:
                await asyncio.sleep(LONG)
            finally:
                ended.append(name)

        background.repeat(lambda: work("again"), LONG, "it was not done")
        once = background.spawn(work("once"), "it was not done")
        while len(begun) < 2:
            await asyncio.sleep(0)
        await background.close()
        assert sorted(ended) == ["again", "once"]
        assert once.done()
        assert background.closed
        assert metrics.errors == 0

    within(tmp_path, story)


@pytest.mark.parametrize("while_at_it", [True, False])
def test_who_is_woken_as_all_ends_does_not_go_on(tmp_path: Path, while_at_it: bool) -> None:
    async def story(background: Background, outage: Outage, metrics: Metrics) -> None:
        woken, ready, rounds = asyncio.Event(), asyncio.Event(), list[int]()

        async def work() -> None:
            rounds.append(len(rounds))
            if while_at_it:
                await asyncio.wait_for(ready.wait(), LONG)

        background.repeat(work, LONG, "it was not done", woken=woken)
        for _ in range(10):
            await asyncio.sleep(0)
        ready.set()
        woken.set()
        await background.close()
        assert rounds == [0]

    within(tmp_path, story)


def test_a_database_is_tried_until_it_answers_whatever_it_says_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outages, "PROBE", 0.001)
    answers = [OSError("no disk"), ValueError("nonsense"), None]

    async def probe(*_: object) -> None:
        if answer := answers.pop(0):
            raise answer

    monkeypatch.setattr(outages, "probe", probe)

    async def story(background: Background, outage: Outage, metrics: Metrics) -> None:
        outage.fails(OSError("no disk"))
        while outage.is_on:
            await asyncio.sleep(0.001)
        assert not answers

    within(tmp_path, story)


def test_what_ends_before_it_has_begun_leaves_nothing_behind(
    tmp_path: Path, recwarn: pytest.WarningsRecorder
) -> None:
    async def story(background: Background, outage: Outage, metrics: Metrics) -> None:
        async def work() -> None:
            raise AssertionError

        background.spawn(work(), "it was done")
        await background.close()

    within(tmp_path, story)
    gc.collect()
    assert not [warning for warning in recwarn if "never awaited" in str(warning.message)]
