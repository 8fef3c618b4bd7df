"""Reviews of finished games: those that are asked for, and those that are made."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

_BOOLEAN: sa.types.TypeEngine[bool] = sa.Boolean(create_constraint=False).with_variant(
    sa.Integer(), "sqlite"
)
_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("asked", _DOUBLE, nullable=False),
        sa.Column("judge", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("ready", _BOOLEAN, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("error", sa.Text(), nullable=False),
        sa.Column("wanted_until", _DOUBLE, nullable=False),
        sa.Column("lease_node", sa.Text(), nullable=False),
        sa.Column("lease_until", _DOUBLE, nullable=False),
    )
    op.create_index("reviews_due", "reviews", ["ready", "wanted_until"])
    op.create_index("reviews_user", "reviews", ["user_id", "ready"])
