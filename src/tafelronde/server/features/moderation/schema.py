"""The database tables of moderation: roles, invitations, reports, bans, words, audit log."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Boolean, Double

roles = sa.Table(
    "roles",  # the host and the moderators: see moderation.py of people
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("role", sa.Text, nullable=False),  # see Role in wire/identity.py
    sa.Column("since", Double, nullable=False),
    sa.Column("given_by", sa.Text, nullable=False),
)

invites = sa.Table(
    "invites",  # one-time tokens that give a role; only their hashes
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),
)

reports = sa.Table(
    "reports",  # what people tell the moderators, with the evidence of that moment
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", Double, nullable=False),
    sa.Column("user_id", sa.Text, nullable=False),  # the reporter
    sa.Column("about", sa.Text, nullable=False),  # the reported person
    sa.Column("kind", sa.Text, nullable=False),  # chat, name, player
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),  # '': not at a table
    sa.Column("number", sa.Integer, nullable=False),  # of the reported line of chat; 0: none
    sa.Column("evidence", sa.Text, nullable=False),  # JSON, see reports.py
    sa.Column("state", sa.Text, nullable=False),  # open, acted, nothing
    sa.Column("seen_at", Double, nullable=False),
    sa.Column("seen_by", sa.Text, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("told", Boolean, nullable=False),  # the reporter has read the answer
    sa.Index("reports_state", "state", "at", "id"),
    sa.Index("reports_user", "user_id", "at"),
    sa.Index("reports_about", "about", "at", "id"),
)

bans = sa.Table(
    "bans",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),  # sign-in, chat, play
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("begun", Double, nullable=False),
    sa.Column("until", Double, nullable=False),
    sa.Column("given_by", sa.Text, nullable=False),
    sa.Column("lifted", Double, nullable=False),  # when it was lifted; 0: it was not
    sa.Column("lifted_by", sa.Text, nullable=False),
    sa.Column("told", Boolean, nullable=False),
    sa.Index("bans_user", "user_id", "begun"),
    sa.Index("bans_until", "until"),
)

unwanted = sa.Table(
    "unwanted",  # words that nobody may use in chat or in a name
    METADATA,
    sa.Column("word", sa.Text, primary_key=True),
    sa.Column("added", Double, nullable=False),
    sa.Column("added_by", sa.Text, nullable=False),
)

audit = sa.Table(
    "audit",  # every act of the host and the moderators; rows never change
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", Double, nullable=False),
    sa.Column("user_id", sa.Text, nullable=False),  # who acted; '': the command line
    sa.Column("act", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("detail", sa.Text, nullable=False),
    sa.Index("audit_at", "at", "id"),
    sa.Index("audit_user", "user_id", "id"),
    sa.Index("audit_about", "about", "at", "id"),
)
