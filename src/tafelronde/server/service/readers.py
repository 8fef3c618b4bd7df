"""Who may read a table, and when the deal that others play too is no longer a secret."""

from __future__ import annotations

from ..refusal import Refusal
from ..storage.deals import try_of
from ..storage.store import Store
from ..storage.tournaments import round_is_over
from ..table.deal import comes_out
from ..table.table import Table


def has_come_out(store: Store, day: str) -> bool:
    """Whether the seed of this day's deal is public. '': of no day, always."""
    return not day or store.now() >= comes_out(day)


async def deal_is_out(store: Store, table: Table) -> bool:
    """Whether nobody plays the deal of this table any more, so that its seed may be told."""
    if table.shared:
        return await round_is_over(store, table.tournament, table.round)
    return has_come_out(store, table.deal)


async def check_reader(store: Store, table: Table, user: str | None) -> None:
    """Raise Refusal where this is somebody else's try at a deal of the day: it is shown once it is
    over, to those whose own try is over, and to everybody when the deal has come out. Or where
    others play the same deal in a round of a tournament that is not over."""
    if table.shared and not table.seats_of(user) and not await deal_is_out(store, table):
        raise Refusal("round-first", "others still play this deal: wait until the round is over")
    day = table.deal
    if not day or table.seats_of(user) or has_come_out(store, day):
        return
    own = await try_of(store, day, user) if user else None
    if own is None or not own.ended or table.status != "over":
        raise Refusal("deal-first", "play this deal first; then you may see how others did")
