"""Games of every level in words: the pages of ``docs/levels/``, told from the matches there.

A file a game, a match a line: ``{"level": "easy", "seed": 1, "decisions": ["N2", …]}``. The seed
says who sits there and all that chance brings, so the decisions are the whole match.
``python -m benchmarks.in_words GAME`` plays them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tafelronde.cli.table.session import Session
from tafelronde.core.objects.registry import info
from tafelronde.words import load_words

if TYPE_CHECKING:
    from tafelronde.words import Words

FOLDER = Path(__file__).parents[1] / "levels"
ENDING = ".jsonl"
PLAYERS = 2
Line = dict[str, Any]


def heading(file: Path) -> str:
    """The title of a game's page."""
    return f"{info(file.stem).title}: games of each level"


def page(file: Path) -> str:
    """The whole page of a game. Raises InvalidAction, IllegalAction for a match that is none."""
    game = file.stem
    say = load_words("en", info(game).messages)
    lines = [
        f"# {heading(file)}",
        "",
        "How does each level play? Three games of each against itself, with two players, from the",
        "first decision to the last, as the table tells them. How far the levels are apart is",
        "measured in [How strong are the levels?](../strength.md).",
        "",
        "```sh",
        f"python -m benchmarks.in_words {game}",
        "```",
    ]
    numbers: dict[str, int] = {}
    for line in map(json.loads, file.read_text(encoding="utf-8").splitlines()):
        level = line["level"]
        numbers[level] = numbers.get(level, 0) + 1
        if numbers[level] == 1:
            lines += ["", f"## `{level}`"]
        lines += ["", *_told(numbers[level], line, replay(game, line, say))]
    return "\n".join(lines) + "\n"


def begin(game: str, level: str, seed: int, say: Words) -> Session:
    """A match of a level against itself, at its first decision."""
    return Session.start(game, PLAYERS, {}, dict.fromkeys(range(PLAYERS), level), seed, say)


def replay(game: str, line: Line, say: Words) -> Session:
    """A match that was played, at its end."""
    session = begin(game, line["level"], line["seed"], say)
    for decision in line["decisions"]:
        session.play(decision)
    return session


def _told(number: int, line: Line, session: Session) -> Iterator[str]:
    """A match, folded under how it ended."""
    end = session.account()
    yield "<details markdown>"
    yield f"<summary>Game {number}: {end[-1]} ({len(line['decisions'])} decisions)</summary>"
    yield ""
    yield "```text"
    for said in session.log:
        yield f"     {said.text}" if said.ply < 0 else f"{said.ply + 1:>4} {said.text}"
    for text in end:
        yield f"     {text}"
    yield "```"
    yield ""
    yield "</details>"
