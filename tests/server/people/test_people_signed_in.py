"""Where somebody is signed in, by what, and what proves that it is them."""

from pathlib import Path

import pytest
from msgspec import Struct

from server.hearing import hear_all
from server.stores import FrozenStore, on_store
from server.tables import refused, refused_later
from tafelronde.server.base.bus import Feed, SignedOut
from tafelronde.server.people import devices as d
from tafelronde.server.people import programs as p
from tafelronde.server.people import recovery
from tafelronde.server.people.identities import Identities
from tafelronde.server.people.one_time_tokens import OneTimeToken, give_out, take_back
from tafelronde.server.people.person import Person
from tafelronde.server.people.programs import owner_of
from tafelronde.server.wire.identity import Device, Program


class Site:
    """The identities of a database, as a node knows them, and who was signed out there."""

    def __init__(self, store: FrozenStore) -> None:
        self.feed = Feed()
        self.out: list[frozenset[str]] = []
        self.said: list[str] = []
        hear_all(self.feed, self._hear)
        store._on_broadcast = self.said.append
        self.identities = Identities(store, self.feed)
        self.devices, self.programs = self.identities.devices, self.identities.programs

    def _hear(self, news: Struct) -> None:
        assert isinstance(news, SignedOut)
        self.out.append(news.devices)


