"""One match at the terminal, from the first question to the account at the end."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.errors import InvalidAction, TafelrondeError
from . import commands
from .echo import edit_lines, no_echo
from .problems import Problem, Told, sentence
from .screen import Choice, Scene, Screen, show, show_page
from .session import Session
from .signals import endings_interrupt
from .terminal import Terminal
from .thinking import Job, Thinkers

if TYPE_CHECKING:
    from ..bots import Advice


class Leave(Exception):
    """The person gets up from the table."""


class Table:
    """A session with a person before it. ``run`` is the whole evening."""

    def __init__(self, session: Session, terminal: Terminal, thinkers: Thinkers) -> None:
        self.session = session
        self.terminal = terminal
        self.thinkers = thinkers
        self.screen = Screen(terminal)
        self.notice = ""
        self.since = len(session.log)
        """Where in the log the reader has not yet been."""
        self.advised: tuple[int, Advice] | None = None
        """The last hint, and the ply for which it was given."""
        self.typed = False
        """Whether anything was ever read."""
        self._commands = commands.table(session.say)

    # ---- the course of a match -----------------------------------------------------------------

    def run(self) -> None:
        """Play until the match is over or the person leaves. Raises Told for bad input that
        comes from a script."""
        with endings_interrupt():
            self.terminal.out.set_alt_screen(self.terminal.full)
            try:
                self._play()
            except (KeyboardInterrupt, EOFError, Leave):
                pass
            finally:
                if self.terminal.full:
                    self.terminal.out.set_alt_screen(False)
        self._farewell()

    def _play(self) -> None:
        session = self.session
        while not session.match.is_over:
            player = session.match.current_player
            if player in session.bots:
                self._bot_turn(player)
            else:
                self._turn(player)

    def _bot_turn(self, player: int) -> None:
        session = self.session
        name = session.bots[player]
        who = session.name(player)
        if session.character(player) is None:
            who += f" ({name})"
        message = "bot-thinks" if self.thinkers.is_warm(name) else "bots-warm-up"
        job = self.thinkers.turn(name, player, session.state)
        if not job.done.wait(0.1) and self.terminal.interactive:
            self._paint(Scene(session, since=self.since))
            self._wait(job, session.say(message, player=who))
        session.play(self._wait(job, "").action)

    def _turn(self, player: int) -> None:
        """One decision of a person: ask until there is one."""
        session = self.session
        choices = self.choices()
        ask = session.say("your-turn" if session.alone else "turn-of", player=session.name(player))
        self._paint(Scene(session, choices, self.since, self.notice, ask))
        self.notice = ""
        for name in set(session.bots.values()):
            self.thinkers.warm_up(name, session.state)
        try:
            line = self._read()
            ply, told = session.match.ply, len(session.log)
            self._obey(line, choices)
            if self.session is session and session.match.ply > ply:
                self.since = told
        except (TafelrondeError, Problem, OSError) as error:
            told = sentence(error, session.say)
            if not self.terminal.typing:
                raise Told(told) from error
            self.say_now(told)

    def choices(self) -> list[Choice]:
        """What the person to act can choose, numbered from 1."""
        session = self.session
        state = session.state
        return [
            Choice(number, action, state.format(action), session.sentence(state, action, "choice"))
            for number, action in enumerate(state.legal_actions(), 1)
        ]

    def _obey(self, line: str, choices: list[Choice]) -> None:
        """A number, a move, or a command with what follows it."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return
        command: Callable[[Table, str], None] | None = self._commands.get(word.casefold())
        if word.isdecimal():
            chosen = [choice.action for choice in choices if choice.number == int(word)]
            if not chosen:
                raise Problem("no-such-number", number=word, count=len(choices))
            self.session.play(chosen[0])
        elif command is not None:
            command(self, rest.strip())
        else:
            self.session.play(self._action(line.strip()))

    def _action(self, text: str) -> str | int:
        """The action of a typed word: notation, or a choice's own words in the catalogue."""
        state = self.session.state
        try:
            return state.parse(text)
        except InvalidAction:
            say = self.session.say
            for action in state.legal_actions():
                tell = self.session.game.tell
                message = "" if tell is None else f"typed-{next(tell(state, action, None)).code}"
                if message in say and text.casefold() in say(message).split(", "):
                    return action
            raise

    # ---- reading, waiting, painting ------------------------------------------------------------

    def _read(self) -> str:
        prompt = self.terminal.glyph(" › ", " > ")
        if self.terminal.interactive:
            edit_lines()
            line = input(prompt)
        else:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            print(f"{prompt}{line.rstrip()}")
        self.typed = True
        return line

    def ask_bot(self, name: str) -> Job:
        """A hint from a bot, waited for with a sign of life."""
        job = self.thinkers.hint(name, self.session.state)
        self._wait(job, self.session.say("hint-comes"))
        return job

    def _wait(self, job: Job, text: str) -> Advice:
        """Wait for a bot; a Ctrl-C gets through."""
        if text and self.terminal.full:
            spinner = self.terminal.glyph("dots", "line")
            with no_echo(), self.terminal.out.status(text, spinner=spinner):
                while not job.done.wait(0.1):
                    pass
        while not job.done.wait(0.1):
            pass
        return job.result()

    def _paint(self, scene: Scene) -> None:
        show(self.screen.compose(scene), self.terminal)

    def show_page(self, title: str, text: str) -> None:
        """A text to be read, in place of the table, until Enter."""
        if not self.terminal.interactive:
            print(text)
            return
        show_page(title, text, self.terminal)
        input(f" {self.session.say('press-enter')} ")

    def say_now(self, text: str) -> None:
        """Tell the reader something before his next choice."""
        if self.terminal.interactive:
            self.notice = text
        else:
            print(f" {text}")

    def stop(self) -> None:
        """Leave the table; the match is kept."""
        raise Leave

    # ---- the end -------------------------------------------------------------------------------

    def _farewell(self) -> None:
        """What stays on the terminal: the account, and where the record is."""
        session = self.session
        say = session.say
        if session.match.is_over:
            *account, result = session.account()
            scene = Scene(session, since=len(session.log), account=account, result=result)
            show(self.screen.compose(scene), self.terminal, clear=False)
            self._keep("record-kept", verify=True)
        elif session.match.ply != session.saved_at and self.typed:
            self._keep("game-saved")
            print(" " + say("go-on", command=f"tafelronde play --load {_quoted(session.file)}"))
        else:
            print(f" {say('goodbye')}")

    def _keep(self, message: str, *, verify: bool = False) -> None:
        """Save, and say where."""
        say = self.session.say
        try:
            path = self.session.save()
        except OSError as error:
            print(f" {sentence(error, say)}", file=sys.stderr)
            return
        print(f" {say(message, file=str(path))}")
        if verify:
            from ..match import read_record
            from ..match import verify as check

            good = check(read_record(path)).ok
            print(f" {say('record-true' if good else 'record-false')}")


def _quoted(path: Path | None) -> str:
    import shlex

    return shlex.quote(str(path))
