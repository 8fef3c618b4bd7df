"""Evenings that last for days: clocks by days and vacations, pauses, leagues, the deal of the day,
people who do not come, and times at which no node is up."""

import asyncio
import contextlib
from typing import Any
from unittest.mock import patch

from server.quick_nodes import Crashed
from server.whole.evening_clock import DAY
from server.whole.evening_course import GAMES, Evening
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.accounts.merge_and_deletion import MergesAndDeletions
from tafelronde.server.features.deals.service import Deals
from tafelronde.server.features.tournaments.service import Tournaments
from tafelronde.server.features.tournaments.wire import (
    NewTournament,
    TournamentDeed,
    TournamentKind,
)
from tafelronde.server.live import clocks
from tafelronde.server.live.clocks import Clocks
from tafelronde.server.people.pauses import Pauses
from tafelronde.server.people.person import Person
from tafelronde.server.table.deal import day_at
from tafelronde.server.wire.clock import TimeControl

HOUR = 3600.0
LONG = 20.0
"""Seconds of the loop that a long time takes."""
BOT_AFTER = 900.0
"""Seconds after which a bot may sit in for who does not come (docs/api.md); for the end: a day."""


class WideEvening(Evening):
    """An evening of which nobody knows when it ends."""

    async def play(self) -> None:
        self.loop.run_faster(1.0, ahead=self.rng.randrange(200) * DAY + self.rng.random() * DAY)
        self.slow = self.rng.random() < 0.6
        await super().play()

    # ---- time -----------------------------------------------------------------------------------

    async def _long(self, seconds: float) -> None:
        """Let this number of seconds go by."""
        rate, begin = seconds / LONG, self.base.now()
        with patch.object(clocks, "STALE", clocks.STALE * rate):
            self.loop.run_faster(rate)
            await asyncio.sleep(LONG)
            self.loop.run_faster(1.0)
            self.known.hurried.append((begin, self.base.now(), rate))
            await asyncio.sleep(2 * clocks.TICK)
        self.tally["long"] += 1

    async def _outage(self) -> None:
        """No node is up for a while."""
        begin = self.base.now()
        for node, line in self.nodes:
            line.cut()
            with contextlib.suppress(Crashed, OSError):
                await node.close()
        await asyncio.sleep(self.rng.choice((2.0, 20.0, 400.0)))
        self.nodes = [await self._new_node() for _ in range(2)]
        self.known.outages.append((begin, self.base.now()))
        await asyncio.sleep(2 * clocks.TICK)
        self.tally["outage"] += 1

    def _time(self) -> TimeControl | None:
        rng = self.rng
        out = rng.choice(("bot", "resign"))
        if self.slow and rng.random() < 0.7:
            if rng.random() < 0.3:
                return None
            return TimeControl("days", days=rng.choice((1, 1, 3)), out=out)
        return super()._time()

    # ---- what there is to play ------------------------------------------------------------------

    async def _make_cup(self) -> None:
        rng = self.rng
        kinds: tuple[TournamentKind, ...] = ("swiss", "robin", "league", "knockout", "arena")
        kind = rng.choice(kinds)
        info = rng.choice(GAMES)
        size = rng.choice((info.min_players, min(3, info.max_players)))
        listed = kind in ("swiss", "robin", "league")
        days = TimeControl("days", days=1, out="resign")
        live = TimeControl("live", bank=20, out=rng.choice(("bot", "resign")))
        wish = NewTournament(
            "Cup", kind, info.name, players=size,
            rounds=2 if listed else 0, minutes=5, bound=60,
            days=rng.choice((0, 1)) if kind == "league" else 0,
            shared=listed and rng.random() < 0.5, streaks=rng.random() < 0.5,
            fill=0 if kind == "arena" else rng.choice((0, 4, 6)), level="medium",
            rated=rng.random() < 0.5,
            time=rng.choice((None, days if kind == "league" else live)),
        )  # fmt: skip
        self.cup = await self.node.parts[Tournaments].make(self.people[0], wish)
        for person in self.people:
            with contextlib.suppress(Refusal):
                await self.node.parts[Tournaments].do(person, self.cup, TournamentDeed("join"))
        with contextlib.suppress(Refusal):
            await self.node.parts[Tournaments].do(self.people[0], self.cup, TournamentDeed("begin"))
        self.tally[f"shared {kind}" if wish.shared else kind] += 1

    async def _try_deal(self) -> None:
        """Somebody begins the deal of today, or goes on with it."""
        day = day_at(self.base.now())
        try:
            found = await self.node.parts[Deals].begin(self.rng.choice(self.people), day)
        except Refusal as why:
            return self._allowed(why, "deal-not-today")
        if found.table.id not in self.tables:
            self.tables.append(found.table.id)
            self.tally["deal"] += 1
        if day not in self.deals:
            self.deals.append(day)

    # ---- what people do -------------------------------------------------------------------------

    async def _something(self) -> None:
        rng, dice = self.rng, self.rng.random()
        if dice < 0.01:
            return await self._try_deal()
        if dice < 0.015:
            return await self._outage()
        if dice < 0.02:
            return await self._leave_for_good()
        if dice < 0.025:
            with contextlib.suppress(Refusal):
                if self.cup:
                    await self.node.parts[Tournaments].do(
                        rng.choice(self.people), self.cup, TournamentDeed("join")
                    )
            return
        if self.slow:
            if dice < 0.045:
                return await self._go_away()
            if dice < 0.075:
                spans = (0.3 * HOUR, 0.3 * HOUR, 6 * HOUR, 26 * HOUR, 60 * HOUR)
                return await self._long(rng.choice(spans))
        await super()._something()

    async def _go_away(self) -> None:
        """Somebody goes on vacation, or is back from it."""
        person, days = self.rng.choice(self.people), self.rng.choice((0, 1, 2))
        node, now = self.node, self.base.now()
        spans = self.known.away.setdefault(person.id, [])
        try:
            await node.parts[Pauses].go(person.id, days)
        except Refusal as why:
            return self._allowed(why, "no-vacation")
        await node.parts[Clocks].renew(person.id)
        spans[:] = [(begin, min(end, now)) for begin, end in spans]
        if days:
            spans.append((now, now + days * DAY))
            self.known.planned.append((person.id, now, now + days * DAY))
            self.tally["vacation"] += 1

    async def _merge(self) -> None:
        await super()._merge()
        for gone, into in self.became.items():  # the vacations of both are theirs
            spans = self.known.away.pop(gone, [])
            if into and spans:
                self.known.away[into] = sorted([*self.known.away.get(into, []), *spans])
            self.known.planned += [(into, *p[1:]) for p in self.known.planned if p[0] == gone]

    async def _leave_for_good(self) -> None:
        """Somebody is nobody from now on."""
        if len(self.people) < 3:
            return
        person = self.rng.choice(self.people[1:])
        await self.node.parts[MergesAndDeletions].leave(person)
        self.people.remove(person)
        self.became[person.id] = ""
        self.tally["left for good"] += 1
        await asyncio.sleep(3.0)

    async def _at_table(self, id: str, table: Any) -> None:
        rng, dice = self.rng, self.rng.random()
        seats = [s for s, place in enumerate(table.places) if self.person(place.user)]
        if not seats:
            return
        seat = rng.choice(seats)
        person = self.person(table.places[seat].user)
        assert person is not None
        at = {"table": id, "seat": seat}
        clock = table.clock
        if clock is not None and clock.paused:
            if dice < 0.5:
                await self._do(person, {"t": "pause", "on": False, **at})
            elif dice < 0.7:
                await asyncio.sleep(rng.choice((5.0, 60.0)))
            return
        if clock is not None and ((clock.asked and dice < 0.5) or dice < 0.02):
            await self._do(person, {"t": "pause", "on": rng.random() < 0.9, **at})
            return
        if table.time is None and dice < 0.1:
            return await self._go_on(id, seat, person)
        await super()._at_table(id, table)

    async def _go_on(self, id: str, seat: int, person: Person) -> None:
        """Without who is to decide, if they do not come: allowed exactly when the docs say so."""
        tale, now = await self.tale(id), self.base.now()
        if tale.status != "playing":
            return
        deed = self.rng.choice(("bot", "end"))
        gone = tale.position.current_player
        place = tale.places[gone]
        waits = place.user and not place.bot and place.user != person.id and not tale.deal
        waits = waits and not tale.tournament and not tale.places[seat].bot
        still = now - tale.changed
        allowed = waits and still >= (DAY if deed == "end" else BOT_AFTER)
        allowed = allowed and not (deed == "bot" and tale.rated)
        last = await self.who_was_last(id)
        wish = {"t": "go-on", "table": id, "seat": seat, "deed": deed, "level": "random"}
        why = await self._do(person, wish)
        if why in ("busy", "no-database"):
            return
        assert (why == "") == bool(allowed), f"{deed} after {still}: {why or 'allowed'} {tale.id}"
        if why:
            return
        body = await self.base.read(
            "SELECT kind FROM notifications WHERE table_id = $1 AND user_id = $2", id, place.user
        )
        assert body or place.user in last, "who is missing was told nothing"

    # ---- the end --------------------------------------------------------------------------------

    async def _finish(self) -> None:
        for _ in range(3):
            for id, table in await self._running():
                if table.clock is not None and table.clock.paused:
                    seats = [s for s, p in enumerate(table.places) if self.person(p.user)]
                    for seat in seats[:1]:
                        person = self.person(table.places[seat].user)
                        assert person is not None
                        wish = {"t": "pause", "table": id, "seat": seat, "on": False}
                        await self._do(person, wish)
        await super()._finish()
        if self.deals:
            await self._long(2.1 * DAY)

    async def _wait_for_cup(self) -> None:
        for _ in range(20):
            standing = await self.node.parts[Tournaments].standing(self.cup)
            if standing.row.status == "open":  # too few joined, and it never began
                self.cup = ""
                return
            if standing.row.status in ("over", "off") or not standing.row.setup.days:
                break
            await self._long(13 * HOUR)
        await super()._wait_for_cup()
