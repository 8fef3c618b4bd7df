"""The deal of the day: one seed, one table, one try for everybody.

Each day's seed is drawn the day before, by whichever node is first, and its hash is shown from then
on. Tries are real tables that begin with this seed and no nonces, against the same bots, which
decide alike in the same position. The gate keeps them from others for as long as needed
(``table.gate``).
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from datetime import date
from typing import Literal

from ....core.facts.court import PLAIN, choose_character
from ....core.objects.registry import info as info_of
from ...base.background import Background
from ...base.refusal import Refusal
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...people.person import Person
from ...storage.seals import try_of
from ...storage.store import Conflict
from ...storage.stored_card import StoredCard, decode_card
from ...table.deal import DAY, after, begins, comes_out, day_at
from ...table.place import Place
from ...views.seats import seats_at
from ...wire.shown import Seat
from . import rows as stored
from . import wire
from .begin import begin_deal
from .rows import DealRow, StoredDeal

LEVEL = ""
"""Of the bots; '': middling strength."""
MOST_PLAYERS = 4
"""Nobody waits for more bots than three."""
LOOK = 600.0
"""Seconds between two looks whether tomorrow has its deal."""
RETRY = 5.0
"""Seconds after which a database that did not answer is asked again."""
MOST = 50
"""Deals, or tries, on a page."""
BEFORE = r"^([0-9.+-]+~[0-9.+-]+~[0-9A-Za-z_-]+)?$"
"""The form of a page's word for the next one of a list of tries; '': the first page."""
_RESULTS: tuple[Literal["resigned", "lost", "shared", "won"], ...] = (
    "resigned",
    "lost",
    "shared",
    "won",
)
"""What a try came to, the worst first: its index is stored."""


