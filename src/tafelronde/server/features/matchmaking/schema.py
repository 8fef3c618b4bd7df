"""The database tables of matchmaking: seeks, and pairings."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Boolean, Double

seeks = sa.Table(
    "seeks",  # what people seek
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("live", Boolean, nullable=False),  # or a game by days
    sa.Column("wish", sa.Text, nullable=False),  # JSON of SeekTerms (rows.py)
    sa.Column("strength", Double, nullable=False),
    sa.Column("since", Double, nullable=False),
    sa.Column("seen", Double, nullable=False),  # when the person last asked
    sa.Column("table_id", sa.Text, nullable=False),  # where it was paired; '': it is in the pool
    sa.Index("seeks_user", "user_id", "since"),
    sa.Index("seeks_waiting", "table_id", "live", "since", "id"),
)

paired_tables = sa.Table(
    "paired_tables",  # pairings, whose tables any node makes
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),  # JSON of PairedTable (rows.py)
    sa.Column("at", Double, nullable=False),
    sa.Column("made", Double, nullable=False),  # when the table was made; 0: not yet
    sa.Index("paired_tables_due", "made", "at", "table_id"),
)
