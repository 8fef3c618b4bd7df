"""The answers that players leave beforehand."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA

answers = sa.Table(
    "answers",  # a player's answers to what others may do in a game by days; secret to others
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),  # the ``seq`` of the table when they were left
    sa.Column("ply", sa.Integer, nullable=False),  # how many decisions the game had then
    sa.Column("lines", sa.Text, nullable=False),  # JSON: lists of actions
    sa.Index("answers_user", "user_id"),
)
