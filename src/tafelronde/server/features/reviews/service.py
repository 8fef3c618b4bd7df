"""Reviews of finished games: asked for, made in the bots' workers, kept in the database.

A review is a row in the database from the moment when it is asked for, so that no crash loses it,
and any node may make it. It is made in small pieces, each of which waits in the line behind
people's games. When nobody has asked how far it is for a while, nobody waits for it, and it is
given up; it begins anew when somebody asks again.
"""

import asyncio
import logging

import msgspec

from ....advice.judge import JUDGE
from ....advice.reviews import Examination, Review
from ....core.objects.registry import info as info_of
from ...base.background import Background, InBackground
from ...base.config import Settings
from ...base.line import Claim
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...bots.turn import BotFailed, Thinkers
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...people.last_seen import LastSeen
from ...people.person import Person
from ...table.as_match import as_match
from ...table.gate import Thing
from . import rows, wire
from .asking import EFFORT, ask
from .moments import Moments
from .views import decision_of, review_of, shown_review, shown_why

_log = logging.getLogger("tafelronde")

PATIENCE = 15.0
"""Seconds for which somebody waits who has asked."""
PARTING = 2.0
"""Seconds for which it goes on without who asked: who else waits asks every second."""
LEASE = 6.0
"""Seconds after which a review is free, unless its node says that it sees to it."""
SAVE = 1.0
"""Seconds after which it is written down how far a review is."""
SCAN = 2.0
"""Seconds between two looks for reviews that nobody sees to."""
MOST = 5
"""Reviews for which one person waits."""


