"""What a program may do with its token, and when that was made."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def upgrade() -> None:
    scope = sa.Column("scope", sa.Text(), nullable=False, server_default=sa.text("'all'"))
    op.add_column("tokens", scope)
    created = sa.Column("created", _DOUBLE, nullable=False, server_default=sa.text("0"))
    op.add_column("tokens", created)
    op.create_index("tokens_owner", "tokens", ["owner"])
