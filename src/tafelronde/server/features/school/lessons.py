"""Lessons at the table: where somebody stands in one, as their seat sees it. Nothing is kept."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ....core.facts.constants import CHANCE
from ....core.facts.errors import IllegalAction, InvalidAction, UnknownGame
from ....match.exercise import Exercise, NoSuchStep, NotAsked, Stand
from ....match.lessons import BadLesson, school_of
from ...base.refusal import Refusal, Refused
from ...live.games import bots_of
from ...live.new_table import Plan, go_on
from ...live.tables import Tables
from ...people.person import Person
from ...table import events as e
from ...table.court import fill
from ...table.table import Table
from ...views import render
from ...views.cache import ViewCache, choice
from ...views.history import History, Reader
from ...wire.messages import TableNews
from ...wire.shown import Entry, Frame
from . import lesson_wire as wire
from .progress import LESSON, Learnt

if TYPE_CHECKING:
    from collections.abc import Sequence

PATIENCE = 10.0
"""Seconds that a request waits for the rules to be compiled."""
NOBODY = Person("visitor", "")
"""Who has no name yet may learn, too; nothing is noted of them."""


class Learning:
    """Lessons, and the tables that go on from them."""

    def __init__(self, tables: Tables, history: History, learnt: Learnt) -> None:
        self._tables = tables
        self._history = history
        self.learnt = learnt

    async def lesson(
        self, person: Person | None, reader: Reader, game: str, lesson: str, wish: wire.Learn
    ) -> wire.Coached:
        """The step of a lesson where this person stands; that they came to its end is noted.
        Raises Refusal."""
        exercise = _lesson(game, lesson)
        coached = await self.exercise(person or NOBODY, reader, exercise, wish)
        if person is not None and coached.step == coached.steps - 1:
            await self.learnt.note(person.id, LESSON, game, lesson, solved=True)
        return coached

    async def exercise(
        self, person: Person, reader: Reader, exercise: Exercise, wish: wire.Learn
    ) -> wire.Coached:
        """The step of an exercise where this person stands. Raises Refusal."""
        await self.prepare(exercise.game)
        before, stand, wrong = _follow(exercise, wish)
        refused = isinstance(wrong, Refused)
        news = await self.shown(person, reader, stand)
        if not stand.step.asks:  # one reads, and does nothing
            news = replace(news, head=replace(news.head, legal=()))
        return wire.Coached(
            step=stand.number,
            steps=len(exercise.steps),
            done=tuple(stand.done),
            says=stand.step.says,
            at=tuple(stand.step.at),
            asks=stand.step.asks,
            corrected=None if refused else wrong,
            refused=wrong if refused else None,
            news=news,
            frames=frames_of(before, stand, news.entries),
        )

    async def shown(self, person: Person, reader: Reader, stand: Stand) -> TableNews:
        """The table where somebody stands in an exercise, as they see it."""
        level = bots_of(await self._tables.games.game(stand.exercise.game))[0]
        views = ViewCache(table_of(stand, person, level))
        await self._history.prepare(views, Reader(person.id, reader.owner))
        return render.news(views, person.id, 0, lambda _: True, "", 0)

    async def play_on(
        self, person: Person, game: str, lesson: str, wish: wire.PlayOnAlone
    ) -> Table:
        """A table that goes on from where this person stands in a lesson. Raises Refusal."""
        exercise = _lesson(game, lesson)
        await self.prepare(game)
        _, stand, _ = _follow(exercise, wire.Learn(wish.done))
        if stand.state.is_terminal:
            raise Refusal("not-found", "the game is over there")
        level = bots_of(await self._tables.games.game(game))[0]
        given = tuple(ply.action for ply in stand.log)
        options = dict(exercise.options)
        plan = Plan(game, exercise.players, options, False, 0, False, given)
        return await go_on(self._tables, person, plan, exercise.seat, level, (), wish.nonce)

    async def prepare(self, game: str) -> None:
        """Wait until the rules are there. Raises Refusal where that takes long."""
        try:
            await asyncio.wait_for(self._tables.games.ready(game), PATIENCE)
        except TimeoutError:
            raise Refusal("rules-warm-up", "the rules are being compiled", retry_after=2) from None


def _lesson(game: str, lesson: str) -> Exercise:
    try:
        found = school_of(game).lesson(lesson)
    except UnknownGame as error:
        raise Refusal("unknown-game", str(error)) from None
    except BadLesson as error:
        raise Refusal("not-found", str(error)) from None
    if found is None:
        raise Refusal("not-found", f"{game} has no such lesson")
    return found.exercise


def _follow(
    exercise: Exercise, wish: wire.Learn
) -> tuple[Stand, Stand, wire.Corrected | Refused | None]:
    """Where the last step was taken, and where it led to; and what was wrong with it. Raises
    Refusal."""
    earlier, last = wish.done[:-1], wish.done[-1:]
    try:
        before = exercise.after(earlier)
    except (InvalidAction, IllegalAction, NotAsked, NoSuchStep) as error:
        raise Refusal("lesson-changed", str(error)) from None
    stand, wrong = before.copy(), None
    try:
        for text in last:
            stand.take(text)
        if wish.skip:
            before = stand.copy()
            stand.take(stand.example())
    except IllegalAction as error:
        wrong = Refused("", error.reason, error.clause, {"action": error.action}, str(error))
    except NotAsked as error:
        state = before.state
        found = choice(state, state.parse(error.action), exercise.seat)
        wrong = wire.Corrected(found, error.says)
    except InvalidAction as error:
        raise Refusal("no-such-action", str(error)) from None
    except NoSuchStep as error:
        raise Refusal("lesson-changed", str(error)) from None
    return before, stand, wrong


def table_of(stand: Stand, person: Person, level: str) -> Table:
    """A table of this person and bots of this level at which all this has been played; it is in no
    database."""
    exercise = stand.exercise
    setup = exercise.setup
    table = Table(f"{exercise.game}-{exercise.id}", exercise.secret)
    given = tuple(ply.action for ply in stand.log)
    promised = setup.commitment.hex()
    options = dict(exercise.options)
    created = e.Created(
        person.id, exercise.game, exercise.players, options, False, promised, 0, given
    )
    table.apply(created, 0.0)
    fill(
        table,
        [
            e.Seated(seat, person.id, person.name)
            if seat == exercise.seat
            else e.BotSeated(seat, level)
            for seat in range(exercise.players)
        ],
    )
    table.apply(e.Started(setup.rules), 0.0)
    for _, player, action in stand.log:
        table.apply(e.Drawn(action) if player == CHANCE else e.Moved(player, action), 0.0)
    table.settle()
    return table


def frames_of(before: Stand, stand: Stand, entries: Sequence[Entry]) -> tuple[Frame, ...]:
    """The table before the last step, and after each ply since."""
    state, since, last = before.state.copy(), len(before.log), len(stand.log)
    frames: list[Frame] = []
    for ply in range(since, last + 1):
        if ply > since:
            state.apply_known(stand.log[ply - 1].action)
        entry = entries[ply - 1] if ply else None
        frames.append(render.frame_of((stand.exercise.seat,), state, ply, last, entry))
    return tuple(frames)
