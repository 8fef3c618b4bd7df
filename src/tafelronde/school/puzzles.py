"""Puzzle files: positions with one best action. Their format is in docs/puzzles.md.

A file has one JSON object a line: first the head of the set, then the puzzles. Reading checks the
form of every field; ``position`` replays a puzzle by the rules.
"""

from __future__ import annotations

import bisect
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.facts.errors import TafelrondeError
from ..core.facts.info import OptionValue
from ..core.objects import registry
from ..match.errors import OtherRules
from .puzzle_fields import PuzzleError, Reader

if TYPE_CHECKING:
    from ..core.objects.state import State

FORMAT = 2
"""The version of the format."""
FILE = "puzzles.jsonl"
"""The name of the puzzles in a game's folder."""
RATINGS = range(3001)
"""The possible ratings."""
LEVELS = (900, 1200, 1500, 1800)
"""The ratings from which on a puzzle is of level 2, 3, 4, 5."""


def level_of(rating: float) -> int:
    """The difficulty of a puzzle of this rating, 1 … 5.

    Examples:
        >>> level_of(899), level_of(900), level_of(2400)
        (1, 2, 5)
    """
    return 1 + bisect.bisect_right(LEVELS, rating)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position with one best action, and its answer."""

    game: str
    players: int
    options: Mapping[str, OptionValue]
    """All options, settled."""
    steps: tuple[str, ...]
    """All steps before it, those of chance included, in the game's notation."""
    seat: int
    """The seat that is to decide."""
    idea: str
    """The name of the idea that proves it (``school.finding``)."""
    theme: str
    """The code of its theme in the catalogue."""
    rating: int
    """The rating before anybody has tried it: with this rating a person solves every second one."""
    line: tuple[str, ...]
    """The answer, then the steps of others and of chance, then the next answer, and so on."""
    decisions: int
    """The number of steps of ``line`` that are decisions of the seat."""
    worth: float
    """The worth of the answer by the idea's measure: mostly an expected result, −1 … 1."""
    second: float
    """The worth of the best other action."""
    solved: Mapping[str, float]
    """For levels of bots the share of tries in which they found the whole answer."""
    kind: str = ""
    """The kind of its answer (``school.varied``); '': it is not known."""
    since: str = ""
    """The first day that may have it as its puzzle, such as 2026-12-01; '': any day."""

    @property
    def id(self) -> str:
        """Ten hexadecimal digits that follow from position and answer."""
        parts = [self.game, str(self.players), json.dumps(dict(self.options), sort_keys=True)]
        text = "\0".join([*parts, " ".join(self.steps), " ".join(self.line)])
        return hashlib.sha256(text.encode()).hexdigest()[:10]

    @property
    def level(self) -> int:
        """The difficulty before anybody has tried it, 1 … 5."""
        return level_of(self.rating)

    def position(self) -> State:
        """The position, replayed. Raises PuzzleError where it cannot be."""
        game = registry.load(self.game)
        state = game.new(self.players, **self.options)
        try:
            state.replay(self.steps)
        except TafelrondeError as error:
            raise PuzzleError(None, "steps", str(error)) from None
        if state.current_player != self.seat:
            raise PuzzleError(None, "seat", f"seat {self.seat} is not to decide there")
        return state

    def actions(self) -> tuple[int, ...]:
        """The answer as numbers; each is legal when its turn comes, the last is the seat's. Raises
        PuzzleError."""
        state, numbers, last, own = self.position(), list[int](), -1, 0
        for text in self.line:
            last = state.current_player
            own += last == self.seat
            try:
                numbers.append(state.parse(text))
                state.apply(numbers[-1])
            except TafelrondeError as error:
                raise PuzzleError(None, "line", str(error)) from None
        if last != self.seat:
            raise PuzzleError(None, "line", f"must end with a decision of seat {self.seat}")
        if own != self.decisions:
            raise PuzzleError(None, "decisions", f"are {own}, not {self.decisions}")
        return tuple(numbers)


@dataclass(frozen=True)
class PuzzleSet:
    """The puzzles of a file."""

    game: str
    rules: int
    """The version of the game's rules."""
    made: str
    """When, and by what: for people."""
    licence: str
    """Under which terms it may be used: an SPDX expression or a sentence."""
    puzzles: tuple[Puzzle, ...]

    @cached_property
    def by_id(self) -> Mapping[str, Puzzle]:
        """The puzzles by their ids."""
        return {puzzle.id: puzzle for puzzle in self.puzzles}

    def check_rules(self) -> None:
        """Raise OtherRules unless this program has the version of the rules."""
        today = registry.info(self.game).rules_version
        if self.rules != today:
            raise OtherRules(self.game, self.rules, today)


