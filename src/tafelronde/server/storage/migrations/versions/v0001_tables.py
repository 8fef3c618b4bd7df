"""All tables. A database that was made before there were steps has them already."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import context, op

revision = "0001"
down_revision = None

_BOOLEAN: sa.types.TypeEngine[Any] = sa.Boolean(create_constraint=False).with_variant(
    sa.Integer(), "sqlite"
)
_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def _column(name: str, kind: sa.types.TypeEngine[Any]) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False)


def upgrade() -> None:
    if not context.is_offline_mode() and sa.inspect(op.get_bind()).has_table("meta"):
        return
    op.create_table(
        "meta",
        sa.Column("name", sa.Text(), primary_key=True),
        _column("value", sa.Text()),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), primary_key=True),
        _column("seed", sa.LargeBinary()),
        _column("seq", sa.Integer()),
        _column("status", sa.Text()),
        _column("public", _BOOLEAN),
        _column("changed", _DOUBLE),
        _column("card", sa.Text()),
        _column("bot_turn", _BOOLEAN),
        _column("lease_node", sa.Text()),
        _column("lease_until", _DOUBLE),
    )
    op.create_index("tables_lobby", "tables", ["public", "status", "changed"])
    op.create_index("tables_bots", "tables", ["bot_turn", "lease_until"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        _column("at", _DOUBLE),
        _column("body", sa.Text()),
        sa.Column("command", sa.Text()),
    )
    given = sa.text("command IS NOT NULL")
    op.create_index(
        "events_command",
        "events",
        ["table_id", "command"],
        unique=True,
        sqlite_where=given,
        postgresql_where=given,
    )
    op.create_table(
        "members",
        sa.Column("user_id", sa.Text(), primary_key=True),
        sa.Column("table_id", sa.Text(), primary_key=True),
    )
    op.create_table(
        "chats",
        sa.Column("table_id", sa.Text(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        _column("at", _DOUBLE),
        _column("user_id", sa.Text()),
        _column("name", sa.Text()),
        _column("seat", sa.Integer()),
        _column("body", sa.Text()),
        _column("command", sa.Text()),
    )
    op.create_index("chats_command", "chats", ["table_id", "command"], unique=True)
    op.create_table(
        "users",
        sa.Column("id", sa.Text(), primary_key=True),
        _column("name", sa.Text()),
        _column("created", _DOUBLE),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text(), primary_key=True),
        _column("user_id", sa.Text()),
        _column("owner", sa.Text()),
    )
    op.create_table(
        "codes",
        sa.Column("hash", sa.Text(), primary_key=True),
        _column("user_id", sa.Text()),
        _column("until", _DOUBLE),
    )
