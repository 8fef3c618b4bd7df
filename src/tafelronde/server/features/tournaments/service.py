"""Tournaments: anybody makes one, people join by its link, and any free node takes its next step.

A node takes a step (``steps``) under a lease: when a table of the tournament ends, when a person
asks for something, and every few seconds.
"""

import asyncio
import logging
import secrets
from functools import partial
from weakref import WeakValueDictionary

from ....core.facts.levels import LEVELS
from ....match.chance import new_seed
from ....tournament.calendar import DAY
from ...base.background import Background, InBackground
from ...base.bus import ModerationChanged, TableChanged
from ...base.config import Settings
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...base.stored import leave
from ...base.text import clean_name
from ...live.settling import settle_options
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...people.person import Person
from ...reading.reading import Reading
from ...wire.clock import asked_time
from ..moderation.audit import note
from . import rows as stored
from . import wire
from .asked_rows import entries_of
from .joining import join, most_in
from .refusing import bad
from .row_types import Row, StoredSetup
from .staffing import STAFF, act, call_off, is_staff
from .standing import Standing, read_standing
from .steps import FEWEST, take_step
from .views import prepare

_log = logging.getLogger("tafelronde")

SCAN = 1.0
"""Seconds between two searches for tournaments that are due."""
LOOK, LOOK_DAYS = 2.0, 30.0
"""Seconds until a running tournament is due again; the second number where its tables take days."""
DAYS = 43_200
"""Tables with a bound of so many seconds or more count as tables that take days."""
LEASE = 6.0
AT_ONCE = 50
"""The number of due tournaments that one search takes up."""
MOST_MADE = 5
"""The number of open or running tournaments that one person may have made."""
KEPT = 100
"""The number of tournaments that are kept in memory for readers."""
FRESH = 5.0
"""Seconds after which a tournament in memory is read again, even if its ``seq`` is the same."""


