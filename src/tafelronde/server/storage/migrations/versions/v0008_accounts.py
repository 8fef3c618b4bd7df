"""Accounts: handles, passkeys, recovery codes, addresses, mails, identities that became others."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

_BOOLEAN: sa.types.TypeEngine[bool] = sa.Boolean(create_constraint=False).with_variant(
    sa.Integer(), "sqlite"
)
_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def upgrade() -> None:
    op.create_index("chats_user", "chats", ["user_id"])
    op.create_index("codes_user", "codes", ["user_id"])
    op.create_index("deal_tries_user", "deal_tries", ["user_id", "day"])
    op.create_index("tokens_user", "tokens", ["user_id"])
    op.create_table(
        "accounts",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("handle", sa.Text, nullable=False),
        sa.Column("skeleton", sa.Text, nullable=False),
        sa.Column("changed", _DOUBLE, nullable=False),
        sa.Column("email", sa.Text, nullable=False),
    )
    op.create_index("accounts_skeleton", "accounts", ["skeleton"])
    op.create_index("accounts_email", "accounts", ["email"])
    op.create_table(
        "handles",
        sa.Column("skeleton", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("until", _DOUBLE, nullable=False),
    )
    op.create_index("handles_user", "handles", ["user_id"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", _DOUBLE, nullable=False),
        sa.Column("used", _DOUBLE, nullable=False),
    )
    op.create_index("passkeys_user", "passkeys", ["user_id", "created"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, nullable=False),
    )
    op.create_index("recovery_codes_user", "recovery_codes", ["user_id"])
    op.create_table(
        "proofs",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("until", _DOUBLE, nullable=False),
    )
    op.create_index("proofs_until", "proofs", ["until"])
    op.create_index("proofs_user", "proofs", ["user_id"])
    op.create_table(
        "mails",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("due", _DOUBLE, nullable=False),
        sa.Column("until", _DOUBLE, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("lease_node", sa.Text, nullable=False),
        sa.Column("lease_until", _DOUBLE, nullable=False),
    )
    op.create_index("mails_due", "mails", ["due"])
    op.create_table(
        "departed",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("into_id", sa.Text, nullable=False),
        sa.Column("at", _DOUBLE, nullable=False),
        sa.Column("done", _BOOLEAN, nullable=False),
        sa.Column("lease_node", sa.Text, nullable=False),
        sa.Column("lease_until", _DOUBLE, nullable=False),
    )
    op.create_index("departed_due", "departed", ["done", "lease_until"])
