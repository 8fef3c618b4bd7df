"""What ``tafelronde admin …`` does: the same acts as on the host's page, straight in the database.

A running server hears of them within seconds.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from ..parts.database import database_problems, opened_store
from ..parts.problems import Problem
from ..parts.terminal import Terminal

if TYPE_CHECKING:
    from ...server.service.keeping import Keeping
    from ...server.storage.store import Store

FAILED = 1
"""The exit code of a backup that could not be made."""
T = TypeVar("T")
_BY = ""


def _with(database: str, act: Callable[[Store, Keeping], Awaitable[T]]) -> T:
    """Do something with the database of a site. Raises Problem."""
    from ...server.refusal import Refusal

    try:
        with database_problems():
            return asyncio.run(_run(database, act))
    except Refusal as refusal:
        raise Problem("admin-refused", why=str(refusal)) from None
    except OSError as error:
        raise Problem("no-database", why=str(error).rstrip(".")) from None


async def _run(database: str, act: Callable[[Store, Keeping], Awaitable[T]]) -> T:
    from ...server.news import Feed
    from ...server.people.order import Order
    from ...server.service.keeping import Keeping

    async with opened_store(database) as store:
        order = Order(store, Feed())
        await order.open()
        return await act(store, Keeping(store, order, lambda user: False))


def _read(kind: Any, given: Mapping[str, Any]) -> Any:
    """What was typed, as the server reads it. Raises Problem."""
    import msgspec

    try:
        return msgspec.convert(dict(given), kind)
    except msgspec.ValidationError as error:
        raise Problem("admin-refused", why=str(error)) from None


def _print(thing: Any) -> None:
    import msgspec

    print(msgspec.json.encode(thing).decode())


def _done(terminal: Terminal) -> None:
    print(terminal.say("admin-done"))


def invite(database: str, role: str, site: str, terminal: Terminal) -> None:
    """Print a link to a role. Raises Problem."""
    from ...server.people.audit import note

    if role not in ("keeper", "helper"):
        raise Problem("bad-option", field="--role", value=role, expected="keeper, helper")

    async def act(store: Store, keeping: Keeping) -> str:
        await note(store, _BY, "invite", detail=role)
        return await keeping.banning.invite(role)

    token = _with(database, act)
    link = f"{(site or 'http://localhost:8080').rstrip('/')}/host/join#{token}"
    print(terminal.say("serving-invite", link=link))


def people(database: str, name: str, terminal: Terminal) -> None:
    """Print those whose names begin so. Raises Problem."""
    del terminal
    found = _with(database, lambda store, keeping: keeping.people(name, ""))
    for person in found.people:
        _print({"user": person.user, "name": person.name, "role": person.role})


def set_role(database: str, user: str, role: str, why: str, terminal: Terminal) -> None:
    """Give or take a role. Raises Problem."""
    from ...server import wire

    wish = _read(wire.NewRole, {"role": "" if role == "none" else role, "why": why})
    _with(database, lambda store, keeping: keeping.role(_BY, user, wish))
    _done(terminal)


def reports(database: str, state: str, terminal: Terminal) -> None:
    """Print the first reports of a state. Raises Problem."""
    del terminal
    found = _with(database, lambda store, keeping: keeping.reports.page(state, "", 100))
    for report in found.reports:
        _print(report)


def answer(database: str, report: str, state: str, why: str, terminal: Terminal) -> None:
    """See to a report. Raises Problem."""
    from ...server import wire

    wish = _read(wire.ReportAnswer, {"state": state, "why": why})
    _with(database, lambda store, keeping: keeping.answer(_BY, report, wish))
    _done(terminal)


def ban(database: str, user: str, wish: Mapping[str, Any], terminal: Terminal) -> None:
    """Ban somebody. Raises Problem."""
    from ...server import wire
    from ...server.people.person import Person

    made = _read(wire.NewBan, wish)
    person = Person(_BY, "")
    print(
        terminal.say(
            "admin-banned", ban=_with(database, lambda _, keeping: keeping.ban(person, user, made))
        )
    )


def lift(database: str, ban: str, why: str, terminal: Terminal) -> None:
    """Take a ban back. Raises Problem."""
    from ...server.people.person import Person

    person = Person(_BY, "")
    _with(database, lambda store, keeping: keeping.lift(person, ban, why))
    _done(terminal)


def words(database: str, add: list[str], remove: list[str], terminal: Terminal) -> None:
    """Change the words that are not wanted, and print them. Raises Problem."""
    from ...server import wire

    del terminal
    wish = _read(wire.NewWords, {"add": add, "remove": remove})

    async def act(store: Store, keeping: Keeping) -> wire.UnwantedWords:
        if add or remove:
            return await keeping.words(_BY, wish)
        return wire.UnwantedWords(await keeping.banning.words())

    for word in _with(database, act).words:
        print(word.word)


def tables(database: str, status: str, terminal: Terminal) -> None:
    """Print the last tables of a status. Raises Problem."""
    del terminal
    found = _with(database, lambda store, keeping: keeping.tables(status, ""))
    for table in found.tables:
        _print(table)


def close(database: str, table: str, why: str, terminal: Terminal) -> None:
    """Have a table closed. Raises Problem."""
    _with(database, lambda store, keeping: keeping.close_table(_BY, table, why))
    _done(terminal)


def hide(
    database: str, table: str, line: int | None, why: str, *, on: bool, terminal: Terminal
) -> None:
    """Hide a table or a line of its chat, or show it again. Raises Problem."""
    from ...server import wire

    wish = _read(wire.Switch, {"on": on, "why": why})

    async def act(store: Store, keeping: Keeping) -> None:
        if line is None:
            await keeping.hide_table(_BY, table, wish)
        else:
            await keeping.hide_line(_BY, table, line, wish)

    _with(database, act)
    _done(terminal)


def audit(database: str, terminal: Terminal) -> None:
    """Print the last acts. Raises Problem."""
    from ...server.people.audit import acts

    del terminal
    for act in _with(database, lambda store, keeping: acts(store)).acts:
        _print(act)


def health(database: str, terminal: Terminal) -> None:
    """Print how the site is. Raises Problem."""
    from ...server.service.health import look

    del terminal
    _print(_with(database, lambda store, keeping: look(store, database)))


def backup(
    database: str, folder: Path | None, keep: int, noted: Path | None, terminal: Terminal
) -> int:
    """Make a backup, or note one that was made; the exit code. Raises Problem."""
    from ...server import wire
    from ...server.service.backup_file import BadBackup
    from ...server.service.backups import back_up, note_backup
    from ...server.storage.address import default_database

    async def act(store: Store, keeping: Keeping) -> wire.Backup:
        if noted is not None:
            size = float(noted.stat().st_size)
            made = wire.Backup(store.now(), str(noted), size, 0.0, "")
            await note_backup(store, made)
            return made
        assert folder is not None
        return await back_up(store, database or default_database(), folder, keep)

    if folder is None and noted is None:
        raise Problem("bad-option", field="FOLDER", value="–", expected="FOLDER, --noted FILE")
    try:
        made = _with(database, act)
    except BadBackup as error:
        raise Problem("admin-refused", why=str(error)) from None
    if made.error:
        print(terminal.say("backup-failed", why=made.error))
        return FAILED
    said = "backup-made" if noted is None else "backup-noted"
    print(terminal.say(said, file=made.file, bytes=int(made.bytes)))
    return 0
