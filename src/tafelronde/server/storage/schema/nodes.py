"""Tables that nodes share: values, work that one of them does at a time, mails that wait, and the
time that players have."""

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


mails = sa.Table(
    "mails",  # mails to be sent; a row is deleted once it was
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("subject", sa.Text, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("due", Double, nullable=False),
    sa.Column("until", Double, nullable=False),  # it is dropped at this time
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("lease_node", sa.Text, nullable=False),
    sa.Column("lease_until", Double, nullable=False),
    # The URL that ends all mails of this kind; '': none.
    sa.Column("unsubscribe", sa.Text, nullable=False, server_default=sa.text("''")),
    sa.Index("mails_due", "due"),
)


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
