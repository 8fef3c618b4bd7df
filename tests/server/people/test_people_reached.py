"""Reaching people: their rests, their presence, and who sees that."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import Struct

from server.hearing import hear_all
from server.stores import FrozenStore, on_store
from server.tables import refused_later
from tafelronde.server.base.bus import Feed, PersonCameOrWent
from tafelronde.server.features.notifications import settings, subscriptions
from tafelronde.server.features.notifications.kinds import NotificationKind, NotificationWay
from tafelronde.server.features.notifications.wire import (
    NewNotificationSettings,
    NewPush,
    PushDevice,
)
from tafelronde.server.features.profiles.service import People
from tafelronde.server.features.profiles.wire import ProfileChoices
from tafelronde.server.live.tables import Tables
from tafelronde.server.outbox.push import Subscription, id_of
from tafelronde.server.people import relations as relations
from tafelronde.server.people.pauses import DAY, GRACE, Pauses
from tafelronde.server.people.person import Person
from tafelronde.server.people.presence import Presence
from tafelronde.server.people.relations import Relations, Ties
from tafelronde.server.people.ties import tie
from tafelronde.server.table.clock import Stand
from tafelronde.server.wire.pauses import OwnPauses

KEY = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""A point of the curve: its base, which nobody uses."""
SECRET = "A" * 22


def push(number: int, **more: str) -> NewPush:
    return NewPush(f"https://push.example.com/{number}", KEY, SECRET, **more)  # type: ignore[arg-type]


def test_settings_are_kept_and_a_link_ends_all_mails(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        assert await settings.settings_of(store, "ada") == settings.NotificationSettings()
        ways: dict[NotificationKind, NotificationWay] = {
            "turn": "both",
            "filled": "mail",
            "over": "none",
        }
        first = NewNotificationSettings(ways, 1, "de")
        await settings.store_settings(store, "ada", first)
        kept = await settings.settings_of(store, "ada")
        assert kept[:4] == (ways, 1, "de", 0.0)
        assert [kept.way(kind) for kind in ("turn", "over", "round")] == ["both", "none", "push"]
        ways |= {"turn": "mail", "filled": "both"}
        await settings.store_settings(store, "ada", NewNotificationSettings(ways, 24))
        again = await settings.settings_of(store, "ada")
        assert again[:4] == (ways, 24, "en", 0.0)
        assert again.word == kept.word != ""
        await settings.end_mails(store, kept.word)
        ended = await settings.settings_of(store, "ada")
        assert ended.ways == {"turn": "none", "filled": "push", "over": "none"}
        assert await refused_later(settings.end_mails(store, "x")) == ("bad-link", {})
        assert await settings.address_of(store, "ada") == ""
        await store.write(
            "INSERT INTO accounts (user_id, handle, skeleton, changed, email)"
            " VALUES ('ada', '', '', 0, 'a@b')"
        )
        assert await settings.address_of(store, "ada") == "a@b"

    on_store(tmp_path, work)


def test_browsers_take_notices_while_one_is_signed_in_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subscriptions, "MOST", 2)

    async def work(store: FrozenStore) -> None:
        for device in ("one", "two"):
            await store.write(
                "INSERT INTO devices (id, user_id, label, created, seen, gone)"
                " VALUES ($1, 'ada', $2, 0, 0, 0)", device, device.title(),
            )  # fmt: skip
        one, two = (Person("ada", "Ada", device=device) for device in ("one", "two"))
        ids = [id_of(push(k).endpoint) for k in range(3)]
        await subscriptions.subscribe(store, one, push(0))
        store.time += 1
        await subscriptions.subscribe(store, two, push(1, language="de"))
        assert await subscriptions.devices_of(store, "ada") == (
            PushDevice(ids[0], "One", 1000.0),
            PushDevice(ids[1], "Two", 1001.0),
        )
        assert Subscription(ids[1], push(1).endpoint, KEY, SECRET, "de") in (
            await subscriptions.subscriptions_of(store, "ada")
        )
        found = await refused_later(subscriptions.subscribe(store, one, push(2)))
        assert found == ("too-many", {})
        await subscriptions.subscribe(store, two, push(0))  # it is this device's now
        assert [x.label for x in await subscriptions.devices_of(store, "ada")] == ["Two", "Two"]
        assert not await subscriptions.unsubscribe(store, "zoe", ids[0])
        assert await subscriptions.unsubscribe(store, "ada", ids[0])
        await subscriptions.subscribe(store, one, push(0))
        await store.write("UPDATE devices SET gone = 5 WHERE id = 'two'")
        assert [x.id for x in await subscriptions.subscriptions_of(store, "ada")] == [ids[0]]
        await subscriptions.subscribe(store, one, push(2))
        left = await store.read("SELECT id FROM push_subscriptions")
        assert {id for (id,) in left} == {ids[0], ids[2]}
        await subscriptions.drop(store, ids[2])
        for _ in range(subscriptions.FAILURES - 1):
            await subscriptions.note_failure(store, ids[0])
        await subscriptions.note_success(store, ids[0])
        for _ in range(subscriptions.FAILURES - 1):
            await subscriptions.note_failure(store, ids[0])
        assert len(await subscriptions.devices_of(store, "ada")) == 1
        await subscriptions.note_failure(store, ids[0])
        assert await subscriptions.devices_of(store, "ada") == ()

    on_store(tmp_path, work)


