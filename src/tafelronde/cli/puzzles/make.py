"""``tafelronde puzzles make``: finds puzzles in games between bots."""

import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from ... import __version__
from ...core.facts.errors import BadOption
from ...core.objects.game import Game
from ...core.objects.registry import load
from ...match.files import write_atomically
from ...school.finding.ideas import idea_of
from ...school.finding.make import Made
from ...school.finding.make import make_puzzles as find
from ...school.puzzles import Puzzle, PuzzleSet, format_puzzles, read_puzzles
from ...school.varied import kind_of
from ..parts.options import GameName, OneWorker, Ray, open_terminal, whole
from ..parts.problems import Problem
from ..parts.progress import progress
from ..parts.workers import Hands

LICENCE = "Apache-2.0"


def make_puzzles(
    game: GameName,
    count: Annotated[int, whole("--count", "The most puzzles.", 1)] = 100,
    seed: Annotated[int, whole("--seed", "Makes the search repeatable.", metavar="S")] = 1,
    minutes: Annotated[
        int, whole("--minutes", "Stop after so much time of all processors together.", 1)
    ] = 15,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where to write; by default stdout.")
    ] = None,
    idea: Annotated[
        str, typer.Option(metavar="NAME", help="Only puzzles of this idea; by default all.")
    ] = "",
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Add to the puzzles of this file.")
    ] = None,
    workers: OneWorker = None,
    ray: Ray = None,
) -> None:
    """Search games between bots for positions with one best action, and prove that it is."""
    work, terminal = Hands(workers, ray), open_terminal()
    known = load(game)
    if idea:
        idea_of(known, idea)
    kept = None if keep is None else _kept(keep, game)
    found: list[Puzzle] = []
    try:
        with (
            work.crew(default=1) as executor,
            progress(terminal, known.info.title, count) as advance,
        ):
            for made in find(known, count, seed, 60.0 * minutes, executor, idea):
                found.append(_as_puzzle(made, known))
                advance(1, made.found.theme)
    except KeyboardInterrupt:  # the puzzles found so far are written
        if not found:
            raise
    if not found:
        raise Problem("no-puzzles-found", game=known.info.title)
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    made_by = f"{today}, tafelronde {__version__} puzzles make, seed {seed}"
    made_by += f", idea {idea}" if idea else ""
    if kept is not None:
        made_by = f"{kept.made}; {made_by}"
        new = [replace(one, since=today) for one in found if one.id not in kept.by_id]
        found = [*kept.puzzles, *new]
    found.sort(key=lambda puzzle: (puzzle.rating, puzzle.theme))
    of = PuzzleSet(game, known.info.rules_version, made_by, LICENCE, tuple(found))
    if out is None:
        sys.stdout.write(format_puzzles(of))
    else:
        write_atomically(out, format_puzzles(of))
        print(terminal.say("puzzles-made", count=len(found), file=str(out)))


def _as_puzzle(made: Made, game: Game) -> Puzzle:
    """A puzzle that was found, in the form of a file of puzzles."""
    one, played, spell = made.found, made.played, game.notation.format_action
    return Puzzle(
        game=game.name,
        players=played.players,
        options=played.options,
        steps=tuple(spell(step) for step in played.steps[: one.at]),
        seat=one.seat,
        idea=one.idea,
        theme=one.theme,
        rating=made.rating,
        line=tuple(spell(step) for step in one.line),
        decisions=made.decisions,
        worth=one.worth,
        second=one.second,
        solved=made.solved,
        kind=kind_of(one.state, one.line[0], one.theme),
    )


def _kept(file: Path, game: str) -> PuzzleSet:
    """The puzzles of a file, which must be for this game and today's rules."""
    kept = read_puzzles(file)
    kept.check_rules()
    if kept.game != game:
        raise BadOption("keep", str(file), f"a file of puzzles of {game}, not of {kept.game}")
    return kept
