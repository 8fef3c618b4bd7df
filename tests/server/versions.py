"""Versions of the program: a made-up next one, and what was left by those that there were."""

import contextlib
import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tafelronde
from server.helpers import Message, free_port, wait_for_health
from tafelronde.server.storage import migrate
from tafelronde.server.storage.migrate import HEAD

SOURCE = Path(tafelronde.__file__).parent
FILES = sorted((Path(__file__).parent / "databases").glob("*.sql"))
"""The databases that each version of the schema has left."""
NEXT = f"{int(HEAD) + 1:04}"
_STEP = f'''
import sqlalchemy as sa
from alembic import op

revision, down_revision = "{NEXT}", "{HEAD}"


def upgrade():
    op.add_column("tables", sa.Column("length", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE tables SET length = (SELECT COUNT(*) FROM events WHERE table_id = tables.id)"
    )
    # halfway
    op.create_table("beds", sa.Column("user_id", sa.Text, primary_key=True))
    op.execute("INSERT INTO beds (user_id) SELECT id FROM users")
    op.create_index("tables_length", "tables", ["length"])


def downgrade():
    op.drop_index("tables_length", "tables")
    op.drop_table("beds")
    op.drop_column("tables", "length")
'''
"""All that a step may do: a column, an index and a table are added, and filled from what there is.
Who takes it twice fails."""


def restore(file: Path, database: Path) -> dict[str, Any]:
    """Make the database that is kept in this file; what its first line says of it."""
    text = file.read_text(encoding="utf-8")
    with contextlib.closing(sqlite3.connect(database)) as base:
        base.executescript(text)
    return json.loads(text.partition("\n")[0].removeprefix("-- "))


def add_next_step(steps: Path, halfway: str = "") -> None:
    """Add a made-up step, in whose middle this is done."""
    step = _STEP.replace("# halfway", halfway)
    (steps / "versions" / f"v{NEXT}_made_up.py").write_text(step, encoding="utf-8")


def next_steps(folder: Path, halfway: str = "") -> Path:
    """The steps of this program and a made-up one."""
    shutil.copytree(migrate.STEPS, folder / "steps")
    add_next_step(folder / "steps", halfway)
    return folder / "steps"


def next_version(folder: Path, halfway: str = "") -> Path:
    """A made-up next version of the program, which has one step more, in whose middle this is
    done; the folder to import it from."""
    package = folder / "src" / "tafelronde"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("static"))
    rules = SOURCE.parents[1] / "docs" / "rules"
    shutil.copytree(rules, folder / "docs" / "rules")
    storage = package / "server" / "storage"
    add_next_step(storage / "migrations", halfway)
    return package.parent


def begun(
    source: Path, database: str, cache: Path, port: int, out: int = subprocess.DEVNULL, **more: str
) -> subprocess.Popen[bytes]:
    """A node of the program in ``source``, interpreted, which may not answer yet."""
    command = [sys.executable, "-m", "tafelronde", "serve", "--no-browser", "--port", str(port)]
    command += ["--database", database, "--rate", "100000", "--workers", "1"]
    command += ["--offer", "rosenkoenig,kaiser_koenig_edelmann"]
    given = {
        "PYTHONPATH": str(source),
        "NUMBA_DISABLE_JIT": "1",
        "TAFELRONDE_CACHE": str(cache),
        "TAFELRONDE_NEWCOMERS": "0",  # nobody is too new to speak
        "TAFELRONDE_SMTP": f"127.0.0.1:{free_port()}",  # mails wait
        "TAFELRONDE_SMTP_FROM": "table@example.org",
        "TAFELRONDE_SMTP_SECURITY": "none",
        "TAFELRONDE_PUBLIC_ADDRESS": f"http://127.0.0.1:{port}",
        "TAFELRONDE_BACKUPS": str(cache / "backups"),
    }
    environment = {**os.environ, **given, **more}
    return subprocess.Popen(command, env=environment, stdout=out, start_new_session=True)


@contextlib.contextmanager
def running(source: Path, database: str, cache: Path) -> Iterator[str]:
    """A node of the program in ``source``, interpreted; its address."""
    port = free_port()
    process = begun(source, database, cache, port)
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for_health(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(60)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # a worker that has only just begun


def actions(events: list[Message]) -> list[int]:
    """The log that these events add up to, worked out without the program."""
    log: list[int] = []
    for event in events:
        if event["t"] in ("move", "draw"):
            log.append(event["action"])
        elif event["t"] == "takeback":
            del log[event["to"] :]
    return log
