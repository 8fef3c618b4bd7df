"""Whom a node takes somebody for: cookies, tokens, codes; and how nodes hear who is there."""

import asyncio
import hashlib
import hmac
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import Struct

from server.hearing import hear_all
from server.helpers import WAIT
from server.stores import FrozenStore, on_store
from server.tables import refused_later
from tafelronde.server.base.bus import Feed, PersonCameOrWent, SignedOut
from tafelronde.server.features.accounts.routes import account_of
from tafelronde.server.features.accounts.wire import Account
from tafelronde.server.people import devices, presence
from tafelronde.server.people.departed import depart
from tafelronde.server.people.handles import PAUSE, take_handle
from tafelronde.server.people.identities import CODE_AGE, Identities
from tafelronde.server.people.person import Person
from tafelronde.server.people.presence import Presence
from tafelronde.server.people.recovery import make_codes
from tafelronde.server.storage.store import Value


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(WAIT):
        while not holds():
            await asyncio.sleep(0)


async def opened(store: FrozenStore, feed: Feed | None = None) -> Identities:
    identities = Identities(store, feed or Feed())
    await identities.open()
    return identities


def test_a_cookie_signs_in_on_its_device_until_that_is_signed_out(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        known = await opened(store)
        ada = await known.add("Ada")
        cookie = await known.sign_in(ada, "Fire\u200bfox " + 200 * "x")
        _, user, device, signature = cookie.split(".")
        assert user == ada.id
        body = f"1.{user}.{device}"
        told = b"tafelronde cookie 1\0" + body.encode()
        assert signature == hmac.new(known.secret, told, hashlib.sha256).hexdigest()
        other = await opened(store)
        assert other.secret == known.secret
        assert len(known.secret) == 32
        here = ada._replace(device=device)
        for node in (known, other):
            assert await node.who("", cookie) == here
            assert await node.who("", "") is None
        [shown] = await known.devices.of(ada.id, device)
        assert (len(shown.label), shown.label[:9]) == (160, "Firefox x")
        assert await known.sign_in(here, "Firefox") == cookie
        for wrong in (cookie + "x", f"2{cookie[1:]}", cookie + "\u00e9", "x" * 301, "a.b"):
            assert await known.who("", wrong) is None
        assert await known.devices.sign_out(ada.id, device)
        assert await known.who("", cookie) is None
        assert await (await opened(store)).who("", cookie) is None

    on_store(tmp_path, work)


def test_a_token_comes_before_a_cookie(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        known = await opened(store)
        ada = await known.add("Ada")
        bot, token = await known.programs.add(ada, "Bot", "all")
        cookie = await known.sign_in(ada, "Firefox")
        for word in ("Bearer", "bearer", "BEARER"):
            found = await known.who(f"{word}  {token} ", cookie)
            assert found == bot._replace(owner=ada.id, scope="all")
        assert await refused_later(known.who("Bearer x", cookie)) == ("no-session", {})
        found = await known.who(f"Basic {token}", cookie)
        assert found is not None
        assert found.id == ada.id

    on_store(tmp_path, work)


def test_who_has_become_another_is_that_one_everywhere(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        feed = Feed()
        known = await opened(store, feed)
        ada, zoe = await known.add("Ada"), await known.add("Zoe")
        assert ada.since == 1000.0
        assert await known.person(ada.id) == ada
        await depart(store, ada.id, zoe.id)
        assert await known.person(ada.id) == ada  # it has not heard of it
        feed.tell(SignedOut(frozenset({ada.id})))
        assert await known.person(ada.id) == zoe
        await depart(store, zoe.id, "")
        feed.tell(SignedOut(frozenset({zoe.id})))
        assert await known.person(ada.id) is None
        assert await known.person("nobody") is None

    on_store(tmp_path, work)


def test_what_was_read_before_a_change_is_not_kept(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        feed = Feed()
        known = await opened(store, feed)
        ada = await known.add("Ada")
        read = store.read

        async def slowly(sql: str, *values: Value) -> list[tuple[Value, ...]]:
            rows = await read(sql, *values)
            if "FROM users" in sql:
                feed.tell(SignedOut(frozenset({ada.id})))
            return rows

        store.read = slowly  # type: ignore[method-assign]
        assert await known.person(ada.id) == ada
        store.read = read  # type: ignore[method-assign]
        await store.write("UPDATE users SET name = 'Eve'")
        found = await known.person(ada.id)
        assert found is not None
        assert found.name == "Eve"
        named = await known.rename(found._replace(device="d"), " Ada  Maria ")
        assert (named.name, named.device) == ("Ada Maria", "d")
        assert await known.person(ada.id) == named._replace(device="")
        assert await store.read("SELECT name, folded FROM users") == [("Ada Maria", "ada maria")]

    on_store(tmp_path, work)


def test_a_code_is_of_a_device_or_of_recovery(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        known = await opened(store)
        ada = await known.add("Ada")
        code, good = await known.new_code(ada)
        assert (len(code), code[5], good) == (11, "-", 1000.0 + CODE_AGE)
        store.time = good
        assert await known.redeem(code.lower()) == ada
        for wrong in (code, "x", "X" * 16):
            assert await refused_later(known.redeem(wrong)) == ("bad-code", {})
        [first, *_] = await make_codes(store, ada.id)
        assert await known.redeem(first) == ada
        assert await refused_later(known.redeem(first)) == ("bad-code", {})
        assert await refused_later(known.proved(None)) == ("bad-code", {})
        assert await refused_later(known.proved("nobody")) == ("bad-code", {})

    on_store(tmp_path, work)


def test_an_account_tells_what_was_added(tmp_path: Path) -> None:
    async def work(store: FrozenStore) -> None:
        known = await opened(store)
        ada = await known.add("Ada")
        plain = Account(ada.id, "Ada", "", 0.0, (), 0, "", True)
        assert await account_of(store, known, ada, mails=True) == plain
        await take_handle(store, ada.id, "Lady")
        await make_codes(store, ada.id)
        await store.write("UPDATE accounts SET email = 'a@b'")
        more = Account(ada.id, "Ada", "Lady", 1000.0 + PAUSE, (), 10, "a@b", False)
        assert await account_of(store, known, ada, mails=False) == more
        assert await account_of(store, known, Person("x", "X"), mails=False) == Account(
            "x", "X", "", 0.0, (), 0, "", False
        )

    on_store(tmp_path, work)


# ---- nodes hear of one another ------------------------------------------------------------------


def test_a_node_looks_for_devices_of_which_it_did_not_hear(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(devices, "LOOK", 0.0)

    async def work(store: FrozenStore) -> None:
        told: list[Struct] = []
        feed = Feed()
        hear_all(feed, told.append)
        looks = devices.Devices(store, feed)
        await looks.add("ada", "one", "")
        looks.start()
        await devices.Devices(store, Feed()).sign_out("ada", "one")
        await until(lambda: bool(told))
        assert told == [SignedOut(frozenset({"one"}))]
        assert not await looks.is_signed_in("one")
        await looks.close()

    on_store(tmp_path, work)


def test_nodes_tell_one_another_who_comes_and_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "_PEOPLE", 2)

    async def work(store: FrozenStore) -> None:
        nodes: list[Presence] = []
        told: list[list[Struct]] = [[], []]

        def hear(notice: str) -> None:
            for node in nodes:
                node.heard(notice)

        store.shared = True
        store._on_broadcast = hear
        for k in range(2):
            feed, store.node = Feed(), f"node-{k}"
            hear_all(feed, told[k].append)
            nodes.append(Presence(store, feed))
        one, other = nodes
        one.start()
        for user in ("ada", "zoe", "cem"):
            one.come(user)
        await until(lambda: all(map(other.is_there, ("ada", "zoe", "cem"))))
        assert {PersonCameOrWent(user) for user in ("ada", "zoe", "cem")} == set(told[1])
        one.go("zoe")
        await until(lambda: not other.is_there("zoe"))
        assert other.is_there("ada")
        store.node = "late"
        late = Presence(store, Feed())
        nodes.append(late)
        late.start()  # it asks who is there
        await until(lambda: late.is_there("ada") and late.is_there("cem"))
        late.come("zoe")
        await until(lambda: one.is_there("zoe"))
        await one.close()
        assert not other.is_there("ada")
        assert not other.is_there("cem")
        assert other.is_there("zoe")
        await late.close()
        assert not other.is_there("zoe")
        assert told[0] == [PersonCameOrWent("zoe")] * 2

    on_store(tmp_path, work)


def test_who_is_not_named_for_long_is_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: FrozenStore) -> None:
        said: list[str] = []
        store.shared = True
        store._on_broadcast = said.append
        feed, told = Feed(), list[Struct]()
        hear_all(feed, told.append)
        node = Presence(store, feed)
        monkeypatch.setattr(presence, "BELIEVED", -1.0)
        node.heard("+ dead ada zoe")
        monkeypatch.setattr(presence, "BELIEVED", 1e6)
        node.heard("+ alive zoe")
        monkeypatch.setattr(presence, "BEAT", 0.0)
        node.come("cem")
        node.start()
        await until(lambda: not node.is_there("ada"))
        assert node.is_there("zoe")
        assert told == [PersonCameOrWent(user) for user in ("ada", "zoe", "ada")]
        await until(lambda: any(notice.endswith(" cem") for notice in said))
        await node.close()
        assert said[-1].startswith("- ")
        assert said[-1].endswith(" cem")

    on_store(tmp_path, work)
