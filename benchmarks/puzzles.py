"""Proves all puzzles again that games bring along: ``python -m benchmarks.puzzles [GAME …]``;
with ``--every 10`` only every tenth.

For each game one line: how many puzzles there are, how many of them hold, how long it took
on one core, and how they spread over themes and levels. Exit code 1 where one does not hold.

``python -m benchmarks.puzzles rate [GAME …]`` lets bots of each level try all of them anew, and
writes the ratings that follow into the games' files: two minutes on one core.
"""

import argparse
import sys
import time
from collections import Counter
from dataclasses import replace

import tafelronde
from tafelronde.core.objects.game import Game
from tafelronde.school.finding.idea import Idea
from tafelronde.school.finding.ideas import idea_of, puzzling_of
from tafelronde.school.finding.solvers import Solvers
from tafelronde.school.puzzles import FILE, Puzzle, format_puzzles, puzzles_of

SEED = 1
"""The seed of the bots that try the puzzles."""
ALL = 1000
"""Kinds of tiles that are looked at for each puzzle of the idea ``deal``."""


def _idea(game: Game, name: str) -> Idea:
    """An idea that checks all that it can, not only a sample."""
    chosen = puzzling_of(game).ideas.get(name, {})
    return idea_of(game, name, {**chosen, "checked": ALL} if name == "deal" else chosen)


def rate(names: list[str]) -> int:
    """Rate the puzzles of these games anew, by default of all; the exit code."""
    for info in tafelronde.infos():
        of = puzzles_of(info.name)
        if of is None or (names and info.name not in names):
            continue
        begun = time.process_time()
        solvers, rated = Solvers(tafelronde.load(info.name), SEED), list[Puzzle]()
        for puzzle in of.puzzles:
            solved = solvers.solve(puzzle.position(), puzzle.actions(), puzzle.idea)
            rated.append(replace(puzzle, rating=solved.rating, solved=solved.shares))
        rated.sort(key=lambda puzzle: (puzzle.rating, puzzle.theme, puzzle.id))
        text = format_puzzles(replace(of, puzzles=tuple(rated)))
        (info.folder / FILE).write_text(text, encoding="utf-8")
        ratings = [puzzle.rating for puzzle in rated]
        tenths = [ratings[len(ratings) * tenth // 10] for tenth in range(10)]
        print(
            f"{info.name}: {len(rated)} puzzles, {time.process_time() - begun:.0f} s;"
            f" ratings by tenths {tenths}, the hardest {ratings[-1]};"
            f" levels {dict(sorted(Counter(puzzle.level for puzzle in rated).items()))}"
        )
    return 0


def check(names: list[str], every: int = 1) -> int:
    """Check the puzzles of these games, by default of all; the exit code."""
    code = 0
    for info in tafelronde.infos():
        of = puzzles_of(info.name)
        if of is None or (names and info.name not in names):
            continue
        of.check_rules()
        game, begun, faults = tafelronde.load(info.name), time.process_time(), 0
        chosen = of.puzzles[::every]
        ideas = {name: _idea(game, name) for name in {puzzle.idea for puzzle in chosen}}
        for puzzle in chosen:
            fault = ideas[puzzle.idea].refute(
                puzzle.position(), puzzle.actions(), puzzle.worth, puzzle.second
            )
            if fault:
                faults += 1
                print(f"  {info.name} {puzzle.id}: {fault}")
        code = code or int(faults > 0)
        print(
            f"{info.name}: {len(chosen) - faults} of {len(chosen)} hold,"
            f" {time.process_time() - begun:.0f} s;"
            f" themes {dict(Counter(puzzle.theme for puzzle in chosen))},"
            f" levels {dict(sorted(Counter(puzzle.level for puzzle in chosen).items()))}"
        )
    return code


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m benchmarks.puzzles", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", help="all; first 'rate': rate them")
    parser.add_argument("--every", type=int, default=1, help="check only every so manyth puzzle")
    asked = parser.parse_args()
    rating = asked.names[:1] == ["rate"]
    sys.exit(rate(asked.names[1:]) if rating else check(asked.names, asked.every))
