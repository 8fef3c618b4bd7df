"""The values that the nodes of a database share, and the work that one of them does at a time."""

import sqlalchemy as sa

from .columns import METADATA, Double

meta = sa.Table(
    "meta",  # single values, such as the key that signs cookies
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

rounds = sa.Table(
    "rounds",  # work that one node at a time does, and the node whose turn it is
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("node", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),  # the number of the turn
)