def puzzles_of(game: str) -> PuzzleSet | None:
    """The puzzles that a game brings along; None where it has none.

    Raises UnknownGame, PuzzleError.

    Examples:
        >>> puzzle = puzzles_of("rosenkoenig").puzzles[0]
        >>> state = puzzle.position()
        >>> state.current_player == puzzle.seat, puzzle.actions()[0] in state.legal_actions()
        (True, True)
    """
    file = registry.info(game).folder / FILE
    return read_puzzles(file) if file.is_file() else None


def read_puzzles(file: Path) -> PuzzleSet:
    """Read a file of puzzles. Raises OSError, and PuzzleError that names line, field and reason."""
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise PuzzleError(1, "file", "is not UTF-8 text") from None
    return parse_puzzles(text)


def parse_puzzles(text: str) -> PuzzleSet:
    """The puzzles of the text of a file: see ``read_puzzles``.

    Examples:
        >>> parse_puzzles('{"puzzles": 9}')
        Traceback (most recent call last):
            ...
        PuzzleError: line 1, puzzles: is format 9; this program reads 2
    """
    lines = text.splitlines()
    if not lines:
        raise PuzzleError(1, "file", "is empty")
    head = Reader.of_line(1, lines[0])
    version = head.integer("puzzles", 1, 1_000_000)
    if version != FORMAT:
        raise PuzzleError(1, "puzzles", f"is format {version}; this program reads {FORMAT}")
    game = head.game("game")
    rules = head.integer("rules", 1, 1_000_000)
    made, licence = head.text("made"), head.text("licence")
    head.done()
    puzzles = [
        _read(Reader.of_line(number, line), game) for number, line in enumerate(lines[1:], 2)
    ]
    found: dict[str, int] = {}
    for number, puzzle in enumerate(puzzles, 2):
        if puzzle.id in found:
            raise PuzzleError(number, "steps", f"the same puzzle as in line {found[puzzle.id]}")
        found[puzzle.id] = number
    return PuzzleSet(game, rules, made, licence, tuple(puzzles))


def _read(line: Reader, game: str) -> Puzzle:
    players = line.integer("players", 1, 99)
    puzzle = Puzzle(
        game=game,
        players=players,
        options=line.options("options", game, players),
        steps=line.texts("steps", least=0),
        seat=line.integer("seat", 0, players - 1),
        idea=line.name("idea"),
        theme=line.name("theme"),
        rating=line.integer("rating", RATINGS[0], RATINGS[-1]),
        line=line.texts("line", least=1),
        decisions=line.integer("decisions", 1, 99),
        worth=line.number("worth"),
        second=line.number("second"),
        solved=line.shares("solved"),
        kind=line.text("kind") if line.has("kind") else "",
        since=line.day("since") if line.has("since") else "",
    )
    line.done()
    if puzzle.second >= puzzle.worth:
        raise line.error("second", "must be less than worth")
    return puzzle


def format_puzzles(of: PuzzleSet) -> str:
    """The text of a file; ``parse_puzzles`` reads it back."""
    head = {
        "puzzles": FORMAT,
        "game": of.game,
        "rules": of.rules,
        "made": of.made,
        "licence": of.licence,
    }
    info = registry.info(of.game)
    rows: list[dict[str, Any]] = [head]
    for puzzle in of.puzzles:
        settled = info.settle_options(puzzle.players, {})
        row: dict[str, Any] = {
            "players": puzzle.players,
            "options": {k: v for k, v in puzzle.options.items() if settled[k] != v},
            "steps": " ".join(puzzle.steps),
            "seat": puzzle.seat,
            "idea": puzzle.idea,
            "theme": puzzle.theme,
            "rating": puzzle.rating,
            "line": " ".join(puzzle.line),
            "decisions": puzzle.decisions,
            "worth": puzzle.worth,
            "second": puzzle.second,
            "solved": dict(puzzle.solved),
        }
        if puzzle.kind:
            row["kind"] = puzzle.kind
        if puzzle.since:
            row["since"] = puzzle.since
        if any(" " in text for text in (*puzzle.steps, *puzzle.line)):
            row |= {"steps": list(puzzle.steps), "line": list(puzzle.line)}
        rows.append(row)
    return "".join(
        json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n" for row in rows
    )
