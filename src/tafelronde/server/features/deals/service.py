"""The deal of the day: one seed, one table, one try for everybody.

The first node that needs it draws a day's seed on the day before; from then on the hash of the seed
is public. A try is a real table that begins with this seed and without nonces. All tries have the
same bots, which decide alike in the same position. The gate hides tries from other people for as
long as needed (``table.gate``).
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from datetime import date

from ....core.facts.court import PLAIN, choose_character
from ....core.objects.registry import info as info_of
from ....match.chance import commitment, new_seed
from ...base.background import Background, InBackground
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...people.person import Person
from ...people.relations import Relations
from ...storage.store import Conflict
from ...storage.stored_card import decode_card
from ...table.deal import DAY, after, begins, comes_out, day_at
from ...table.place import Place
from ...views.seats import seats_at
from ...wire.shown import Seat
from . import rows as stored
from . import wire
from .begin import begin_deal
from .par_rows import shown_pars
from .rows import DealRow, StoredDeal
from .worth import RESULTS, worth_of

LEVEL = ""
"""The level of the bots; '': middling strength."""
MOST_PLAYERS = 4
"""At most so many seats, so that a person waits for three bots at the most."""
LOOK = 600.0
"""Seconds between two checks that tomorrow has its deal."""
RETRY = 5.0
"""Seconds until a database that did not answer is asked again."""
MOST = 50
"""The most deals, or tries, on a page."""
MOST_STREAK = 1000
"""The longest streak of days that is told."""
BEFORE = r"^([0-9.+-]+~[0-9.+-]+~[0-9A-Za-z_-]+)?$"
"""The form of a page word of a list of tries (a regular expression); '': the first page."""


class Deals(InBackground):
    """The deals of all days, and people's tries at them."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._relations = parts[Relations]
        self._store = tables.store
        self._gate = tables.gate
        self._beginning = asyncio.Lock()
        self._background = Background(tables.outage)
        self._queue = self._background.queue("what a try came to is not worked out")

    def start(self) -> None:
        fault = "the deal of the day could not be drawn"
        self._background.repeat(self._promise, LOOK, fault, retry=RETRY)

    async def _promise(self) -> None:
        """Draw tomorrow's seed today, even if nobody asks for it."""
        await self._rows(after(self._today(), 2), 1)

    # ---- the days ------------------------------------------------------------------------------

    def _today(self) -> str:
        return day_at(self._store.now())

    async def list(self, user: str | None, before: str, count: int) -> wire.Deals:
        """A page of deals: ``count`` deals before this day; '': from tomorrow's on. Raises
        Refusal."""
        tomorrow = after(self._today())
        until = min(_day(before), after(tomorrow)) if before else after(tomorrow)
        count = min(max(1, count), MOST)
        rows = await self._rows(until, count + 1)
        shown = [await self._shown(row, user) for row in rows[:count]]
        more = rows[count - 1].day if len(rows) > count else ""
        streak = await self._streak(user) if user else 0
        return wire.Deals(self._store.now(), tuple(shown), more, streak)

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
        """The deals before a day, the latest first. Draws those of today and tomorrow where they
        are missing."""
        today = self._today()
        for day in (after(today), today):
            if day < before:
                found = await stored.deals_before(self._store, after(day), 1)
                if not found or found[0].day != day:
                    await self._draw(day)
        return await stored.deals_before(self._store, before, count)

    async def _draw(self, day: str) -> None:
        """Draw the seed of a day and store it. If several nodes do so, the database keeps the first
        one."""
        setup = await self._plan(day)
        if setup is not None:
            await stored.add_deal(self._store, DealRow(day, new_seed(), setup, self._store.now()))

    async def _plan(self, day: str) -> StoredDeal | None:
        """The plan of the deal of a day: the games take turns, and so do the sizes of their tables.
        None: this node offers no game."""
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
        day, setup = row.day, row.setup
        await self._settle(day)
        info = info_of(setup.game) if self._tables.games.knows(setup.game) else None
        own = await stored.try_of(self._store, day, user) if user else None
        is_open = self._gate.day_is_out(day) or (own is not None and own.ended > 0)
        best = await stored.compared(self._store, day, stored.FIRST, 1) if is_open else []
        pars, due = await shown_pars(self._store, row) if is_open else ((), 0)
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
            best=_shown_try(best[0], 1) if best else None,
            pars=pars,
            pars_due=due,
        )

    async def _streak(self, user: str) -> int:
        """The days in a row, up to today or yesterday, whose deal this person has played to its
        end."""
        today = self._today()
        found = await stored.tries_of(self._store, user, MOST_STREAK)
        for day in [one.day for one in found if one.ended and one.result is None][:MOST]:
            await self._settle(day)
            found = await stored.tries_of(self._store, user, MOST_STREAK)
        days = {one.day for one in found if one.result is not None and one.result > 0}
        day = today if today in days else after(today, -1)
        streak = 0
        while day in days:
            streak, day = streak + 1, after(day, -1)
        return streak

    # ---- tries ---------------------------------------------------------------------------------

    async def begin(self, person: Person, day: str) -> LiveTable:
        """The table of this person's try; a new one if they have not begun. Raises Refusal."""
        person.need_person()
        row = await self._row(day)
        may_begin = day == self._today()
        if may_begin:
            table = secrets.token_urlsafe(12)
            await stored.add_try(self._store, day, person.id, table, self._store.now())
        own = await stored.try_of(self._store, day, person.id)
        if own is None:
            raise Refusal("deal-not-today", "a try is begun on the day of the deal")
        async with self._beginning:
            try:
                return await self._tables.open(own.table)
            except Refusal as refusal:
                if refusal.reason != "unknown-table":
                    raise
                if not may_begin:  # the node ended before it made the table
                    raise Refusal("deal-not-today", "a try is begun on its day") from None
            try:
                return await begin_deal(self._tables, person, row, own.table)
            except Conflict:  # another node made it first
                return await self._tables.open(own.table)

    async def tries(self, user: str | None, day: str, before: str, count: int) -> wire.DealTries:
        """The compared tries of a day: for a person who has ended their own try, and for everybody
        once the deal is published. Raises Refusal."""
        await self._row(day)
        await self._settle(day)
        own = await stored.try_of(self._store, day, user) if user else None
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
        friends = await self._friends(day, user) if user and not before else ()
        return wire.DealTries(tuple(shown), mine, played, more, friends)

    async def _friends(self, day: str, user: str) -> tuple[wire.DealTry, ...]:
        """The tries of people whom this person follows, the best first."""
        follows = (await self._relations.know(user)).follows
        tries = await stored.compared_of(self._store, day, follows, MOST)
        return tuple([_shown_try(one, 1 + await self._better(day, one)) for one in tries])

    async def _better(self, day: str, found: stored.Compared) -> int:
        return await stored.count_better(self._store, day, found.result, found.lead)

    async def _settle(self, day: str) -> None:
        """Compare the tries that have ended in time since the last call."""

        async def compare(ended: stored.Ended) -> None:
            worth = worth_of(decode_card(ended.card), ended.user)
            if worth is not None:
                await stored.compare(self._store, day, ended.user, *worth)

        more = self._queue.resting
        tries = await stored.ended_tries(self._store, day, comes_out(day), more)
        await self._queue.each(tries, lambda one: f"{day} {one.user}", compare)


def _shown_try(row: stored.Compared, rank: int) -> wire.DealTry:
    seats = decode_card(row.card).seats
    name = next((seat.absent or seat.name for seat in seats if seat.user == row.user), "")
    result = RESULTS[int(row.result)]
    return wire.DealTry(rank, row.user, name, row.table, result, row.points, row.lead)


def _seats(setup: StoredDeal) -> tuple[Seat, ...]:
    bots = (Place(level=setup.level, character=who, ready=True) for who in setup.characters)
    places = tuple(Place() if seat == setup.seat else bot for seat, bot in enumerate(bots))
    return seats_at(setup.game, setup.options, places)


def _day(text: str) -> str:
    """The day that a client names, in the usual form. Raises Refusal."""
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
