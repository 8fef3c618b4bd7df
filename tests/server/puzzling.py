"""Puzzles, asked for at the interface of a server."""

from typing import Any

import tafelronde
from server.helpers import Browser, Message
from server.learning import step
from tafelronde.school.puzzles import Puzzle, puzzles_of

SETS = {info.name: of for info in tafelronde.infos() if (of := puzzles_of(info.name)) is not None}


def own(puzzle: Puzzle) -> list[str]:
    """The decisions of the answer."""
    state, mine = puzzle.position(), list[str]()
    for text in puzzle.line:
        if state.current_player == puzzle.seat:
            mine.append(text)
        state.apply(text)
    return mine


def at(person: Browser, puzzle: Puzzle, done: Any = (), **more: Any) -> Message:
    status, answer = step(person, f"/api/puzzles/{puzzle.game}/{puzzle.id}", done, **more)
    assert status == 200, answer
    return answer
