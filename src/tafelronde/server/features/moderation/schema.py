"""Looking after the site: who does, what they are told, and what they did."""

from __future__ import annotations

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Boolean, Double

roles = sa.Table(
    "roles",  # who looks after the site: see order.py of people
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("role", sa.Text, nullable=False),  # keeper (the site's host), helper
    sa.Column("since", Double, nullable=False),
    sa.Column("given_by", sa.Text, nullable=False),
)

invites = sa.Table(
    "invites",  # to a role, good once; only hashes
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),
)

reports = sa.Table(
    "reports",  # what people tell the helpers, with what there was to be seen then
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", Double, nullable=False),
    sa.Column("user_id", sa.Text, nullable=False),  # who tells it
    sa.Column("about", sa.Text, nullable=False),  # of whom
    sa.Column("kind", sa.Text, nullable=False),  # chat, name, player
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),  # '': at none
    sa.Column("number", sa.Integer, nullable=False),  # of the line of chat; 0: of none
    sa.Column("evidence", sa.Text, nullable=False),  # JSON, see reports.py
    sa.Column("state", sa.Text, nullable=False),  # open, acted, nothing
    sa.Column("seen_at", Double, nullable=False),
    sa.Column("seen_by", sa.Text, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("told", Boolean, nullable=False),  # who told it knows that it was seen to
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
    sa.Column("lifted", Double, nullable=False),  # 0: it was not
    sa.Column("lifted_by", sa.Text, nullable=False),
    sa.Column("told", Boolean, nullable=False),
    sa.Index("bans_user", "user_id", "begun"),
    sa.Index("bans_until", "until"),
)

unwanted = sa.Table(
    "unwanted",  # words that nobody may say or be called
    METADATA,
    sa.Column("word", sa.Text, primary_key=True),
    sa.Column("added", Double, nullable=False),
    sa.Column("added_by", sa.Text, nullable=False),
)

audit = sa.Table(
    "audit",  # every act of who looks after the site; never changed
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", Double, nullable=False),
    sa.Column("user_id", sa.Text, nullable=False),  # who; '': on the command line
    sa.Column("act", sa.Text, nullable=False),
    sa.Column("about", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("detail", sa.Text, nullable=False),
    sa.Index("audit_at", "at", "id"),
    sa.Index("audit_user", "user_id", "id"),
    sa.Index("audit_about", "about", "at", "id"),
)
