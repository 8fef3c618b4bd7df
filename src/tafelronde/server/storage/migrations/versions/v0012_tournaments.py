"""Tournaments: their players, rounds and tables."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

_DOUBLE: sa.types.TypeEngine[Any] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")
_BOOLEAN: sa.types.TypeEngine[Any] = sa.Boolean(create_constraint=False).with_variant(
    sa.Integer(), "sqlite"
)


def _text(name: str, **more: Any) -> sa.Column[Any]:
    return sa.Column(name, sa.Text, nullable=False, **more)


def _time(name: str) -> sa.Column[Any]:
    return sa.Column(name, _DOUBLE, nullable=False)


def _number(name: str) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer, primary_key=True, autoincrement=False)


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Text, primary_key=True),
        _text("name"),
        _text("user_id"),
        sa.Column("public", _BOOLEAN, nullable=False),
        _text("status"),
        *map(_time, ("created", "starts", "begun", "ended", "changed")),
        _text("setup"),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        _time("due"),
        _text("lease_node"),
        _time("lease_until"),
    )
    op.create_index("tournaments_list", "tournaments", ["public", "status", "changed", "id"])
    op.create_index("tournaments_due", "tournaments", ["due"])
    op.create_index("tournaments_user", "tournaments", ["user_id", "status"])
    op.create_table(
        "tournament_players",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        _number("number"),
        *map(_text, ("user_id", "name", "level", "character")),
        *map(_time, ("joined", "gone")),
    )
    op.create_index("tournament_players_of", "tournament_players", ["user_id", "tournament_id"])
    op.create_index(
        "tournament_players_user",
        "tournament_players",
        ["user_id", "tournament_id"],
        unique=True,
        sqlite_where=sa.text("user_id != ''"),
        postgresql_where=sa.text("user_id != ''"),
    )
    op.create_table(
        "tournament_rounds",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        _number("round"),
        *map(_time, ("begun", "closed")),
        _text("plan"),
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.Text, primary_key=True),
        _number("round"),
        _number("board"),
        _text("table_id"),
        *map(_time, ("until", "ended")),
        _text("result"),
    )
