"""Tables that are there for a challenge alone, and the people who may challenge a person."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tafelronde.server.storage.schema.columns import Double

revision, down_revision = "0026", "0025"


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("until", Double, nullable=False),
    )
    op.create_index("challenges_until", "challenges", ["until", "table_id"])
    wish = sa.Column("challenges", sa.Text, nullable=False, server_default=sa.text("'everybody'"))
    op.add_column("users", wish)
