"""Par: what a bot of each level gets on the deal of a day, in the person's seat.

The game is that of a person's try, with the same seed, the same opponents and the same answers,
but a bot decides on the person's seat, by what this seat may know. It is played in the bots'
workers while nobody waits for them, as soon as the deal is drawn. Once it is over it is stored as a
table that nobody has, with its result: who has played the deal may watch it (``table.gate``). The
same bot decides alike each time, so a game that a crash cut short is played again by any node with
the same end.
"""

import asyncio
import contextlib
import time

from ....core.contract.rng import new_rng
from ....match.chance import bot_numbers
from ...base.background import Background, InBackground
from ...base.fair import Owner
from ...base.line import Claim
from ...base.parts import Parts
from ...bots.turn import Thinkers
from ...live.games import bots_of
from ...live.tables import Tables
from ...storage.store import Conflict
from ...storage.stored_card import decode_card
from ...table import events as e
from ...table.court import style_at
from ...table.deal import after, day_at
from ...table.decide import play
from ...table.table import Table
from ...views.cards import stored_card
from .begin import bots_opening, bots_table
from .par_rows import add_pars, keep_par, lease_par, pars_of
from .rows import DealRow, deals_before
from .worth import worth_at

LEVELS: tuple[str, ...] = ("easy", "medium", "hard")
"""The levels of the bots that play each deal, the weakest first."""
LOOK = 20.0
"""Seconds between two looks for deals that the bots have not played."""
LEASE = 90.0
"""Seconds after which a game is free, unless its node says that it goes on: more than a decision
takes."""
PATIENCE = 10.0
"""Seconds for which a decision waits until no bot thinks for anybody, at most."""
_CLAIM = Claim(Owner(""), lambda: "alone")


class Pars(InBackground):
    """The games of bots at the deals that this node plays."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._store = tables.store
        self._pool = parts[Thinkers]
        self._background = Background(tables.outage)
        self._queue = self._background.queue("a bot's game at the deal of the day failed")

    def start(self) -> None:
        if LEVELS:
            fault = "looking for deals that bots are to play failed"
            self._background.repeat(self._see_to_due, LOOK, fault)

    async def _see_to_due(self) -> None:
        """Have bots play the deals of today and tomorrow that they have not played."""
        today = day_at(self._store.now())
        for deal in reversed(await deals_before(self._store, after(today, 2), 2)):
            if deal.day >= today and self._tables.games.is_ready(deal.setup.game):
                await self._see_to(deal)

    async def _see_to(self, deal: DealRow) -> None:
        levels = await self._levels(deal.setup.game)
        known = {row.level: row.worth for row in await pars_of(self._store, deal.day)}
        await add_pars(self._store, deal.day, [one for one in levels if one not in known])
        for level in levels:
            warm = all(
                self._tables.games.is_warm(deal.setup.game, one)
                for one in (level, deal.setup.level)
            )
            if warm and known.get(level) is None:
                key = f"{deal.day} {level}"
                await self._queue.see_to(key, lambda level=level: self._play(deal, level))

    async def _levels(self, game: str) -> list[str]:
        bots = bots_of(await self._tables.games.game(game))
        return [level for level in LEVELS if level in bots] or list(bots[: len(LEVELS)])

    async def _play(self, deal: DealRow, level: str) -> None:
        """Play a deal to its end, and keep what came of it."""
        if not await lease_par(self._store, deal.day, level, LEASE, again=False):
            return
        leased, seat = time.monotonic(), deal.setup.seat
        table, course = Table(bots_table(deal, level), deal.seed), list[e.Event]()

        def happen(events: list[e.Event]) -> None:
            course.extend(events)
            for event in events:
                table.apply(event, self._store.now())
            table.settle()

        happen(bots_opening(self._tables, deal, level))
        while table.status == "playing":
            if time.monotonic() - leased > LEASE / 3:
                if not await lease_par(self._store, deal.day, level, LEASE, again=True):
                    return
                leased = time.monotonic()
            happen(await self._decide(table))
        worth = worth_at(decode_card(stored_card(table)), seat)
        assert worth is not None, "a game that is over has a result"
        with contextlib.suppress(Conflict):  # it was stored before a crash
            await self._tables.add(Table(table.id, deal.seed), course)
        await keep_par(self._store, deal.day, level, worth)

    async def _decide(self, table: Table) -> list[e.Event]:
        """Let the bot on turn decide, as it does at people's tries."""
        seat = table.player
        belief, seed = bot_numbers(table.key, table.ply)
        believed = table.state.resample(seat, new_rng(belief)).to_bytes()
        await self._wait_for_quiet()
        async with self._pool.turn(table.game, table.places[seat].level, _CLAIM) as turn:
            thought = await turn.think(believed, "", seed, style_at(table, seat))
        return play(table, thought.action)

    async def _wait_for_quiet(self) -> None:
        """Wait until no bot thinks for anybody else."""
        end = time.monotonic() + PATIENCE
        while (self._pool.thinking or self._pool.line.waiting) and time.monotonic() < end:
            await asyncio.sleep(0.1)
