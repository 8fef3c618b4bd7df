"""One setting of quiet hours, by the clock of a time zone, for clocks and news alike; rounds of
tournaments are news of their own; and the tables that a helper hid are found by an index."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column(
        "rests", sa.Column("zone", sa.Text, nullable=False, server_default=sa.text("'UTC'"))
    )
    # Who had both keeps those of the news, which knew the zone; a clock rests half a day at most.
    op.execute(
        "INSERT INTO rests (user_id, quiet_from, quiet_minutes, zone)"
        " SELECT user_id, quiet_from,"
        " CASE WHEN quiet_minutes > 720 THEN 720 ELSE quiet_minutes END, zone"
        " FROM news_wishes WHERE quiet_minutes > 0"
        " ON CONFLICT (user_id) DO UPDATE SET quiet_from = excluded.quiet_from,"
        " quiet_minutes = excluded.quiet_minutes, zone = excluded.zone"
    )
    op.add_column(
        "news_wishes", sa.Column("round", sa.Text, nullable=False, server_default=sa.text("'push'"))
    )
    op.execute("UPDATE news_wishes SET round = filled")  # as rounds were told until now
    where = sa.text("hidden")
    op.create_index("tables_hidden", "tables", ["id"], sqlite_where=where, postgresql_where=where)
