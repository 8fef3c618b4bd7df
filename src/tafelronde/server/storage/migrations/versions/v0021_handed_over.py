"""The games that people have handed over: played without a network."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tafelronde.server.storage.schema.columns import Double

revision, down_revision = "0021", "0020"


def upgrade() -> None:
    op.create_table(
        "handed_over",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("at", Double, nullable=False),
    )
    op.create_index("handed_over_at", "handed_over", ["user_id", "at"])
