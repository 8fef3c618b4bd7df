"""When the games of a person ended, so that they can be paged through."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")


def upgrade() -> None:
    ended = sa.Column("ended", _DOUBLE, nullable=False, server_default=sa.text("0"))
    op.add_column("members", ended)
    op.execute(
        "UPDATE members SET ended = (SELECT changed FROM tables WHERE id = table_id)"
        " WHERE table_id IN (SELECT id FROM tables WHERE status = 'over')"
    )
    op.create_index("members_ended", "members", ["user_id", "ended", "table_id"])
    op.create_index("members_table", "members", ["table_id"])
