"""Powers of moderators and hosts, and the log of them: on a node in this process."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec import Struct

from server.hearing import hear_all
from server.helpers import sqlite_at
from server.quick_nodes import one_node
from tafelronde.server.base.bus import ForPerson
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.accounts.merge_and_deletion import _makes_two
from tafelronde.server.features.moderation.audit import acts
from tafelronde.server.features.moderation.service import LONGEST
from tafelronde.server.features.moderation.tables import TableModeration
from tafelronde.server.features.moderation.wire import (
    Evidence,
    NewBan,
    NewReport,
    NewRole,
    ReportAnswer,
)
from tafelronde.server.live import new_table
from tafelronde.server.node.node import Node
from tafelronde.server.people.moderation import Moderation
from tafelronde.server.people.person import Person
from tafelronde.server.wire.identity import BanKind, Role
from tafelronde.server.wire.requests import NewTable


def run(folder: Path, work: Callable[[Node, list[Person]], Coroutine[Any, Any, None]]) -> None:
    """A host, a moderator and two others on a node of their own."""

    async def begin() -> None:
        async with one_node(sqlite_at(folder)) as (node, _):
            people = [await node.identities.add(name) for name in ("Kim", "Hal", "Ada", "Bo")]
            for person, role in zip(people, ("host", "moderator"), strict=False):
                await node.parts[TableModeration].banning.give_role(
                    person.id, cast("Role", role), ""
                )
            await work(node, people)

    asyncio.run(begin())


async def refused(work: Awaitable[object]) -> str:
    with pytest.raises(Refusal) as caught:
        await work
    return caught.value.reason


def a_ban(days: int, kind: BanKind = "chat") -> NewBan:
    return NewBan(kind, "spam", days, "enough")


def test_a_moderator_bans_for_a_while_and_takes_back_their_own(tmp_path: Path) -> None:
    async def work(node: Node, people: list[Person]) -> None:
        keeping, moderation = node.parts[TableModeration], node.parts[Moderation]
        kim, hal, ada, bo = people
        for days in (0, LONGEST + 1, 3650):
            assert await refused(keeping.ban(hal, ada.id, a_ban(days))) == "not-moderator"
        assert moderation.bans_of(ada.id) == []
        for days in (1, LONGEST):
            mine = await keeping.ban(hal, ada.id, a_ban(days))
        assert [ban.kind for ban in moderation.bans_of(ada.id)] == ["chat", "chat"]
        theirs = await keeping.ban(kim, bo.id, a_ban(0, "play"))
        assert await refused(keeping.lift(hal, theirs, "why")) == "not-moderator"
        await keeping.lift(hal, mine, "why")
        assert len(moderation.bans_of(ada.id)) == 1
        await keeping.lift(kim, theirs, "sorry")
        assert moderation.bans_of(bo.id) == []
        for by in (kim, hal):
            for user in (kim, hal):
                assert await refused(keeping.ban(by, user.id, a_ban(1))) == "has-role"
            assert await refused(keeping.ban(by, "nobody", a_ban(1))) == "no-such-person"
        log = (await acts(node.tables.store, about=bo.id)).acts
        assert [(act.by, act.act, act.about) for act in log] == [
            ("Kim", "lift", bo.id),
            ("Kim", "ban", bo.id),
        ]
        assert len((await acts(node.tables.store)).acts) == 5

    run(tmp_path, work)


def test_somebody_stays_host(tmp_path: Path) -> None:
    async def work(node: Node, people: list[Person]) -> None:
        keeping, moderation = node.parts[TableModeration], node.parts[Moderation]
        kim, hal, ada, _ = people
        for role in ("", "moderator"):
            wish = NewRole(role, "why")
            assert await refused(keeping.role(kim.id, kim.id, wish)) == "last-host"
        await keeping.role(kim.id, kim.id, NewRole("host", "why"))
        assert await refused(keeping.role(kim.id, "nobody", NewRole("", ""))) == ("no-such-person")
        await keeping.role(kim.id, hal.id, NewRole("", "why"))
        await keeping.role(kim.id, ada.id, NewRole("host", "why"))
        await keeping.role(ada.id, kim.id, NewRole("moderator", "why"))
        roles = [moderation.role_of(person.id) for person in people]
        assert roles == ["moderator", "", "host", ""]
        log = (await acts(node.tables.store)).acts
        assert [(act.by, act.act, act.about) for act in log] == [
            ("Ada", "role-moderator", kim.id),
            ("Kim", "role-host", ada.id),
            ("Kim", "role-none", hal.id),
            ("Kim", "role-host", kim.id),
        ]

    run(tmp_path, work)


def test_who_reported_is_told_what_came_of_it(tmp_path: Path) -> None:
    async def work(node: Node, people: list[Person]) -> None:
        keeping = node.parts[TableModeration]
        _, hal, ada, bo = people
        wish = NewReport("name", bo.id, "name")
        report = await keeping.reports.add(ada, wish, Evidence())
        told: list[Struct] = []
        hear_all(node.parts[Moderation]._feed, told.append)
        assert not await keeping.has_notices(ada.id)
        await keeping.answer(hal.id, report, ReportAnswer("acted", "thank you"))
        assert {one.user for one in told if isinstance(one, ForPerson)} == {ada.id}
        assert await keeping.has_notices(ada.id)
        assert not await keeping.has_notices(bo.id)
        (act,) = (await acts(node.tables.store, about=bo.id)).acts
        assert (act.by, act.act) == ("Hal", "report-acted")

    run(tmp_path, work)


def test_what_a_host_adds_to_the_deal_is_kept(tmp_path: Path) -> None:
    async def work(node: Node, people: list[Person]) -> None:
        ada = people[2]
        plan = NewTable("rosenkoenig", ready=True, nonce="ab" * 16)
        table = await new_table.create(node.tables, ada, plan)
        assert table.places[0].ready
        assert table.places[0].nonce == "ab" * 16
        later = await new_table.create(
            node.tables, ada, NewTable("rosenkoenig", ready=False, nonce="ab" * 16)
        )
        assert not later.places[0].ready

    run(tmp_path, work)


@pytest.mark.parametrize(
    ("given", "two"),
    [
        ({}, False),
        ({"removed": {"ada"}}, True),
        ({"removed": {"bo"}}, False),
        ({"removed": {"ada"}, "host": "ada"}, False),
        ({"removed": {"ada"}, "status": "playing"}, False),
        ({"seats": [1]}, False),
        ({"seats": [1], "rated": True}, True),
        ({"seats": [0], "tournament": "cup"}, True),
        ({"rated": True, "tournament": "cup"}, False),
    ],
)
def test_nobody_becomes_somebody_twice_where_it_counts(given: dict[str, Any], two: bool) -> None:
    plain = {"status": "open", "removed": set[str](), "host": "zoe", "rated": False}
    table = SimpleNamespace(**plain | {"tournament": ""} | given)
    table.seats_of = lambda user: given.get("seats", []) if user == "ada" else [0, 1]
    assert _makes_two(cast(Any, table), "ada") is two
