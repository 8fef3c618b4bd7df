"""Games by days: vacations and quiet hours, in which nobody loses."""

import asyncio
from pathlib import Path

import pytest

from server.helpers import Browser, Server, sqlite_at
from server.meetings import seated
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.people.pauses import GRACE, Pauses, Quiet
from tafelronde.server.storage.sqlite import SqliteStore

DAY = 86_400.0


class Shifted(SqliteStore):
    """A database whose time can be moved on."""

    ahead = 0.0

    def now(self) -> float:
        return 1_800_000_000.0 + self.ahead


def test_vacations_are_counted_and_end_early(tmp_path: Path) -> None:
    async def take() -> None:
        store = Shifted(tmp_path / "tables.db")
        await store.open(lambda *_: None, lambda _: None)
        try:
            pauses = Pauses(store)
            assert (await pauses.of("ada")).days_left == 30
            await pauses.go("ada", 10)
            begun = store.now()
            rest = await pauses.of("ada")
            assert (rest.away_until, rest.days_left) == (begun + 10 * DAY, 20)
            store.ahead = 3 * DAY
            [stand] = await pauses.stands("ada", 1, begun - DAY, begun + DAY, store.now())
            assert stand == (1, begun, begun + 10 * DAY)
            await pauses.go("ada", 0)
            rest = await pauses.of("ada")
            assert (rest.away_until, rest.days_left) == (0.0, 27)
            assert (await pauses.stands("ada", 1, begun - DAY, 0.0, 0.0))[0].until == store.now()
            with pytest.raises(Refusal) as refused:
                await pauses.go("ada", 28)
            assert refused.value.reason == "no-vacation"
            await pauses.go("ada", 20)
            with pytest.raises(Refusal):
                await pauses.go("ada", 29)
            rest = await pauses.of("ada")  # what is refused ends nothing
            assert (rest.away_until, rest.days_left) == (store.now() + 20 * DAY, 7)
            await pauses.go("ada", 5)  # asked for twice in one moment
            rest = await pauses.of("ada")
            assert (rest.away_until, rest.days_left) == (store.now() + 5 * DAY, 22)
            store.ahead = 400 * DAY
            assert (await pauses.of("ada")).days_left == 30
        finally:
            await store.close()

    asyncio.run(take())


def test_a_clock_does_not_run_out_in_quiet_hours(tmp_path: Path) -> None:
    async def sleep() -> None:
        store = Shifted(tmp_path / "tables.db")
        await store.open(lambda *_: None, lambda _: None)
        try:
            pauses = Pauses(store)
            midnight = 20_000 * DAY
            await pauses.change_quiet("ada", 22 * 60, 9 * 60, None)
            for hour, until in ((23, 31), (25, 31), (30.5, 31)):
                due = midnight + hour * 3600
                assert await pauses.stands("ada", 0, midnight, due, due + 1) == [
                    (0, due, midnight + until * 3600 + GRACE)
                ]
            for hour in (21.9, 31.0, 36):
                due = midnight + hour * 3600
                assert await pauses.stands("ada", 0, midnight, due, due + 1) == []
            due = midnight + 23 * 3600
            assert await pauses.stands("ada", 0, midnight, due, due - 60) == []  # there is time yet
            assert await pauses.stands("zoe", 0, midnight, due, due + 1) == []

            [first] = await pauses.stands("ada", 0, midnight, due, due + 1)
            await pauses.change_quiet("ada", 8 * 60, 9 * 60, None)  # to have more time
            due = first.until
            assert await pauses.stands("ada", 0, midnight, due, due + 1, [first]) == []
            assert await pauses.stands("ada", 0, midnight, due, due + 1) != []
        finally:
            await store.close()

    asyncio.run(sleep())


def test_no_quiet_hours_are_no_hours() -> None:
    assert Quiet().until(5000.0) == 5000.0


def test_who_is_on_vacation_has_a_clock_that_stands(server: Server) -> None:
    ada, zoe = Browser(server.url, "Ada"), Browser(server.url, "Zoë")

    async def play() -> None:
        async with ada.open() as a, zoe.open() as z:
            table = await seated(ada, zoe, (a, z), time={"kind": "days", "days": 3})
            head = a.heads[table]
            due = head["clocks"]["due"]
            mover = ada if head["player"] == 0 else zoe
            status, rest = mover.post("/api/me/pauses", {"away_days": 5, "quiet_minutes": 480})
            assert (status, rest["days_left"], rest["quiet_minutes"]) == (200, 25, 480)
            head = await a.when(table, lambda head: head["clocks"]["due"] > due + DAY)
            assert abs(head["clocks"]["due"] - due - 5 * DAY) < 60
            assert mover.post("/api/me/pauses", {"away_days": 0})[0] == 200
            head = await a.when(table, lambda head: head["clocks"]["due"] < due + DAY)
            assert mover.get("/api/me/pauses")[1]["away_until"] == 0

    asyncio.run(play())


def test_a_rest_that_makes_no_sense_is_refused(server: Server) -> None:
    ada = Browser(server.url, "Ada")
    for wish in ({"away_days": 31}, {"quiet_from": 1440}, {"quiet_minutes": 721}, {"x": 1}):
        status, answer = ada.post("/api/me/pauses", wish)
        assert (status, answer["reason"]) == (400, "malformed")
    assert Browser(server.url).get("/api/me/pauses")[0] == 401


def test_the_database_is_asked_by_an_index(tmp_path: Path) -> None:
    import contextlib
    import sqlite3

    from tafelronde.server.storage.address import sqlite_file
    from tafelronde.server.storage.stored_clocks import DUE

    with contextlib.closing(sqlite3.connect(sqlite_file(sqlite_at(tmp_path)))) as base:
        for sql in (DUE, "SELECT 1 FROM tables WHERE clock_due > 0 LIMIT 1"):
            text = sql.replace("$1", "1").replace("$2", "9")
            plan = " ".join(str(row[3]) for row in base.execute(f"EXPLAIN QUERY PLAN {text}"))
            assert "tables_clocks" in plan
            assert "TEMP B-TREE" not in plan
