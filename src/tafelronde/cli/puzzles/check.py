"""``tafelronde puzzles check``: proves puzzles again."""

from pathlib import Path
from typing import Annotated

import typer

from ...core.objects import registry
from ...school.finding.ideas import idea_of
from ...school.puzzles import FILE, PuzzleError, read_puzzles
from ..parts.options import open_terminal
from ..parts.progress import progress

GOOD, BAD = 0, 1
"""Exit codes."""


def check_puzzles(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="FILE", help="By default the puzzles of all games."),
    ] = None,
) -> int:
    """Replay puzzles and prove them again by another search: exit code 0, or 1 with the faults."""
    terminal = open_terminal()
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
