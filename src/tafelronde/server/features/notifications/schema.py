"""The database tables of notifications: settings, browsers, notifications."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Double

notification_settings = sa.Table(
    "news_wishes",  # named so for ever: no version renames a table; no row: the defaults
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("word", sa.Text, nullable=False),  # the secret in the link that ends all mails
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("ways", sa.Text, nullable=False),  # JSON: kind → push, mail, both, none
    sa.Column("mail_hours", sa.Integer, nullable=False),  # at most one mail in so many hours
    sa.Column("mailed", Double, nullable=False),  # when the last mail was made; 0: never
    sa.Index("news_wishes_word", "word", unique=True),
)

push_subscriptions = sa.Table(
    "push_subscriptions",  # browsers that take notifications through a push service
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),  # the hash of the endpoint
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("device", sa.Text, nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.Text, nullable=False),
    sa.Column("auth", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("created", Double, nullable=False),
    sa.Column("failures", sa.Integer, nullable=False),  # messages refused in a row
    sa.Index("push_subscriptions_user", "user_id"),
)

challenges = sa.Table(
    "challenges",  # open tables that are there for a challenge alone
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("until", Double, nullable=False),  # when to look whether it stands; 0: now
    sa.Index("challenges_until", "until", "table_id"),
)

notifications = sa.Table(
    "notifications",  # each stays until its person looks at the table or the tournament
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),  # a tournament's where it is of its kind
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),  # a kind of kinds.py, or nudge
    sa.Column("ply", sa.Integer, nullable=False),
    sa.Column("at", Double, nullable=False),
    sa.Column("push_due", Double),  # null: sent, or not wanted
    sa.Column("mail_due", Double),
    sa.Column("told", sa.Text, nullable=False),  # the subscriptions that have taken it
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("lease_node", sa.Text, nullable=False),
    sa.Column("lease_until", Double, nullable=False),
    sa.Index("notices_user", "user_id", "mail_due"),
    sa.Index("notices_push", "push_due"),
    sa.Index("notices_mail", "mail_due"),
    sa.Index("notices_at", "at"),
)
