"""All tables of the first release; every later step begins here.

The number continues those of the steps before the first release. So a database that stopped at one
of those is recognised, and refused.
"""

from __future__ import annotations

from pathlib import Path

from alembic import op

revision = "0018"
down_revision = None

_IN_SQLITE = {
    "DOUBLE PRECISION": "REAL",
    "BOOLEAN DEFAULT false": "INTEGER DEFAULT 0",
    "BOOLEAN": "INTEGER",
    "BYTEA": "BLOB",
    ' COLLATE "C"': "",
}
"""The names in SQLite of the PostgreSQL types in the file beside this one."""


def upgrade() -> None:
    sql = Path(__file__).with_suffix(".sql").read_text(encoding="utf-8")
    if op.get_context().dialect.name == "sqlite":
        for postgres, sqlite in _IN_SQLITE.items():
            sql = sql.replace(postgres, sqlite)
    for statement in sql.split(";\n"):
        op.execute(statement)
