"""Results of bots on the deal of each day: a table beside those of the deals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tafelronde.server.storage.schema.columns import Double

revision, down_revision = "0020", "0019"


def upgrade() -> None:
    op.create_table(
        "deal_pars",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("level", sa.Text, primary_key=True),
        sa.Column("result", Double),
        sa.Column("lead", Double),
        sa.Column("points", Double),
        sa.Column("lease_node", sa.Text, nullable=False),
        sa.Column("lease_until", Double, nullable=False),
    )
