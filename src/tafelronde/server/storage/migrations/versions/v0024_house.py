"""The house: its record, its members, invitations and requests to join."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from tafelronde.server.storage.schema.columns import Double

revision, down_revision = "0024", "0023"


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("emblem", sa.Text, nullable=False),
        sa.Column("gone", sa.Text, nullable=False),
        sa.Column("changed", Double, nullable=False),
    )
    op.create_table(
        "house_members",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("since", Double, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("let_in_by", sa.Text, nullable=False),
        sa.Column("ended", Double, nullable=False),
        sa.Column("ended_by", sa.Text, nullable=False),
    )
    op.create_index("house_members_since", "house_members", ["since", "user_id"])
    op.create_index("house_members_ended", "house_members", ["ended"])
    op.create_table(
        "house_invites",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("made", Double, nullable=False),
        sa.Column("user_id", sa.Text, nullable=False),
        sa.Column("until", Double, nullable=False),
        sa.Column("uses", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
    )
    op.create_index("house_invites_hash", "house_invites", ["hash"], unique=True)
    op.create_index("house_invites_until", "house_invites", ["until"])
    op.create_index("house_invites_user", "house_invites", ["user_id"])
    op.create_table(
        "house_requests",
        sa.Column("user_id", sa.Text, primary_key=True),
        sa.Column("at", Double, nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("seen_by", sa.Text, nullable=False),
    )
    op.create_index("house_requests_state", "house_requests", ["state", "at", "user_id"])
