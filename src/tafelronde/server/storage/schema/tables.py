"""The tables at which people play: their events, the columns that lists search, and their chat."""

import sqlalchemy as sa

from .columns import METADATA, Boolean, Double

UNNOTED = "noted < seq"

tables = sa.Table(
    "tables",  # a row for each table: its seed, and the columns that find it
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),  # how many events it has
    sa.Column("status", sa.Text, nullable=False),  # open, playing, over, closed
    sa.Column("public", Boolean, nullable=False),
    sa.Column("changed", Double, nullable=False),
    sa.Column("card", sa.Text, nullable=False),  # JSON for the lobby
    sa.Column("bot_turn", Boolean, nullable=False),
    sa.Column("lease_node", sa.Text, nullable=False),  # the node that plays the bot's turn
    sa.Column("lease_until", Double, nullable=False),
    sa.Column("clock_due", Double),  # when a clock runs out; null: none runs
    sa.Index("tables_clocks", "clock_due"),
    sa.Column("hidden", Boolean, nullable=False, server_default=sa.false()),  # from all lists
    # How many events people have been notified of, see notices.
    sa.Column("noted", sa.Integer, nullable=False, server_default=sa.text("0")),
    sa.Index("tables_lobby", "public", "status", "changed"),
    sa.Index("tables_status", "status", "changed", "id"),
    sa.Index("tables_bots", "bot_turn", "lease_until"),
)
sa.Index(
    "tables_hidden",  # the few hidden tables, which only their players still see in lists
    tables.c.id,
    sqlite_where=sa.text("hidden"),
    postgresql_where=sa.text("hidden"),
)
sa.Index(
    "tables_unnoted",  # the tables with events of which nobody has been notified
    tables.c.changed,
    tables.c.id,
    sqlite_where=sa.text(UNNOTED),
    postgresql_where=sa.text(UNNOTED),
)

events = sa.Table(
    "events",  # what happened at a table; never removed, and changed only to strike a name
    METADATA,
    sa.Column("table_id", sa.Text, primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", Double, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # JSON, see stored_events.py
    sa.Column("command", sa.Text),  # the ids of the person and the command: carried out once
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
    "members",  # everybody who ever sat at a table
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
    sa.Column("phrase", sa.Text, nullable=False, server_default=""),  # its code, in place of a body
    sa.Column("hidden", Double, nullable=False, server_default=sa.text("0")),  # since when; 0: not
    sa.Index("chats_command", "table_id", "command", unique=True),
    sa.Index("chats_user", "user_id"),
)
