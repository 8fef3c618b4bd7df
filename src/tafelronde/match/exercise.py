"""Exercises: a position on the real engine, what is asked of one seat there, and what the others do
then. Lessons are made of them.

Nothing is kept between two steps: where somebody stands follows from the exercise and from what
they did, so that going back is leaving off the last decisions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from ..core.facts.constants import CHANCE
from ..core.facts.errors import TafelrondeError
from ..core.facts.info import OptionValue
from .chance import commitment, derive_key, next_outcome, seed_from_number
from .play import Ply
from .setup import Setup

if TYPE_CHECKING:
    from ..core.objects.state import State

Pattern = str | Mapping[str, object]
"""Which decisions are meant: one, in the game's notation; or all those whose JSON has these fields,
and of which the game tells this (``told``: a code of a telling, and fields that are arguments of
it)."""

READ = ""
"""What is done at a step where nothing is asked: one reads on."""


@dataclass(frozen=True)
class Answer:
    """Decisions that are asked for, and what happens after each of them: decisions of the others
    and outcomes of chance, in the game's notation. Draws that are not named follow from the seed.
    """

    to: Sequence[Pattern]
    then: Sequence[str] = ()


@dataclass(frozen=True)
class Reply:
    """What is said to decisions that are legal but not asked for: the id of a message."""

    to: Sequence[Pattern]
    says: str


@dataclass(frozen=True)
class Step:
    """What is said to who stands here, and what is asked. Without ``answers`` one reads on, and
    ``then`` happens."""

    says: str
    """The id of a message; '' where nothing is said."""
    at: Sequence[str] = ()
    """The parts of the table that are pointed at."""
    answers: Sequence[Answer] = ()
    then: Sequence[str] = ()
    replies: Sequence[Reply] = ()
    teaches: Sequence[str] = ()
    """Clauses of the rules."""

    @property
    def asks(self) -> bool:
        """Whether a decision is asked for; otherwise there is something to read."""
        return bool(self.answers)


class NotAsked(TafelrondeError):
    """A decision that is legal, but not what is asked; ``says`` is the id of a message about it, or
    ''."""

    def __init__(self, action: str, says: str = "") -> None:
        super().__init__(f"{action} is not what is asked")
        self.action = action
        self.says = says
        self.arguments = (action, says)


class NoSuchStep(TafelrondeError):
    """Something was done where nothing, or something else, is to be done: the exercise has
    changed."""

    def __init__(self, step: int) -> None:
        super().__init__(f"step {step + 1} is done otherwise")
        self.step = step
        self.arguments = (step,)


@dataclass(frozen=True, eq=False)
class Exercise:
    """A position and the steps from there on. The last one asks nothing: there one has finished."""

    game: str
    id: str
    players: int
    options: Mapping[str, OptionValue]
    """Settled: all options of the game."""
    seat: int
    """Whose decisions are asked for."""
    steps: Sequence[Step]
    start: Sequence[str] = ()
    """How the position came to be, in the game's notation, chance included."""
    seed: int = 0
    """What is drawn where ``start`` and the steps name no outcome."""

    @cached_property
    def setup(self) -> Setup:
        """The setup of a match that goes this way."""
        return Setup.of(self.game, self.players, self.options, commitment(self.secret))

    @cached_property
    def secret(self) -> bytes:
        """The seed, 32 bytes. Nobody plays for anything here, so everybody may know it."""
        return seed_from_number(self.seed)

    @cached_property
    def _opening(self) -> Stand:
        state = self.setup.new_state()
        stand = Stand(self, state, [], [], derive_key(self.secret, self.setup.digest()))
        stand.play(self.start)
        return stand

    def begin(self) -> Stand:
        """The first step. Raises InvalidAction or IllegalAction where ``start`` is impossible."""
        return self._opening.copy()

    def after(self, done: Iterable[str]) -> Stand:
        """The step after these were done, see ``Stand.take``, which says what is raised."""
        stand = self.begin()
        for text in done:
            stand.take(text)
        return stand


