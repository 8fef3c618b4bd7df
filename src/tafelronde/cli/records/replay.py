"""``tafelronde replay``: steps through a recorded game."""

import sys
from typing import Annotated

from ...core.objects.registry import info as info_of
from ..parts.options import RecordFile, open_terminal, whole
from ..parts.problems import Problem
from ..parts.records import open_record


def replay(
    file: RecordFile,
    at: Annotated[
        int | None, whole("--at", "Show only the table after this step.", metavar="PLY")
    ] = None,
) -> None:
    """Step through a recorded game."""
    terminal = open_terminal()
    record = open_record(file)
    say = terminal.words_of(info_of(record.setup.game))
    last = len(record.log)
    if at is not None and at > last:
        raise Problem("replay-ply-range", ply=at, last=last)
    from ...match import verify as check
    from ..table.stepping import Player

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