class Reviews(InBackground):
    """The reviews that this node makes, and the answers about all."""

    def __init__(self, parts: Parts) -> None:
        self._tables = tables = parts[Tables]
        self._devices_only = parts[Settings].devices_only
        self._moments = parts[Moments]
        self._store = tables.store
        self._pool = parts[Thinkers]
        self._last_seen = parts[LastSeen]
        self._making: set[str] = set()
        self._background = Background(tables.outage)

    def start(self) -> None:
        if not self._devices_only:
            self._background.repeat(self._see_to_due, SCAN, "looking for reviews failed")

    # ---- asked for -------------------------------------------------------------------------------

    async def ask(self, person: Person, found: LiveTable) -> wire.ReviewNews:
        """Have the review of a finished game made, or made anew with a better judge; how far it is.
        Raises Refusal."""
        table = found.table
        await self._tables.let_out(found, person.id, Thing.REVIEW)
        if self._devices_only:
            raise devices_only()
        stored = await rows.stored_review(self._store, table.id)
        rules = info_of(table.game).rules_version
        current = _is_current(stored, JUDGE, rules)
        if (
            current
            and stored is not None
            and await asyncio.to_thread(review_of, stored.body) is None
        ):
            await rows.forget_review(self._store, table.id, stored.body)  # an older node wrote it
            current = False
        if not current:
            if await rows.reviews_awaited_by(self._store, person.id) >= MOST:
                raise Refusal(
                    "reviews-waiting", "wait for your other reviews first", retry_after=PATIENCE
                )
            await rows.ask_for_review(self._store, table.id, person.id, JUDGE, rules, PATIENCE)
            self._poke(table.id, person.id)
        return await self._news(found, person)

    async def look(self, person: Person | None, found: LiveTable) -> wire.ReviewNews:
        """The progress of the review of a finished game, and its findings. A person who looks waits
        for it. Raises Refusal."""
        user = None if person is None else person.id
        await self._tables.let_out(found, user, Thing.REVIEW)
        if person is not None and not self._devices_only:
            await rows.wait_for_review(self._store, found.table.id, PATIENCE)
        return await self._news(found, person)

    async def line(self, person: Person | None, found: LiveTable, ply: int) -> wire.Shown:
        """The course that shows why another action was better at this ply. Raises Refusal."""
        table = found.table
        await self._tables.let_out(found, None if person is None else person.id, Thing.REVIEW)
        stored = await rows.stored_review(self._store, table.id)
        decision = None if stored is None or not stored.body else decision_of(stored.body, ply)
        if decision is None:
            raise Refusal("not-found", f"no decision at ply {ply} was judged")
        return shown_why(table.state_at(ply), decision)

    async def leave(self, person: Person, found: LiveTable) -> None:
        """This person, who asked for it, waits no longer."""
        await rows.leave_review(self._store, found.table.id, person.id, PARTING)

    async def found_here(self, person: Person, found: LiveTable, payload: wire.FoundHere) -> None:
        """Keep turning points that this person's own device found. Raises Refusal."""
        table = found.table
        await self._tables.let_out(found, person.id, Thing.REVIEW)
        seats = table.seats_of(person.id)
        own = [
            ply for ply in payload.plies if ply < len(table.log) and table.log[ply].player in seats
        ]
        if len(own) < len(payload.plies):
            raise Refusal("not-your-seat", "only one's own decisions are kept")
        await self._moments.found_here(person, table, own, solved=payload.solved)

    async def _news(self, found: LiveTable, person: Person | None) -> wire.ReviewNews:
        table = found.table
        stored = await rows.stored_review(self._store, table.id)
        if stored is None or (self._devices_only and not stored.ready):
            return wire.ReviewNews(table.id, "none", 0, 0, None)
        state: wire.ReviewState = "running" if stored.begun else "waiting"
        if stored.ready or stored.error:
            state = "ready" if stored.ready else "failed"
        if not stored.body:
            return wire.ReviewNews(table.id, state, stored.done, stored.total, None)
        review = await asyncio.to_thread(review_of, stored.body)
        if review is None:  # an older judge made it: it is made anew when somebody asks
            return wire.ReviewNews(table.id, "none", 0, 0, None)
        if person is not None and stored.ready:
            await self._moments.keep(person, table, review)
        report = await asyncio.to_thread(shown_review, review)
        return wire.ReviewNews(table.id, state, stored.done, stored.total, report)

    # ---- made ------------------------------------------------------------------------------------

    async def _see_to_due(self) -> None:
        """Reviews of nodes that are gone, and of this one's former life."""
        for table_id in await rows.reviews_due(self._store):
            self._poke(table_id, "")

    def _poke(self, table_id: str, user: str) -> None:
        """See to a review, unless that is being done. ``user``: for whom, where it is known."""
        if table_id in self._making or self._tables.outage.is_on:
            return
        self._making.add(table_id)
        making = self._make(table_id, user)
        task = self._background.spawn(making, f"the review of {table_id} failed")
        task.add_done_callback(lambda _: self._making.discard(table_id))

    async def _make(self, table_id: str, user: str) -> None:
        if not await rows.lease_review(self._store, table_id, self._store.node, LEASE):
            return
        error = ""
        try:
            found = await self._tables.open(table_id)
            people = (place.user for place in found.table.places if place.user)
            await self._tables.let_out(found, next(people, None), Thing.REVIEW)
            await self._judge(found, user)
        except Refusal as refusal:  # it cannot be read
            error = refusal.reason
        except BotFailed:
            error = "bot-failed"
        except OSError:
            raise  # of the database: it is made when that is back
        except Exception:  # a fault of ours: trying again would find it again
            error = "failed"
            raise
        finally:
            await asyncio.shield(
                rows.end_review(self._store, table_id, self._store.node, error=error)
            )

    async def _judge(self, found: LiveTable, user: str) -> None:
        """Make a review, as long as somebody waits for it."""
        match = as_match(found.table)
        examination = await asyncio.to_thread(Examination, match, EFFORT)
        stop = asyncio.Event()
        claim = Claim(self._last_seen.owner(user or found.table.host), lambda: "review")
        judging = asyncio.create_task(self._answer(found.table.game, examination, claim, stop))
        stored, body = 0, ""
        try:
            while not judging.done():
                await asyncio.wait([judging], timeout=SAVE)
                done, total = examination.progress()
                if done > stored:
                    stored, body = done, _encode(examination.review())
                if not judging.done() and not await rows.keep_review(
                    self._store, found.table.id, self._store.node, LEASE, done, total, body
                ):
                    stop.set()
                    await judging
            judging.result()
        finally:
            judging.cancel()
        progress, table, node = examination.progress(), found.table.id, self._store.node
        if progress.is_whole:
            body = _encode(examination.review())
            await rows.end_review(self._store, table, node, body, total=progress.total)

    async def _answer(
        self, game: str, examination: Examination, claim: Claim, stop: asyncio.Event
    ) -> None:
        """Have all questions answered, one a turn."""
        while not stop.is_set() and (question := examination.question()) is not None:
            async with self._pool.turn(game, "judge", claim) as turn:
                if stop.is_set():
                    return
                answered = await ask(turn, question)
            examination.answer(question, answered)


def devices_only() -> Refusal:
    """The refusal of a node that leaves judging to the readers' devices."""
    return Refusal("devices-only", "the readers' own devices judge here")


def _is_current(stored: rows.StoredReview | None, judge: int, rules: int) -> bool:
    return stored is not None and stored.ready and stored.judge >= judge and stored.rules >= rules


def _encode(review: Review) -> str:
    return msgspec.json.encode(review).decode()
