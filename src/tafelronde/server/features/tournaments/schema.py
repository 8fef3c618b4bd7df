"""Tournaments: the players, the pairing of each round, and the result of each table."""

import sqlalchemy as sa

from ...storage.schema.columns import METADATA, Boolean, Double

tournaments = sa.Table(
    "tournaments",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("user_id", sa.Text, nullable=False),  # the user who made it
    sa.Column("public", Boolean, nullable=False),
    sa.Column("status", sa.Text, nullable=False),  # open, running, over, off
    sa.Column("created", Double, nullable=False),
    sa.Column("starts", Double, nullable=False),  # 0: when its maker begins it
    sa.Column("begun", Double, nullable=False),
    sa.Column("ended", Double, nullable=False),
    sa.Column("changed", Double, nullable=False),  # since when it has this status
    sa.Column("setup", sa.Text, nullable=False),  # JSON, see features/tournaments/row_types.py
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("seq", sa.Integer, nullable=False),  # rises with every change
    sa.Column("due", Double, nullable=False),  # when a node has to take a step; 0: never
    sa.Column("lease_node", sa.Text, nullable=False),  # the node that takes its steps
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
    sa.Column("gone", Double, nullable=False),  # when the player left; 0: still there
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
    "tournament_rounds",  # the pairing of each round; only ``closed`` changes
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("begun", Double, nullable=False),
    sa.Column("closed", Double, nullable=False),  # 0: not yet
    sa.Column("plan", sa.Text, nullable=False),  # JSON
)

tournament_tables = sa.Table(
    "tournament_tables",  # the tables of each round, and their results
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("board", sa.Integer, primary_key=True, autoincrement=False),  # from 0
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("until", Double, nullable=False),  # the time bound
    sa.Column("ended", Double, nullable=False),  # 0: not yet
    sa.Column("result", sa.Text, nullable=False),  # JSON; ''
)

tournament_acts = sa.Table(
    "tournament_acts",  # the acts of directors; only the reason may be emptied later
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 1
    sa.Column("at", Double, nullable=False),
    sa.Column("user_id", sa.Text, nullable=False),  # the author; '': the command line
    sa.Column("body", sa.Text, nullable=False),  # JSON: tournament/acts.py, Act
    sa.Column("digest", sa.Text, nullable=False),  # of this act and all before it
    sa.Column("reason", sa.Text, nullable=False),  # ''
    sa.Column("salt", sa.Text, nullable=False),  # ''
    sa.Index("tournament_acts_user", "user_id"),
)

tournament_directors = sa.Table(
    "tournament_directors",  # the people whom acts make directors, by their number
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # from 2
    sa.Column("user_id", sa.Text, nullable=False),
    sa.Index("tournament_directors_user", "user_id"),
)

tournament_entry = sa.Table(
    "tournament_entry",  # the conditions on which people may join
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False),  # the hash of a code; '': none
    sa.Column("body", sa.Text, nullable=False),  # JSON, see entry.py
)

tournament_told = sa.Table(
    "tournament_told",  # the people whom an act concerns, and whether they have read of it
    METADATA,
    sa.Column("tournament_id", sa.Text, primary_key=True),
    sa.Column("act", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.Text, primary_key=True),
    sa.Column("at", Double, nullable=False),
    sa.Column("seen", Boolean, nullable=False),
    sa.Index("tournament_told_user", "user_id", "seen"),
)