class Deals:
    """The deals of the days, and people's tries at them."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._store = tables.store
        self._gate = tables.gate
        self._beginning = asyncio.Lock()
        self._background = Background(tables.outage)
        self._queue = self._background.queue("what a try came to is not worked out")

    def start(self) -> None:
        fault = "the deal of the day could not be drawn"
        self._background.repeat(self._promise, LOOK, fault, retry=RETRY)

    async def close(self) -> None:
        await self._background.close()

    async def _promise(self) -> None:
        """See that tomorrow's seed is promised today, also where nobody asks for it."""
        await self._rows(after(self._today(), 2), 1)

    # ---- the days ------------------------------------------------------------------------------

    def _today(self) -> str:
        return day_at(self._store.now())

    async def list(self, user: str | None, before: str, count: int) -> wire.Deals:
        """So many deals before this day; '': from tomorrow's on. Raises Refusal."""
        tomorrow = after(self._today())
        until = min(_day(before), after(tomorrow)) if before else after(tomorrow)
        count = min(max(1, count), MOST)
        rows = await self._rows(until, count + 1)
        shown = [await self._shown(row, user) for row in rows[:count]]
        more = rows[count - 1].day if len(rows) > count else ""
        return wire.Deals(self._store.now(), tuple(shown), more)

    async def one(self, user: str | None, day: str) -> wire.Deal:
        """The deal of a day. Raises Refusal."""
        return await self._shown(await self._row(day), user)

    async def _row(self, day: str) -> DealRow:
        if _day(day) > after(self._today()):
            raise Refusal("not-found", "this deal is not drawn yet")
        found = await self._rows(after(day), 1)
        if not found or found[0].day != day:
            raise Refusal("not-found", "there was no deal on this day")
        return found[0]

    async def _rows(self, before: str, count: int) -> list[DealRow]:
        """The deals before a day, the latest first; those of today and tomorrow are there."""
        today = self._today()
        for day in (after(today), today):
            if day < before:
                found = await stored.deals_before(self._store, after(day), 1)
                if not found or found[0].day != day:
                    await self._draw(day)
        return await stored.deals_before(self._store, before, count)

    async def _draw(self, day: str) -> None:
        """Draw the seed of a day. If other nodes do so too, the database keeps one."""
        from ....match.chance import new_seed

        setup = await self._plan(day)
        if setup is not None:
            await stored.add_deal(self._store, DealRow(day, new_seed(), setup, self._store.now()))

    async def _plan(self, day: str) -> StoredDeal | None:
        """Who plays what on a day: the games in turn, then the sizes of their tables."""
        offered = self._tables.games.offered
        if not offered:
            return None
        number = date.fromisoformat(day).toordinal()
        info = info_of(offered[number % len(offered)])
        most = max(info.min_players, min(info.max_players, MOST_PLAYERS))
        sizes = range(info.min_players, most + 1)
        players = sizes[number // len(offered) % len(sizes)]
        seat = hashlib.sha256(day.encode()).digest()[0] % players
        level = await self._tables.games.level(info.name, LEVEL)
        characters: list[str] = []
        for k in range(players):
            chosen = choose_character(info.court, level, characters, f"{day} {k}")
            characters.append("" if k == seat or chosen.startswith(f"{PLAIN}-") else chosen)
        options = dict(info.settle_options(players, {}))
        return StoredDeal(info.name, players, options, seat, level, tuple(characters))

    async def _shown(self, row: DealRow, user: str | None) -> wire.Deal:
        from ....match.chance import commitment

        day, setup = row.day, row.setup
        await self._settle(day)
        info = info_of(setup.game) if self._tables.games.knows(setup.game) else None
        own = await try_of(self._store, day, user) if user else None
        return wire.Deal(
            day=day,
            game=setup.game,
            options={} if info is None else info.label_options(setup.options),
            seats=() if info is None else _seats(setup),
            seat=setup.seat,
            commitment=commitment(row.seed).hex(),
            made=row.made,
            begins=begins(day),
            ends=begins(day) + DAY,
            comes_out=comes_out(day),
            seed=row.seed.hex() if self._gate.day_is_out(day) else "",
            played=await stored.count_compared(self._store, day),
            table="" if own is None else own.table,
            state="" if own is None else "over" if own.ended else "playing",
        )

    # ---- tries ---------------------------------------------------------------------------------

    async def begin(self, person: Person, day: str) -> LiveTable:
        """The table of this person's try; a new one where they have not begun. Raises Refusal."""
        person.need_person()
        row = await self._row(day)
        may_begin = day == self._today()
        if may_begin:
            table = secrets.token_urlsafe(12)
            await stored.add_try(self._store, day, person.id, table, self._store.now())
        own = await try_of(self._store, day, person.id)
        if own is None:
            raise Refusal("deal-not-today", "a try is begun on the day of the deal")
        async with self._beginning:
            try:
                return await self._tables.open(own.table)
            except Refusal as refusal:
                if refusal.reason != "unknown-table":
                    raise
                if not may_begin:  # the node ended before the table was made
                    raise Refusal("deal-not-today", "a try is begun on its day") from None
            try:
                return await begin_deal(self._tables, person, row, own.table)
            except Conflict:  # another node was faster
                return await self._tables.open(own.table)

    async def tries(self, user: str | None, day: str, before: str, count: int) -> wire.DealTries:
        """The list of a day, for who has played it, and for all when it has come out. Raises
        Refusal."""
        await self._row(day)
        await self._settle(day)
        own = await try_of(self._store, day, user) if user else None
        if not self._gate.day_is_out(day) and (own is None or not own.ended):
            raise Refusal("deal-first", "play this deal first; then you may see how others did")
        count = min(max(1, count), MOST)
        spot = _spot(before)
        rows = await stored.compared(self._store, day, spot, count + 1)
        passed = await stored.count_until(self._store, day, spot)
        rank = 1 + (await self._better(day, rows[0]) if rows else 0)
        shown: list[wire.DealTry] = []
        for number, found in enumerate(rows[:count]):
            if number and found[:2] != rows[number - 1][:2]:
                rank = passed + number + 1
            shown.append(_shown_try(found, rank))
        last = rows[count - 1] if len(rows) > count else None
        more = f"{last.result!r}~{last.lead!r}~{last.table}" if last else ""
        mine = None
        if own is not None:
            found = await stored.compared_at(self._store, day, own.table)
            if found is not None:
                mine = _shown_try(found, 1 + await self._better(day, found))
        played = await stored.count_compared(self._store, day)
        return wire.DealTries(tuple(shown), mine, played, more)

    async def _better(self, day: str, found: stored.Compared) -> int:
        return await stored.count_better(self._store, day, found.result, found.lead)

    async def _settle(self, day: str) -> None:
        """Work out what the tries came to that have ended in time since the last look."""

        async def compare(ended: stored.Ended) -> None:
            worth = _worth(decode_card(ended.card), ended.user)
            if worth is not None:
                await stored.compare(self._store, day, ended.user, *worth)

        more = self._queue.resting
        tries = await stored.ended_tries(self._store, day, comes_out(day), more)
        await self._queue.each(tries, lambda one: f"{day} {one.user}", compare)


def _worth(card: StoredCard, user: str) -> tuple[float, float, float] | None:
    """What a game came to for this person: the result, the lead, the points."""
    seat = next((k for k, placed in enumerate(card.seats) if placed.user == user), None)
    outcome = card.outcome
    if seat is None or outcome is None:
        return None
    points = outcome.scores[seat]
    lead = points - max(score for k, score in enumerate(outcome.scores) if k != seat)
    came = outcome.seats[seat]
    result = "resigned" if came.gave_up else "shared" if came.result == "draw" else came.result
    return float(_RESULTS.index(result)), lead, points


def _shown_try(row: stored.Compared, rank: int) -> wire.DealTry:
    seats = decode_card(row.card).seats
    name = next((seat.absent or seat.name for seat in seats if seat.user == row.user), "")
    result = _RESULTS[int(row.result)]
    return wire.DealTry(rank, row.user, name, row.table, result, row.points, row.lead)


def _seats(setup: StoredDeal) -> tuple[Seat, ...]:
    bots = (Place(level=setup.level, character=who, ready=True) for who in setup.characters)
    places = tuple(Place() if seat == setup.seat else bot for seat, bot in enumerate(bots))
    return seats_at(setup.game, setup.options, places)


def _day(text: str) -> str:
    """The day that a client names. Raises Refusal."""
    try:
        return date.fromisoformat(text).isoformat()
    except ValueError:
        raise Refusal("not-found", "day: a date such as 2026-11-23") from None


def _spot(before: str) -> stored.Spot:
    if not before.strip():
        return stored.FIRST
    try:
        result, lead, table = before.strip().split("~")
        return float(result), float(lead), table
    except ValueError:
        raise Refusal("malformed", "before: what the last answer said") from None
