"""Circles of friends: their members, and the tables of their evenings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tafelronde.server.storage.schema.columns import Double

revision, down_revision = "0025", "0024"


def upgrade() -> None:
    op.create_table(
        "circles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("maker", sa.Text, nullable=False),
        sa.Column("made", Double, nullable=False),
        sa.Column("evening", sa.Integer, nullable=False),
        sa.Column("last", Double, nullable=False),
    )
    op.create_index("circles_maker", "circles", ["maker"])
    op.create_table(
        "circle_members",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("circle", sa.Text, primary_key=True),
        sa.Column("since", Double, nullable=False),
        sa.Column("removed", Double, nullable=False),
    )
    op.create_index("circle_members_circle", "circle_members", ["circle", "since", "user_id"])
    op.create_table(
        "circle_tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("circle", sa.Text, nullable=False),
        sa.Column("evening", sa.Integer, nullable=False),
        sa.Column("at", Double, nullable=False),
    )
    op.create_index("circle_tables_circle", "circle_tables", ["circle", "at", "table_id"])
    op.create_index("circle_tables_evening", "circle_tables", ["circle", "evening", "at"])
