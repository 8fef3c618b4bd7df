"""Earlier versions of the program, taken from the history of this clone."""

from __future__ import annotations

import contextlib
import io
import os
import signal
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path

from server.helpers import (
    Message,
    free_port,
    wait_for_health,
)

ROOT = Path(__file__).parents[2]


def is_in_history(commit: str) -> bool:
    """Whether this clone has the commit; a shallow one, or an unpacked archive, has not."""
    look = ["git", "-C", str(ROOT), "cat-file", "-e", commit + "^{commit}"]
    return subprocess.run(look, check=False, capture_output=True).returncode == 0


def unpack(commit: str, folder: Path) -> Path:
    """The package as it was at a commit; the folder to import it from."""
    archive = ["git", "-C", str(ROOT), "archive", commit, "src", "docs/rules"]
    packed = subprocess.run(archive, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        tar.extractall(folder, filter="data")
    return folder / "src"


@contextlib.contextmanager
def running(source: Path, database: str, cache: Path) -> Iterator[str]:
    """A node of the program in ``source``, interpreted; its address."""
    port = free_port()
    command = [sys.executable, "-m", "tafelronde", "serve", "--no-browser", "--port", str(port)]
    command += ["--database", database, "--rate", "100000", "--workers", "1"]
    command += ["--offer", "rosenkoenig"]
    given = {"PYTHONPATH": str(source), "NUMBA_DISABLE_JIT": "1", "TAFELRONDE_CACHE": str(cache)}
    given |= {  # of later programs: nobody is too new to speak, and mails wait
        "TAFELRONDE_NEWCOMERS": "0",
        "TAFELRONDE_SMTP": f"127.0.0.1:{free_port()}",
        "TAFELRONDE_SMTP_FROM": "table@example.org",
        "TAFELRONDE_SMTP_SECURITY": "none",
        "TAFELRONDE_PUBLIC_ADDRESS": f"http://127.0.0.1:{port}",
        "TAFELRONDE_BACKUPS": str(cache / "backups"),
    }
    process = subprocess.Popen(
        command, env={**os.environ, **given}, stdout=subprocess.DEVNULL, start_new_session=True
    )
    try:
        address = f"http://127.0.0.1:{port}"
        wait_for_health(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(60)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # a worker that has only just begun


FILES = sorted((Path(__file__).parent / "databases").glob("*.sql"))


def actions(events: list[Message]) -> list[int]:
    """The log that these events add up to, worked out without the program."""
    log: list[int] = []
    for event in events:
        if event["t"] in ("move", "draw"):
            log.append(event["action"])
        elif event["t"] == "takeback":
            del log[event["to"] :]
    return log
