"""A player reminds the one who is waited for: once for each decision, as that person wishes to be
told, and only where they want to hear of this player."""

import asyncio
import time
from datetime import UTC, datetime

import pytest

from server.helpers import Browser, Server, reason, sqlite_at
from server.tables import refused, running_table, says
from server.waiting import Waiting, reached_by_push, wait_at
from tafelronde.server.features.notifications import looking_rows as looking
from tafelronde.server.features.notifications import nudge_rows
from tafelronde.server.features.notifications import rows as stored_notifications
from tafelronde.server.features.notifications.kinds import NotificationWay
from tafelronde.server.features.notifications.rows import Notification
from tafelronde.server.features.notifications.settings import store_settings
from tafelronde.server.features.notifications.wire import NewNotificationSettings
from tafelronde.server.live.live_table import LiveTable
from tafelronde.server.people import ties
from tafelronde.server.people.mutes import Mutes
from tafelronde.server.people.pauses import Pauses
from tafelronde.server.people.relations import Relations
from tafelronde.server.table import missing
from tafelronde.server.table.missing import NUDGE_AFTER, to_be_reminded
from tafelronde.server.table.table import Table
from tafelronde.server.wire.commands import Leave, Return

SOON = 0.3
"""Seconds after which somebody may be reminded here."""


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(missing, "NUDGE_AFTER", SOON)


# ---- the rules -----------------------------------------------------------------------------------


def reminds(table: Table, name: str, seat: int, at: float) -> str:
    return to_be_reminded(table, name, seat, at)


@pytest.mark.parametrize("rated", [False, True])
def test_who_waits_may_remind_after_a_minute(rated: bool) -> None:
    table = running_table("rosenkoenig", "ada", "zoe", rated=rated)
    names, gone = ("ada", "zoe"), table.player
    other, at = 1 - gone, table.changed + NUDGE_AFTER
    found = missing.missing(table)
    assert found is not None
    assert found.nudge == at
    assert reminds(table, names[other], other, at) == names[gone]
    early = refused(reminds, table, names[other], other, at - 1)
    assert early == ("missing-early", {"minutes": 1})
    assert refused(reminds, table, names[gone], gone, at) == ("nobody-missing", {})
    assert refused(reminds, table, "eve", other, at)[0] == "not-your-seat"
    assert refused(reminds, table, "eve", gone, at)[0] == "not-your-seat"


def test_nobody_is_reminded_where_a_bot_sits_in_or_clocks_run() -> None:
    table = running_table("drakon", "ada", "zoe", "cem")
    names, gone = ("ada", "zoe", "cem"), table.player
    other = (gone + 1) % 3
    says(table, names[gone], Leave, gone, "easy")
    at = table.changed + NUDGE_AFTER
    assert refused(reminds, table, names[other], other, at) == ("nobody-missing", {})
    assert refused(reminds, table, names[gone], gone, at) == ("bot-plays", {})
    says(table, names[gone], Return, gone)
    assert refused(reminds, table, names[other], other, table.changed)[0] == "missing-early"
    assert reminds(table, names[other], other, table.changed + NUDGE_AFTER) == names[gone]
    table.shown_late = True
    assert refused(reminds, table, names[other], other, at + 99) == ("nobody-missing", {})


# ---- what becomes of it --------------------------------------------------------------------------


