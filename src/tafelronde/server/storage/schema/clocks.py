"""The players' time: gaps that count for nobody, vacations and quiet hours."""

import sqlalchemy as sa

from .columns import METADATA, Double

service = sa.Table(
    "service",  # for each game the last time at which a node could run it, noted while clocks run
    METADATA,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("beat", Double, nullable=False),
)

gaps = sa.Table(
    "gaps",  # times in which no node could run a game; they count for nobody
    METADATA,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("begin", Double, primary_key=True),
    sa.Column("until", Double, nullable=False),
    sa.Index("gaps_until", "until"),
)

pauses = sa.Table(
    "quiet_hours",  # of a person: no clock of days runs out then, and no mail or push is sent
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("quiet_from", sa.Integer, nullable=False),  # minutes after midnight in the zone
    sa.Column("quiet_minutes", sa.Integer, nullable=False),  # how long they last; 0: none
    sa.Column("zone", sa.Text, nullable=False, server_default=sa.text("'UTC'")),  # Europe/Amsterdam
)

vacations = sa.Table(
    "vacations",  # vacations of people: their clocks of days stand still
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("begin", Double, primary_key=True),
    sa.Column("until", Double, nullable=False),
)
