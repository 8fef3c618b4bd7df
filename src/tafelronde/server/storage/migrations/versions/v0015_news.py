"""Notices of what happens at tables: who wants which, who has been told, and by which way."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"

_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("noted", sa.Integer, nullable=False, server_default=sa.text("0"))
    )
    op.execute("UPDATE tables SET noted = seq")
    where = sa.text("noted < seq")
    op.create_index(
        "tables_unnoted",
        "tables",
        ["changed", "id"],
        sqlite_where=where,
        postgresql_where=where,
    )
    op.add_column(
        "mails", sa.Column("unsubscribe", sa.Text, nullable=False, server_default=sa.text("''"))
    )
    op.create_table(
        "news_wishes",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("word", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("turn", sa.Text, nullable=False),
        sa.Column("filled", sa.Text, nullable=False),
        sa.Column("short", sa.Text, nullable=False),
        sa.Column("over", sa.Text, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_minutes", sa.Integer, nullable=False),
        sa.Column("zone", sa.Text, nullable=False),
        sa.Column("mail_hours", sa.Integer, nullable=False),
        sa.Column("mailed", _DOUBLE, nullable=False),
    )
    op.create_index("news_wishes_word", "news_wishes", ["word"], unique=True)
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created", _DOUBLE, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_index("push_subscriptions_user", "push_subscriptions", ["user_id"])
    op.create_table(
        "notices",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("at", _DOUBLE, nullable=False),
        sa.Column("push_due", _DOUBLE),
        sa.Column("mail_due", _DOUBLE),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("lease_node", sa.Text, nullable=False),
        sa.Column("lease_until", _DOUBLE, nullable=False),
    )
    op.create_index("notices_user", "notices", ["user_id", "mail_due"])
    op.create_index("notices_push", "notices", ["push_due"])
    op.create_index("notices_mail", "notices", ["mail_due"])
    op.create_index("notices_at", "notices", ["at"])
