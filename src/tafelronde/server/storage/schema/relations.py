"""Follows, blocks and mutes between people."""

import sqlalchemy as sa

from .columns import METADATA, Double

follows = sa.Table(
    "follows",  # whom a person follows; the other is not told
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("since", Double, nullable=False),
    sa.Index("follows_other", "other"),
)

blocks = sa.Table(
    "blocks",  # whom a person blocks; it counts both ways
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("since", Double, nullable=False),
    sa.Index("blocks_other", "other", "user_id"),
)

mutes = sa.Table(
    "mutes",  # whose chat a person does not want to read
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("other", sa.Text, primary_key=True),
    sa.Column("since", Double, nullable=False),
    sa.Index("mutes_other", "other"),
)