# ---- vacations ----------------------------------------------------------------------------------


def test_vacations_and_quiet_hours_are_kept(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        store.time = noon = 100 * DAY + DAY / 2
        pauses = Pauses(store)
        assert await pauses.of("ada") == OwnPauses(0, 0, "UTC", 0.0, 30)
        await pauses.change_quiet("ada", 22 * 60, 600, None)
        await pauses.change_quiet("ada", None, None, None)
        await pauses.change_quiet("ada", None, 480, "UTC")
        assert await pauses.of("ada") == OwnPauses(22 * 60, 480, "UTC", 0.0, 30)
        bad = await refused_later(pauses.change_quiet("ada", None, None, "Nowhere/At"))
        assert bad == ("bad-zone", {})
        night, morning = noon + DAY / 2, noon + 18 * 3600
        assert await pauses.silence("ada", night, by_days=False) == morning
        assert await pauses.silence("ada", noon, by_days=True) == noon
        assert await pauses.stands("ada", 1, noon, night, night) == [
            Stand(1, night, morning + GRACE)
        ]
        assert await pauses.stands("ada", 1, noon, night, night - 1) == []
        assert await pauses.stands("ada", 1, noon, night, night, [Stand(1, 1.0, 2.0)]) == []
        assert await pauses.stands("ada", 1, noon, noon, noon) == []
        found = await refused_later(pauses.go("ada", 31))
        assert found == ("no-vacation", {"count": 30})
        await pauses.go("ada", 10)
        assert await pauses.of("ada") == OwnPauses(22 * 60, 480, "UTC", noon + 10 * DAY, 20)
        assert await pauses.silence("ada", noon, by_days=True) == noon + 10 * DAY
        assert await pauses.silence("ada", noon, by_days=False) == noon
        stands = await pauses.stands("ada", 1, noon, night, night)
        assert stands == [Stand(1, noon, noon + 10 * DAY)]
        store.time += 2 * DAY
        await pauses.go("ada", 0)
        assert await pauses.of("ada") == OwnPauses(22 * 60, 480, "UTC", 0.0, 28)
        assert await pauses.of("zoe") == OwnPauses(0, 0, "UTC", 0.0, 30)

    on_store(tmp_path, work)


# ---- presence -----------------------------------------------------------------------------------


class Near:
    """Presence as a node knows it, with the events of people who come and go."""

    def __init__(self, store: FrozenStore) -> None:
        feed = Feed()
        self.told: list[Struct] = []
        self.said: list[str] = []
        store._on_broadcast = self.said.append
        hear_all(feed, self.told.append)
        self.presence = Presence(store, feed)
        self.relations = Relations(store, self.presence, feed)


def test_somebody_is_there_while_a_node_says_so(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        near = Near(store)
        presence = near.presence
        presence.come("ada")
        presence.come("ada")
        presence.go("ada")
        assert presence.is_there("ada")
        presence.go("ada")
        assert not presence.is_there("ada")
        presence.heard("+ other ada zoe")
        presence.heard("+ third ada")
        assert near.told == [PersonCameOrWent("ada"), PersonCameOrWent("zoe")]
        presence.heard("- other ada zoe")
        assert (presence.is_there("ada"), presence.is_there("zoe")) == (True, False)
        presence.heard("- third ada")
        assert not presence.is_there("ada")
        assert near.told[2:] == [PersonCameOrWent("zoe"), PersonCameOrWent("ada")]
        presence.heard("= other ada")  # is about something else
        assert not presence.is_there("ada")

    on_store(tmp_path, work)


def test_people_are_seen_as_they_wish(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        near = Near(store)
        shows = near.relations.shows
        for user in ("ada", "zoe", "cem"):
            await store.write("INSERT INTO users (id, name, created) VALUES ($1, $1, 1)", user)
        assert await near.relations.know(None) == await near.relations.know("ada") == Ties()
        assert not shows("ada", "ada")  # is not there
        for user in ("ada", "zoe"):
            near.presence.come(user)
        assert shows("ada", "ada")
        assert not shows("ada", "zoe")  # what zoe wishes is not known yet
        await near.relations.know("zoe")
        assert shows("ada", "zoe")
        assert shows(None, "zoe")
        await tie(store, "blocks", "cem", "zoe")
        await tie(store, "follows", "zoe", "ada")
        await near.relations.changed("zoe", "cem")
        assert near.said == ["= zoe cem"]
        assert not shows("cem", "zoe")
        assert await near.relations.know("cem") == Ties(
            blocks=frozenset({"zoe"}), apart=frozenset({"zoe"}), shuns=frozenset({"zoe"})
        )
        assert await near.relations.know("zoe") == Ties(
            follows=frozenset({"ada"}), apart=frozenset({"cem"})
        )
        await store.write("UPDATE users SET presence = 'followed' WHERE id = 'zoe'")
        await near.relations.changed("zoe")
        assert near.relations.seen_by("ada")("zoe")
        assert not near.relations.seen_by(None)("zoe")
        assert not shows("cem", "zoe")
        await store.write("UPDATE users SET presence = 'nobody' WHERE id = 'zoe'")
        await near.relations.changed("zoe")
        assert not shows("ada", "zoe")
        assert shows("zoe", "zoe")
        assert near.told[-1] == PersonCameOrWent("zoe")
        await near.relations.close()

    on_store(tmp_path, work)


def test_a_profile_tells_at_the_first_look_who_is_here(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        near = Near(store)
        parts: Any = {Tables: SimpleNamespace(store=store), Relations: near.relations, Feed: Feed()}
        people = People(parts)
        await store.write("INSERT INTO users (id, name, created) VALUES ('ada', 'Ada', 1)")
        near.presence.come("ada")
        found = await people.profile(None, "ada")
        assert (found.present, found.choices) == (True, ProfileChoices())
        await people.choose(Person("ada", "Ada"), ProfileChoices())
        await people.choose(Person("ada", "Ada"), ProfileChoices("nobody"))
        assert near.said == ["= ada"]
        assert not (await people.profile(None, "ada")).present
        assert (await people.profile("ada", "ada")).choices == ProfileChoices("nobody", "everybody")
        await near.relations.close()

    on_store(tmp_path, work)


def test_what_another_node_changed_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: FrozenStore) -> None:
        near = Near(store)
        await near.relations.know("ada")
        await tie(store, "follows", "ada", "zoe")
        assert (
            await near.relations.know("ada")
        ).follows == frozenset()  # within the time of a look
        near.relations.heard("= ada zoe")
        [reader] = near.relations._background._tasks
        await reader
        assert (await near.relations.know("ada")).follows == {"zoe"}
        assert "zoe" not in near.relations._known
        monkeypatch.setattr(relations, "LOOK", 0.0)
        await tie(store, "follows", "ada", "cem")
        assert (await near.relations.know("ada")).follows == {"zoe", "cem"}
        monkeypatch.setattr(relations, "KEPT", 1)
        await near.relations.know("zoe")
        assert list(near.relations._known) == ["zoe"]

    on_store(tmp_path, work)
