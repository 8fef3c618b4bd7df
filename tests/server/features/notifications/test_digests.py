"""Mails of news: each notice stands in exactly one, whatever nodes do at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from server.quick_nodes import Lifeline, one_node
from tafelronde.server.base.background import Background
from tafelronde.server.base.config import Smtp
from tafelronde.server.features.notifications.digests import Digests
from tafelronde.server.features.notifications.kinds import KINDS
from tafelronde.server.features.notifications.settings import store_settings
from tafelronde.server.features.notifications.wire import NewNotificationSettings
from tafelronde.server.live import new_table
from tafelronde.server.live.commands import Commands
from tafelronde.server.node.node import Node
from tafelronde.server.outbox.mail import Mails
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
    beside = Background(node.tables.outage)
    mails = Mails(line, beside, Smtp("127.0.0.1", "table@example.org"))
    return Digests(line, beside, mails, Pauses(line), "http://table.test")


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
