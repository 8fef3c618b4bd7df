"""Counting rated games: each once, all in one order, by any node.

A rated table has a row in ``rated_games`` from the beginning, and the append that ends the table
notes the end there. To count a game, a node reads the last number and the ratings, then writes the
next number and the changes in one transaction. If two nodes count at a time, one of them fails on
the number and starts again.
"""

import asyncio
import contextlib
import itertools
import time
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Literal

import msgspec

from ...base.background import Background, InBackground
from ...base.bus import ResultsCorrected, TableChanged
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...base.stored import leave
from ...live.tables import Tables
from ...people.departed import whose
from ...people.programs import owner_of
from ...storage.store import Conflict
from ...views.delayed import TICK
from . import corrections
from . import rows as stored
from .game import Played
from .played import FREE_LEAVES, played
from .rate import WINDOW, Met, rate
from .scale import DAY, Ladder, Rating

SETTLE = TICK
"""Seconds that a game waits for its count after its end. Games that ended a little earlier may
still be on their way to the database; and spectators of a game with a delay should learn of its end
at the next tick, not from a rating."""
SCAN = 15.0
"""Seconds between two searches for games that ended at other nodes."""
RETRY = 5.0
"""Seconds until a database that did not answer is asked again."""
UNREADABLE = 600.0
"""Seconds until a table that could not be read is tried again; other games go on meanwhile."""
MOST = 100
"""The number of games that are read at a time."""


class Ratings(InBackground):
    """Counts rated games."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._store = tables.store
        self._ended = asyncio.Event()
        self._background = Background(tables.outage)
        self._queue = self._background.queue("a rated game could not be counted")
        self._put_off: dict[str, float] = {}
        """Tables that could not be read: until when each waits, by ``time.monotonic()``."""

    def start(self) -> None:
        fault = "counting rated games failed"
        self._background.repeat(self.count, SCAN, fault, retry=RETRY, woken=self._ended)

    def hear(self, event: TableChanged) -> None:
        found = self._tables.known(event.table)
        if found is not None and found.table.rated and found.table.status == "over":
            asyncio.get_running_loop().call_later(1.1 * SETTLE, self._ended.set)

    async def count(self) -> int:
        """Count all games that have ended and settled; how many this node counted."""
        done = 0
        while True:
            now = time.monotonic()
            self._put_off = {one: until for one, until in self._put_off.items() if until > now}
            most = MOST + len(self._put_off) + self._queue.resting
            due = await stored.games_due(self._store, self._store.now() - SETTLE, most)
            due = [one for one in due if one[0] not in self._put_off]
            due = self._queue.ready(due, lambda one: one[0])
            if not due:
                await self._correct()
                return done
            for table, ended in due:
                came_to = await self._queue.see_to(table, partial(self._count, table, ended))
                if came_to == "late":  # another node was faster: search again
                    break
                done += came_to == "counted"

    async def _correct(self) -> None:
        """Let ratings follow from all results that were corrected (``corrections``)."""
        due = await corrections.due(self._store)
        # Another node counted or corrected something: the next search finds the rows again.
        with contextlib.suppress(Conflict):
            try:
                await corrections.apply(self._store, due)
            except Refusal as refusal:
                leave("counting ratings again", refusal.message)
                await corrections.apply(self._store, [one for one in due if not one.body])

    def hear_correction(self, event: ResultsCorrected) -> None:
        """Search at once, before the next regular search."""
        self._ended.set()

    async def _count(self, table_id: str, ended: float) -> Literal["counted", "unreadable", "late"]:
        """Count a game. ``late``: another node was faster."""
        number = 1 + await stored.last_number(self._store)
        try:
            table = (await self._tables.open(table_id)).table
        except Refusal as refusal:  # another program may be able to read it, or this one soon
            self._put_off[table_id] = time.monotonic() + (refusal.retry_after or UNREADABLE)
            return "unreadable"
        users = [place.user for place in table.places if place.user]
        game = played(table, await self._whose(users))
        if game.why == "short" and await self._leaves_often(game, ended):
            game = msgspec.structs.replace(game, why="")
        people = [] if game.why else users
        known = await stored.ratings_on(self._store, game.ladder, people)
        met = await self.met(people, game.ladder, ended)
        changes = rate(game, ended, known, met)
        try:
            await stored.count_game(self._store, number, table_id, ended, game, changes)
        except Conflict:
            return "late"
        return "counted"

    async def _leaves_often(self, game: Played, ended: float) -> bool:
        """Whether somebody who gave this game up early has left ``FREE_LEAVES`` others at once in
        the day before."""
        for user in (game.seats[seat] for seat in game.early):
            left = await stored.left_at_once(self._store, user, ended - DAY)
            if left >= FREE_LEAVES:
                return True
        return False

    async def _whose(self, users: Sequence[str]) -> dict[str, str]:
        """For each of these identities, the id of the person behind it: a program's owner, and the
        identity into which it was merged, even if its rows have not moved yet."""
        store = self._store
        return {user: await whose(store, await owner_of(store, user)) or user for user in users}

    async def met(
        self, people: Sequence[str], ladder: Ladder, at: float
    ) -> Mapping[tuple[str, str], Sequence[Met]]:
        """The earlier games of each two of these people, as far as they matter at ``at``."""
        if len(people) < 2:
            return {}
        games = {
            who: {
                one.table: one for one in await stored.recent(self._store, who, ladder, at - WINDOW)
            }
            for who in people
        }
        return {
            (a, b): [
                Met(one.at, (other.place > one.place) - (other.place < one.place))
                for table, one in games[a].items()
                if (other := games[b].get(table)) is not None
            ]
            for a, b in itertools.permutations(people, 2)
        }


async def rating_of(tables: Tables, user: str, game: str, players: int, pace: str) -> Rating:
    """The rating of a person on this ladder now; without games, the rating of a beginner."""
    ladder = Ladder(game, players, pace)
    known = await stored.ratings_on(tables.store, ladder, [user])
    return known.get(user, Rating()).at(tables.store.now())
