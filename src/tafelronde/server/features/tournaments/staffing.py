"""The acts of the site's host and moderators at any tournament: they call it off, hide it,
rename it. Each act stands in the audit log."""

from ...base.refusal import Refusal
from ...base.text import clean_name
from ...live.closing import close_table
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...people.person import Person
from ...storage.store import Store
from ..moderation.audit import note
from . import rows as stored
from . import wire
from .asked_rows import hand_over, rename, set_public
from .standing import Standing

STAFF = ("hide", "show", "rename")
"""Deeds of the host and the moderators alone."""


def is_staff(moderation: Moderation, person: Person) -> bool:
    """Whether this person is the host of the site or a moderator; their programs are not."""
    return not person.owner and bool(moderation.role_of(person.id))


async def act(
    store: Store, moderation: Moderation, author: str, standing: Standing,
    payload: wire.TournamentDeed,
) -> None:  # fmt: skip
    """Carry out a deed of the staff's. ``author``: the id for the audit log, '' for the command
    line. Raises Refusal."""
    id = standing.row.id
    name = ""
    if payload.deed == "rename":
        if payload.name is None:
            raise Refusal("malformed", "name: the new name", args={"field": "name"})
        name = clean_name(payload.name)
        moderation.check_words(name)
    await note(store, author, f"tournament-{payload.deed}", detail=f"{id} {standing.row.name}")
    if payload.deed == "rename":
        await rename(store, id, name)
    else:
        await set_public(store, id, payload.deed == "show")


async def call_off(tables: Tables, standing: Standing) -> None:
    """Call a tournament off, whether it has begun or not; its running tables are closed, and nobody
    wins there. Raises Refusal where it is over."""
    for table in await end(tables.store, standing):
        await close_table(tables, table)


async def end(store: Store, standing: Standing) -> list[str]:
    """End a tournament as called off; the tables that are still played at. Raises Refusal."""
    row = standing.row
    if row.status not in ("open", "running") or not await stored.set_status(
        store, row.id, row.status, "off", store.now(), due=0.0
    ):
        raise Refusal("tournament-begun", f"the tournament is {row.status}")
    return [
        board.table
        for known in standing.rounds
        for at, board in enumerate(known.round.boards)
        if not board.ended and known.made[at]
    ]


async def hand_over_all(store: Store, moderation: Moderation, user: str) -> None:
    """Let the host of the site look after the tournaments of a person who leaves the site."""
    hosts = sorted(
        other for other, role in moderation.roles.items() if role == "host" and other != user
    )
    if hosts:
        await hand_over(store, user, hosts[0])
