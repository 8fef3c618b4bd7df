"""``tafelronde dataset check``: checks the checksums, and replays every step."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from ...corpus.check import check
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
                print(say(f"dataset-{found.code}", **asdict(found)), flush=True)
    if wrong:
        print(say("dataset-wrong", count=wrong))
        return 1
    print(say("dataset-right", decisions=decisions))
    return 0
