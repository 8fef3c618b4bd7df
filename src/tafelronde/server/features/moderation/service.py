"""The acts of the host and the moderators: each is checked, logged, and then carried out.

Nothing here reads a game: a moderator sees of a table what any list of tables shows. A private
table is in none of their lists, since its id is the key to it, unless somebody reported it.
"""

from ...base.refusal import Refusal
from ...base.text import fold
from ...people.moderation import CLOSE, Moderation
from ...people.names import Names
from ...people.person import Person
from ...storage.page import cut_page, page_key
from ...storage.store import Row, Store
from ...views.cards import lobby_card
from ...wire.identity import Role
from . import wire
from .audit import acts, note
from .banning import Banning
from .reports import Online, Reporting

LONGEST = 30
"""Days for which a moderator may ban somebody."""
PAGE = 20


class ModerationService:
    """The acts, each with a check of the caller's rights. All raise Refusal."""

    def __init__(self, store: Store, moderation: Moderation, online: Online) -> None:
        self._store = store
        self._moderation = moderation
        self._online = online
        self.reports = Reporting(store, moderation, online)
        self.banning = Banning(store, moderation)
        self.names = Names(store, moderation)

    # ---- reports -------------------------------------------------------------------------------

    async def has_notices(self, user: str) -> bool:
        """Whether this person has unread bans, unread answers to reports, or a new name."""
        return bool(
            await self.banning.untold(user)
            or await self.reports.answered(user)
            or await self.names.renamed(user)
        )

    async def answer(self, by: str, report: str, payload: wire.ReportAnswer) -> None:
        reporter, about = await self.reports.answer(report, by, payload)
        await note(self._store, by, f"report-{payload.state}", about=about, why=payload.why)
        await self._moderation.notice_given(reporter)

    # ---- people --------------------------------------------------------------------------------

    async def people(self, query: str, after: str) -> wire.People:
        """People whose name begins with ``query``, or whose id it is. ``after``: from the last
        page."""
        begins = fold(query)
        found: list[wire.KnownPerson] = []
        if not after and query and (await self._exists(query)):
            found.append(await self.reports.known(query))
        if not begins:
            return wire.People(tuple(found), "")
        name, _, last = after.rpartition("~")
        sql = (
            "SELECT id, folded FROM users WHERE folded >= $1 AND folded < $2"
            " AND (folded, id) > ($3, $4) ORDER BY folded, id LIMIT $5"
        )
        rows = await self._store.read(sql, begins, begins + "\U0010fffd", name, last, PAGE + 1)
        found += [await self.reports.known(id) for id, _ in rows[:PAGE]]
        more = f"{rows[PAGE - 1][1]}~{rows[PAGE - 1][0]}" if len(rows) > PAGE else ""
        return wire.People(tuple(found), more)

    async def _exists(self, user: str) -> bool:
        return await self._store.exists("SELECT 1 FROM users WHERE id = $1", user)

    async def _need_person(self, user: str) -> None:
        if not await self._exists(user):
            raise Refusal("no-such-person", "there is nobody of this id")

    async def history(self, user: str) -> wire.History:
        await self._need_person(user)
        sql = "SELECT count(*) FROM devices WHERE user_id = $1 AND gone = 0"
        devices = await self._store.first(sql, user)
        sql = (
            "SELECT id, card, changed, hidden FROM members JOIN tables ON id = table_id"
            " WHERE user_id = $1 AND (public = $3"
            " OR id IN (SELECT table_id FROM reports WHERE about = $1))"
            " ORDER BY ended DESC, table_id DESC LIMIT $2"
        )
        rows = await self._store.read(sql, user, PAGE, True)
        return wire.History(
            await self.reports.known(user),
            devices,
            await self.banning.all_of(user),
            await self.reports.about(user),
            await self.reports.count_of(user),
            (await acts(self._store, about=user, most=PAGE)).acts,
            tuple(self._known_table(row) for row in rows),
        )

    async def ban(self, by: Person, user: str, payload: wire.NewBan) -> str:
        """Ban a person; the id of the ban. A moderator bans for at most ``LONGEST`` days. Nobody
        bans a person who has a role."""
        await self._need_person(user)
        if self._moderation.role_of(user):
            raise Refusal("has-role", "this person looks after the site: take the role away first")
        if self._moderation.role_of(by.id) == "moderator" and not 0 < payload.days <= LONGEST:
            raise Refusal("not-moderator", f"a moderator bans for at most {LONGEST} days")
        detail = f"{payload.kind} {payload.reason} {payload.days}"
        await note(self._store, by.id, "ban", about=user, why=payload.words, detail=detail)
        return await self.banning.ban(user, payload, by.id)

    async def lift(self, by: Person, ban: str, why: str) -> None:
        user, given_by = await self.banning.who(ban)
        if self._moderation.role_of(by.id) == "moderator" and given_by != by.id:
            raise Refusal("not-moderator", "a moderator takes back only their own bans")
        await note(self._store, by.id, "lift", about=user, why=why)
        await self.banning.lift(ban, by.id)

    async def role(self, by: str, user: str, payload: wire.NewRole) -> None:
        """Change a person's role; the last host of the site keeps theirs."""
        await self._need_person(user)
        hosts = [one for one, role in self._moderation.roles.items() if role == "host"]
        if hosts == [user] and payload.role != "host":
            raise Refusal("last-host", "somebody has to be host of this site")
        act = f"role-{payload.role or 'none'}"
        await note(self._store, by, act, about=user, why=payload.why)
        await self.banning.give_role(user, payload.role, by)

    async def join(self, person: Person, token: str) -> Role:
        """Take on the role of this invitation; a host stays host."""
        self._moderation.check(person, "sign-in")
        role = await self.banning.role_in(token)
        if self._moderation.role_of(person.id) != "host":
            await note(self._store, person.id, f"role-{role}", about=person.id)
            await self.banning.give_role(person.id, role, "")
        return self._moderation.role_of(person.id)

    async def words(self, by: str, payload: wire.NewWords) -> wire.UnwantedWords:
        detail = " ".join(
            [*(f"+{word}" for word in payload.add), *(f"-{w}" for w in payload.remove)]
        )
        await note(self._store, by, "words", detail=detail[:500])
        await self.banning.set_words(payload, by)
        return wire.UnwantedWords(await self.banning.words())

    # ---- tables --------------------------------------------------------------------------------

    async def tables(self, status: str, before: str, *, private: bool = False) -> wire.KnownTables:
        """The public tables of this status, the latest change first. ``private``: also the others,
        for the operator of the server, who can read all of the database."""
        at, last = page_key(before)
        sql = (
            "SELECT id, card, changed, hidden FROM tables WHERE status = $1 AND public >= $5"
            " AND (changed, id) < ($2, $3) ORDER BY changed DESC, id DESC LIMIT $4"
        )
        rows = await self._store.read(sql, status, at, last, PAGE + 1, not private)
        shown, more = cut_page(rows, PAGE, lambda row: (row[2], row[0]))
        cards = map(self._known_table, shown)
        return wire.KnownTables(tuple(one for one in cards if one.status == status), more)

    def _known_table(self, row: Row) -> wire.KnownTable:
        id, body, changed, hidden = row
        try:
            card = lobby_card(id, body, changed, None, self._online, self._store.now())
        except ValueError:  # a damaged card
            return wire.KnownTable(id, "", "closed", False, bool(hidden), (), 0, changed)
        shown = card.game, card.status, card.public, bool(hidden), card.seats, card.ply
        return wire.KnownTable(id, *shown, card.changed)

    async def hide_table(self, by: str, table: str, payload: wire.Switch) -> None:
        """Hide a table from all lists except those of its own players, or show it again."""
        await self._need_table(table)
        act = "hide-table" if payload.on else "show-table"
        await note(self._store, by, act, table=table, why=payload.why)
        await self._store.write("UPDATE tables SET hidden = $1 WHERE id = $2", payload.on, table)

    async def hide_line(self, by: str, table: str, number: int, payload: wire.Switch) -> None:
        """Hide a line of chat from everybody, or show it again."""
        sql = "SELECT user_id FROM chats WHERE table_id = $1 AND number = $2"
        about = await self._store.first(sql, table, number)
        if about is None:
            raise Refusal("no-such-line", "nobody said that here")
        act = "hide-line" if payload.on else "show-line"
        await note(
            self._store, by, act, about=about, table=table, why=payload.why, detail=str(number)
        )
        sql = "UPDATE chats SET hidden = $1 WHERE table_id = $2 AND number = $3"
        await self._store.write(sql, self._store.now() if payload.on else 0.0, table, number)
        await self._moderation.chat_changed(table)

    async def close_table(self, by: str, table: str, why: str) -> None:
        """Ask for a table to be ended without a winner. A node does so when it hears of the
        request, or at its next start. Raises Refusal, also where the game is over already."""
        await self._need_table(table)
        status = await self._store.first("SELECT status FROM tables WHERE id = $1", table)
        if status not in ("open", "playing"):
            raise Refusal("not-playing", f"the table is {status}")
        await note(self._store, by, "close-table", table=table, why=why)
        sql = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        await self._store.write(sql, CLOSE + table, by)
        await self._moderation.changed()

    async def _need_table(self, table: str) -> None:
        if not await self._store.read("SELECT 1 FROM tables WHERE id = $1", table):
            raise Refusal("unknown-table", "there is no such table")
