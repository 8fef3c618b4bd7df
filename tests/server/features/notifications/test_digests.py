"""Mails of news: each notice stands in exactly one, whatever nodes do at once."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from server.helpers import sqlite_at
from server.quick_nodes import Lifeline, one_node
from tafelronde.server.base.background import Background
from tafelronde.server.base.config import Settings, Smtp
from tafelronde.server.features.notifications.digests import Digests
from tafelronde.server.features.notifications.kinds import KINDS
from tafelronde.server.features.notifications.settings import store_settings
from tafelronde.server.features.notifications.wire import NewNotificationSettings
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.tables import Tables
from tafelronde.server.node.node import Node
from tafelronde.server.outbox.mail import Mails
from tafelronde.server.people.moderation import Moderation
from tafelronde.server.people.pauses import Pauses
from tafelronde.server.storage.store import Statement
from tafelronde.server.wire.commands import Ready, Sit
from tafelronde.server.wire.requests import NewTable


class _Slow(Lifeline):
    """Before it writes a mail, something else happens."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    async def write_together(self, statements: Sequence[Statement]) -> None:
        if self.meanwhile is not None:
            happens, self.meanwhile = self.meanwhile, None
            await happens()
        await super().write_together(statements)


def digests_of(node: Node, line: Lifeline) -> Digests:
    tables = SimpleNamespace(store=line, outage=node.tables.outage)
    smtp = Smtp("127.0.0.1", "table@example.org")
    parts: Any = {
        Tables: tables,
        Mails: Mails(line, Background(tables.outage), smtp),
        Pauses: Pauses(line),
        Moderation: node.parts[Moderation],
        Settings: Settings(public_address="http://table.test"),
    }
    return Digests(parts)


def test_two_nodes_make_one_mail_without_what_is_stale(address: str) -> None:
    async def run() -> None:
        async with one_node(address) as (node, database):
            slow, line, store = _Slow(database), Lifeline(database), database.store
            ada, bo = [await node.identities.add(name) for name in ("Ada", "Bo")]
            tables: list[str] = []
            for _ in range(3):
                table = await new_table.create(
                    node.tables, ada, NewTable("rosenkoenig", ready=False)
                )
                commands = node.parts[Commands]
                await commands.command(bo, Sit("sit", table.id, 1))
                for seat, person in enumerate((ada, bo)):
                    await commands.command(person, Ready(f"r{seat}", table.id, seat))
                tables.append(table.id)
            await store.write(
                "INSERT INTO accounts (user_id, handle, skeleton, changed, email)"
                " VALUES ($1, '', '', 0, 'ada@example.org')",
                ada.id,
            )
            mailed = NewNotificationSettings(dict.fromkeys(KINDS, "mail"), mail_hours=1)
            await store_settings(store, ada.id, mailed)
            for table, told in zip(tables, ("filled", "filled", "over"), strict=True):
                await store.write(  # the last one is not so
                    "INSERT INTO notifications (table_id, user_id, kind, ply, at, push_due,"
                    " mail_due, told, tries, lease_node, lease_until)"
                    " VALUES ($1, $2, $3, 0, 1, NULL, 1, '', 0, '', 0)",
                    table,
                    ada.id,
                    told,
                )
            first, second = digests_of(node, slow), digests_of(node, line)
            slow.meanwhile = second.send_all
            await first.send_all()
            assert slow.meanwhile is None
            await asyncio.gather(first.send_all(), second.send_all())
            ((body,),) = await store.read("SELECT body FROM mails")
            assert [table in str(body) for table in tables] == [True, True, False]
            due = await store.read("SELECT table_id, mail_due FROM notifications ORDER BY table_id")
            assert due == [(table, None) for table in sorted(tables[:2])]

    asyncio.run(run())


def test_a_digest_waits_for_its_hours_and_for_the_end_of_quiet_ones(tmp_path: Path) -> None:
    """It is put off to the later of both, to the second."""

    async def run() -> None:
        async with one_node(sqlite_at(tmp_path)) as (node, database):
            line, store = Lifeline(database), database.store
            ada = await node.identities.add("Ada")
            plan = NewTable("rosenkoenig", ready=False)
            table = (await new_table.create(node.tables, ada, plan)).id
            await store.write(
                "INSERT INTO accounts (user_id, handle, skeleton, changed, email)"
                " VALUES ($1, '', '', 0, 'ada@example.org')",
                ada.id,
            )
            mailed = NewNotificationSettings(dict.fromkeys(KINDS, "mail"), mail_hours=2)
            await store_settings(store, ada.id, mailed)
            digests, now = digests_of(node, line), store.now()

            async def due_after(last: float) -> float | None:
                """When it is due, once it was tried with the last digest at this time."""
                await store.write("DELETE FROM notifications")
                await store.write(
                    "INSERT INTO notifications (table_id, user_id, kind, ply, at, push_due,"
                    " mail_due, told, tries, lease_node, lease_until)"
                    " VALUES ($1, $2, 'turn', 0, 1, NULL, 1, '', 0, '', 0)",
                    table,
                    ada.id,
                )
                await store.write("UPDATE news_wishes SET mailed = $1", last)
                await digests.send_all()
                rows = await store.read("SELECT mail_due FROM notifications")
                return rows[0][0] if rows else None  # type: ignore[return-value]

            last = now - 7200 + 600
            moderation = node.parts[Moderation]
            moderation.outside = frozenset({ada.id})  # a member no more
            assert await due_after(last) is None
            moderation.outside = frozenset()
            assert await due_after(last) == last + 7200
            pauses, midday = Pauses(line), datetime.fromtimestamp(now, UTC)
            begin = (midday.hour * 60 + midday.minute - 60) % 1440
            await pauses.change_quiet(ada.id, begin, 180, "UTC")
            end = (await pauses.quiet(ada.id)).until(now)
            assert end > last + 7200
            assert await due_after(last) == end
            assert await due_after(1.0) == end
            await pauses.change_quiet(ada.id, None, 0, None)
            assert await due_after(1.0) is None  # nobody waits for her there: nothing to tell

    asyncio.run(run())
