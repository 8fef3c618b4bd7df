"""The looks of people's names, and the names before a renaming."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tafelronde.server.storage.schema.columns import ByBytes

revision, down_revision = "0023", "0022"


def upgrade() -> None:
    for name, kind in (("look", ByBytes), ("was", sa.Text)):
        op.add_column("users", sa.Column(name, kind, nullable=False, server_default=sa.text("''")))
    op.create_index("users_look", "users", ["look", "id"])
