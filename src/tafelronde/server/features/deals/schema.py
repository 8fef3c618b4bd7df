"""The deal of each day, and people's tries at it."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Double

deals = sa.Table(
    "deals",  # the deal of each day, a date of UTC; drawn the day before, never changed
    METADATA,
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("setup", sa.Text, nullable=False),  # JSON: rows.StoredDeal
    sa.Column("made", Double, nullable=False),
)

deal_tries = sa.Table(
    "deal_tries",  # people's tries and their results; one try a person
    METADATA,
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("begun", Double, nullable=False),
    sa.Column("result", Double),  # null: not compared (yet)
    sa.Column("lead", Double),
    sa.Column("points", Double),
    sa.Index("deal_tries_list", "day", "result", "lead", "table_id"),
    sa.Index("deal_tries_user", "user_id", "day"),
)

deal_pars = sa.Table(
    "deal_pars",  # what a bot of each level gets on the deal of a day, on the person's seat
    METADATA,
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("level", sa.Text, primary_key=True),
    sa.Column("result", Double),  # null: not played (yet)
    sa.Column("lead", Double),
    sa.Column("points", Double),
    sa.Column("lease_node", sa.Text, nullable=False),  # the node that plays it
    sa.Column("lease_until", Double, nullable=False),
)