class Tournaments(InBackground):
    """The tournaments of all nodes, and the steps that this node takes."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._reading = parts[Reading]
        self._moderation = parts[Moderation]
        self._store = tables.store
        self._makers = parts[Settings].tournaments
        self._at_work: set[str] = set()
        self._again: set[str] = set()
        """Tournaments at work that need another step afterwards."""
        self._known: dict[str, tuple[float, Standing]] = {}
        """The tournaments in memory: when each was read, and what was read."""
        self._reads = WeakValueDictionary[str, asyncio.Lock]()
        """The locks of the tournaments that are being read, by their ids."""
        self._joins = WeakValueDictionary[str, asyncio.Lock]()
        """The same of those that are being joined."""
        self._background = Background(tables.outage)
        self._queue = self._background.queue("a tournament is stuck")

    def start(self) -> None:
        self._background.repeat(self._see_to_due, SCAN, "looking for tournaments failed")

    # ---- steps ---------------------------------------------------------------------------------

    def hear(self, event: TableChanged) -> None:
        """Take a step of the tournament whose table has just ended."""
        found = self._tables.known(event.table)
        if found is not None and found.table.tournament and found.table.status == "over":
            self._poke(found.table.tournament)

    def hear_bans(self, _: ModerationChanged) -> None:
        """Take banned people out of all tournaments."""
        self._background.spawn(self._let_go(), "who is banned stays in tournaments")

    async def _let_go(self) -> None:
        for user in self._moderation.may_not_play():
            for id, number, running in await entries_of(self._store, user):
                await stored.set_gone(self._store, id, number, self._store.now())
                await stored.has_changed(self._store, id)
                if running:
                    self._poke(id)

    async def _see_to_due(self) -> None:
        for id in await stored.tournaments_due(self._store, AT_ONCE + self._queue.resting):
            self._poke(id)

    def _poke(self, id: str) -> None:
        """Take steps of a tournament; if that is going on already, once more afterwards."""
        if id in self._at_work:
            self._again.add(id)
            return
        if self._tables.outage.is_on or self._background.closed or self._queue.rests(id):
            return
        self._at_work.add(id)

        def ended(done: asyncio.Task[None]) -> None:
            self._at_work.discard(id)
            if id in self._again and not done.cancelled():
                self._again.discard(id)
                self._poke(id)

        seeing = self._queue.see_to(id, partial(self._see_to, id))
        task = self._background.spawn(seeing, f"the tournament {id} is stuck")
        task.add_done_callback(ended)

    async def _see_to(self, id: str) -> None:
        if not await stored.lease_tournament(self._store, id, self._store.node, LEASE):
            return
        pause = LOOK
        try:
            while await take_step(self._tables, self._reading, self._moderation, id):
                await stored.lease_tournament(self._store, id, self._store.node, LEASE)
            row = await stored.tournament_of(self._store, id)
            if row is not None and row.setup.bound >= DAYS:
                pause = LOOK_DAYS
        except Refusal as refusal:
            pause = LOOK_DAYS
            leave(f"the tournament {id}", refusal.message)
        except Exception:
            pause = LOOK_DAYS  # a step that fails is not tried again all the time
            raise
        finally:
            await asyncio.shield(stored.end_lease(self._store, id, self._store.node, pause))

    # ---- new tournaments -----------------------------------------------------------------------

    def may_make(self, user: str | None) -> bool:
        """Whether this person may make tournaments here."""
        if self._makers == "staff":
            return user is not None and bool(self._moderation.role_of(user))
        return self._makers == "all"

    async def make(self, person: Person, payload: wire.NewTournament) -> str:
        """Make a tournament for this person; its id. Raises Refusal."""
        person.need_person()
        self._moderation.check(person, "play")
        if not self.may_make(person.id):
            raise Refusal("no-tournaments", "the host lets nobody make tournaments here")
        if await stored.count_made_by(self._store, person.id) >= MOST_MADE:
            raise Refusal("too-many", f"{MOST_MADE} of your tournaments are not over")
        setup = await self._setup(payload)
        now = self._store.now()
        if payload.starts and payload.starts < now:
            raise bad("starts", "a time to come")
        id, name = secrets.token_urlsafe(9), clean_name(payload.name)
        self._moderation.check_words(name)
        row = Row(
            id, name, person.id, payload.public, "open", now, payload.starts, 0.0, 0.0, now, setup,
            new_seed(), 1,
        )  # fmt: skip
        await stored.add_tournament(self._store, row)
        return id

    async def _setup(self, payload: wire.NewTournament) -> StoredSetup:
        """The stored setup of a new tournament. Raises Refusal, which names the field."""
        games = self._tables.games
        info, size, options = settle_options(
            payload.game, payload.players, payload.options, games.offered
        )
        fault = None if payload.time is None else payload.time.fault()
        if fault is not None:
            raise bad(*fault)
        if size < 2:
            raise bad("players", "at least 2 at a table")
        if payload.shared and payload.kind not in ("swiss", "robin", "league"):
            raise bad("shared", "only in a Swiss tournament, a round robin or a league")
        if payload.fill and payload.kind == "arena":
            raise bad("fill", "bots do not join an arena")
        if payload.fill > most_in(payload.kind):
            raise bad("fill", f"at most {most_in(payload.kind)}")
        if payload.days and payload.kind != "league":
            raise bad("days", "only in a league")
        if payload.advance >= size:
            raise bad("advance", f"at most {size - 1}")
        level = await games.level(info.name, payload.level) if payload.fill else ""
        if payload.rated and payload.fill and level not in LEVELS:
            raise Refusal("rated", "in a rated game the bots are of the court")
        bound = round(payload.days * DAY) if payload.days else payload.bound
        return StoredSetup(
            info.name, options, payload.kind, size, info.min_players, payload.rounds,
            payload.advance, payload.shared, payload.streaks, payload.minutes, bound, payload.fill,
            level, payload.rated, asked_time(payload.time), payload.days,
            walkovers=payload.kind in ("knockout", "robin", "league"),
        )  # fmt: skip

    # ---- deeds of people -----------------------------------------------------------------------

    async def do(self, person: Person, id: str, payload: wire.TournamentDeed) -> None:
        """Carry out what a person asks of a tournament. Raises Refusal."""
        standing, deed = await read_standing(self._store, id), payload.deed
        staff = is_staff(self._moderation, person)
        match deed:
            case "join":
                self._moderation.check(person, "play")
                async with self._joins.setdefault(id, asyncio.Lock()):  # each gets a number
                    await join(self._store, person, standing, payload.code)
            case "leave":
                for player in standing.players:
                    if player.user == person.id and not player.gone:
                        await stored.set_gone(self._store, id, player.number, self._store.now())
            case _ if not staff and (deed in STAFF or standing.row.user != person.id):
                raise Refusal("not-host", "only who made the tournament may do this")
            case "call-off" if staff:
                if standing.row.user != person.id and standing.row.status in ("open", "running"):
                    about = f"{id} {standing.row.name}"
                    await note(self._store, person.id, "tournament-call-off", detail=about)
                await call_off(self._tables, standing)
            case "hide" | "show" | "rename":
                await act(self._store, self._moderation, person.id, standing, payload)
            case _:
                await self._decide(standing, deed)
        await stored.has_changed(self._store, id)
        self.changed(id)

    def changed(self, id: str) -> None:
        """Read a tournament anew, and take its next step."""
        self._known.pop(id, None)
        self._poke(id)

    async def _decide(self, standing: Standing, deed: str) -> None:
        row, now = standing.row, self._store.now()
        if row.status != "open":
            raise Refusal("tournament-begun", f"the tournament is {row.status}")
        if deed == "call-off":
            await stored.set_status(self._store, row.id, "open", "off", now, due=0.0)
            return
        there = max(len(standing.present), row.setup.fill)
        if there < max(FEWEST, row.setup.size) or not standing.present:
            needed = max(FEWEST, row.setup.size)
            raise Refusal("too-few-players", f"at least {needed}", args={"count": needed})
        await stored.set_start(self._store, row.id, now)

    # ---- reading -------------------------------------------------------------------------------

    async def standing(self, id: str) -> Standing:
        """The tournament for a reader, from memory if that is fresh enough. Raises Refusal."""
        row = await stored.tournament_of(self._store, id) if len(id) <= 64 else None
        if row is None:
            raise Refusal("not-found", "there is no such tournament")
        lock = self._reads.setdefault(id, asyncio.Lock())
        async with lock:  # when it has changed, many look at once: the first of them reads
            at, known = self._known.get(id, (0.0, None))
            now = asyncio.get_running_loop().time()
            if known is None or known.row.seq < row.seq or now > at + FRESH:
                known = await read_standing(self._store, id)
                await prepare(known)
                self._known.pop(id, None)
                self._known[id] = now, known
                while len(self._known) > KEPT:
                    del self._known[next(iter(self._known))]
        return known
