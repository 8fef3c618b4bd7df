"""``tafelronde replay``: steps through a recorded game."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from ...core.objects.registry import info as info_of
from ..parts.options import RecordFile, open_terminal, whole_number
from ..parts.problems import Problem
from ..parts.records import open_record


def replay(
    file: RecordFile,
    at: Annotated[
        str | None, typer.Option("--at", metavar="PLY", help="Show only the table after this step.")
    ] = None,
) -> None:
    """Step through a recorded game."""
    step, terminal = whole_number("--at", at), open_terminal()
    record = open_record(file)
    say = terminal.words_of(info_of(record.setup.game))
    last = len(record.log)
    if step is not None and step > last:
        raise Problem("replay-ply-range", ply=step, last=last)
    from ...match import verify as check
    from ..table.stepping import Player

    player = Player(record, terminal, say)
    if step is not None:
        player.show(step)
    elif terminal.interactive:
        player.step_through()
    else:
        for said in player.session_at(last).log:
            print(f"{said.ply + 1:>4}  {said.text}")
        player.show(last)
    if not check(record).ok:
        print(f" {say('record-false')}", file=sys.stderr)
