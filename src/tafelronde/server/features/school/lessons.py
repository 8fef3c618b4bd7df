"""Lessons at the table: the step that follows the answers so far, as the learner's seat sees it. No
table is stored."""

from msgspec.structs import replace

from ....core.facts.errors import IllegalAction, InvalidAction, UnknownGame
from ....school.exercise import Exercise, NoSuchStep, NotAsked, Stand
from ....school.lessons import BadLesson, school_of
from ...base.parts import Parts
from ...base.refusal import Refusal, Refused
from ...live.games import bots_of
from ...live.new_table import Plan, go_on
from ...live.tables import Tables
from ...people.person import Person
from ...table.table import Table
from ...views.cache import choice
from ...views.history import History, Reader
from ...wire.messages import TableNews
from . import lesson_wire as wire
from .exercise_table import frames_of, news_of, views_of
from .progress import LESSON, Learnt

NOBODY = Person("visitor", "")
"""Stands for a visitor without a name; their progress is not noted."""


class Learning:
    """The steps of lessons, and tables that go on from them."""

    def __init__(self, parts: Parts) -> None:
        self._tables = parts[Tables]
        self._history = parts[History]
        self.learnt = Learnt(parts[Tables].store)

    async def lesson(
        self, person: Person | None, reader: Reader, game: str, lesson: str, payload: wire.Learn
    ) -> wire.Coached:
        """The step of a lesson that this person has come to; the last step is noted as progress.
        Raises Refusal."""
        exercise = _lesson(game, lesson)
        coached = await self.exercise(person or NOBODY, reader, exercise, payload)
        is_over = coached.step == coached.steps - 1
        if is_over and person is not None and not person.is_only_invited:
            await self.learnt.note(person.id, LESSON, game, lesson, solved=True)
        return coached

    async def exercise(
        self, person: Person, reader: Reader, exercise: Exercise, payload: wire.Learn
    ) -> wire.Coached:
        """The step of an exercise that this person has come to. Raises Refusal."""
        await self.prepare(exercise.game)
        before, stand, wrong = _follow(exercise, payload)
        refused = isinstance(wrong, Refused)
        news = await self.shown(person, reader, stand)
        if not stand.step.asks:  # a step to read: nothing to do
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
        """The table at this point of an exercise, as the person sees it."""
        level = bots_of(await self._tables.games.game(stand.exercise.game))[0]
        views = views_of(stand, person, level)
        await self._history.prepare(views, Reader(person.id, reader.owner))
        return news_of(views, person)

    async def play_on(
        self, person: Person, game: str, lesson: str, payload: wire.PlayOnAlone
    ) -> Table:
        """A table that goes on from this point of a lesson. Raises Refusal."""
        exercise = _lesson(game, lesson)
        await self.prepare(game)
        _, stand, _ = _follow(exercise, wire.Learn(payload.done))
        if stand.state.is_terminal:
            raise Refusal("not-found", "the game is over there")
        level = bots_of(await self._tables.games.game(game))[0]
        given = tuple(ply.action for ply in stand.log)
        options = dict(exercise.options)
        plan = Plan(game, exercise.players, options, False, 0, False, given)
        return await go_on(self._tables, person, plan, exercise.seat, level, (), payload.nonce)

    async def prepare(self, game: str) -> None:
        """Wait until the rules are compiled. Raises Refusal where that takes too long."""
        await self._tables.games.ready_soon(game)


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
    exercise: Exercise, payload: wire.Learn
) -> tuple[Stand, Stand, wire.Corrected | Refused | None]:
    """The point before the last answer, the point after it, and what was wrong with the answer
    (then the two are alike). Raises Refusal."""
    earlier, last = payload.done[:-1], payload.done[-1:]
    try:
        before = exercise.after(earlier)
    except (InvalidAction, IllegalAction, NotAsked, NoSuchStep) as error:
        raise Refusal("lesson-changed", str(error)) from None
    stand, wrong = before.copy(), None
    try:
        for text in last:
            stand.take(text)
        if payload.skip:
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
