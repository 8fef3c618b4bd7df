"""Makes a database as a version of the program leaves it: people play for a while, and the node is
stopped.

    python tests/server/databases/make.py COMMIT NAME

runs the program of that commit (``HEAD`` for today's) and writes ``NAME.sql`` beside this file: the
database as SQL, and in its first line what a test needs to go on with it. What that version does
not know yet is left out. Needs the commit in this clone; nothing is compiled.
"""

from __future__ import annotations

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

from server.company import Company, knows_accounts  # noqa: E402
from server.earlier import running, unpack  # noqa: E402
from server.helpers import Browser  # noqa: E402
from server.story import Story  # noqa: E402


def dump(database: Path, about: dict[str, Any]) -> str:
    """The database as SQL, after a line about it."""
    with contextlib.closing(sqlite3.connect(database)) as base:
        lines = list(base.iterdump())
    return "\n".join([f"-- {json.dumps(about, ensure_ascii=False)}", *lines, ""])


def tell_of_company(address: str, database: str) -> dict[str, Any]:
    """What a test needs of it; nothing where the program is too old."""
    if not knows_accounts(Browser(address, "Somebody")):
        return {}
    company = Company(address, database)
    company.tell()
    return {
        "tables": company.tables,
        "cups": company.cups,
        "cookies": {who.me["name"]: who.cookie for who in company.people},
    }


def main(commit: str, name: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = unpack(commit, Path(folder) / "program")
        database = Path(folder) / "tables.db"
        on = f"sqlite:///{database}"
        with running(source, on, Path(folder) / "cache") as address:
            about: dict[str, Any] = {"company": tell_of_company(address, on)}
            story = Story(address)
            asyncio.run(story.tell())
            about |= {
                "tables": story.tables,
                "cookies": {"Ada": story.ada.cookie, "Zoë": story.zoe.cookie},
            }
        (HERE / f"{name}.sql").write_text(dump(database, about), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
