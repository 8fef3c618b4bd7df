"""The games that people have handed over."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Double

handed_over = sa.Table(
    "handed_over",  # which games a person has handed over, and the tables that were made of them
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),  # of its setup and moves, a digest in hex
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("at", Double, nullable=False),
    sa.Index("handed_over_at", "user_id", "at"),
)
