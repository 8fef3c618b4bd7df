"""The players' time: gaps that count for nobody, vacations and quiet hours."""

from __future__ import annotations

import sqlalchemy as sa

from .columns import METADATA, Double

service = sa.Table(
    "service",  # until when some node could let people play each game, while clocks run
    METADATA,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("beat", Double, nullable=False),
)

gaps = sa.Table(
    "gaps",  # when no node could: this time is nobody's
    METADATA,
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("begin", Double, primary_key=True),
    sa.Column("until", Double, nullable=False),
    sa.Index("gaps_until", "until"),
)

rests = sa.Table(
    "rests",  # quiet hours: no clock of days runs out for somebody in them, and no news are sent
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("quiet_from", sa.Integer, nullable=False),  # minutes after midnight in the zone
    sa.Column("quiet_minutes", sa.Integer, nullable=False),  # how long; 0: none
    sa.Column("zone", sa.Text, nullable=False, server_default=sa.text("'UTC'")),  # Europe/Amsterdam
)

vacations = sa.Table(
    "vacations",  # when somebody is away: their clocks of days stand
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("begin", Double, primary_key=True),
    sa.Column("until", Double, nullable=False),
)
