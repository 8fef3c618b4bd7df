"""A match and the person at the terminal: what they see, type and are told."""

from __future__ import annotations

import sys
from concurrent.futures import Future, wait
from typing import TYPE_CHECKING

from ..parts.echo import edit_lines, no_echo
from ..parts.options import numbered
from ..parts.problems import Problem
from ..parts.terminal import Terminal
from .screen import Choice, Scene, Screen, show, show_page
from .session import Session
from .thinking import Thinkers

if TYPE_CHECKING:
    from ...bots import Advice


class Leave(Exception):
    """The person leaves the match."""


class Interaction:
    """The state that the loop of a match and the typed commands share."""

    def __init__(self, session: Session, terminal: Terminal, thinkers: Thinkers) -> None:
        self.session = session
        """The match that is being played; the command ``load`` replaces it."""
        self.terminal = terminal
        self.thinkers = thinkers
        self.screen = Screen(terminal)
        self.notice = ""
        """The text that the next screen shows below the table: an answer, a warning."""
        self.since = len(session.log)
        """The number of entries of the log that the reader has seen."""
        self.advised: tuple[int, Advice] | None = None
        """The last hint, and the ply for which it was given."""
        self.typed = False
        """Whether any line was ever read."""

    def choices(self) -> list[Choice]:
        """The choices of the person to act, numbered from 1."""
        session = self.session
        state = session.state
        return [
            Choice(number, action, state.format(action), session.sentence(state, action, "choice"))
            for number, action in enumerate(state.legal_actions(), 1)
        ]

    def meant(self, typed: str) -> int | str:
        """The action that is meant by its number among the choices, its notation or its words.
        Raises InvalidAction, Problem."""
        if not typed.isdecimal():
            return self.session.typed(typed)
        choices = self.choices()
        chosen = numbered(typed, choices)
        if chosen is None:
            raise Problem("no-such-number", number=typed[:40], count=len(choices))
        return chosen.action

    def read(self) -> str:
        """The next line that the person types or the script holds. Raises EOFError at the end."""
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

    def ask_advice(self) -> Advice:
        """The advice for the person to act; a spinner turns while it is thought of."""
        job = self.thinkers.advise(self.session.state)
        return self.wait(job, self.session.say("hint-comes"))

    def wait(self, job: Future[Advice], text: str) -> Advice:
        """The advice, once the bot has it. ``text`` stands beside a spinner meanwhile ('': no
        spinner); Ctrl-C interrupts the wait."""
        if text and self.terminal.full:
            spinner = self.terminal.glyph("dots", "line")
            with no_echo(), self.terminal.out.status(text, spinner=spinner):
                while wait((job,), 0.1).not_done:
                    pass
        while wait((job,), 0.1).not_done:
            pass
        return job.result()

    def paint(self, scene: Scene, *, clear: bool = True) -> None:
        """Show a scene; without ``clear``, below the text that stands on the screen."""
        show(self.screen.compose(scene), self.terminal, clear=clear)

    def show_page(self, title: str, text: str) -> None:
        """Show a text in place of the table, until Enter is pressed."""
        if not self.terminal.interactive:
            print(text)
            return
        show_page(title, text, self.terminal)
        input(f" {self.session.say('press-enter')} ")

    def say_now(self, text: str) -> None:
        """Show a text to the reader before their next choice."""
        if self.terminal.interactive:
            self.notice = text
        else:
            print(f" {text}")

    def leave(self) -> None:
        """Stop playing; the loop saves the match. Raises Leave."""
        raise Leave
