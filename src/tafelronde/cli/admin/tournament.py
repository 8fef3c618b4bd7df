"""``tafelronde admin direct``, ``tournament``: acts at tournaments."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..parts.options import Database
from ..parts.problems import Problem
from .acting import BY, Why, done, on_site, typed

if TYPE_CHECKING:
    from ...server.people.moderation import Moderation
    from ...server.storage.store import Store


Tournament = Annotated[
    str, typer.Argument(metavar="TOURNAMENT", help="Its id, the end of its address.")
]


def direct(
    tournament: Tournament,
    act: Annotated[str, typer.Argument(metavar="ACT", help="correct-result, pause-play, …")],
    fields: Annotated[
        list[str] | None,
        typer.Argument(metavar="FIELD=VALUE", help="As in round=2 board=0 points=1,0"),
    ] = None,
    user: Annotated[
        str, typer.Option(metavar="USER", help="The person who is added or replaces another.")
    ] = "",
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason; all see it.")] = "",
    database: Database = "",
) -> None:
    """Act as the host at a tournament's desk: docs/tournaments.md lists the acts."""
    from ...server.base.bus import Feed
    from ...server.features.tournaments.desk.service import DirectorsDesk
    from ...server.features.tournaments.desk.wire import NewAct
    from ...server.features.tournaments.standing import read_standing

    given = {"act": act, **dict(_field(one) for one in fields or ())}

    async def carry_out(store: Store, moderation: Moderation) -> None:
        desk = DirectorsDesk(store, moderation, Feed())
        seen = len((await read_standing(store, tournament)).acts)
        wish = typed(
            NewAct, {"ruling": given, "seen": seen, "why": why, "user": user},
            prefix="", ruling="", act="ACT", why="--why", user="--user",
        )  # fmt: skip
        await desk.act(None, tournament, wish)

    on_site(database, carry_out)
    done()


def _field(text: str) -> tuple[str, Any]:
    """A field and its value: ``round=2``, ``points=1,0``, ``boards=1-4,2-3``, ``on=yes``. Raises
    Problem."""
    name, is_there, value = text.partition("=")
    if not is_there:
        raise Problem("bad-option", field="FIELD=VALUE", value=text, expected="round=2")
    if name == "boards":
        return name, [[_value(seat) for seat in one.split("-")] for one in value.split(",")]
    if name == "order" or "," in value:
        return name, [_value(one) for one in value.split(",")]
    return name, _value(value)


def _value(text: str) -> Any:
    """A number, yes or no, or the text itself."""
    import msgspec

    from ...work.lines import read_json

    words = {"on": True, "yes": True, "off": False, "no": False}
    try:
        return words[text] if text in words else read_json(text, object)
    except msgspec.DecodeError:
        return text


class Deed(StrEnum):
    """An act of the host at any tournament."""

    HIDE = "hide"
    SHOW = "show"
    RENAME = "rename"
    CALL_OFF = "call-off"


def tournament(
    tournament: Tournament,
    deed: Annotated[Deed, typer.Argument(help="What to do.")],
    name: Annotated[str, typer.Option(metavar="NAME", help="The new name, for rename.")] = "",
    why: Why = "–",
    database: Database = "",
) -> None:
    """Hide or show a tournament in the list, rename it, or call it off. Of one that is called off
    a running server ends all tables within seconds; nobody wins there."""
    from ...server.features.moderation.audit import note
    from ...server.features.moderation.service import ModerationService
    from ...server.features.tournaments.rows import has_changed
    from ...server.features.tournaments.staffing import act, end
    from ...server.features.tournaments.standing import read_standing
    from ...server.features.tournaments.wire import TournamentDeed

    given = {"deed": deed.value} | ({"name": name} if name else {})

    async def carry_out(store: Store, moderation: Moderation) -> None:
        standing = await read_standing(store, tournament)
        if deed is Deed.CALL_OFF:
            tables = await end(store, standing)
            about = f"{tournament} {standing.row.name}"
            await note(store, BY, "tournament-call-off", detail=about)
            service = ModerationService(store, moderation, lambda user: False)
            for table in tables:
                await service.close_table(BY, table, why)
        else:
            wish = typed(TournamentDeed, given)
            await act(store, moderation, BY, standing, wish)
        await has_changed(store, tournament)

    on_site(database, carry_out)
    done()
