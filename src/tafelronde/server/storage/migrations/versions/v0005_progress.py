"""What people have learnt or tried: lessons and the like."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def upgrade() -> None:
    op.create_table(
        "progress",
        sa.Column("user_id", sa.Text(), primary_key=True),
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("game", sa.Text(), primary_key=True),
        sa.Column("item", sa.Text(), primary_key=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", _DOUBLE, nullable=False),
        sa.Column("best", _DOUBLE, nullable=False),
        sa.Column("changed", _DOUBLE, nullable=False),
    )
