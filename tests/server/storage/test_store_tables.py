"""Tables in a database: what is written at them, and by what they are found."""

import math
from pathlib import Path

import pytest

from server.stores import FrozenStore, on_store, write_table
from tafelronde.server.base.outage import probe
from tafelronde.server.features.correspondence import answers as stored_answers
from tafelronde.server.features.correspondence.plan import Plan
from tafelronde.server.storage import leases, stored_clocks, stored_tables
from tafelronde.server.storage import store as s
from tafelronde.server.storage.stored_tables import finished_tables, running_games
from tafelronde.server.table import events as e

CREATED = e.Created("ada", "connect_four", 2, {}, True, "00")


def test_what_was_written_is_read_as_it_was(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await write_table(store, "t", CREATED, e.Seated(0, "ada", "Ada"), command="ada 1")
        store.time = 1005.0
        await write_table(store, "t", e.Moved(0, 3), seq=2, command="ada 2")
        happened = await s.events_since(store, "t", 0)
        assert happened == [
            e.Happened(1, CREATED, 1000.0),
            e.Happened(2, e.Seated(0, "ada", "Ada"), 1000.0),
            e.Happened(3, e.Moved(0, 3), 1005.0),
        ]
        assert await s.events_since(store, "t", 2) == happened[2:]
        assert await s.events_since(store, "x", 0) == []
        assert await s.seed_of(store, "t") == (b"seed", 3)
        assert await s.seed_of(store, "x") is None
        assert await s.command_seq(store, "t", "ada 1") == 1
        assert await s.command_seq(store, "t", "ada 2") == 3
        assert await s.command_seq(store, "t", "ada 3") == 0
        assert await s.command_seq(store, "x", "ada 1") == 0
        with pytest.raises(s.Repeated):
            await write_table(store, "t", e.Moved(0, 4), seq=3, command="ada 2")
        for seq in (2, 4, 0):
            with pytest.raises(s.Conflict):
                await write_table(store, "t", e.Moved(0, 4), seq=seq)
        assert await s.seed_of(store, "t") == (b"seed", 3)
        await store.write("UPDATE events SET body = '{}' WHERE seq = 2")
        with pytest.raises(e.Unreadable, match="event 2"):
            await s.events_since(store, "t", 0)

    on_store(tmp_path, work)


def test_what_was_said_is_read_but_for_what_is_hidden(tmp_path: Path) -> None:
    lines = [s.ChatRow(k, "ada", "Ada", k - 2, f"line {k}", 10.0 * k, "") for k in range(1, 6)]

    async def work(store: FrozenStore) -> None:
        for line in lines:
            await store.say("t", line, f"ada {line.number}")
        assert await s.chats_since(store, "t", 0) == lines
        assert await s.chats_since(store, "t", 3) == lines[3:]
        assert await s.chats_since(store, "t", 0, most=2) == lines[3:]
        assert await s.last_line(store, "t") == 5
        assert await s.last_line(store, "x") == 0
        await store.write("UPDATE chats SET hidden = 1 WHERE number = 5")
        assert await s.chats_since(store, "t", 0) == lines[:4]
        assert await s.last_line(store, "t") == 5
        with pytest.raises(s.Conflict):
            await store.say("t", lines[0], "ada 9")
        with pytest.raises(s.Repeated):
            await store.say("t", lines[0]._replace(number=9), "ada 1")
        phrase = s.ChatRow(6, "ada", "Ada", 0, "", 60.0, "hello")
        await store.say("t", phrase, "ada 6")
        assert await s.chats_since(store, "t", 5) == [phrase]

    on_store(tmp_path, work)


def test_bots_turns_are_found_until_somebody_sees_to_them(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await write_table(store, "a", CREATED, bot_turn=True, card="A", mark="m1 ada")
        await write_table(store, "b", CREATED, bot_turn=True, card="B", mark="m1 zoe")
        await write_table(store, "c", CREATED, bot_turn=False, mark="m2 ada")
        assert sorted(await leases.turns_due(store)) == ["a", "b"]
        assert len(await leases.turns_due(store, 1)) == 1
        await leases.rest(store, "a", 5.0)
        assert await leases.turns_due(store) == ["b"]
        store.time += 5.5
        assert sorted(await leases.turns_due(store)) == ["a", "b"]
        assert sorted(await s.alone_from(store, "m1")) == [("ada", "A"), ("zoe", "B")]
        assert [await s.alone_from(store, mark) for mark in ("m2", "m3", "m")] == [[], [], []]
        assert [await s.alone_by(store, one) for one in ("ada", "zoe", "a")] == [["A"], ["B"], []]
        await write_table(store, "a", seq=1, status="over", mark="")
        assert await s.alone_from(store, "m1") == [("zoe", "B")]
        await probe(store)
        await probe(store, 100)
        [(told,)] = await store.read("SELECT value FROM meta WHERE name = 'probe'")
        assert len(str(told)) == 100
        await store.write("INSERT INTO users (id, name, created) VALUES ('ada', 'Ada', 1)")
        assert (await s.name_of(store, "ada"), await s.name_of(store, "x")) == ("Ada", "")

    on_store(tmp_path, work)


def test_lists_show_public_tables_and_ones_own(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for number, (table, status, public) in enumerate(
            [("a", "open", True), ("b", "playing", True), ("c", "over", True), ("d", "open", False)]
        ):
            store.time = 1000.0 + number
            await write_table(
                store, table, CREATED, status=status, public=public, members=("ada",), card=table
            )
        a, b, d = (
            stored_tables.Listed(t, t, at) for t, at in (("a", 1e3), ("b", 1001), ("d", 1003))
        )
        assert await stored_tables.public_tables(store, "open") == [a]
        assert await stored_tables.public_tables(store, "playing") == [b]
        assert await stored_tables.tables_of(store, "ada") == [d, b, a]
        assert await stored_tables.tables_of(store, "ada", 2) == [d, b]
        assert await stored_tables.tables_of(store, "zoe") == []
        assert await running_games(store) == 1
        assert await stored_tables.card_of(store, "a") == ("a", False)
        assert await stored_tables.card_of(store, "x") is None
        await stored_tables.set_card(store, "a", 2, "too late")
        await stored_tables.set_card(store, "a", 1, "more")
        assert await stored_tables.card_of(store, "a") == ("more", False)
        await store.write("UPDATE tables SET hidden = 1 WHERE id = 'b'")
        assert await stored_tables.public_tables(store, "playing") == []

    on_store(tmp_path, work)


def test_running_games_do_not_crowd_out_a_free_seat(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await write_table(store, "free", CREATED, status="open", public=True, card="free")
        for number in range(120):
            store.time = 2000.0 + number // 2  # two at the same moment
            name = f"t{number:03}"
            await write_table(store, name, CREATED, status="playing", public=True, card=name)
        assert [one.id for one in await stored_tables.public_tables(store, "open")] == ["free"]
        seen: list[str] = []
        before = math.inf, ""
        while page := await stored_tables.public_tables(store, "playing", 50, before):
            seen += [one.id for one in page]
            before = page[-1].changed, page[-1].id
        assert seen == sorted((f"t{number:03}" for number in range(120)), reverse=True)

    on_store(tmp_path, work)


def test_finished_games_are_turned_over_page_by_page(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        for number, table in enumerate("abcd"):
            store.time = 1000.0 + number // 2
            await write_table(store, table, CREATED, members=("ada",), card=table)
            await write_table(store, table, seq=1, status="over", card=table)
        first = await stored_tables.finished_of(store, "ada", 3)
        assert [(one.id, one.changed) for one in first] == [("d", 1001), ("c", 1001), ("b", 1000)]
        rest = await stored_tables.finished_of(store, "ada", 3, (1000.0, "b"))
        assert [one.id for one in rest] == ["a"]
        assert await finished_tables(store, "b", 1) == [("c", b"seed", 1, 0)]
        assert len(await finished_tables(store, "", 9)) == 4

    on_store(tmp_path, work)


def test_clocks_are_found_when_they_have_run_out(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        assert not await stored_clocks.clocks_run(store)
        for table, due in (("a", 50.0), ("b", 40.0), ("c", None)):
            await write_table(store, table, CREATED, due=due)
        assert await stored_clocks.clocks_run(store)
        assert await stored_clocks.clocks_due(store, 60.0, 9) == [("b", 40.0), ("a", 50.0)]
        assert await stored_clocks.clocks_due(store, 60.0, 1) == [("b", 40.0)]
        assert await stored_clocks.clocks_due(store, 50.0, 9) == [("b", 40.0)]
        assert await stored_clocks.claim(store, "b", 40.0, 70.0)
        assert not await stored_clocks.claim(store, "b", 40.0, 70.0)
        await stored_clocks.put_off(store, "a", 80.0)
        await stored_clocks.put_off(store, "c", 80.0)
        assert await stored_clocks.clocks_due(store, 99.0, 9) == [("b", 70.0), ("a", 80.0)]
        await stored_clocks.set_due(store, "a", 2, 10.0)
        await stored_clocks.set_due(store, "b", 1, None)
        assert await stored_clocks.clocks_due(store, 99.0, 9) == [("a", 80.0)]
        await stored_clocks.set_due(store, "b", 1, 60.0)
        assert await stored_clocks.clocks_due(store, 99.0, 9) == [("b", 60.0), ("a", 80.0)]

    on_store(tmp_path, work)


def test_times_when_nobody_could_play_are_kept_once(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        assert await stored_clocks.beats(store) == {}
        await stored_clocks.beat(store, "f", 10.0)
        await stored_clocks.beat(store, "g", 20.0)
        await stored_clocks.beat(store, "f", 30.0)
        assert await stored_clocks.beats(store) == {"f": 30.0, "g": 20.0}
        late, soon = stored_clocks.Gap("f", 10.0, 50.0), stored_clocks.Gap("g", 20.0, 40.0)
        for gap in (late, soon, late._replace(until=60.0)):
            await stored_clocks.note_gap(store, gap)
        assert await stored_clocks.gaps_since(store, 30.0) == [soon, late]
        assert await stored_clocks.gaps_since(store, 40.0) == [late]

    on_store(tmp_path, work)


def test_answers_are_kept_seat_by_seat_until_they_are_forgotten(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await write_table(store, "t", CREATED)
        plans = [Plan(0, "ada", 1, 0, ((1, 2), (3,))), Plan(1, "zoe", 1, 0, ((5,),))]
        for plan in reversed(plans):
            await stored_answers.leave(store, "t", plan)
        left = await stored_answers.answers_at(store, "t")
        assert stored_answers.plans_of(left) == plans
        other = Plan(0, "eve", 1, 2, ((7, 8),))
        await stored_answers.leave(store, "t", other)
        with pytest.raises(s.Conflict):  # it follows from what was left before
            await write_table(store, "t", e.Moved(0, 1), seq=1, basis=left)
        left = await stored_answers.answers_at(store, "t")
        assert stored_answers.plans_of(left) == [other, plans[1]]
        await write_table(store, "t", e.Moved(0, 1), seq=1, basis=left)
        with pytest.raises(s.Conflict):  # the table has gone on
            await stored_answers.leave(store, "t", plans[0])
        await stored_answers.forget(store, "t")
        assert stored_answers.plans_of(await stored_answers.answers_at(store, "t")) == []

    on_store(tmp_path, work)


def test_several_are_changed_together_or_none(tmp_path: Path) -> None:
    add = "INSERT INTO meta (name, value) VALUES ($1, $2)"

    async def work(store: FrozenStore) -> None:
        await store.write_together([(add, ("a", "1")), (add, ("b", "2"))])
        change = "UPDATE meta SET value = $1 WHERE name = $2"
        for second in ((add, ("b", "3")), (change, ("3", "nobody"))):
            with pytest.raises(s.Conflict):
                await store.write_together([(change, ("3", "a")), second])
        found = await store.read("SELECT name, value FROM meta WHERE name IN ('a', 'b')")
        assert found == [("a", "1"), ("b", "2")]

    on_store(tmp_path, work)