def test_a_device_counts_until_it_is_signed_out(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        site = Site(store)
        await site.devices.add("ada", "one", "Firefox")
        store.time = 1005.0
        await site.devices.add("ada", "two", "Chrome")
        await site.devices.add("zoe", "other", "Safari")
        assert await site.devices.of("ada", "one") == [
            Device("two", "Chrome", 1005.0, 1005.0, False),
            Device("one", "Firefox", 1000.0, 1000.0, True),
        ]
        store.time = 1006.0
        elsewhere = Site(store)
        assert await elsewhere.devices.is_signed_in("one")
        assert (await site.devices.of("ada", ""))[0].id == "one"  # in use just now
        assert not await site.devices.sign_out("zoe", "one")
        assert await site.devices.sign_out("ada", "one")
        assert not await site.devices.sign_out("ada", "one")
        assert site.out == [frozenset({"one"})]
        assert site.said == []
        assert elsewhere.said == [f"{d.NOTICE} one"]
        for node in (site, Site(store)):
            assert not await node.devices.is_signed_in("one")
        assert await elsewhere.devices.is_signed_in("one")  # it has not heard
        elsewhere.devices.heard(elsewhere.said[0])
        elsewhere.devices.heard(elsewhere.said[0])
        assert elsewhere.out == [frozenset({"one"})]
        assert not await elsewhere.devices.is_signed_in("one")

    on_store(tmp_path, work)


def test_a_device_in_use_is_noted_now_and_then(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        site = Site(store)
        await site.devices.add("ada", "one", "Firefox")
        for later, seen in ((d.SEEN - 1, 1000.0), (1.0, 1000.0 + d.SEEN), (1.0, 1000.0 + d.SEEN)):
            store.time += later
            assert await site.devices.is_signed_in("one")
            assert (await site.devices.of("ada", "one"))[0].seen == seen

    on_store(tmp_path, work)


def test_a_device_that_is_not_known_is_not_signed_in(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        site = Site(store)
        ada = await site.identities.add("Ada")
        assert not await site.devices.is_signed_in("old")
        assert await site.devices.of(ada.id, "old") == []

    on_store(tmp_path, work)


def test_all_others_are_signed_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(d, "_NAMED", 2)

    async def work(store: FrozenStore) -> None:
        site = Site(store)
        for device in ("a", "b", "c", "here"):
            await site.devices.add("ada", device, "")
        await site.devices.add("zoe", "z", "")
        await site.devices.sign_out_others("ada", "here")
        assert [one.id for one in await site.devices.of("ada", "here")] == ["here"]
        assert [one.id for one in await site.devices.of("zoe", "z")] == ["z"]
        assert site.out == [frozenset("abc")]
        named = [word for notice in site.said for word in notice.split(" ")[1:]]
        assert (len(site.said), sorted(named)) == (2, ["a", "b", "c"])

    on_store(tmp_path, work)


# ---- programs -----------------------------------------------------------------------------------


def test_a_program_is_its_owners_until_its_token_is_void(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        site = Site(store)
        ada = await site.identities.add("Ada")
        bot, token = await site.programs.add(ada, "Bot", "invited")
        store.time += 1
        other, second = await site.programs.add(ada, "Other", "all")
        assert await site.programs.of(ada.id) == [
            Program(other.id, "Other", "all", 1001.0),
            Program(bot.id, "Bot", "invited", 1000.0),
        ]
        known = await site.programs.by_token(token)
        assert known is not None
        assert (known.id, known.name, known.owner, known.scope) == (
            bot.id,
            "Bot",
            ada.id,
            "invited",
        )
        assert await site.programs.by_token("x") is None
        assert not await site.programs.revoke("zoe", bot.id)
        assert await site.programs.revoke(ada.id, bot.id)
        assert await site.programs.by_token(token) is None
        assert not await site.programs.revoke(ada.id, bot.id)
        assert await site.programs.by_token(f"void {bot.id}") is None
        assert {await owner_of(store, one.id) for one in (bot, other)} == {ada.id}
        assert {*await site.programs.ever_of(ada.id)} == {bot.id, other.id}
        assert await site.programs.by_token(second) is not None
        assert site.out == [frozenset({bot.id})]
        await site.programs.revoke_all(ada.id)
        assert await site.programs.of(ada.id) == []
        assert site.out[1:] == [frozenset({other.id})]
        # Nodes that did not hear of it find programs among the devices that are gone.
        gone = await store.read("SELECT id, user_id, gone FROM devices ORDER BY created, id")
        assert sorted(gone) == sorted((who, ada.id, store.time) for who in (bot.id, other.id))

    on_store(tmp_path, work)


def test_there_are_not_too_many_programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(p, "MOST_TOKENS", 1)

    async def work(store: FrozenStore) -> None:
        site = Site(store)
        ada = await site.identities.add("Ada")
        await site.programs.add(ada, "Bot", "all")
        assert await refused_later(site.programs.add(ada, "More", "all")) == ("too-many", {})

    on_store(tmp_path, work)


def test_a_program_does_not_do_what_people_do() -> None:
    bot = Person("bot", "Bot", owner="ada", scope="invited")
    assert refused(bot.need_person) == ("not-for-programs", {})
    assert refused(bot.need_scope) == ("not-invited", {})
    bot._replace(scope="all").need_scope()
    Person("ada", "Ada").need_person()


# ---- words that are brought back ----------------------------------------------------------------


def test_a_word_is_good_once_in_time_and_for_one_purpose(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        word = await give_out(store, "ada", "email", "a@b", 60.0)
        assert await take_back(store, word, "recover") is None
        store.time += 60.0
        assert await take_back(store, word, "email") == OneTimeToken("ada", "a@b")
        assert await take_back(store, word, "email") is None
        word = await give_out(store, "ada", "email", "a@b", 60.0)
        store.time += 60.1
        assert await take_back(store, word, "email") is None
        await give_out(store, "ada", "email", "old", 60.0)
        store.time += 61.0
        await give_out(store, "", "email", "new", 60.0)
        kept = await store.read("SELECT user_id, purpose, value, until FROM one_time_tokens")
        assert kept == [("", "email", "new", store.time + 60.0)]

    on_store(tmp_path, work)


def test_recovery_codes_are_good_once_however_they_are_typed(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        old = await recovery.make_codes(store, "ada")
        codes = await recovery.make_codes(store, "ada")
        assert len(codes) == len({*codes}) == await recovery.count_codes(store, "ada") == 10
        assert all(len(code.split("-")) == 4 and len(recovery.plain(code)) == 16 for code in codes)
        assert set("".join(codes)) <= {*recovery.ALPHABET, "-"}
        assert await recovery.use_code(store, old[0]) is None
        typed = codes[0].lower().replace("-", " ")
        assert await recovery.use_code(store, typed) == "ada"
        assert await recovery.use_code(store, codes[0]) is None
        assert await recovery.count_codes(store, "ada") == 9
        assert await recovery.count_codes(store, "zoe") == 0
        await recovery.make_codes(store, "zoe")
        assert await recovery.count_codes(store, "ada") == 9

    on_store(tmp_path, work)
