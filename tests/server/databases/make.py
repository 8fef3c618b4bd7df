"""Makes a database as this version of the program leaves it: people play for a while, and the node
is stopped.

    python tests/server/databases/make.py NAME

writes ``NAME.sql`` beside this file: the database as SQL, and in its first line what a test needs
to go on with it. Nothing is compiled.
"""

import asyncio
import contextlib
import json
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1]))

from server.company import Company  # noqa: E402
from server.story import Story  # noqa: E402
from server.versions import SOURCE, running  # noqa: E402


def dump(database: Path, about: dict[str, Any]) -> str:
    """The database as SQL, after a line about it."""
    with contextlib.closing(sqlite3.connect(database)) as base:
        lines = list(base.iterdump())
    return "\n".join([f"-- {json.dumps(about, ensure_ascii=False)}", *lines, ""])


def main(name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        on = f"sqlite:///{database}"
        with running(SOURCE.parent, on, Path(folder) / "cache") as address:
            company, story = Company(address, on), Story(address)
            company.tell()
            asyncio.run(story.tell())
        about = {
            "tables": story.tables,
            "cookies": {"Ada": story.ada.cookie, "Zoë": story.zoe.cookie},
            "company": {
                "tables": company.tables,
                "cups": company.cups,
                "cookies": {who.me["name"]: who.cookie for who in company.people},
            },
        }
        (HERE / f"{name}.sql").write_text(dump(database, about), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
