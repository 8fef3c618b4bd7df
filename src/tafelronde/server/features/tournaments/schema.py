"""Tournaments: who plays, how each round was paired, and what its tables came to."""

from __future__ import annotations

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Boolean, Double

tournaments = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("user_id", sa.Text, nullable=False),  # who made it
    sa.Column("public", Boolean, nullable=False),
    sa.Column("status", sa.Text, nullable=False),  # open, running, over, off
    sa.Column("created", Double, nullable=False),
    sa.Column("starts", Double, nullable=False),  # 0: when who made it says so
    sa.Column("begun", Double, nullable=False),
    sa.Column("ended", Double, nullable=False),
    sa.Column("changed", Double, nullable=False),  # since when it has this status
    sa.Column("setup", sa.Text, nullable=False),  # JSON, see features/tournaments/row_types.py
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),  # rises with all that changes
    sa.Column("due", Double, nullable=False),  # when somebody has to look at it; 0: never
    sa.Column("lease_node", sa.Text, nullable=False),  # who sees to it
    sa.Column("lease_until", Double, nullable=False),
    sa.Index("tournaments_list", "public", "status", "changed", "id"),
    sa.Index("tournaments_due", "due"),
    sa.Index("tournaments_user", "user_id", "status"),
)

tournament_players = sa.Table(
    "tournament_players",
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("user_id", sa.Text, nullable=False),  # '': a bot
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("level", sa.Text, nullable=False),
    sa.Column("character", sa.Text, nullable=False),
    sa.Column("joined", Double, nullable=False),
    sa.Column("gone", Double, nullable=False),  # since when they play no more; 0: they do
    sa.Index("tournament_players_of", "user_id", "tournament_id"),
)
sa.Index(
    "tournament_players_user",
    tournament_players.c.user_id,
    tournament_players.c.tournament_id,
    unique=True,
    sqlite_where=tournament_players.c.user_id != "",
    postgresql_where=tournament_players.c.user_id != "",
)

tournament_rounds = sa.Table(
    "tournament_rounds",  # who was paired with whom; never changed but for its end
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("begun", Double, nullable=False),
    sa.Column("closed", Double, nullable=False),  # 0: not yet
    sa.Column("plan", sa.Text, nullable=False),  # JSON
)

tournament_tables = sa.Table(
    "tournament_tables",  # their tables, and what they came to
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),  # from 0
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),  # its time bound
    sa.Column("ended", Double, nullable=False),  # 0: not yet
    sa.Column("result", sa.Text, nullable=False),  # JSON; ''
)