def test_once_for_each_decision_at_whichever_node(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(game: Waiting) -> None:
        assert await game.nudge(0) == "missing-early"
        monkeypatch.setattr(missing, "NUDGE_AFTER", 0.0)
        assert await game.nudge(0, "first") == ""
        assert await game.nudge(0, "first") == ""  # a resend, of an answer that was lost
        assert await game.nudge(0, "second") == await game.nudge(1) == "nudged"
        node = game.nodes[0]
        look = node.store, game.missing.id, game.table
        await looking.looked(*look, node.store.now())
        await looking.looks(*look, 0.0, -10.0)
        assert await game.nudge(1) == "nudged"  # who has only looked is not reminded again
        assert await looking.count_told(node.store, game.missing.id) == 0
        assert len(game.ways[0].said + game.ways[1].said) == 1
        gone = game.gone
        while game.gone == gone:
            assert await game.move() == ""
            game.gone = (await game.nodes[1].tables.open(game.table)).table.player
        assert await game.nudge(0, "third") == ""  # another is waited for, or something happened
        assert game.missing.id in {user for user, _, _ in await game.notifications("nudge")}

    wait_at(address, story)


def test_at_a_table_that_goes_on_all_the_time_one_is_told_why(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each time that the node looks what is new, the table has gone on; its answer is not that too
    many do something at once."""

    async def story(game: Waiting) -> None:
        tables, asks = game.nodes[0].tables, asyncio.current_task()
        catch_up = tables.catch_up

        async def with_another_move(found: LiveTable) -> None:
            if asyncio.current_task() is asks:
                game.gone = (await game.nodes[1].tables.open(game.table)).table.player
                assert await game.move() == ""
            await catch_up(found)

        monkeypatch.setattr(tables, "catch_up", with_another_move)
        assert await game.nudge(0) in ("missing-early", "nobody-missing")
        assert await game.go_on(0, "bot") in ("missing-early", "nobody-missing")

    wait_at(address, story)


def test_a_notice_that_was_not_looked_at_is_given_once_more(address: str, soon: None) -> None:
    async def story(game: Waiting) -> None:
        node, user = game.nodes[0], game.missing.id
        await reached_by_push(node, game.missing)
        found = await node.tables.open(game.table)
        before = Notification(
            game.table, user, "turn", found.table.ply, 0.0, 0.0, node.store.now() + 900
        )
        what = stored_notifications.Unnoted(game.table, found.table.seq, 0, "", 0.0, None)
        assert await stored_notifications.note(node.store, what, [before])
        async with asyncio.timeout(30):
            while len(game.pushed) < 1:
                await asyncio.sleep(0.05)
        await asyncio.sleep(SOON)
        assert await game.nudge(1) == ""
        async with asyncio.timeout(30):
            while len(game.pushed) < 2:
                await asyncio.sleep(0.05)
        assert [user for user, _, _ in await game.notifications()] == [game.missing.id]

    wait_at(address, story)


@pytest.mark.parametrize(("way", "due"), [("push", (True, False)), ("none", None)])
def test_who_wants_no_word_of_their_turn_gets_none(
    address: str, soon: None, way: NotificationWay, due: tuple[bool, bool] | None
) -> None:
    async def story(game: Waiting) -> None:
        store, user = game.nodes[0].store, game.missing.id
        await reached_by_push(game.nodes[0], game.missing)
        await store_settings(store, user, NewNotificationSettings({"turn": way}, mail_hours=6))
        here = datetime.fromtimestamp(store.now(), UTC)
        begin = (here.hour * 60 + here.minute - 5) % 1440
        await game.nodes[0].parts[Pauses].change_quiet(user, begin, 60, "UTC")
        await asyncio.sleep(SOON)
        assert await game.nudge(0) == ""
        found = await game.notifications()
        assert [(push is not None, mail is not None) for _, push, mail in found] == (
            [due] if due else []
        )
        assert len(game.ways[0].said) == 1  # a page that they have open tells them all the same
        if due:
            async with asyncio.timeout(30):
                while (await game.notifications())[0][1] < time.time() + 600:  # type: ignore[operator]
                    await asyncio.sleep(0.05)
        assert game.pushed == []  # it is night there

    wait_at(address, story)


@pytest.mark.parametrize("how", ["mute", "block", ""])
def test_who_is_not_wanted_reminds_nobody_and_no_seat_can_find_out(
    address: str, soon: None, how: str
) -> None:
    """Two at the table who help each other hear the same, whether the first of them is wanted or
    not."""

    async def story(game: Waiting) -> None:
        store, user = game.nodes[0].store, game.missing.id
        rude = game.people[game.waiters[0]].id
        await reached_by_push(game.nodes[0], game.missing)
        if how == "mute":
            await Mutes(store).add(user, rude)
        elif how == "block":
            await ties.tie(store, "blocks", user, rude)
            await game.nodes[0].parts[Relations].changed(user, rude)
        await asyncio.sleep(SOON)
        answers = [await game.nudge(0, id) for id in ("first", "first", "second")]
        assert answers == ["", "", "nudged"]
        assert len(await game.notifications()) == len(game.ways[0].said) == (0 if how else 1)
        # The reminder of another one is refused as the second, and reaches them as the first.
        answers = [await game.nudge(1, id) for id in ("other", "other", "again")]
        assert answers == ["nudged"] * 3
        assert [one for one, _, _ in await game.notifications()] == [user]
        assert len(game.ways[0].said + game.ways[1].said) == 1
        assert await game.nudge(0, "first") == ""
        assert await game.nudge(0, "third") == "nudged"
        assert len(game.ways[0].said + game.ways[1].said) == 1

    wait_at(address, story)


@pytest.mark.parametrize("how", ["mute", ""])
def test_two_who_are_not_wanted_hear_what_others_would(address: str, soon: None, how: str) -> None:
    async def story(game: Waiting) -> None:
        for seat in game.waiters if how else ():
            await Mutes(game.nodes[0].store).add(game.missing.id, game.people[seat].id)
        await asyncio.sleep(SOON)
        both = await asyncio.gather(game.nudge(0, "one"), game.nudge(1, "two"))
        assert sorted(both) == ["", "nudged"]
        assert await game.nudge(0, "three") == await game.nudge(1, "four") == "nudged"
        assert len(game.ways[0].said + game.ways[1].said) == (0 if how else 1)

    wait_at(address, story)


def test_nobody_is_told_late_of_what_is_decided_already(address: str, soon: None) -> None:
    async def story(game: Waiting) -> None:
        store, rude = game.nodes[0].store, game.people[game.waiters[0]].id
        await reached_by_push(game.nodes[0], game.missing)
        await Mutes(store).add(game.missing.id, rude)
        await asyncio.sleep(SOON)
        assert await game.nudge(0) == ""  # which reaches nobody
        seq = (await game.nodes[0].tables.open(game.table)).table.seq
        other = nudge_rows.Nudge(game.table, seq, game.missing.id, "other", "n")
        assert await nudge_rows.owed(store, other) == rude
        assert await game.move() == ""
        assert await nudge_rows.owed(store, other) == ""
        assert not await nudge_rows.make_good(store, other, rude, None)

    wait_at(address, story)


def test_pages_that_are_open_are_told(tmp_path_factory: pytest.TempPathFactory) -> None:
    begin = "from tafelronde.server.table import missing\nmissing.NUDGE_AFTER = 0.0"
    node = Server(sqlite_at(tmp_path_factory.mktemp("nudged")), hasty=True)
    node.before.append(begin)
    node.start()
    try:
        asyncio.run(_pages(node))
    finally:
        node.stop()


async def _pages(node: Server) -> None:
    ada, bo = Browser(node.url, "Ada"), Browser(node.url, "Bo Bold")
    table = ada.table("me", "open")
    assert bo.post("/api/command", _say("sit", table, seat=1))[0] == 200
    assert ada.post("/api/command", _say("ready", table, seat=0, on=True))[0] == 200
    assert bo.post("/api/command", _say("ready", table, seat=1, on=True))[0] == 200
    head = ada.dealt(ada.get(f"/api/tables/{table}")[1]["head"])
    people = (ada, bo)
    gone, other = people[head["player"]], people[1 - head["player"]]
    assert head["missing"]["nudge"] == head["changed"]
    async with gone.open() as page, other.open() as own:
        wish = _say("nudge", table, seat=1 - head["player"])
        assert (await asyncio.to_thread(other.post, "/api/command", wish))[0] == 200
        body = await page.when_told("nudged")
        assert body == {
            "t": "nudged", "table": table, "game": "rosenkoenig", "name": other.me["name"],
        }  # fmt: skip
        again = await own.ask("nudge", table=table, seat=1 - head["player"])
        assert (again["t"], again["reason"]) == ("refused", "nudged")
    eve = Browser(node.url, "Eve")
    wish = _say("nudge", table, seat=1 - head["player"])
    assert reason(eve.post("/api/command", wish)) == (403, "not-your-seat")


def _say(t: str, table: str, **more: object) -> dict[str, object]:
    return {"t": t, "id": f"{t}-{time.monotonic_ns()}", "table": table, **more}
