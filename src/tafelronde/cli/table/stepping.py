"""Stepping through a recorded game on the screen."""

from collections.abc import Sequence

from ...match import Match, Record
from ...words import Words
from ..parts.options import LONG
from ..parts.terminal import Terminal
from .screen import Scene, Screen, show
from .sentences import seated_bots
from .session import Session

BACK = ("b", "back", "p")
LEAVE = ("q", "quit", "exit")


def stops_of(actors: Sequence[int]) -> list[int]:
    """The plies before which a reader stops: every decision, and the end. Draws belong to the
    decision before them, and the deal to the first stop.

    ``actors`` holds the player of each ply, negative where chance acts.
    """
    return [*(ply for ply, actor in enumerate(actors) if actor >= 0), len(actors)]


class Player:
    """Shows the positions of a record on the screen."""

    def __init__(self, record: Record, terminal: Terminal, say: Words) -> None:
        self._record = record
        self._terminal = terminal
        self._say = say
        self._screen = Screen(terminal)
        self._last = len(record.log)
        self._stops = stops_of(record.actors)

    def session_at(self, ply: int) -> Session:
        """The match after ``ply`` steps."""
        record = self._record
        state = record.setup.new_state()
        state.replay(record.log[:ply])
        resigned, gone = (record.resigned, record.gone) if ply == self._last else ((), ())
        table, log = record.table.cut(ply), record.log[:ply]
        match = Match(record.setup, table, state, log, None, (), resigned, gone=gone)
        return Session(match, seated_bots(record.table), self._say, watched=True)

    def show(self, ply: int, *, keys: bool = False) -> None:
        """Show the table after ``ply`` steps, and the last step; ``keys`` explains the keys."""
        session = self.session_at(ply)
        say = self._say
        where = say("replay-step", ply=ply, last=self._last) if ply else say("replay-start")
        since = next((k for k, said in enumerate(session.log) if said.ply >= self._since(ply)), ply)
        scene = Scene(session, since=since, ask=where, notice="")
        if session.match.is_over:
            *scene.account, scene.result = session.account()
        if keys:
            scene.ask = f"{where}   {say('replay-keys')}"
        show(self._screen.compose(scene), self._terminal)

    def step_through(self) -> None:
        """Ask the reader where to go, until they leave or have seen the end."""
        ply = self._stops[0]
        while True:
            self.show(ply, keys=True)
            try:
                word = input(self._terminal.glyph(" › ", " > ")).strip().casefold()
            except (EOFError, KeyboardInterrupt):
                return
            if word in LEAVE or (not word and ply == self._last):
                return
            if word.isdecimal():
                ply = min(int(word), self._last) if len(word) < LONG else self._last
            elif word in BACK:
                ply = self._before(ply)
            else:
                ply = next((stop for stop in self._stops if stop > ply), self._last)

    def _before(self, ply: int) -> int:
        """The stop before this ply; the first stop if none is before it."""
        return next(
            (stop for stop in reversed(self._stops) if stop < ply), min(ply, self._stops[0])
        )

    def _since(self, ply: int) -> int:
        """The first ply of the step that led here: at a stop, a decision with its draws."""
        return self._before(ply) if ply in self._stops[1:] else ply - 1
