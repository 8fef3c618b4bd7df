"""The nodes that run on a database, and its backups."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Double

nodes = sa.Table(
    "nodes",  # the nodes that run, as each last told of itself
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("version", sa.Text, nullable=False),
    sa.Column("started", Double, nullable=False),
    sa.Column("seen", Double, nullable=False),
    sa.Column("facts", sa.Text, nullable=False),  # JSON, see features/health/service.py
    sa.Index("nodes_seen", "seen"),
)

backups = sa.Table(
    "backups",  # backups that were made or failed
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", Double, nullable=False),
    sa.Column("file", sa.Text, nullable=False),
    sa.Column("bytes", Double, nullable=False),
    sa.Column("seconds", Double, nullable=False),
    sa.Column("error", sa.Text, nullable=False),
    sa.Index("backups_at", "at"),
)
