"""Order: roles, reports, mutes, bans, unwanted words, the log of acts, backups, nodes."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"

_BOOLEAN: sa.types.TypeEngine[bool] = sa.Boolean(create_constraint=False).with_variant(
    sa.Integer(), "sqlite"
)
_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def _text(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Text, nullable=False)


def _time(name: str) -> sa.Column[Any]:
    return sa.Column(name, _DOUBLE, nullable=False)


def _key(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Text, primary_key=True)


def upgrade() -> None:
    op.create_table("roles", _key("user_id"), _text("role"), _time("since"), _text("given_by"))
    op.create_table("invites", _key("hash"), _text("role"), _time("until"))
    op.create_table(
        "reports",
        _key("id"),
        _time("at"),
        *(_text(name) for name in ("user_id", "about", "kind", "reason", "words", "table_id")),
        sa.Column("number", sa.Integer, nullable=False),
        _text("evidence"),
        _text("state"),
        _time("seen_at"),
        _text("seen_by"),
        _text("answer"),
        sa.Column("told", _BOOLEAN, nullable=False),
    )
    op.create_index("reports_state", "reports", ["state", "at", "id"])
    op.create_index("reports_user", "reports", ["user_id", "at"])
    op.create_index("reports_about", "reports", ["about", "at", "id"])
    op.create_table("mutes", _key("user_id"), _key("other"), _time("since"))
    op.create_index("mutes_other", "mutes", ["other"])
    op.create_table(
        "bans",
        _key("id"),
        *(_text(name) for name in ("user_id", "kind", "reason", "words")),
        _time("begun"),
        _time("until"),
        _text("given_by"),
        _time("lifted"),
        _text("lifted_by"),
        sa.Column("told", _BOOLEAN, nullable=False),
    )
    op.create_index("bans_user", "bans", ["user_id", "begun"])
    op.create_index("bans_until", "bans", ["until"])
    op.create_table("unwanted", _key("word"), _time("added"), _text("added_by"))
    op.create_table(
        "audit",
        _key("id"),
        _time("at"),
        *(_text(name) for name in ("user_id", "act", "about", "table_id", "why", "detail")),
    )
    op.create_index("audit_at", "audit", ["at", "id"])
    op.create_index("audit_user", "audit", ["user_id", "id"])
    op.create_index("audit_about", "audit", ["about", "at", "id"])
    op.create_table(
        "backups", _key("id"), _time("at"), _text("file"), _time("bytes"), _time("seconds"),
        _text("error"),
    )  # fmt: skip
    op.create_index("backups_at", "backups", ["at"])
    op.create_table(
        "nodes", _key("id"), _text("address"), _text("version"), _time("started"), _time("seen"),
        _text("facts"),
    )  # fmt: skip
    op.create_index("nodes_seen", "nodes", ["seen"])
    op.add_column("chats", sa.Column("phrase", sa.Text, nullable=False, server_default=""))
    op.add_column(
        "chats", sa.Column("hidden", _DOUBLE, nullable=False, server_default=sa.text("0"))
    )
    op.add_column(
        "tables", sa.Column("hidden", _BOOLEAN, nullable=False, server_default=sa.false())
    )
    op.create_index("tables_status", "tables", ["status", "changed", "id"])
