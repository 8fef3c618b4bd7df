"""Tables of lessons and puzzles learnt, and of the difficulty of puzzles."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Double

progress = sa.Table(
    "progress",  # what a person has tried: lessons, puzzles
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),  # lesson, …
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("item", sa.Text, primary_key=True),
    sa.Column("tries", sa.Integer, nullable=False),  # how often it was tried to the end
    sa.Column("solved", Double, nullable=False),  # when it was first solved; 0: not yet
    sa.Column("best", Double, nullable=False),  # the best result, as this kind measures it
    sa.Column("changed", Double, nullable=False),
)

puzzle_ratings = sa.Table(
    "puzzle_ratings",  # how hard puzzles are, as people's first tries tell
    METADATA,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("puzzle", sa.Text, primary_key=True),
    sa.Column("mu", Double, nullable=False),
    sa.Column("sigma", Double, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("changed", Double, nullable=False),
)

puzzle_skills = sa.Table(
    "puzzle_skills",  # how well people solve the puzzles of a game
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", Double, nullable=False),
    sa.Column("sigma", Double, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("changed", Double, nullable=False),
)
