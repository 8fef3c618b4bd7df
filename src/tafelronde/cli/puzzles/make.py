"""``tafelronde puzzles``: makes files of puzzles, and checks them."""

from __future__ import annotations

import contextlib
import sys
from datetime import UTC, datetime
from pathlib import Path

from ... import __version__
from ...core import registry
from ...core.errors import BadOption
from ...match.files import write_atomically
from ...match.puzzles import FILE, Puzzle, PuzzleError, PuzzleSet, format_puzzles, read_puzzles
from ..parts.problems import Problem
from ..parts.progress import progress
from ..parts.terminal import Terminal
from ..parts.workers import Hands

GOOD, BAD = 0, 1
"""Exit codes."""
LICENCE = "Apache-2.0"


def make_file(
    name: str,
    count: int,
    seed: int,
    seconds: float,
    out: Path | None,
    hands: Hands,
    terminal: Terminal,
    idea: str = "",
    keep: Path | None = None,
) -> None:
    """Find puzzles, and write them to a file, or to stdout: with ``idea`` only those of one idea,
    with ``keep`` beside the puzzles of that file.

    Raises TafelrondeError, Problem, OSError.
    """
    from ...bots.puzzles.ideas import idea_of
    from ...bots.puzzles.make import make_puzzles

    game = registry.load(name)
    if idea:
        idea_of(game, idea)
    kept = None if keep is None else _kept(keep, name)
    spell = game.notation.format_action
    found: list[Puzzle] = []
    with (
        contextlib.suppress(KeyboardInterrupt),  # what was found is written
        hands.crew(default=1) as executor,
        progress(terminal, game.info.title, count) as advance,
    ):
        for made in make_puzzles(game, count, seed, seconds, executor, idea):
            one, played = made.found, made.played
            found.append(
                Puzzle(
                    game=name,
                    players=played.players,
                    options=played.options,
                    steps=tuple(spell(step) for step in played.steps[: one.at]),
                    seat=one.seat,
                    idea=one.idea,
                    theme=one.theme,
                    level=made.level,
                    line=tuple(spell(step) for step in one.line),
                    worth=one.worth,
                    second=one.second,
                    missed=made.missed,
                )
            )
            advance(1, one.theme)
    if not found:
        raise Problem("no-puzzles-found", game=game.info.title)
    made_by = f"{datetime.now(UTC):%Y-%m-%d}, tafelronde {__version__} puzzles make, seed {seed}"
    made_by += f", idea {idea}" if idea else ""
    if kept is not None:
        made_by = f"{kept.made}; {made_by}"
        found = [*kept.puzzles, *(one for one in found if one.id not in kept.by_id)]
    found.sort(key=lambda puzzle: (puzzle.level, puzzle.theme))
    of = PuzzleSet(name, game.info.rules_version, made_by, LICENCE, tuple(found))
    if out is None:
        sys.stdout.write(format_puzzles(of))
    else:
        write_atomically(out, format_puzzles(of))
        print(terminal.say("puzzles-made", count=len(found), file=str(out)))


def _kept(file: Path, game: str) -> PuzzleSet:
    """The puzzles of a file, which must be of this game and of today's rules."""
    kept = read_puzzles(file)
    kept.check_rules()
    if kept.game != game:
        raise BadOption("keep", str(file), f"a file of puzzles of {game}, not of {kept.game}")
    return kept


def check_files(files: list[Path], terminal: Terminal) -> int:
    """Check files of puzzles, by default those of all games, and print what is wrong.

    Returns the exit code, ``GOOD`` or ``BAD``. Raises OSError, and PuzzleError where a file cannot
    be read as puzzles.
    """
    from ...bots.puzzles.ideas import idea_of

    own = (info.folder / FILE for info in registry.infos())
    code = GOOD
    for file in files or [file for file in own if file.is_file()]:
        of = read_puzzles(file)
        of.check_rules()
        game = registry.load(of.game)
        ideas = {idea: idea_of(game, idea) for idea in {one.idea for one in of.puzzles}}
        faults: list[str] = []
        with progress(terminal, game.info.title, len(of.puzzles)) as advance:
            for line, one in enumerate(of.puzzles, 2):
                try:
                    actions, state = one.actions(), one.position()
                    fault = ideas[one.idea].refute(state, actions, one.worth, one.second)
                except PuzzleError as error:
                    fault = str(error)
                if fault:
                    faults.append(f"  {line}: {fault}")
                advance(1, one.theme)
        code = BAD if faults else code
        message = "puzzles-bad" if faults else "puzzles-good"
        print(terminal.say(message, count=len(faults or of.puzzles), file=str(file)))
        for fault in faults:
            print(fault)
    return code
