"""All tables of version 1.0; every later step begins here.

The number is that of the last step before 1.0: a database that has taken it has these tables.
"""

from pathlib import Path

from alembic import op

revision = "0026"
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
