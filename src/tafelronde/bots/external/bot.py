"""The bot that asks a program (docs/bot-protocol.md)."""

import os
import shlex
import shutil
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from ...core.facts.errors import BadOption, InvalidAction, Phrase
from ...core.objects.game import Game
from ...core.objects.state import State
from ..agents.history import Heard, History
from ..base import NEARLY_ONE, Advice, check_asked
from ..fault import BotFault
from ..tellings import tell_step, told_as_data
from .asking import Answers
from .program import Program

PROTOCOL = 1
"""The version of docs/bot-protocol.md."""
MOVE = 5.0
"""Seconds for a decision, where nothing else was said."""
START = 10.0
"""Seconds until the program must be ready."""
MOST_TOKENS = 1 << 31
"""The most tokens of one decision that are believed."""
LONGEST = 3600.0
"""The most seconds that a program can be given."""
_NOT_RUN = (126, 127)
"""The exit codes of a shell that could not run it."""
_SHOWN = 200
"""The number of characters of a wrong answer that are told."""


class ExecBot:
    """A seat whose decisions a program makes. It plays one game: then ``end`` it.

    The program is started before its first decision. It is given what its seat may see, and no
    more. Whatever it does wrong raises BotFault, and it is gone then.
    """

    def __init__(
        self,
        game: Game,
        command: str,
        name: str = "exec",
        seed: int = 0,
        *,
        move: float = MOVE,
        start: float = START,
    ) -> None:
        """``command``: the file of a program, or words as in a shell. ``move`` and ``start`` are
        seconds. Raises BadOption."""
        self.name = name
        self._game, self._seed = game, seed
        self._words = split_command(command)
        for field, seconds in (("move", move), ("start", start)):
            if isinstance(seconds, bool) or not 0 < seconds <= LONGEST:
                raise BadOption(field, seconds, f"seconds, above 0 and up to {LONGEST:g}")
        self.move, self._start = float(move), float(start)
        """Seconds for a decision."""
        self._program: Program | None = None
        self._fault: BotFault | None = None
        self._number = 0
        self.slowest = 0.0
        """Seconds of its slowest answer."""
        self._told: list[dict[str, Any]] = []
        self._after = self._steps = 0
        """The number of steps of the game before those that are told next, and of those seen."""
        self._heard = Heard()
        self._since = 0
        """The first of the events to be told that is later than its last decision."""
        self.counts: Counter[str] = Counter()
        """Counts of a player made of words: ``illegal`` answers, ``retries`` after them, and the
        ``tokens`` that it tells of."""

    def see(self, state: State, action: int, seat: int) -> None:
        """Note what this seat is told of a step that is about to be made in ``state``."""
        self._told.extend(tell_step(self._game, state, action, seat))
        self._steps += 1

    def recall(self, history: History) -> None:
        """Take what its seat has seen: see ``Recalls.recall``. A program that is started anew is
        told all of it."""
        self._after, new = self._heard.new(history)
        self._told, self._since = [], 0
        for one in new:
            if self._program is None and one.actor == history.seat:
                self._since = len(self._told)
            self._told.extend(told_as_data(one.events))
        self._steps = history.total

    def choose(self, state: State) -> int:
        """Choose as ``Bot.choose`` says. Raises BotFault; once it did, it always does."""
        return self.decide(state).action

    def decide(self, state: State) -> Advice:
        """Its choice, with what it tells of it. Raises as ``choose``."""
        check_asked(state, self._game)
        if self._fault is not None:
            raise self._fault
        try:
            return self._decide(state)
        except BotFault as fault:
            self._fault = fault
            raise
        finally:
            if self._fault is not None:
                self.end()

    def advise(self, state: State) -> Advice:
        """Advise as ``decide`` does."""
        return self.decide(state)

    def end(self, results: Sequence[float] | None = None) -> bool:
        """The game is over, with these results, or was broken off. Whether the program left by
        itself in time; what it left behind is killed."""
        program, self._program = self._program, None
        self._after = self._steps = 0
        self._told, self._heard = [], Heard()
        if program is None:
            return True
        if self._fault is not None:
            return program.close()
        results = None if results is None else list(results)
        return program.close(_encode({"type": "quit", "results": results}))

    def _decide(self, state: State) -> Advice:
        seat = state.current_player
        legal = {state.format(action): action for action in state.legal_actions()}
        program = self._program or self._begin(state, seat)
        self._number += 1
        happened, self._told = self._told, []
        after, self._after = self._after, self._steps
        since, self._since = self._since, 0
        question = {
            "type": "move",
            "number": self._number,
            "seconds": self.move,
            "legal": list(legal),
            "view": state.view(seat),
            "happened": happened,
            "after": after,
        }
        answer = self._ask(program, _encode(question), state, happened[since:])
        number, action = answer.get("number"), answer.get("action")
        if isinstance(number, bool) or number != self._number:
            raise self._wrong(answer, "number")
        if not isinstance(action, str):
            raise self._wrong(answer, "action")
        chosen = self._find(action, legal, state)
        tokens = answer.get("tokens", 0)
        if (
            not isinstance(tokens, int)
            or isinstance(tokens, bool)
            or not 0 <= tokens <= MOST_TOKENS
        ):
            raise self._wrong(answer, "tokens")
        self.counts["tokens"] += tokens
        values = self._numbers(answer, "values", state.players, -1.0)
        policy = self._numbers(answer, "policy", len(legal), 0.0)
        if policy and not abs(sum(policy) - 1.0) <= NEARLY_ONE:
            raise self._wrong(answer, "policy")
        return Advice(chosen, values, 0, policy=policy)

    def _ask(
        self, program: Program, line: bytes, state: State, history: list[dict[str, Any]]
    ) -> dict[str, Any]:
        """Its answer to a question, in the time that it has for a decision; what it asks before is
        answered."""
        begun = time.monotonic()
        answers: Answers | None = None
        while True:
            left = max(0.0, self.move - (time.monotonic() - begun))
            answer = self._read(program.ask(line, left, self.move))
            if answer.get("type") != "ask":
                self.slowest = max(self.slowest, time.monotonic() - begun)
                return answer
            if answers is None:
                answers = Answers(state, self._seed * 1_000_003 + self._number, history)
            read, illegal = answers.read, answers.illegal
            try:
                line = _encode(answers.tell(answer))
                self.counts["illegal"] += answers.illegal - illegal
                self.counts["retries"] += answers.read > read > 0
            except BadOption as error:
                raise self._wrong(answer, error.field) from None

    def _find(self, action: str, legal: dict[str, int], state: State) -> int:
        """The legal action of this text. Raises BotFault."""
        if action in legal:
            return legal[action]
        shown = _shorten(action)
        try:
            found = state.parse(action)
        except InvalidAction:
            raise BotFault("no-action", self._errors(), action=shown) from None
        if found in legal.values():  # another way to write it
            return found
        raise BotFault("illegal", self._errors(), action=shown)

    def _numbers(
        self, answer: dict[str, Any], field: str, count: int, low: float
    ) -> tuple[float, ...]:
        """The ``count`` numbers from ``low`` to 1 of this field, if the answer has it; else none.
        Raises BotFault."""
        given = answer.get(field)
        if given is None:
            return ()
        found = cast("list[Any]", given) if isinstance(given, list) else []
        whole = all(isinstance(n, int | float) and low <= n <= 1.0 for n in found)
        if len(found) != count or not whole:
            raise self._wrong(answer, field)
        return tuple(float(number) for number in found)

    def _begin(self, state: State, seat: int) -> Program:
        program = self._program = Program(self._words)
        hello = {
            "type": "start",
            "protocol": PROTOCOL,
            "game": self._game.name,
            "rules": self._game.info.rules_version,
            "players": state.players,
            "seat": seat,
            "seed": self._seed,
            "seconds": self.move,
        }
        try:
            answer = self._read(program.ask(_encode(hello), self._start))
        except BotFault as fault:
            if fault.reason == "too-late":
                raise BotFault("not-ready", fault.errors, **fault.details) from None
            if fault.reason == "died" and fault.details["code"] in _NOT_RUN:
                why = _shorten(fault.errors.strip()) or "?"
                code = fault.details["code"]
                raise BotFault("not-started", fault.errors, why=why, code=code) from None
            raise
        if answer.get("type") != "ready":
            raise self._wrong(answer, "type")
        return program

    def _read(self, line: bytes) -> dict[str, Any]:
        try:
            answer: object = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            text = _shorten(line.decode("utf-8", "replace"))
            raise BotFault("not-json", self._errors(), line=text)
        return cast("dict[str, Any]", answer)

    def _wrong(self, answer: dict[str, Any], field: str) -> BotFault:
        line = _shorten(_encode(answer).decode())
        return BotFault("bad-answer", self._errors(), line=line, field=field)

    def _errors(self) -> str:
        return "" if self._program is None else self._program.errors


def split_command(command: str) -> list[str]:
    """The words of a command: the whole of it where there is such a file, else as in a shell.

    Raises BadOption where there is no such program, or where programs cannot be bots.
    """
    if os.name != "posix":
        raise BadOption("exec", command, "Linux or macOS, to run programs as bots")
    if os.path.isfile(command):
        words = [os.path.abspath(command)]
    else:
        try:
            words = shlex.split(command)
        except ValueError:
            words = []
    if not words or shutil.which(words[0]) is None:
        expected = Phrase("a program that can be run", "expected-program")
        raise BadOption("exec", command, expected)
    return words


def _encode(message: Any) -> bytes:
    return msgspec.json.encode(message)


def _shorten(text: str) -> str:
    shown = "".join(c if c.isprintable() else "�" for c in text[: _SHOWN + 1])
    return shown if len(shown) <= _SHOWN else shown[:_SHOWN] + "…"
