"""``tafelronde replay``: a recorded game, step by step."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.registry import info as info_of
from ..match import Match
from ..match import verify as check
from .problems import Problem
from .records import open_record
from .screen import Scene, Screen, show
from .session import Session, seated_bots
from .terminal import Terminal

if TYPE_CHECKING:
    from ..match import Record
    from ..words import Words

BACK = ("b", "back", "p")
LEAVE = ("q", "quit", "exit")


def replay(file: Path, at: int | None, terminal: Terminal) -> None:
    """Show one step (``at``), step through with a person, or print all moves and the end.

    A record with something wrong in it is shown all the same, with a warning, as far as its moves
    can be played. Raises Problem, OSError, IllegalAction.
    """
    record = open_record(file)
    say = terminal.words_of(info_of(record.setup.game))
    last = len(record.log)
    if at is not None and at > last:
        raise Problem("replay-ply-range", ply=at, last=last)
    player = Player(record, terminal, say)
    if at is not None:
        player.show(at)
    elif terminal.interactive:
        player.step_through()
    else:
        for said in player.session_at(last).log:
            print(f"{said.ply + 1:>4}  {said.text}")
        player.show(last)
    if not check(record).ok:
        print(f" {say('record-false')}", file=sys.stderr)


def stops_of(actors: Sequence[int]) -> list[int]:
    """Where a reader stops, by plies: before every decision, with all the draws that led to it, and
    at the end. What is dealt before anybody decides is no step of its own."""
    return [*(ply for ply, actor in enumerate(actors) if actor >= 0), len(actors)]


class Player:
    """A record, its screen, and where the reader is in it."""

    def __init__(self, record: Record, terminal: Terminal, say: Words) -> None:
        self._record = record
        self._terminal = terminal
        self._say = say
        self._screen = Screen(terminal)
        self._last = len(record.log)
        self._stops = stops_of(record.actors)

    def session_at(self, ply: int) -> Session:
        """The match as it stood after so many steps."""
        record = self._record
        state = record.setup.new_state()
        state.replay(record.log[:ply])
        resigned = record.resigned if ply == self._last else ()
        match = Match(record.setup, record.table, state, record.log[:ply], None, (), resigned)
        return Session(match, seated_bots(record.table), self._say, watched=True)

    def show(self, ply: int, *, keys: bool = False) -> None:
        """The table after a step, and what that step was."""
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
        """Enter goes on, until the reader leaves or the game is over and he has seen it."""
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
                ply = min(int(word), self._last)
            elif word in BACK:
                ply = self._before(ply)
            else:
                ply = next((stop for stop in self._stops if stop > ply), self._last)

    def _before(self, ply: int) -> int:
        """The stop before; the first one where there is none."""
        return next(
            (stop for stop in reversed(self._stops) if stop < ply), min(ply, self._stops[0])
        )

    def _since(self, ply: int) -> int:
        """The first ply of what led here: a decision with its draws, where one stops."""
        return self._before(ply) if ply in self._stops[1:] else ply - 1
