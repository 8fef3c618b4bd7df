"""Reports by people, each stored with its evidence as it was at that moment."""

import secrets
from collections.abc import Callable, Iterable, Sequence

import msgspec

from ...base.refusal import Refusal
from ...people.moderation import Moderation
from ...people.person import Person
from ...storage.page import cut_page, page_key
from ...storage.store import Row, Store
from . import wire

A_DAY = 10
"""Reports that a person may make in 24 hours."""
AROUND = 10
"""Lines of chat that are stored as evidence before and after the reported line."""
PAGE = 20
COUNTED = 100
_COLUMNS = (
    "id, at, user_id, about, kind, reason, words, table_id, number, evidence, state, seen_by,"
    " answer"
)
Online = Callable[[str], bool]


class Reporting:
    """All reports, in the database."""

    def __init__(self, store: Store, moderation: Moderation, online: Online) -> None:
        self._store = store
        self._moderation = moderation
        self._online = online

    # ---- for the person who reports ------------------------------------------------------------

    async def add(self, by: Person, payload: wire.NewReport, evidence: wire.Evidence) -> str:
        """Store a report; its id. A report made twice in a day is stored once. Raises Refusal."""
        now = self._store.now()
        sql = (
            "SELECT id, about, kind, table_id, number, at FROM reports WHERE user_id = $1"
            " AND at > $2 ORDER BY at"
        )
        rows = await self._store.read(sql, by.id, now - 86_400)
        for id, *what, _ in rows:
            if what == [payload.user, payload.kind, payload.table, payload.line]:
                return id
        if len(rows) >= A_DAY:
            wait = rows[0][-1] + 86_400 - now
            raise Refusal("reports-enough", f"at most {A_DAY} reports a day", retry_after=wait)
        id = secrets.token_hex(8)
        sql = (
            "INSERT INTO reports (id, at, user_id, about, kind, reason, words, table_id, number,"
            " evidence, state, seen_at, seen_by, answer, told)"
            " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'open', 0, '', '', $11)"
        )
        said = payload.kind, payload.reason, payload.words.strip(), payload.table, payload.line
        seen = msgspec.json.encode(evidence).decode()
        await self._store.write(sql, id, now, by.id, payload.user, *said, seen, False)
        return id

    async def lines(self, table: str, around: int) -> tuple[wire.EvidenceLine, ...]:
        """The lines of chat around the line ``around``, hidden ones too; 0: the last lines."""
        if around:
            condition, values = "number BETWEEN $2 AND $3", (around - AROUND, around + AROUND)
        else:
            condition, values = "number > $2 AND number > $3", (0, 0)
        sql = (
            "SELECT number, user_id, name, body, at, phrase, hidden FROM chats WHERE table_id = $1"
            f" AND {condition} ORDER BY number DESC LIMIT {2 * AROUND + 1}"
        )
        rows = await self._store.read(sql, table, *values)
        return tuple(wire.EvidenceLine(*row[:6], hidden=bool(row[6])) for row in reversed(rows))

    async def answered(self, user: str) -> tuple[wire.ReportSeen, ...]:
        """The reports of this person that have an answer which they have not read yet."""
        sql = (
            "SELECT reports.id, at, kind, coalesce(name, ''), state, answer FROM reports"
            " LEFT JOIN users ON users.id = about"
            " WHERE user_id = $1 AND state <> 'open' AND told = $2 ORDER BY at LIMIT 100"
        )
        return tuple(wire.ReportSeen(*row) for row in await self._store.read(sql, user, False))

    async def told(self, user: str, ids: Iterable[str]) -> None:
        """Note that this person has read the answers to these reports."""
        for id in ids:
            sql = "UPDATE reports SET told = $1 WHERE id = $2 AND user_id = $3"
            await self._store.write(sql, True, id, user)

    # ---- for moderators ------------------------------------------------------------------------

    async def page(self, state: str, before: str, most: int = PAGE) -> wire.Reports:
        """A page of the reports of this state: open ones oldest first, others latest first.
        Raises Refusal."""
        oldest = state == "open"
        at, last = page_key(before)
        if oldest and not before.strip():
            at = 0.0
        than, way = (">", "ASC") if oldest else ("<", "DESC")
        sql = (
            f"SELECT {_COLUMNS} FROM reports WHERE state = $1 AND (at, id) {than} ($2, $3)"
            f" ORDER BY at {way}, id {way} LIMIT $4"
        )
        rows = await self._store.read(sql, state, at, last, most + 1)
        shown, more = cut_page(rows, most, lambda row: (row[1], row[0]))
        return wire.Reports(await self._told_all(shown), more, await self.open_now())

    async def open_now(self) -> int:
        """The number of open reports, at most ``COUNTED``."""
        sql = "SELECT count(*) FROM (SELECT 1 FROM reports WHERE state = 'open' LIMIT $1) AS found"
        return await self._store.first(sql, COUNTED)

    async def about(self, user: str) -> tuple[wire.Report, ...]:
        """The latest reports about this person."""
        sql = f"SELECT {_COLUMNS} FROM reports WHERE about = $1 ORDER BY at DESC, id DESC LIMIT $2"
        rows = await self._store.read(sql, user, PAGE)
        return await self._told_all(rows)

    async def count_of(self, user: str) -> int:
        """The number of reports that this person has made."""
        return await self._store.first("SELECT count(*) FROM reports WHERE user_id = $1", user)

    async def answer(self, report: str, by: str, answer: wire.ReportAnswer) -> tuple[str, str]:
        """Store a moderator's answer; the reporter and the reported person. Raises Refusal."""
        rows = await self._store.read("SELECT user_id, about FROM reports WHERE id = $1", report)
        if not rows:
            raise Refusal("not-found", "there is no such report")
        sql = (
            "UPDATE reports SET state = $1, seen_at = $2, seen_by = $3, answer = $4, told = $5"
            " WHERE id = $6"
        )
        await self._store.write(
            sql, answer.state, self._store.now(), by, answer.why.strip(), False, report
        )
        return rows[0]

    async def _told_all(self, rows: Sequence[Row]) -> tuple[wire.Report, ...]:
        return tuple([await self._told(row) for row in rows])

    async def _told(self, row: Row) -> wire.Report:
        id, at, by, about, kind, reason, words, table, line, evidence, state, seen_by, answer = row
        people = await self.known(by), await self.known(about)
        seen = msgspec.json.decode(evidence, type=wire.Evidence)
        seer = (await self.known(seen_by)).name if seen_by else ""
        said = kind, reason, words, table, line
        return wire.Report(id, at, *people, *said, seen, state, seer, answer)

    # ---- people --------------------------------------------------------------------------------

    async def known(self, user: str) -> wire.KnownPerson:
        """A person by their id; the name is '' where the id is unknown."""
        rows = await self._store.read("SELECT name, created FROM users WHERE id = $1", user)
        name, created = rows[0] if rows else ("", 0.0)
        return wire.KnownPerson(
            user, name, created, self._moderation.role_of(user), self._online(user)
        )
