"""Reviews of finished games."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Boolean, Double

reviews = sa.Table(
    "reviews",  # reviews of finished games: asked for, being made, made
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),  # the first person who waits for it
    sa.Column("asked", Double, nullable=False),  # when it was asked for
    sa.Column("judge", sa.Integer, nullable=False),  # the versions with which it is made
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("ready", Boolean, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # JSON, as far as it is made; '': nothing yet
    sa.Column("error", sa.Text, nullable=False),  # why it cannot be made; '': no fault
    sa.Column("wanted_until", Double, nullable=False),  # until when somebody waits for it
    sa.Column("lease_node", sa.Text, nullable=False),  # the node that makes it
    sa.Column("lease_until", Double, nullable=False),
    sa.Index("reviews_due", "ready", "wanted_until"),
    sa.Index("reviews_user", "user_id", "ready"),
)
