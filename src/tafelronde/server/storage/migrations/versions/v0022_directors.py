"""The acts of the directors of tournaments, entry to them, and results that were corrected."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tafelronde.server.storage.schema.columns import Boolean, Double

revision, down_revision = "0022", "0021"


def upgrade() -> None:
    op.create_table(
        "tournament_acts",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", Double, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
    )
    op.create_index("tournament_acts_user", "tournament_acts", ["user_id"])
    op.create_table(
        "tournament_directors",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.Text, nullable=False),
    )
    op.create_index("tournament_directors_user", "tournament_directors", ["user_id"])
    op.create_table(
        "tournament_entry",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "tournament_told",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        sa.Column("act", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("at", Double, nullable=False),
        sa.Column("seen", Boolean, nullable=False),
    )
    op.create_index("tournament_told_user", "tournament_told", ["user_id", "seen"])
    op.create_table(
        "corrected_games",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("at", Double, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("original", sa.Text, nullable=False),
        sa.Column("done", Boolean, nullable=False),
    )
    op.create_index("corrected_games_due", "corrected_games", ["done", "at"])
