"""The loop of a match at the terminal, from the first question to the closing account."""

import shlex
import sys
from concurrent.futures import wait
from pathlib import Path

from ...core.facts.errors import TafelrondeError
from ...match import read_record
from ...match import verify as check
from ..parts.faults import fault_sentence
from ..parts.problems import Complaint, Problem, sentence
from ..parts.terminal import Terminal
from .interaction import Interaction, Leave
from .screen import Scene
from .session import Session
from .thinking import Thinkers
from .typed import commands_of


class MatchLoop:
    """Plays a match with the person at the terminal: ``run`` does all of it."""

    def __init__(self, session: Session, terminal: Terminal, thinkers: Thinkers) -> None:
        self._at = Interaction(session, terminal, thinkers)
        self._commands = commands_of(session.say)

    def run(self) -> None:
        """Play until the match is over, the person leaves or a bot of theirs fails; then save it.

        Raises Complaint for the bot's failure.
        """
        from ...bots.fault import BotFault

        terminal = self._at.terminal
        failed = ""
        try:
            with terminal.screen():
                self._play()
        except (KeyboardInterrupt, EOFError, Leave):
            pass
        except BotFault as fault:
            failed = fault_sentence(fault, terminal.say)
        self._farewell()
        if failed:
            raise Complaint(failed)

    def _play(self) -> None:
        at = self._at
        while not at.session.match.is_over:
            player = at.session.match.current_player
            if player in at.session.bots:
                self._bot_turn(player)
            else:
                self._turn(player)

    def _bot_turn(self, player: int) -> None:
        at = self._at
        session = at.session
        name = session.bots[player]
        who = session.name(player)
        if session.character(player) is None:
            who += f" ({name})"
        message = "bot-thinks" if at.thinkers.is_warm(name) else "bots-warm-up"
        job = at.thinkers.turn(name, player, session.match, session.style(player))
        if wait((job,), 0.1).not_done and at.terminal.interactive:
            at.paint(Scene(session, since=at.since))
            at.wait(job, session.say(message, player=who))
        session.play(at.wait(job, "").action)

    def _turn(self, player: int) -> None:
        """One decision of a person: ask for it, and do what they type."""
        at = self._at
        session = at.session
        choices = at.choices()
        ask = session.say("your-turn" if session.alone else "turn-of", player=session.name(player))
        at.paint(Scene(session, choices, at.since, at.notice, ask))
        at.notice = ""
        for name in set(session.bots.values()):
            at.thinkers.warm_up(name, session.state)
        try:
            line = at.read()
            ply, entries = session.match.ply, len(session.log)
            self._obey(line)
            if at.session is session and session.match.ply > ply:
                at.since = entries
        except (TafelrondeError, Problem, OSError) as error:
            at.say_now(sentence(error, session.say))

    def _obey(self, line: str) -> None:
        """Carry out a typed line: a choice's number, a command with its argument, or a move."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return
        command = self._commands.get(word.casefold())
        if command is not None:
            command(self._at, rest.strip())
        else:
            self._at.session.play(self._at.meant(line.strip()))

    # ---- the end -------------------------------------------------------------------------------

    def _farewell(self) -> None:
        """Print what remains on the terminal afterwards: the account of the game, and where its
        record is."""
        at = self._at
        session = at.session
        say = session.say
        at.thinkers.end(session.match.returns() if session.match.is_over else None)
        if session.match.is_over:
            *account, result = session.account()
            scene = Scene(session, since=len(session.log), account=account, result=result)
            at.paint(scene, clear=False)
            self._save("record-kept", verify=True)
        elif session.match.ply != session.saved_at and at.typed:
            self._save("game-saved")
            print(" " + say("go-on", command=f"tafelronde play --load {_quoted(session.file)}"))
        else:
            print(f" {say('goodbye')}")

    def _save(self, message: str, *, verify: bool = False) -> None:
        """Save the match, tell where, and with ``verify`` whether the record is correct."""
        session = self._at.session
        say = session.say
        try:
            path = session.save()
        except OSError as error:
            print(f" {sentence(error, say)}", file=sys.stderr)
            return
        print(f" {say(message, file=str(path))}")
        if verify:
            good = check(read_record(path)).ok
            print(f" {say('record-true' if good else 'record-false')}")


def _quoted(path: Path | None) -> str:
    return shlex.quote(str(path))
