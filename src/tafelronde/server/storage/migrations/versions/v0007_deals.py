"""The deals of the day, and the tries at them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("made", _DOUBLE, nullable=False),
    )
    op.create_table(
        "deal_tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("begun", _DOUBLE, nullable=False),
        sa.Column("result", _DOUBLE),
        sa.Column("lead", _DOUBLE),
        sa.Column("points", _DOUBLE),
    )
    op.create_index("deal_tries_list", "deal_tries", ["day", "result", "lead", "table_id"])
