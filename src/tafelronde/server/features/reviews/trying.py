"""Own turning points, found oneself: the position as the seat saw it then, and an answer to each
action that its player tries there.

Nothing runs on its own: each request plays on one lot of continuations, so that who no longer asks
has stopped it. What came of them is kept in memory.
"""

from __future__ import annotations

from msgspec.structs import replace

from ....core.contract.rng import new_rng
from ....core.facts.constants import CHANCE
from ....core.facts.errors import IllegalAction, InvalidAction
from ....core.facts.lru import LruCache
from ....core.objects.state import State
from ....match.exercise import Exercise, Stand, Step
from ....match.play import Ply
from ....review import FOUND, Decision, Trial
from ...base.refusal import Refusal, Refused
from ...bots.line import Claim
from ...bots.pool import BotFailed, BotPool
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...people.last_seen import LastSeen
from ...people.person import Person
from ...table.gate import Thing
from ...table.table import Table
from ...views.cache import choice
from ...views.history import Reader
from ..school.lessons import Learning, frames_of
from . import wire
from .moments import Moments
from .rows import stored_review
from .told import decision_of

KEPT = 5_000
"""Actions that were tried, of which is known how good they are."""


class Trying:
    """The own turning points at which people try what they would play now."""

    def __init__(
        self,
        tables: Tables,
        pool: BotPool,
        last_seen: LastSeen,
        learning: Learning,
        moments: Moments,
    ) -> None:
        self._tables = tables
        self._pool = pool
        self._last_seen = last_seen
        self._learning = learning
        self._moments = moments
        self._trials: LruCache[tuple[str, int, int, int], Trial] = LruCache(KEPT)

    async def take(
        self, person: Person, reader: Reader, found: LiveTable, ply: int, wish: wire.Try
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
        before = _stand(table, ply, decision.player)
        if not wish.action:
            return await self._shown(person, reader, before, before, wire.Tried(ply, "asked"))
        try:
            action = before.state.parse(wish.action)
        except InvalidAction as error:
            raise Refusal("no-such-action", str(error)) from None
        if action not in before.state.legal_actions():
            return wire.Tried(ply, "asked", refused=_refused(before.state, action))
        trial = self._trials.get((table.id, ply, action, judge), lambda: Trial(decision, action))
        if wish.think:
            await self._think(person, table, before.state, ply, trial)
        tried = wire.Tried(
            ply,
            trial.verdict,
            choice=choice(before.state, action, decision.player),
            lost=trial.lost,
            error=trial.error,
            done=trial.done,
            total=trial.total,
        )
        if trial.verdict != "thinking":
            await self._moments.tried(
                person, table.game, table.id, ply, found=trial.verdict in FOUND
            )
        if wish.think:
            return tried
        return await self._shown(person, reader, before, _after(before, action), tried)

    async def _decision(self, table: Table, ply: int) -> tuple[Decision, int]:
        """A decision as the review judges it, and the version of its judge. Raises Refusal."""
        stored = await stored_review(self._tables.store, table.id)
        found = None if stored is None or not stored.body else decision_of(stored.body, ply)
        if stored is None or found is None:
            raise Refusal("not-found", f"no decision at ply {ply} was judged")
        return found, stored.judge

    async def _think(
        self, person: Person, table: Table, state: State, ply: int, trial: Trial
    ) -> None:
        """Play on one lot more. Raises Refusal."""
        claim = Claim(self._last_seen.owner(person.id), lambda: "review")
        believed = state.resample(state.current_player, new_rng(ply))
        try:
            async with self._pool.turn(table.game, "judge", claim) as turn:
                question = trial.question(believed)
                if question is None:
                    return
                _, first, second, numbers, seed = question
                pairs = await turn.compare(believed.to_bytes(), first, second, numbers, seed)
                if trial.question(believed) == question:  # nobody else has answered it meanwhile
                    trial.answer(pairs)
        except BotFailed as error:
            raise Refusal("bot-failed", str(error)) from None

    async def _shown(
        self, person: Person, reader: Reader, before: Stand, after: Stand, tried: wire.Tried
    ) -> wire.Tried:
        """With the table as the seat sees it."""
        news = await self._learning.shown(person, reader, after)
        if tried.verdict != "asked":  # one action is judged: the turn does not go on here
            news = replace(news, head=replace(news.head, legal=()))
        return tried.at(news, frames_of(before, after, news.entries))


def _stand(table: Table, ply: int, seat: int) -> Stand:
    """The table as it stood after ``ply`` plies, as an exercise for this seat."""
    exercise = Exercise(
        game=table.game,
        id=f"{table.id}-{ply}",
        players=table.players,
        options=table.options,
        seat=seat,
        steps=(Step(""),),
    )
    log = [Ply(number, one.player, one.action) for number, one in enumerate(table.log[:ply])]
    return Stand(exercise, table.state_at(ply), log, [], b"")


def _after(stand: Stand, action: int) -> Stand:
    """The table right after the action: what chance would bring is not drawn."""
    found = stand.copy()
    player = found.state.current_player
    found.state.apply(action)
    found.log.append(Ply(len(found.log), max(player, CHANCE), action))
    return found


def _refused(state: State, action: int) -> Refused:
    """Why an action is not legal."""
    error = state.explain(action)
    assert isinstance(error, IllegalAction)
    return Refused("", error.reason, error.clause, {"action": error.action}, str(error))
