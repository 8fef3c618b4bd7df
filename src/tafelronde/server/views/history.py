"""The history of a table: its frames, its record, and the check of the record."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from ...core.registry import info as info_of
from .. import wire
from ..refusal import Refusal
from ..table.as_match import as_match
from ..table.table import Table
from .cache import ViewCache
from .render import frame

if TYPE_CHECKING:
    from ...match import Verification


def _need_log(table: Table) -> None:
    if table.status not in ("playing", "over"):
        raise Refusal("not-playing", f"the table is {table.status}")


def one_frame(views: ViewCache, user: str | None, ply: int) -> wire.Frame:
    """The table after ``ply`` steps, as this reader may see it. Raises Refusal."""
    _need_log(views.table)
    if not 0 <= ply <= views.table.ply:
        raise Refusal("not-found", f"the log has {views.table.ply} plies")
    return frame(views, user, ply)


def frames(views: ViewCache, user: str | None, since: int, count: int) -> wire.Replay:
    """So many frames from ``since`` on. Raises Refusal."""
    _need_log(views.table)
    plies = range(since, min(views.table.ply + 1, since + count))
    return wire.Replay(tuple(frame(views, user, p) for p in plies))


def record(table: Table) -> str:
    """The record's text. While the game runs it names no secret and, where players hide
    something, is refused. Raises Refusal."""
    from ...match import format_record

    _need_log(table)
    if table.status != "over" and info_of(table.game).hidden:
        raise Refusal("not-over", "the record would show what is hidden")
    return format_record(as_match(table))


async def verified(table: Table) -> wire.Verified:
    """Whether the record is true. Raises Refusal."""
    from ...match import parse_record, verify

    text = record(table)
    found: Verification = await asyncio.to_thread(lambda: verify(parse_record(text)))
    return wire.Verified(
        found.ok,
        found.decisions,
        found.draws,
        found.draws_checked,
        tuple(str(finding) for finding in found.findings),
    )