class Stand:
    """Where somebody stands in an exercise."""

    def __init__(
        self, exercise: Exercise, state: State, log: list[Ply], done: list[str], key: bytes
    ) -> None:
        self.exercise = exercise
        self.state = state
        self.log = log
        """All that led here, chance included."""
        self.done = done
        """What was done at each step so far: a decision in the game's notation, or ``READ``."""
        self._key = key

    @property
    def number(self) -> int:
        """Of the step, from 0."""
        return len(self.done)

    @property
    def step(self) -> Step:
        """The step at which one stands."""
        return self.exercise.steps[self.number]

    @property
    def finished(self) -> bool:
        """Whether that is the last one."""
        return self.number == len(self.exercise.steps) - 1

    def copy(self) -> Stand:
        """Another one, which can go another way."""
        return Stand(self.exercise, self.state.copy(), self.log.copy(), self.done.copy(), self._key)

    def take(self, text: str) -> None:
        """Do this, and go on to the next step.

        Raises InvalidAction, IllegalAction, NotAsked, and NoSuchStep where it is not the time for
        it; then nothing has changed.
        """
        if self.finished or (text == READ) == self.step.asks:
            raise NoSuchStep(self.number)
        if text == READ:
            self.play(self.step.then)
            self.done.append(READ)
            return
        state = self.state
        action = state.parse(text)
        if action not in state.legal_actions():
            raise state.explain(action)
        answer = next((a for a in self.step.answers if self.fits(action, a.to)), None)
        if answer is None:
            said = (reply.says for reply in self.step.replies if self.fits(action, reply.to))
            raise NotAsked(state.format(action), next(said, ""))
        self.play([state.format(action), *answer.then])
        self.done.append(text)

    def asked(self) -> list[int]:
        """The legal actions that are asked for: those of the first answer first."""
        legal = self.state.legal_actions()
        found = (a for answer in self.step.answers for a in legal if self.fits(a, answer.to))
        return list(dict.fromkeys(found))

    def example(self) -> str:
        """What could be done here. Raises NoSuchStep where nothing can."""
        if not self.step.asks:
            return READ
        for action in self.asked():
            return self.state.format(action)
        raise NoSuchStep(self.number)

    def fits(self, action: int, patterns: Iterable[Pattern]) -> bool:
        """Whether one of these patterns means this legal action. Raises InvalidAction for a pattern
        that is no action."""
        return any(self._means(pattern, action) for pattern in patterns)

    def play(self, texts: Iterable[str]) -> None:
        """Let this happen, and the draws between that are not named. Raises InvalidAction,
        IllegalAction; what came before the one that failed has happened."""
        for text in texts:
            action = self.state.parse(text)
            while self.state.is_chance and action not in self.state.steps():
                self._draw()
            self._apply(action)
        while self.state.is_chance:
            self._draw()

    def _draw(self) -> None:
        self._apply(next_outcome(self.state, self._key, len(self.log)))

    def _apply(self, action: int) -> None:
        player = self.state.current_player
        self.state.apply(action)
        self.log.append(Ply(len(self.log), max(player, CHANCE), action))

    def _means(self, pattern: Pattern, action: int) -> bool:
        state = self.state
        if isinstance(pattern, str):
            return state.parse(pattern) == action
        wanted = dict(pattern)
        told = wanted.pop("told", None)
        if told is None:
            return _has(state.game.notation.encode_action(action), wanted)
        return any(
            code == told and _has(arguments, wanted) for code, arguments in self._told(action)
        )

    def _told(self, action: int) -> Iterator[tuple[str, Mapping[str, Any]]]:
        tell = self.state.game.tell
        for telling in () if tell is None else tell(self.state, action, self.exercise.seat):
            yield telling.code, telling.arguments


def _has(data: Mapping[str, Any], wanted: Mapping[str, object]) -> bool:
    """Whether the data has these fields with these values; in objects inside, as well."""
    for name, value in wanted.items():
        if name not in data:
            return False
        found: Any = data[name]
        if isinstance(value, Mapping) and isinstance(found, Mapping):
            if not _has(cast("Mapping[str, Any]", found), cast("Mapping[str, object]", value)):
                return False
        elif isinstance(found, bool) is not isinstance(value, bool) or found != value:
            return False
    return True
