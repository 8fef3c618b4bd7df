"""Notifications in a database: what people are told of a table, when, and until when."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from server.stores import FrozenStore, on_store, write_table
from tafelronde.server.features.notifications import looking_rows as looking
from tafelronde.server.features.notifications import rows as n
from tafelronde.server.features.notifications.kinds import KINDS
from tafelronde.server.features.notifications.sentences import words_of_mail
from tafelronde.server.features.notifications.settings import settings_of, store_settings
from tafelronde.server.features.notifications.wire import NewNotificationSettings
from tafelronde.server.storage.stored_card import StoredCard, encode_card
from tafelronde.server.table import events as e

CREATED = e.Created("ada", "connect_four", 2, {}, True, "00")
CARD = StoredCard("connect_four", "playing", True, (), 0, 0, 0)


def notification(table: str, user: str, kind: str = "turn", **more: object) -> n.Notification:
    plain = n.Notification(table, user, kind, 3, 1000.0, 1010.0, 1020.0)
    return plain._replace(**more)  # type: ignore[arg-type]


async def give(store: FrozenStore, *notifications: n.Notification) -> None:
    """Give these notices, at tables that are made for them."""
    for table in sorted({one.about for one in notifications}):
        await write_table(store, table, CREATED)
        found = n.Unnoted(table, 1, 0, "{}", store.time, None)
        assert await n.note(store, found, [one for one in notifications if one.about == table])


def test_what_happened_is_seen_to_once(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await write_table(store, "a", CREATED, e.Started(1), command="ada 1", due=50.0)
        store.time = 1005.0
        await write_table(store, "b", CREATED)
        first = n.Unnoted("a", 2, 0, "{}", 1000.0, 50.0)
        assert await n.unnoted(store, 1005.0, 9) == [
            first,
            n.Unnoted("b", 1, 0, "{}", 1005.0, None),
        ]
        assert await n.unnoted(store, 1004.0, 9) == [first]
        assert await n.unnoted(store, 1005.0, 1) == [first]
        assert await n.doings(store, first) == n.Doings(begun=True, last="ada")
        assert await n.note(store, first, [notification("a", "zoe")])
        assert not await n.note(store, first, [notification("a", "cem")])
        assert [one.table for one in await n.unnoted(store, 1005.0, 9)] == ["b"]
        assert await n.given(store, "a") == {("zoe", "turn"): notification("a", "zoe")}

        store.time = 1006.0
        await write_table(store, "a", e.Moved(0, 1), seq=2, command="zoe 1")
        store.time = 1007.0
        await write_table(store, "a", e.Moved(1, 1), seq=3)
        [_, again] = await n.unnoted(store, 1007.0, 9)
        assert (again.seq, again.noted) == (4, 2)
        assert await n.doings(store, again) == n.Doings(begun=False, last="")
        later = notification("a", "zoe", ply=5, at=1007.0, push_due=None, mail_due=None)
        await n.sent(store, notification("a", "zoe"), "", "browser", 1100.0)
        assert await n.note(store, again, [later])
        assert await n.given(store, "a") == {("zoe", "turn"): later}

    on_store(tmp_path, work)


def test_who_did_what_happened_last_of_several_things_at_a_time(tmp_path: Path) -> None:
    """Zoë's move and the end that a ban makes at the same moment are not what Ada did."""

    async def work(store: FrozenStore) -> None:
        await write_table(store, "a", CREATED, e.Started(1), command="ada 1")
        await write_table(store, "a", e.Moved(0, 1), seq=2, command="zoe 1")
        await write_table(store, "a", e.Resigned(0), seq=3)
        (found,) = await n.unnoted(store, 1000.0, 9)
        assert await n.doings(store, found) == n.Doings(begun=True, last="zoe")

    on_store(tmp_path, work)


