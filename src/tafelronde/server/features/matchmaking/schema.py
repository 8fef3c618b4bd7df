"""People who look for others to play with, and the tables that they found."""

from __future__ import annotations

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Boolean, Double

seeks = sa.Table(
    "seeks",  # who looks for people to play with
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("live", Boolean, nullable=False),  # dropped when its person is not seen
    sa.Column("wish", sa.Text, nullable=False),  # JSON, see stored_seeks.py
    sa.Column("strength", Double, nullable=False),
    sa.Column("since", Double, nullable=False),
    sa.Column("seen", Double, nullable=False),  # when the person last looked
    sa.Column("table_id", sa.Text, nullable=False),  # that was found; '': none yet
    sa.Index("seeks_user", "user_id", "since"),
    sa.Index("seeks_waiting", "table_id", "live", "since", "id"),
)

found_tables = sa.Table(
    "found_tables",  # tables of people who looked for each other, made by any node
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("body", sa.Text, nullable=False),  # JSON, see stored_seeks.py
    sa.Column("at", Double, nullable=False),
    sa.Column("made", Double, nullable=False),  # 0: not yet
    sa.Index("found_tables_due", "made", "at", "table_id"),
)
