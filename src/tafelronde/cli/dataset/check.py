"""``tafelronde dataset check``: checks the checksums, and replays every step."""

from pathlib import Path
from typing import Annotated

import typer

from ...corpus.check import Wrong, check
from ...words import Words
from ..parts.options import open_terminal
from .problems import corpus_problems

SHOWN = 20
"""At most so many faults are printed."""


def check_dataset(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a data set.")],
) -> int:
    """Check the files' checksums, and replay every step: exit code 0, or 1."""
    say = open_terminal().say
    wrong = decisions = 0
    with corpus_problems(folder):
        for found in check(folder):
            if isinstance(found, int):
                decisions += found
                continue
            wrong += 1
            if wrong <= SHOWN:
                print(_sentence(found, say), flush=True)
    if wrong:
        print(say("dataset-wrong", count=wrong))
        return 1
    print(say("dataset-right", decisions=decisions))
    return 0


def _sentence(wrong: Wrong, say: Words) -> str:
    match wrong.code:
        case "checksum":
            return say("dataset-checksum", file=wrong.file)
        case "setup":
            return say("dataset-setup", file=wrong.file, game=wrong.game, why=wrong.why)
        case "step":
            return say("dataset-step", file=wrong.file, game=wrong.game, ply=wrong.ply)
        case "result":
            return say("dataset-result", file=wrong.file, game=wrong.game)
        case "count":
            return say("dataset-count", file=wrong.file)
        case _:
            return say("dataset-file", file=wrong.file, why=wrong.why)
