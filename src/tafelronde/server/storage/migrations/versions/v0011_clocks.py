"""The players' clocks: when one is out, when nobody could play, and when somebody is away."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock_due", _DOUBLE))
    op.create_index("tables_clocks", "tables", ["clock_due"])
    op.create_table(
        "service",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("beat", _DOUBLE, nullable=False),
    )
    op.create_table(
        "gaps",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("begin", _DOUBLE, primary_key=True),
        sa.Column("until", _DOUBLE, nullable=False),
    )
    op.create_index("gaps_until", "gaps", ["until"])
    op.create_table(
        "rests",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_minutes", sa.Integer, nullable=False),
    )
    op.create_table(
        "vacations",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("begin", _DOUBLE, primary_key=True),
        sa.Column("until", _DOUBLE, nullable=False),
    )
