"""The nodes of a database, the values that they share, and its backups."""

from __future__ import annotations

import sqlalchemy as sa

from .columns import METADATA, Double

meta = sa.Table(
    "meta",  # single values, such as the key that signs cookies
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

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

rounds = sa.Table(
    "rounds",  # work that one node at a time does, and the node whose turn it is
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("node", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # the number of the turn
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
