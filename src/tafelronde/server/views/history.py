"""The history of a table: its log, its frames, its record, and the check of the record.

What takes long is done in slices, between which the event loop looks after everything else, or in a
thread, one at a time. Readers get both in fair turns.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from ...match import format_record, parse_record, verify
from ..base.fair import FairLock, Owner
from ..base.refusal import Refusal
from ..table.as_match import as_match
from ..table.table import Table
from ..wire.history import Frame, Replay, Scoring, ScoringStage, Verified
from .cache import ViewCache, tell
from .render import frame_of, reader_of

if TYPE_CHECKING:
    from ...core.objects.state import State
    from ...match import Verification

T = TypeVar("T")
FRAMES = 4
"""Frames in a slice; the dearest take 1.5 ms. (A move goes through the loop several times, and may
wait for a slice each time.)"""
ENTRIES = 8
"""Entries of a log in a slice."""
MOST_COST = 40.0
"""No answer costs more than so many requests, else nobody could pay for it."""


class Reader(NamedTuple):
    """A reader; ``owner`` says whose turns they wait for."""

    user: str | None
    owner: Owner


def cost_of_frames(views: ViewCache, since: int, count: int) -> float:
    """The cost of this number of frames beside the request, in requests."""
    return min(MOST_COST, max(0, min(count, views.table.ply + 1 - since)) / 5)


def cost_of_log(views: ViewCache, since: int) -> float:
    """The cost of the log from ply ``since`` on beside the request."""
    return min(MOST_COST, (views.table.ply - since) / 500)


def cost_of_record(views: ViewCache) -> float:
    """The cost of a record, or of its check, beside the request."""
    return min(MOST_COST, views.table.ply / 50)


def _need_log(table: Table) -> None:
    if table.status not in ("playing", "over"):
        raise Refusal("not-playing", f"the table is {table.status}")


class History:
    """Makes the long answers of a node."""

    def __init__(self) -> None:
        self._loop = FairLock()
        self._thread = FairLock()

    async def prepare(self, views: ViewCache, reader: Reader) -> None:
        """Render the log as far as it is not yet, so that ``views.entries`` takes no time."""
        if views.table.status not in ("playing", "over"):
            return
        while not views.prepare(reader_of(views.table.seats_of(reader.user)), 0):
            async with self._loop.held(reader.owner):
                views.prepare(reader_of(views.table.seats_of(reader.user)), ENTRIES)

    async def frame(self, views: ViewCache, reader: Reader, ply: int) -> Frame:
        """The table after ``ply`` steps, as this reader may see it. Raises Refusal."""
        _need_log(views.table)
        if not 0 <= ply <= views.table.ply:
            raise Refusal("not-found", f"the log has {views.table.ply} plies")
        found = await self.frames(views, reader, ply, 1)
        if not found.frames:
            raise Refusal("not-found", f"the log has {views.table.ply} plies")
        return found.frames[0]

    async def frames(self, views: ViewCache, reader: Reader, since: int, count: int) -> Replay:
        """At most ``count`` frames from ``since`` on, as the table stood at one moment, whatever
        happens there while they are made. Raises Refusal."""
        _need_log(views.table)
        await self.prepare(views, reader)
        table = views.table
        you, last = table.seats_of(reader.user), table.ply
        plies = range(since, min(last + 1, since + count))
        if not plies:
            return Replay(())
        entries = views.entries(reader_of(you))[max(0, since - 1) : plies[-1]]
        steps = table.log[since : plies[-1]]
        state = table.state_at(since)
        frames: list[Frame] = []
        while len(frames) < len(plies):
            async with self._loop.held(reader.owner):
                for ply in plies[len(frames) : len(frames) + FRAMES]:
                    if ply > since:
                        state.apply_known(steps[ply - 1 - since].action)
                    entry = entries[ply - max(1, since)] if ply else None
                    frames.append(frame_of(you, state, ply, last, entry))
        return Replay(tuple(frames))

    async def beside(self, owner: Owner, plies: int, work: Callable[[], T]) -> T:
        """Do work on a whole game of about so many plies in the thread, in fair turns."""
        async with self._thread.held(owner, 1 + plies / 100):
            return await asyncio.to_thread(work)

    async def record(self, table: Table, owner: Owner) -> str:
        """The record's text, for who may have it (``gate.Thing.RECORD``). While the game runs it
        names no secret. Raises Refusal."""
        _need_log(table)
        match = as_match(table)
        return await self.beside(owner, table.ply, lambda: format_record(match))

    async def scoring(self, table: Table, owner: Owner) -> Scoring:
        """The scoring in stages, for who may review the game (``gate.Thing.REVIEW``)."""
        tell_stages = table.state.game.scoring
        if tell_stages is None or table.ended_by >= 0:
            return Scoring(())
        state, actions = table.state_at(0), [step.action for step in table.log]

        def positions() -> Iterator[State]:
            yield state
            for action in actions:
                state.apply_known(action)
                yield state

        stages = await self.beside(owner, table.ply, lambda: tuple(tell_stages(positions())))
        return Scoring(
            tuple(ScoringStage(tell(one.telling), one.counts, one.things) for one in stages)
        )

    async def verified(self, table: Table, owner: Owner) -> Verified:
        """Whether the record is true. Raises Refusal."""
        text = await self.record(table, owner)
        found: Verification = await self.beside(
            owner, table.ply, lambda: verify(parse_record(text))
        )
        return Verified(
            found.ok,
            found.decisions,
            found.draws,
            found.draws_checked,
            tuple(str(finding) for finding in found.findings),
        )
