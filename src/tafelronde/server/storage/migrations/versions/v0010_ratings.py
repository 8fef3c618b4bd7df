"""Rated games, the ratings of people, and what each game did to them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")
_LADDER = ("game", "players", "pace")


def upgrade() -> None:
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("ended", _DOUBLE, nullable=False, server_default=sa.text("0")),
        sa.Column("number", sa.Integer),
        sa.Column("body", sa.Text, nullable=False, server_default=sa.text("''")),
    )
    op.create_index("rated_games_number", "rated_games", ["number"], unique=True)
    op.create_index("rated_games_due", "rated_games", ["number", "ended", "table_id"])
    op.create_table(
        "ratings",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("pace", sa.Text, primary_key=True),
        sa.Column("mu", _DOUBLE, nullable=False),
        sa.Column("sigma", _DOUBLE, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", _DOUBLE, nullable=False),
        sa.Column("standing", _DOUBLE, nullable=False),
        sa.Column("settled_until", _DOUBLE, nullable=False),
    )
    op.create_index("ratings_list", "ratings", [*_LADDER, "standing", "user_id", "settled_until"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", _DOUBLE, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("before_mu", _DOUBLE, nullable=False),
        sa.Column("before_sigma", _DOUBLE, nullable=False),
        sa.Column("mu", _DOUBLE, nullable=False),
        sa.Column("sigma", _DOUBLE, nullable=False),
    )
    op.create_index("rating_changes_curve", "rating_changes", ["user_id", *_LADDER, "number"])
    op.create_index("rating_changes_at", "rating_changes", ["user_id", *_LADDER, "at"])
