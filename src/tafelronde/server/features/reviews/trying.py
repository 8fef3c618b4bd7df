"""Own turning points, found oneself: the position as the seat saw it then, and an answer to each
action that its player tries there.

Nothing runs on its own: each request plays on one lot of continuations, so that who no longer asks
has stopped it. What came of them is kept in memory.
"""

from typing import cast

from ....advice.continuations import Pairs
from ....advice.reviews import FOUND, Decision, Trial
from ....core.facts.lru import LruCache
from ....match.play import Ply
from ....school.exercise import Stand
from ...base.config import Settings
from ...base.line import Claim
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...bots.turn import BotFailed, Thinkers
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...people.last_seen import LastSeen
from ...people.person import Person
from ...table.gate import Thing
from ...table.table import Table
from ...views.history import Reader
from ..school.lessons import Learning
from . import wire
from .asking import ask
from .moments import Moments
from .rows import stored_review
from .service import devices_only
from .tried import after, answered, believed, read, stand_of, with_table
from .views import decision_of

KEPT = 5_000
"""Actions that were tried, of which is known how good they are."""


class Trying:
    """The own turning points at which people try what they would play now."""

    def __init__(self, parts: Parts) -> None:
        self._devices_only = parts[Settings].devices_only
        self._tables = parts[Tables]
        self._pool = parts[Thinkers]
        self._last_seen = parts[LastSeen]
        self._learning = parts[Learning]
        self._moments = parts[Moments]
        self._trials: LruCache[tuple[str, int, int, int], Trial] = LruCache(KEPT)

    async def take(
        self, person: Person, reader: Reader, found: LiveTable, ply: int, payload: wire.Try
    ) -> wire.Tried:
        """The position of a turning point of this person, and how good what they try is. Raises
        Refusal."""
        table = found.table
        await self._tables.let_out(found, person.id, Thing.REVIEW)
        decision, judge = await self._decision(table, ply)
        if decision.player not in table.seats_of(person.id):
            raise Refusal("not-your-seat", "only who decided there may try again")
        if decision.lost == 0:
            raise Refusal("not-found", "nothing was given away there")
        await self._learning.prepare(table.game)
        before = _stand(table, ply)
        if not payload.action:
            return await self._shown(person, reader, before, before, wire.Tried(ply, "asked"))
        action = read(before, payload.action)
        if isinstance(action, wire.Tried):
            return action
        trial = self._trials.get((table.id, ply, action, judge), lambda: Trial(decision, action))
        if payload.think:
            await self._think(person, table, before, trial)
        tried = answered(before, action, trial)
        if trial.verdict != "thinking":
            await self._moments.tried(
                person, table.game, table.id, ply, found=trial.verdict in FOUND
            )
        if payload.think:
            return tried
        return await self._shown(person, reader, before, after(before, action), tried)

    async def _decision(self, table: Table, ply: int) -> tuple[Decision, int]:
        """A decision as the review judges it, and the version of its judge. Raises Refusal."""
        stored = await stored_review(self._tables.store, table.id)
        found = None if stored is None or not stored.body else decision_of(stored.body, ply)
        if stored is None or found is None:
            raise Refusal("not-found", f"no decision at ply {ply} was judged")
        return found, stored.judge

    async def _think(self, person: Person, table: Table, stand: Stand, trial: Trial) -> None:
        """Play on one lot more. Raises Refusal."""
        if self._devices_only:
            raise devices_only()
        claim = Claim(self._last_seen.owner(person.id), lambda: "review")
        state = believed(stand)
        try:
            async with self._pool.turn(table.game, "judge", claim) as turn:
                question = trial.question(state)
                if question is None:
                    return
                pairs = await ask(turn, question)
                if trial.question(state) == question:  # nobody else has answered it meanwhile
                    trial.answer(cast("Pairs", pairs))
        except BotFailed as error:
            raise Refusal("bot-failed", str(error)) from None

    async def _shown(
        self, person: Person, reader: Reader, before: Stand, now: Stand, tried: wire.Tried
    ) -> wire.Tried:
        """With the table as the seat sees it."""
        return with_table(tried, before, now, await self._learning.shown(person, reader, now))


def _stand(table: Table, ply: int) -> Stand:
    """The table as it stood after ``ply`` plies."""
    log = [Ply(number, one.player, one.action) for number, one in enumerate(table.log[:ply])]
    assert table.course is not None
    return stand_of(table.course.setup, table.id, log, table.state_at(ply))
