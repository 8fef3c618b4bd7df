"""The line in front of the reading processes, and their limits."""

import asyncio
from typing import Any

import pytest

from server import breaking
from server.breaking import echo, fail, sleep, spin
from tafelronde.server.base.fair import Owner
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.http.limits import Limits
from tafelronde.server.reading import bounds, pool
from tafelronde.server.reading.jobs import Done, Job
from tafelronde.server.reading.pool import ReadingPool
from tafelronde.server.reading.worker import answer, call, prepare

ADA = Owner("192.0.2.1", "ada")


class Slow(ReadingPool):
    """Reads nothing; who was read, in their order."""

    def __init__(self) -> None:
        super().__init__(Limits(20), places=1)
        self.read_for: list[Owner] = []

    async def _ask(self, place: Any, owner: Owner, game: str, job: Job) -> Done:
        await asyncio.sleep(0)
        self.read_for.append(owner)
        return Done(job.given)


def test_eight_strangers_do_not_make_a_ninth_wait_for_all_they_want() -> None:
    async def main() -> list[Owner]:
        slow = Slow()
        strangers = [Owner(f"203.0.113.{number}", "eve") for number in range(8)]
        asked = [
            asyncio.ensure_future(slow.read(owner, "", echo, "x"))
            for _ in range(pool.MOST_OF_ADDRESS)
            for owner in strangers
        ]
        for _ in range(8):
            await asyncio.sleep(0)
        asked.append(asyncio.ensure_future(slow.read(ADA, "", echo, "x")))
        await asyncio.gather(*asked)
        return slow.read_for

    served = asyncio.run(main())
    assert len(served) == 65
    assert served.index(ADA) < 20


def test_only_so_many_of_an_address_and_of_all_wait() -> None:
    async def main() -> tuple[list[str], list[str]]:
        slow = Slow()

        async def ask(owner: Owner) -> str:
            try:
                return await slow.read(owner, "", echo, "read")
            except Refusal as refusal:
                return refusal.reason

        mine = [ask(ADA) for _ in range(pool.MOST_OF_ADDRESS + 1)]
        one = await asyncio.gather(*mine)
        many = await asyncio.gather(*(ask(Owner(f"a{n}")) for n in range(pool.MOST + 2)))
        return one, many

    one, many = asyncio.run(main())
    assert one == ["read"] * pool.MOST_OF_ADDRESS + ["too-many"]
    assert many == ["read"] * (pool.MOST + 1) + ["too-many"]


def test_a_reading_that_sleeps_is_stopped_and_the_next_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def main() -> tuple[str, str, int, int]:
        limits = Limits(20)
        reading = ReadingPool(limits, places=1)
        try:
            await reading.read(ADA, "", echo, "x")
            monkeypatch.setattr(pool, "DEADLINE", 0.2)
            with pytest.raises(Refusal) as stopped:
                await reading.read(ADA, "", sleep, 600.0)
            monkeypatch.undo()
            again = await reading.read(ADA, "", echo, "y")
            return stopped.value.reason, again, reading.stopped, limits.with_deaths
        finally:
            await reading.close()

    # Where the processor is limited, it is the machine that is slow, and nobody's fault.
    fault = ("reading-busy", "y", 1, 0) if bounds.resource else ("reading-too-long", "y", 1, 1)
    assert asyncio.run(main()) == fault


def test_an_answer_without_end_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> tuple[str, int]:
        limits = Limits(20)
        reading = ReadingPool(limits, places=1)
        try:
            monkeypatch.setattr(pool, "LONGEST", 1000)
            assert await reading.read(ADA, "", echo, "x" * 900) == "x" * 900
            with pytest.raises(Refusal) as stopped:
                await reading.read(ADA, "", echo, "x" * 1001)
            assert await reading.read(ADA, "", echo, "y") == "y"
            return stopped.value.reason, limits.with_deaths
        finally:
            await reading.close()

    assert asyncio.run(main()) == ("reading-died", 1)


def test_an_error_is_told_without_what_was_sent() -> None:
    told = answer(Job(f"{fail.__module__}:fail", b"\xa7Ada Bly")).error
    assert told.startswith("ValueError\n")
    assert told.endswith(" in fail")
    assert "Ada" not in told


def test_who_leaves_stops_what_is_read_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> list[int]:
        monkeypatch.setattr(pool, "IDLE", 0.05)
        reading = ReadingPool(Limits(20), places=1)
        try:
            asked = asyncio.ensure_future(reading.read(ADA, "", sleep, 600.0))
            while not reading.processes():
                await asyncio.sleep(0.01)
            asked.cancel()
            await asyncio.gather(asked, return_exceptions=True)
            assert reading.line.is_idle
            assert await reading.read(ADA, "", echo, "z") == "z"
            while reading.processes():  # nothing is to be read any more
                await asyncio.sleep(0.01)
            return reading.processes()
        finally:
            await reading.close()

    assert asyncio.run(main()) == []


@pytest.mark.skipif(bounds.resource is None, reason="this system limits no process")
def test_the_processor_is_limited_for_each_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "SECONDS", 1)

    async def main() -> str:
        reading = ReadingPool(Limits(20), places=1)
        try:
            for _ in range(4):  # a process may work longer than one reading may
                assert await reading.read(ADA, "", spin, 0.6)
            with pytest.raises(Refusal) as stopped:
                await reading.read(ADA, "", spin, 600.0)
            return stopped.value.reason
        finally:
            await reading.close()

    assert asyncio.run(main()) == "reading-too-long"


def test_a_refusal_comes_back_as_it_was() -> None:
    name = f"{refuse.__module__}:{refuse.__qualname__}"
    told = answer(Job(name, b"\x01")).refused
    assert told is not None
    assert (told.reason, told.args, told.message) == ("record-unreadable", {"line": 1}, "no")
    assert Refusal.of(told).wire() == told


def refuse(number: int) -> bool:
    raise Refusal("record-unreadable", "no", args={"line": number})


@pytest.mark.parametrize("game", ["rosenkoenig"])
def test_a_process_makes_itself_ready_by_a_true_record(game: str) -> None:
    assert prepare(game)
    assert call(f"{breaking.__name__}:echo", b"\xa1x") == b"\xa1x"


def test_no_password_of_the_host_goes_along() -> None:
    known = {"PATH": "/bin", "TAFELRONDE_CACHE": "c", "TAFELRONDE_COMPILER": "numba"}
    secret = {
        "TAFELRONDE_DATABASE": "postgresql://p",
        "TAFELRONDE_SMTP_PASSWORD": "s",
        "TOKEN": "t",
    }
    assert pool.environment_of({**known, **secret}) == known
