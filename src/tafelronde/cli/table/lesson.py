"""A lesson at this terminal."""

import contextlib

from ...core.facts.court import choose_character, name_character
from ...core.facts.errors import TafelrondeError
from ...core.facts.levels import LEVELS
from ...core.objects.registry import load
from ...match import BotSeat, Match, Seating
from ...school.exercise import NotAsked, Stand
from ...school.lessons import Lesson, School
from ...words import Words
from ..parts.problems import Problem, sentence
from ..parts.terminal import Terminal
from ..parts.waiting import wait_for
from .interaction import Interaction, Leave
from .screen import Scene
from .session import Session
from .thinking import Thinkers

DOTS = " · "


class Teaching:
    """A lesson, and the person who takes it."""

    def __init__(self, school: School, lesson: Lesson, say: Words, terminal: Terminal) -> None:
        self._school, self._lesson, self._say = school, lesson, say
        self._terminal = terminal
        self._stand: Stand = wait_for(lesson.exercise.begin, terminal)
        session = self._session()
        self._at = Interaction(session, terminal, Thinkers(session.game, 0))
        self._words = {
            key: say(f"lesson-word-{key}").split(", ") for key in ("back", "skip", "play", "leave")
        }

    def run(self) -> Lesson | None:
        """Teach the lesson; the lesson that the person wants next, or None."""
        with contextlib.suppress(KeyboardInterrupt, EOFError, Leave), self._terminal.screen():
            while True:
                self._paint()
                line = self._at.read().strip()
                if self._stand.finished:
                    return self._after(line)
                self._obey(line)
        return None

    @property
    def _next(self) -> Lesson | None:
        lessons = self._school.lessons
        return next(iter(lessons[lessons.index(self._lesson) + 1 :]), None)

    def _paint(self) -> None:
        at, stand, say = self._at, self._stand, self._say
        step = say("coach-step", step=stand.number + 1, steps=len(stand.exercise.steps))
        coach = f"{step}: {say(stand.step.says)}"
        choices = at.choices() if stand.step.asks else []
        if stand.step.asks and stand.step.at:
            coach += f" {self._terminal.glyph('☞', '->')} {stand.example()}"
        at.paint(Scene(at.session, choices, at.since, at.notice, self._keys(), coach=coach))
        at.notice = ""

    def _keys(self) -> str:
        """The keys that work besides a decision."""
        stand, say = self._stand, self._say
        keys: list[str] = []
        if stand.finished:
            if self._next is not None:
                keys.append(say("lesson-keys-next", title=say(f"{self._next.id}-title")))
            if not stand.state.is_terminal:
                keys.append(self._key("play"))
        else:
            keys.append(self._key("skip") if stand.step.asks else say("lesson-keys-on"))
            keys += [self._key("back")] if stand.number else []
        return DOTS.join([*keys, self._key("leave")])

    def _key(self, name: str) -> str:
        return self._say(f"lesson-keys-{name}", word=self._words[name][0])

    def _after(self, line: str) -> Lesson | None:
        """The lesson that the person wants after this one."""
        if line.casefold() in self._words["play"] and not self._stand.state.is_terminal:
            self._play_on()
            return None
        return None if line else self._next

    def _obey(self, line: str) -> None:
        """Carry out a typed line: go on, go back, or make a decision. Raises Leave."""
        stand, word = self._stand, line.casefold()
        if word in self._words["leave"]:
            self._at.leave()
        try:
            if word in self._words["back"]:
                self._go(stand.exercise.after(stand.done[:-1]))
            elif word in self._words["skip"]:
                self._take(stand.example())
            elif stand.step.asks and line:
                self._take(self._decision(line))
            elif not stand.step.asks and not line:
                self._take("")
            elif line:
                self._at.say_now(self._say("coach-read-first"))
        except (TafelrondeError, Problem) as error:
            self._at.say_now(self._why_not(error))

    def _decision(self, line: str) -> str:
        """A typed decision in notation. Raises InvalidAction, Problem."""
        typed = self._at.meant(line)
        return typed if isinstance(typed, str) else self._stand.state.format(typed)

    def _why_not(self, error: Exception) -> str:
        say = self._say
        if not isinstance(error, NotAsked):
            return sentence(error, say)
        state = self._stand.state
        label = self._at.session.sentence(state, state.parse(error.action), "choice")
        reason = say(error.says) if error.says else say("coach-not-this")
        return f"{say('coach-would', choice=label or error.action)} {reason}"

    def _take(self, text: str) -> None:
        after = self._stand.copy()
        after.take(text)
        self._go(after)

    def _go(self, stand: Stand) -> None:
        """Go to another step."""
        self._stand = stand
        length = len(self._at.session.log)
        self._at.session = self._session()
        self._at.since = min(length, len(self._at.session.log))

    # ---- the table -----------------------------------------------------------------------------

    def _session(self) -> Session:
        """The match at this step."""
        exercise = self._stand.exercise
        seating, bots = self._seating()
        log = [ply.action for ply in self._stand.log]
        return Session(Match.from_log(exercise.setup, seating, log), bots, self._say)

    def _seating(self) -> tuple[Seating, dict[int, str]]:
        """The seat of the person, and the gentlest bots on the others."""
        exercise = self._stand.exercise
        game = load(exercise.game)
        level = next((name for name in LEVELS if name in game.levels), "random")
        names, bots = [""] * exercise.players, dict[int, str]()
        sitting: list[str] = []
        for seat in range(exercise.players):
            if seat != exercise.seat:
                who = choose_character(game.info.court, level, sitting, f"{exercise.id} {seat}")
                names[seat], bots[seat] = name_character(game.info.court, who), level
                sitting.append(who)
        return Seating.of(exercise.players, names, None, "", _seats(bots)), bots

    def _play_on(self) -> None:
        """Play a match that begins with the moves of the lesson, with fresh chance from there
        on."""
        from .loop import MatchLoop  # brings Numba

        exercise = self._stand.exercise
        seating, bots = self._seating()
        given = [ply.action for ply in self._stand.log]
        match = Match.start(
            exercise.game, exercise.players, exercise.options, seating.names,
            given=given, bots=_seats(bots),
        )  # fmt: skip
        session = Session(match, bots, self._say)
        MatchLoop(session, self._terminal, self._at.thinkers).run()


def _seats(bots: dict[int, str]) -> dict[int, BotSeat]:
    return {seat: BotSeat(level, "") for seat, level in bots.items()}