def test_a_table_is_seen_as_it_is_now(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        await write_table(store, "a", CREATED, card=encode_card(CARD), due=50.0)
        assert await n.seen(store, notification("a", "ada")) == n.Seen(CARD, 50.0, "")
        assert await n.seen(store, notification("x", "ada")) is None
        await write_table(store, "b", CREATED, card="{")
        assert await n.seen(store, notification("b", "ada")) is None
        of_cup = encode_card(replace(CARD, status="open", tournament="cup"))
        await write_table(store, "c", CREATED, card=of_cup)
        found = await n.seen(store, notification("c", "ada"))
        assert isinstance(found, n.Seen)
        assert found.tournament == ""
        await store.write(
            "INSERT INTO tournaments (id, name, user_id, public, status, created, starts, begun,"
            " ended, changed, setup, seed, seq, due, lease_node, lease_until)"
            " VALUES ('cup', 'The Cup', '', 1, '', 0, 0, 0, 0, 0, '', '', 0, 0, '', 0)"
        )
        found = await n.seen(store, notification("c", "ada"))
        assert isinstance(found, n.Seen)
        assert found.tournament == "The Cup"

    on_store(tmp_path, work)


def test_a_notice_is_pushed_by_one_node(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        late, soon = notification("a", "ada", push_due=1012.0), notification("b", "ada")
        await give(store, late, soon, notification("c", "ada", push_due=None))
        assert await n.push_due(store, 1009.0, 9) == []
        assert await n.push_due(store, 1012.0, 9) == [soon, late]
        assert await n.push_due(store, 1012.0, 1) == [soon]
        assert await n.lease_notification(store, soon, "n", 5.0)
        assert not await n.lease_notification(store, soon, "m", 5.0)
        for other in (late._replace(ply=4), late._replace(tries=1), late._replace(push_due=1011.0)):
            assert not await n.lease_notification(store, other, "n", 5.0)
        assert await n.push_due(store, 1012.0, 9) == [late]
        await n.sent(store, soon, "m", "x", None)  # it is not this node's
        await n.sent(store, soon._replace(ply=4), "n", "x", None)
        await n.sent(store, soon, "n", "one two", 1030.0)
        [again] = (await n.given(store, "b")).values()
        assert again == soon._replace(told="one two", tries=1, push_due=1030.0)
        assert await n.push_due(store, 1030.0, 9) == [late, again]
        await n.put_off(store, late, 1040.0)
        assert await n.push_due(store, 1030.0, 9) == [again]
        assert (await n.push_due(store, 1040.0, 9))[1:] == [late._replace(push_due=1040.0)]
        await n.drop_notification(store, again._replace(ply=4))
        await n.drop_notification(store, again)
        assert await n.given(store, "b") == {}

    on_store(tmp_path, work)


def test_mails_gather_what_is_due(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        one, two = notification("a", "ada"), notification("b", "ada", mail_due=1015.0)
        other = notification("a", "zoe", mail_due=1030.0)
        await give(store, one, two, other, notification("c", "ada", mail_due=None))
        assert await n.mail_due(store, 1020.0, 9) == [two, one]
        assert await n.mail_due(store, 1020.0, 1) == [two]
        assert await n.mail_due_of(store, "ada", 1030.0) == [two, one]
        assert await n.mail_due_of(store, "ada", 1015.0) == [two]
        await n.mail_off(store, two, 1050.0)
        assert two._replace(mail_due=1050.0) in await n.mail_due_of(store, "ada", 1050.0)
        assert await n.mail_due_of(store, "ada", 1030.0) == [one]
        await store.write_together([n.mailed(one)])
        assert await n.mail_due_of(store, "ada", 1030.0) == []
        store.time = 1030.0
        await n.mail_later(store, "zoe", 1060.0)
        assert (
            await n.mail_due_of(store, "zoe", 1059.0)
            == []
            != await n.mail_due_of(store, "zoe", 1060.0)
        )
        store.time = 1055.0
        await n.mail_later(store, "ada", None)
        assert await n.mail_due_of(store, "ada", 2000.0) == []

    on_store(tmp_path, work)


def test_who_rests_no_more_is_told_sooner(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        waits = notification("a", "ada", push_due=2000.0, mail_due=3000.0)
        await give(
            store, waits, notification("b", "ada"), notification("a", "zoe", push_due=2000.0)
        )
        await n.wake(store, "ada", 1100.0, 1200.0)
        given = await n.given(store, "a")
        assert given["ada", "turn"] == waits._replace(push_due=1100.0, mail_due=1200.0)
        assert given["zoe", "turn"].push_due == 2000.0
        assert await n.given(store, "b") == {("ada", "turn"): notification("b", "ada")}

    on_store(tmp_path, work)


def test_who_has_looked_is_told_no_more_but_that_time_runs_short(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        short = notification("a", "ada", "short")
        done = notification("b", "ada", "short", push_due=None, mail_due=None)
        by_mail = notification("c", "ada", "short", push_due=None)
        await give(store, notification("a", "ada"), short, notification("a", "zoe"), done, by_mail)
        assert await looking.count_told(store, "ada") == 3
        for table in "abc":
            await looking.looked(store, "ada", table, store.now())
        assert list(await n.given(store, "a")) == [("ada", "short"), ("zoe", "turn")]
        assert await n.given(store, "b") == {}
        assert list(await n.given(store, "c")) == [("ada", "short")]
        assert await looking.count_told(store, "ada") == 2
        assert await looking.count_told(store, "eve") == 0

    on_store(tmp_path, work)


def test_a_look_that_is_noted_late_leaves_what_came_after_it(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        looked_at = store.now()
        seen, later = notification("a", "ada", at=looked_at), notification("b", "ada")
        await give(store, seen, later._replace(at=looked_at + 0.1))
        for table in "ab":
            await looking.looked(store, "ada", table, looked_at)
        assert await n.given(store, "a") == {}
        assert list(await n.given(store, "b")) == [("ada", "turn")]

    on_store(tmp_path, work)


def test_who_looks_on_is_told_later(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        old, short = (
            notification("a", "ada", "over", at=900.0),
            notification("a", "ada", "short", at=900.0),
        )
        await give(store, old, short, notification("a", "ada"), notification("a", "zoe"))
        store.time = 1015.0
        await looking.looks(store, "ada", "a", 30.0, 100.0)
        given = await n.given(store, "a")
        assert given == {
            ("ada", "turn"): notification("a", "ada", push_due=1045.0),
            ("ada", "short"): short._replace(push_due=1045.0),
            ("zoe", "turn"): notification("a", "zoe"),
        }
        await looking.forget_old(store, 1000.0)
        assert ("ada", "short") not in await n.given(store, "a")
        assert len(await n.given(store, "a")) == 2

    on_store(tmp_path, work)


def test_a_kind_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        newer = notification("a", "ada", "sung", push_due=1.0, mail_due=1.0)
        known = notification("a", "ada")
        await give(store, newer, known)
        assert await n.push_due(store, 2000.0, 1) == [known]
        assert await n.mail_due(store, 2000.0, 1) == [known]
        assert await n.mail_due_of(store, "ada", 2000.0) == [known]
        assert await n.left_alone(store, 2000.0) == ["sung"]
        assert await n.left_alone(store, 0.5) == []
        assert await looking.count_told(store, "ada") == 1
        await looking.looked(store, "ada", "a", 2000.0)
        await looking.looks(store, "ada", "a", 1.0, 1.0)
        assert await n.given(store, "a") == {("ada", "sung"): newer}

    on_store(tmp_path, work)


def test_ways_of_a_newer_version_leave_the_known_ones(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        ways = '{"turn":"mail","sung":"push","over":"pigeon"}'
        await store.write(
            "INSERT INTO news_wishes (user_id, word, language, ways, mail_hours, mailed)"
            " VALUES ('ada', 'w', 'en', $1, 6, 0)",
            ways,
        )
        found = await settings_of(store, "ada")
        assert (found.way("turn"), found.way("over")) == ("mail", "push")
        await store.write("UPDATE news_wishes SET mail_hours = 12, language = 'fr'")
        assert words_of_mail("fr")("mail-news-end", link="x") == words_of_mail("en")(
            "mail-news-end", link="x"
        )
        # A page sends back all that it was shown, with one other choice: the unknown ones stay.
        shown = {kind: found.way(kind) for kind in KINDS} | {"turn": "none"}
        wish = {"ways": shown, "mail_hours": 6}
        await store_settings(store, "ada", msgspec.convert(wish, NewNotificationSettings))
        (row,) = await store.read("SELECT ways, mail_hours, language FROM news_wishes")
        kept = msgspec.json.decode(row[0])
        assert (kept["turn"], kept["sung"], kept["over"], row[1]) == ("none", "push", "pigeon", 12)
        assert row[2] == "fr"
        wish = {"ways": {"over": "mail"}, "mail_hours": 24}  # somebody chooses these
        await store_settings(store, "ada", msgspec.convert(wish, NewNotificationSettings))
        (row,) = await store.read("SELECT ways, mail_hours FROM news_wishes")
        assert msgspec.json.decode(row[0]) == {"over": "mail", "sung": "push"}
        assert row[1] == 24

    on_store(tmp_path, work)
