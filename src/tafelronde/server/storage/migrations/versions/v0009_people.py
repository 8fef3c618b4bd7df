"""People: the results of their games, names to search for, who follows and who blocks whom."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"

_BOOLEAN: sa.types.TypeEngine[Any] = sa.Boolean(create_constraint=False).with_variant(
    sa.Integer(), "sqlite"
)
_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")
_BY_BYTES: sa.types.TypeEngine[Any] = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
_UNCOUNTED = "status = 'over' AND NOT counted"


def upgrade() -> None:
    _results()
    _people()


def _results() -> None:
    """Those of old games are noted by the nodes, in slices (``service.counting``)."""
    counted = sa.Column("counted", _BOOLEAN, nullable=False, server_default=sa.false())
    op.add_column("tables", counted)
    op.create_index(
        "tables_uncounted",
        "tables",
        ["id"],
        sqlite_where=sa.text(_UNCOUNTED),
        postgresql_where=sa.text(_UNCOUNTED),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("character", sa.Text, nullable=False),
        sa.Column("away", _BOOLEAN, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("ended", _DOUBLE, nullable=False),
        sa.Column("shown", _DOUBLE),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", _DOUBLE, nullable=False),
        sa.Column("points", _DOUBLE, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("resigned", _BOOLEAN, nullable=False),
    )
    listed = ["user_id", "ended", "table_id", "game", "outcome", "seat", "players", "shown"]
    op.create_index("results_user", "results", listed)
    op.create_index("results_ended", "results", ["ended", "table_id"])


def _people() -> None:
    folded = sa.Column("folded", _BY_BYTES, nullable=False, server_default=sa.text("''"))
    wish = sa.Column("presence", sa.Text, nullable=False, server_default=sa.text("'everybody'"))
    op.add_column("users", folded)
    op.add_column("users", wish)
    op.create_index("users_folded", "users", ["folded", "id"])
    for name in ("follows", "blocks"):
        op.create_table(
            name,
            sa.Column("user_id", sa.Text, primary_key=True),
            sa.Column("other", sa.Text, primary_key=True),
            sa.Column("since", _DOUBLE, nullable=False),
        )
    op.create_index("codes_until", "codes", ["until"])
    op.create_index("follows_other", "follows", ["other"])
    op.create_index("blocks_other", "blocks", ["other", "user_id"])
