"""Exercises: a position on the real engine, questions to one seat, and the steps of the others.
Lessons are made of them.

Nothing is stored between two steps: the position follows from the exercise and the decisions so
far, so that going back means to leave off the last decisions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from ..core.facts.constants import CHANCE
from ..core.facts.errors import TafelrondeError
from ..core.facts.info import OptionValue
from ..match.chance import commitment, derive_key, next_outcome, seed_from_number
from ..match.play import Ply
from ..match.setup import Setup

if TYPE_CHECKING:
    from ..core.objects.state import State

Pattern = str | Mapping[str, object]
"""The decisions that are meant: one, in the game's notation; or all those whose JSON has these
fields, and of which the game tells this (``told``: a code of a telling, and fields that are
arguments of it)."""

READ = ""
"""The text for ``Stand.take`` at a step that asks nothing: one reads on."""


@dataclass(frozen=True)
class Answer:
    """Decisions that are asked for, and what happens after each of them: decisions of the others
    and outcomes of chance, in the game's notation. Draws that are not named follow from the seed.
    """

    to: Sequence[Pattern]
    then: Sequence[str] = ()


@dataclass(frozen=True)
class Reply:
    """The id of a message about decisions that are legal but not asked for."""

    to: Sequence[Pattern]
    says: str


@dataclass(frozen=True)
class Step:
    """A message, and a question. Without ``answers`` nothing is asked: one reads on, and the steps
    ``then`` are made."""

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
    empty."""

    def __init__(self, action: str, says: str = "") -> None:
        super().__init__(f"{action} is not what is asked")
        self.action = action
        self.says = says


class NoSuchStep(TafelrondeError):
    """Something was done where nothing, or something else, is to be done: the exercise has
    changed."""

    def __init__(self, step: int) -> None:
        super().__init__(f"step {step + 1} is done otherwise")
        self.step = step


@dataclass(frozen=True, eq=False)
class Exercise:
    """A position and the steps from there on. The last step asks nothing: the exercise is over.

    Examples:
        Somebody reads, then plays one of two cards that fit:

        >>> deal = "+NE2 +E1 +W2 +N1 +S1 +E2 +SW3 +S2 +N3 +W1".split()
        >>> asked = Answer(to=["NE2", "N1"], then=["E1"])
        >>> steps = [Step("welcome"), Step("play", answers=[asked]), Step("end")]
        >>> exercise = Exercise("rosenkoenig", "try", 2, {}, seat=0, steps=steps, start=deal)
        >>> stand = exercise.after([READ])
        >>> stand.number, stand.step.asks, stand.example()
        (1, True, 'NE2')
        >>> stand.take("W2")
        Traceback (most recent call last):
            ...
        NotAsked: W2 is not what is asked
        >>> stand.take("NE2")
        >>> stand.finished, [ply.player for ply in stand.log[10:]]
        (True, [0, 1])
        >>> stand.take(READ)
        Traceback (most recent call last):
            ...
        NoSuchStep: step 3 is done otherwise
    """

    game: str
    id: str
    players: int
    options: Mapping[str, OptionValue]
    """Settled: all options of the game."""
    seat: int
    """The seat whose decisions are asked for."""
    steps: Sequence[Step]
    start: Sequence[str] = ()
    """The steps that lead to the position, in the game's notation, chance included."""
    seed: int = 0
    """The seed of the draws whose outcomes neither ``start`` nor the steps name."""

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
        """The step after these were done, one after the other. Raises as ``Stand.take`` does."""
        stand = self.begin()
        for text in done:
            stand.take(text)
        return stand


class Stand:
    """The progress of somebody in an exercise: the step, and the position there."""

    def __init__(
        self, exercise: Exercise, state: State, log: list[Ply], done: list[str], key: bytes
    ) -> None:
        self.exercise = exercise
        self.state = state
        self.log = log
        """All plies so far, chance included."""
        self.done = done
        """The decision at each step so far in the game's notation, or ``READ``."""
        self._key = key

    @property
    def number(self) -> int:
        """The number of the step, from 0."""
        return len(self.done)

    @property
    def step(self) -> Step:
        """The step that is to be done now."""
        return self.exercise.steps[self.number]

    @property
    def finished(self) -> bool:
        """Whether this is the last step."""
        return self.number == len(self.exercise.steps) - 1

    def copy(self) -> Stand:
        """A copy, which can go another way."""
        return Stand(self.exercise, self.state.copy(), self.log.copy(), self.done.copy(), self._key)

    def take(self, text: str) -> None:
        """Make a decision (the game's notation), or read on (``READ``), and go to the next step.

        Raises InvalidAction, IllegalAction, NotAsked, and NoSuchStep where the step asks for the
        other of the two, or is the last; then nothing has changed.
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
        """Something that ``take`` accepts here. Raises NoSuchStep where nothing is."""
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
        IllegalAction; the steps before the one that failed have happened."""
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
        wanted_code = wanted.pop("told", None)
        if wanted_code is None:
            return _has(state.game.notation.encode_action(action), wanted)
        return any(
            code == wanted_code and _has(arguments, wanted)
            for code, arguments in self._told(action)
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
