"""Those who look for people, the tables that were found for them, and whose round it is."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"

_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")
_BOOLEAN: sa.types.TypeEngine[bool] = sa.Boolean(create_constraint=False).with_variant(
    sa.Integer(), "sqlite"
)


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("live", _BOOLEAN, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("strength", _DOUBLE, nullable=False),
        sa.Column("since", _DOUBLE, nullable=False),
        sa.Column("seen", _DOUBLE, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
    )
    op.create_index("seeks_user", "seeks", ["user_id", "since"])
    op.create_index("seeks_waiting", "seeks", ["table_id", "live", "since", "id"])
    op.create_table(
        "found_tables",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", _DOUBLE, nullable=False),
        sa.Column("made", _DOUBLE, nullable=False),
    )
    op.create_index("found_tables_due", "found_tables", ["made", "at", "table_id"])
    op.create_table(
        "rounds",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until", _DOUBLE, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
