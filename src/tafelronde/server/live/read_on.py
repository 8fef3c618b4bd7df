"""Events that another node wrote at a table in memory: read from the database, or told along."""

from ...match import MatchError
from ..base.slices import SLICE, Slices
from ..storage.store import Store, decoded, event_rows
from ..storage.stored_events import decode_several
from ..table import events as e
from ..table.table import Table
from .games import Games
from .live_table import LiveTable

Further = tuple[Table, list[e.Happened]]
"""A table that goes further than the one in memory, and the events between them."""


def follow_notice(found: LiveTable, seq: int, text: str) -> Further | None:
    """The table after the events up to ``seq`` that another node told; None where it must be read:
    it is at work, not in play, or not right before them; or something is wrong, which reading
    says."""
    table = found.table
    if found.closed or found.lock.locked() or not table.is_settled:
        return None
    after = table.fork()
    try:
        happened = decode_several(seq, text)
        after.follow(happened)
    except (MatchError, e.Unreadable):
        return None
    return (after, happened) if after.is_settled else None  # a takeback is computed in slices


async def read_on(store: Store, games: Games, slices: Slices, found: LiveTable) -> Further:
    """The table after all events that the database has, read in slices; no reader sees it half
    read. Under the table's lock. Raises MatchError, UnknownGame, Unreadable."""
    table = found.table
    happened: list[e.Happened] = []
    async for some in slices.of(table.id, await event_rows(store, table.id, table.seq)):
        happened += decoded(some)
    after = table.fork()
    if table.status == "open" and any(isinstance(new.event, e.Started) for new in happened):
        named = table.fork()
        if table.seq == 0:
            named.replay(happened[:1])
        await games.ready(named.game)
    go_on = after.follow if table.is_settled else after.replay
    async for part in slices.of(table.id, happened):
        go_on(part)
    if after.status in ("playing", "over"):
        while after.is_played_here and not after.compute(SLICE):
            await slices.pause(table.id)
    after.settle()
    if after.seq < found.least:
        raise e.Unreadable(f"event {after.seq + 1} is missing")
    return after, happened
