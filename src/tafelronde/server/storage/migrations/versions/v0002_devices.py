"""The devices on which people are signed in."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("created", _DOUBLE, nullable=False),
        sa.Column("seen", _DOUBLE, nullable=False),
        sa.Column("gone", _DOUBLE, nullable=False),
    )
    op.create_index("devices_user", "devices", ["user_id", "seen"])
    op.create_index("devices_gone", "devices", ["gone"])
    since = sa.Column("alone_since", _DOUBLE, nullable=False, server_default=sa.text("0"))
    op.add_column("users", since)
