"""The database tables of circles of friends."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Double

circles = sa.Table(
    "circles",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("code", sa.Text, nullable=False),  # the part of its link that lets people in
    sa.Column("maker", sa.Text, nullable=False),
    sa.Column("made", Double, nullable=False),
    sa.Column("evening", sa.Integer, nullable=False),  # the number of the last evening, from 1
    sa.Column("last", Double, nullable=False),  # when a table was last opened; 0: never
    sa.Index("circles_maker", "maker"),
)

circle_members = sa.Table(
    "circle_members",
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("circle", sa.Text, primary_key=True),
    sa.Column("since", Double, nullable=False),
    sa.Column("removed", Double, nullable=False),  # when the maker removed them; 0: a member
    sa.Index("circle_members_circle", "circle", "since", "user_id"),
)

circle_tables = sa.Table(
    "circle_tables",  # tables that were opened for a circle, and their rematches
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("circle", sa.Text, nullable=False),
    sa.Column("evening", sa.Integer, nullable=False),
    sa.Column("at", Double, nullable=False),
    sa.Index("circle_tables_circle", "circle", "at", "table_id"),
    sa.Index("circle_tables_evening", "circle", "evening", "at"),
)
