"""The tables of the database, as they are today; one description for SQLite and PostgreSQL.

Made and changed by the steps in ``migrations/versions``, one file each; a test holds those against
this page. Read and written by the two drivers (``sqlite``, ``postgres``) in plain SQL.
"""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

Boolean: sa.types.TypeEngine[bool] = sa.Boolean(create_constraint=False).with_variant(
    sa.Integer(), "sqlite"
)
Double: sa.types.TypeEngine[float] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")
"""Times are seconds since 1970."""

meta = sa.Table(
    "meta",  # what there is one of: the key that signs cookies
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

tables = sa.Table(
    "tables",  # a row a table: its seed, and what lists and bots' turns are found by
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),  # how many events it has
    sa.Column("status", sa.Text, nullable=False),  # open, playing, over, closed
    sa.Column("public", Boolean, nullable=False),
    sa.Column("changed", Double, nullable=False),
    sa.Column("card", sa.Text, nullable=False),  # JSON for the lobby
    sa.Column("bot_turn", Boolean, nullable=False),
    sa.Column("lease_node", sa.Text, nullable=False),  # who sees to the bot's turn
    sa.Column("lease_until", Double, nullable=False),
    sa.Index("tables_lobby", "public", "status", "changed"),
    sa.Index("tables_bots", "bot_turn", "lease_until"),
)

events = sa.Table(
    "events",  # what happened at a table; never changed, never removed
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", Double, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # JSON, see events.py
    sa.Column("command", sa.Text),  # the person and their id for it, so that it is carried out once
)
sa.Index(
    "events_command",
    events.c.table_id,
    events.c.command,
    unique=True,
    sqlite_where=events.c.command.is_not(None),
    postgresql_where=events.c.command.is_not(None),
)

members = sa.Table(
    "members",  # who ever sat where
    METADATA,
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("ended", Double, nullable=False, server_default=sa.text("0")),  # 0: not yet
    sa.Index("members_ended", "user_id", "ended", "table_id"),
    sa.Index("members_table", "table_id"),
)

chats = sa.Table(
    "chats",
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", Double, nullable=False),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("command", sa.Text, nullable=False),
    sa.Index("chats_command", "table_id", "command", unique=True),
)

users = sa.Table(
    "users",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", Double, nullable=False),
    # When all devices but one were signed out; 0: never. Cookies without a device count no more.
    sa.Column("alone_since", Double, nullable=False, server_default=sa.text("0")),
)

devices = sa.Table(
    "devices",  # where people are signed in; the id stands in the cookie, beside its signature
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("label", sa.Text, nullable=False),  # what the browser calls itself
    sa.Column("created", Double, nullable=False),
    sa.Column("seen", Double, nullable=False),
    sa.Column("gone", Double, nullable=False),  # when it was signed out; 0: it is not
    sa.Index("devices_user", "user_id", "seen"),
    sa.Index("devices_gone", "gone"),
)

tokens = sa.Table(
    "tokens",  # of programs that sign in; only hashes
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("owner", sa.Text, nullable=False),
    sa.Column("scope", sa.Text, nullable=False, server_default=sa.text("'all'")),  # see wire.Scope
    sa.Column("created", Double, nullable=False, server_default=sa.text("0")),  # 0: not noted
    sa.Index("tokens_owner", "owner"),
)

codes = sa.Table(
    "codes",  # that move an identity to another device; only hashes
    METADATA,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),
)
