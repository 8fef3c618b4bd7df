"""Ratings of puzzles, and of people at solving them.

A puzzle begins with the rating that bots gave it (``school.finding.solvers``). The first try of a
person at a puzzle is a game between the two: it moves both ratings, as a game at a table does.
Later tries, and tries with a hint, move nothing.
"""

from collections.abc import Mapping
from typing import NamedTuple

from ....school.puzzles import Puzzle
from ...storage.store import Conflict, Row, Statement, Store
from ..ratings.rate import duel
from ..ratings.scale import UNKNOWN, Rating, strength
from .progress import PUZZLE, Learnt

NEWCOMER = Rating(strength(1200), UNKNOWN)
"""The rating of somebody who has not tried a puzzle of the game yet."""
BY_BOTS = 5.0
"""The uncertainty of a rating that only bots gave: 150 on the scale that people see."""
SUREST = 2.0
"""No rating grows surer than this, 60 on that scale: people learn, and go on moving."""
COLUMNS = "mu, sigma, tries, changed"


class Rated(NamedTuple):
    """The change of the person's rating by a first try."""

    before: Rating
    after: Rating


def by_bots(puzzle: Puzzle) -> Rating:
    """The rating with which a puzzle begins."""
    return Rating(strength(puzzle.rating), BY_BOTS)


class PuzzleRatings:
    """The ratings of all puzzles, and of all people at them, in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._learnt = Learnt(store)

    async def of_puzzles(self, game: str) -> Mapping[str, Rating]:
        """The ratings of the puzzles of a game that people have tried, by their ids."""
        sql = f"SELECT puzzle, {COLUMNS} FROM puzzle_ratings WHERE game = $1"
        return {row[0]: Rating(*row[1:]) for row in await self._store.read(sql, game)}

    async def of_puzzle(self, puzzle: Puzzle) -> Rating:
        """The rating of a puzzle."""
        sql = f"SELECT {COLUMNS} FROM puzzle_ratings WHERE game = $1 AND puzzle = $2"
        rows = await self._store.read(sql, puzzle.game, puzzle.id)
        return _rating(rows) or by_bots(puzzle)

    async def of_person(self, user: str) -> Mapping[str, Rating]:
        """The ratings of a person, by game; games of which they tried no puzzle are left out."""
        sql = f"SELECT game, {COLUMNS} FROM puzzle_skills WHERE user_id = $1"
        return {row[0]: Rating(*row[1:]) for row in await self._store.read(sql, user)}

    async def first_try(self, user: str, puzzle: Puzzle, solved: bool) -> Rated | None:
        """Note a person's first try at a puzzle, and what follows for both ratings, in one
        transaction. None where it was not the first; then nothing is written."""
        now = self._store.now()
        sql = f"SELECT {COLUMNS} FROM puzzle_skills WHERE user_id = $1 AND game = $2"
        rows = await self._store.read(sql, user, puzzle.game)
        before = (_rating(rows) or NEWCOMER).at(now)
        skill, rating = duel(before, await self.of_puzzle(puzzle), solved, now)
        skill, rating = _bounded(skill), _bounded(rating)
        first = self._learnt.first(
            user, PUZZLE, puzzle.game, puzzle.id, tries=1, solved=solved, result=float(solved)
        )
        try:
            await self._store.write_together([first, *_statements(user, puzzle, skill, rating)])
        except Conflict:
            return None
        return Rated(before, skill)


def _rating(rows: list[Row]) -> Rating | None:
    return Rating(*rows[0]) if rows else None


def _bounded(rating: Rating) -> Rating:
    return rating._replace(sigma=max(SUREST, rating.sigma))


def _statements(user: str, puzzle: Puzzle, skill: Rating, rating: Rating) -> list[Statement]:
    return [
        (
            f"INSERT INTO puzzle_skills (user_id, game, {COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)"
            " ON CONFLICT (user_id, game) DO UPDATE SET mu = excluded.mu,"
            " sigma = excluded.sigma, tries = excluded.tries, changed = excluded.changed",
            (user, puzzle.game, *skill),
        ),
        (
            f"INSERT INTO puzzle_ratings (game, puzzle, {COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)"
            " ON CONFLICT (game, puzzle) DO UPDATE SET mu = excluded.mu,"
            " sigma = excluded.sigma, tries = excluded.tries, changed = excluded.changed",
            (puzzle.game, puzzle.id, *rating),
        ),
    ]
