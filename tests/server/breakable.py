"""Nodes whose reading breaks on purpose (``breaking``), and what they count."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from server import breaking
from server.helpers import Browser, Server


@contextlib.contextmanager
def breakable(database: str, folder: Path, **given: Any) -> Iterator[Server]:
    """A node whose reading breaks on purpose."""
    server = Server(database, first=breaking.FIRST, **given)
    server.settings[breaking.FOLDER] = str(folder)
    if not server.forked:
        server.settings["PYTHONPATH"] = str(Path(__file__).parents[1])
    server.start()
    try:
        yield server
    finally:
        server.stop()


def counts(server: Server) -> dict[str, float]:
    """The node's metrics."""
    lines = Browser(server.url).get("/metrics")[1].splitlines()
    pairs = (line.split() for line in lines if not line.startswith("#"))
    return {name.removeprefix("tafelronde_"): float(value) for name, value in pairs}
