"""The database tables of the house: its record, its members, invitations and requests."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Double

house = sa.Table(
    "house",  # one row: what the host has set
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),  # 1
    sa.Column("body", sa.Text, nullable=False),  # JSON: record.Record
    sa.Column("emblem", sa.Text, nullable=False),  # the host's own picture in Base64; '': none
    sa.Column("gone", sa.Text, nullable=False),  # another word whenever somebody's membership ends
    sa.Column("changed", Double, nullable=False),
)

house_members = sa.Table(
    "house_members",
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("since", Double, nullable=False),
    sa.Column("invite", sa.Text, nullable=False),  # the invitation that was used; '': none
    sa.Column("let_in_by", sa.Text, nullable=False),  # '': the command line
    sa.Column("ended", Double, nullable=False),  # when the membership ended; 0: it goes on
    sa.Column("ended_by", sa.Text, nullable=False),
    sa.Index("house_members_since", "since", "user_id"),
    sa.Index("house_members_ended", "ended"),
)

house_invites = sa.Table(
    "house_invites",  # invitations to the house; of their codes only hashes
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("hash", sa.Text, nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("made", Double, nullable=False),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),
    sa.Column("uses", sa.Integer, nullable=False),  # how many may still come in with it
    sa.Column("used", sa.Integer, nullable=False),  # how many came in with it
    sa.Index("house_invites_hash", "hash", unique=True),
    sa.Index("house_invites_until", "until"),
    sa.Index("house_invites_user", "user_id"),
)

house_requests = sa.Table(
    "house_requests",  # people who have asked to be let in; one that was accepted has no row
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("at", Double, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False),  # open, refused
    sa.Column("seen_by", sa.Text, nullable=False),  # '': nobody, or the command line
    sa.Index("house_requests_state", "state", "at", "user_id"),
)
