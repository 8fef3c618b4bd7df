"""What people have learnt, how hard puzzles are for them, and the reviews of their games."""

from __future__ import annotations

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Boolean, Double

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

reviews = sa.Table(
    "reviews",  # reviews of finished games: asked for, being made, made
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),  # the first person who waits for it
    sa.Column("asked", Double, nullable=False),  # when it was asked for
    sa.Column("judge", sa.Integer, nullable=False),  # the versions with which it is made
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("ready", Boolean, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # JSON, as far as it is made; '': nothing yet
    sa.Column("error", sa.Text, nullable=False),  # why it cannot be made; '': no fault
    sa.Column("wanted_until", Double, nullable=False),  # until when somebody waits for it
    sa.Column("lease_node", sa.Text, nullable=False),  # the node that makes it
    sa.Column("lease_until", Double, nullable=False),
    sa.Index("reviews_due", "ready", "wanted_until"),
    sa.Index("reviews_user", "user_id", "ready"),
)
