"""The moment that decided a finished game for each seat: from its review, where there is one, else
from the game's own count."""

import asyncio
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from ....advice.judge import JUDGE
from ....advice.reviews import Review
from ....advice.reviews.decided import NONE, Decisive, decisive
from ....core.objects.registry import info as info_of
from ....match.leading import Lead, leads
from ....match.outcome import ranking, winners
from ...base.parts import Parts
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...table.gate import Thing
from ...table.outcome import outcome
from ...table.table import Table
from ...views.history import History, Reader
from . import wire
from .rows import stored_review
from .views import review_of, shown_decision


class Deciding:
    """The moments that decided finished games."""

    def __init__(self, parts: Parts) -> None:
        self._tables = parts[Tables]
        self._history = parts[History]

    async def of(self, user: str | None, reader: Reader, found: LiveTable) -> wire.Decided:
        """The moment that decided this game for each seat. Raises Refusal."""
        table = found.table
        await self._tables.let_out(found, user, Thing.REVIEW)
        decisions = [ply for ply, step in enumerate(table.log) if step.player >= 0]
        review = await self._review(table)
        if review is not None and review.seats:
            moments = decisive(review)
        elif table.ended_by >= 0:
            moments = (Decisive("left", table.ply, table.ended_by),) * table.players
        else:
            moments = await self._history.beside(
                reader.owner, table.ply, lambda: by_count(table, decisions)
            )
        decisives = tuple(_told(one, decisions, review) for one in moments)
        return wire.Decided(table.id, review is not None, decisives)

    async def _review(self, table: Table) -> Review | None:
        """The whole review of a game, by the present judge; None where there is none."""
        stored = await stored_review(self._tables.store, table.id)
        rules = info_of(table.game).rules_version
        if stored is None or not stored.ready or stored.judge < JUDGE or stored.rules < rules:
            return None
        return await asyncio.to_thread(review_of, stored.body)


def by_count(table: Table, decisions: Sequence[int]) -> tuple[Decisive, ...]:
    """The moments by the game's own count: since when the winner stood first, and until when
    somebody else did. ``decisions``: the plies at which somebody decided."""
    first = winners(outcome(table))
    if len(first) == table.players or not first:
        return (NONE,) * table.players
    asked = {*decisions, table.ply}
    found = leads(_counts(table, asked), first)
    return tuple(_by_lead(found, seat, first, table.ply) for seat in range(table.players))


def _counts(table: Table, plies: set[int]) -> Iterator[tuple[int, Sequence[float]]]:
    state = table.state_at(0)
    for ply in range(table.ply + 1):
        if ply in plies:
            yield ply, ranking(state)
        if ply < table.ply:
            state.apply_known(table.log[ply].action)


def _by_lead(found: Sequence[Lead], seat: int, first: Sequence[int], last: int) -> Decisive:
    if seat not in first and found[seat].until >= 0:
        return Decisive("led", found[seat].until, seat)
    winner = seat if seat in first else first[0]
    since = found[winner].since
    return NONE if since < 0 else Decisive("last" if since == last else "ahead", since, winner)


def _told(one: Decisive, decisions: Sequence[int], review: Review | None) -> wire.Decisive:
    """A moment, and the last decision before it, from which it is relived; one that was decided
    there is relived from that decision itself."""
    at = one.ply
    if one.how in ("ahead", "last", "left") and one.ply > 0:
        at = decisions[max(0, bisect_left(decisions, one.ply) - 1)] if decisions else 0
    decision = None
    if review is not None and one.how in ("own", "other", "strong"):
        decision = next(shown_decision(each) for each in review.decisions if each.ply == one.ply)
    return wire.Decisive(one.how, one.ply, max(0, at), one.player, one.cost, decision)
