"""Ratings of puzzles, and of people at puzzles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision, down_revision = "0019", "0018"

_KEYS = {"puzzle_ratings": ("game", "puzzle"), "puzzle_skills": ("user_id", "game")}
_DOUBLE = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def upgrade() -> None:
    for table, key in _KEYS.items():
        op.create_table(
            table,
            *(sa.Column(name, sa.Text, primary_key=True) for name in key),
            sa.Column("mu", _DOUBLE, nullable=False),
            sa.Column("sigma", _DOUBLE, nullable=False),
            sa.Column("tries", sa.Integer, nullable=False),
            sa.Column("changed", _DOUBLE, nullable=False),
        )
