"""The acts of moderation that need live tables: evidence for reports, and closing tables."""

from ...base.background import Background, InBackground
from ...base.bus import ModerationChanged
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.closing import close_table
from ...live.tables import Tables
from ...people.moderation import CLOSE, Moderation
from ...people.person import Person
from ...people.presence import Presence
from ...socket.asked import Notices
from . import wire
from .service import ModerationService


class TableModeration(ModerationService, Notices, InBackground):
    """``ModerationService`` on a node, with its live tables."""

    def __init__(self, parts: Parts) -> None:
        tables = parts[Tables]
        super().__init__(tables.store, parts[Moderation], parts[Presence].is_there)
        self._tables = tables
        self._background = Background(tables.outage)
        at_once = self._background.one_at_a_time
        self._begin_to_close = at_once(self._close_all, "tables are not closed")

    def start(self) -> None:
        self.close_those(ModerationChanged())

    async def report(self, by: Person, payload: wire.NewReport) -> str:
        """Store a report with the evidence of this moment; its id."""
        about = await self.reports.known(payload.user)
        if not about.name or payload.user == by.id:
            raise Refusal("no-such-person", "there is nobody else of this name here")
        return await self.reports.add(by, payload, await self._evidence(by, payload, about))

    async def _evidence(
        self, by: Person, payload: wire.NewReport, about: wire.KnownPerson
    ) -> wire.Evidence:
        if not payload.table:
            if payload.kind != "name":
                raise Refusal("malformed", "table: where it was")
            return wire.Evidence(about.name)
        found = await self._tables.open_for(payload.table, by.id)
        table = found.seen_by(by.id)[0].table
        seats = table.seats_of(payload.user)
        lines = await self.reports.lines(table.id, payload.line if payload.kind == "chat" else 0)
        said = any(line.user == payload.user for line in lines)
        if payload.kind == "chat" and not any(
            line.number == payload.line and line.user == payload.user for line in lines
        ):
            raise Refusal("no-such-line", "this person did not say that here")
        if payload.kind == "player" and not seats and not said:
            raise Refusal("no-such-person", "this person is not at the table")
        name = table.places[seats[0]].name if seats else about.name
        return wire.Evidence(name, table.game, table.seq, seats[0] if seats else -1, lines)

    async def hide_table(self, by: str, table: str, payload: wire.Switch) -> None:
        await super().hide_table(by, table, payload)
        self._tables.changed(table)

    # ---- closing -------------------------------------------------------------------------------

    async def close_table(self, by: str, table: str, why: str) -> None:
        await super().close_table(by, table, why)
        await self._close_now(table)

    async def _close_now(self, table: str) -> None:
        await close_table(self._tables, table)
        await self._store.write("DELETE FROM meta WHERE name = $1", CLOSE + table)

    def close_those(self, _: ModerationChanged) -> None:
        """Close the tables for which the command line, or a node that stopped, has left a
        request."""
        if self._moderation.to_close:
            self._begin_to_close()

    async def _close_all(self) -> None:
        """Close the requested tables; a failure is tried again at the next change or start."""
        for table in list(self._moderation.to_close):
            closing = self._close_now(table)
            if await self._background.succeeds(closing, f"table {table} is not closed"):
                self._moderation.to_close.remove(table)
