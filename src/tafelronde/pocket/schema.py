"""The tables of the database in a page, where neither SQLAlchemy nor Alembic makes them.

``python -m tafelronde.pocket.schema`` writes schema.sql anew, from the server's own migrations. A
database of another schema is copied into a new one, column by column as far as both have them.
"""

import asyncio
import sqlite3
import tempfile
import zlib
from contextlib import closing
from pathlib import Path

FILE = Path(__file__).with_name("schema.sql")
HEAD = "-- The tables of the database in a page. Written by tafelronde.pocket.schema.\n"


def bring_up_to_date(file: Path) -> None:
    """Make the database, or copy it into today's schema."""
    text = FILE.read_text(encoding="utf-8")
    mark = zlib.crc32(text.encode()) & 0x7FFFFFFF
    fresh = file.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with closing(sqlite3.connect(file)) as base, closing(sqlite3.connect(fresh)) as new:
        if base.execute("PRAGMA user_version").fetchone()[0] == mark:
            return
        new.execute("PRAGMA page_size = 1024")  # most tables are empty
        new.executescript(text)
        for table, columns in _tables(base).items():
            both = [name for name in _tables(new).get(table, ()) if name in columns]
            if both and table != "alembic_version":
                names = ", ".join(both)
                rows = base.execute(f"SELECT {names} FROM {table}").fetchall()
                places = ", ".join("?" * len(both))
                new.executemany(f"INSERT INTO {table} ({names}) VALUES ({places})", rows)
        new.execute(f"PRAGMA user_version = {mark}")
        new.commit()
    fresh.replace(file)


def _tables(base: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of each table."""
    names = base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    return {
        name: [row[1] for row in base.execute(f"PRAGMA table_info({name})")]
        for (name,) in names
        if not name.startswith("sqlite_")
    }


def made() -> str:
    """The statements that make a database as the server's migrations do."""
    from ..server.storage.migrate import migrate

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "new.db"
        asyncio.run(migrate(str(file)))
        with sqlite3.connect(file) as base:
            rows = base.execute(
                "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type DESC, name"
            ).fetchall()
    return HEAD + "".join(f"{' '.join(sql.split())};\n" for (sql,) in rows)


if __name__ == "__main__":
    FILE.write_text(made(), encoding="utf-8")
