"""Several requests at one moment."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from server.helpers import Browser, Server

Answer = tuple[int, Any]


def at_once(*works: Callable[[], Answer]) -> list[Answer]:
    with ThreadPoolExecutor(len(works)) as pool:
        return [done.result() for done in [pool.submit(work) for work in works]]


def elsewhere(who: Browser, node: Server) -> Browser:
    """The same person at another node."""
    other = Browser(node.url)
    other._opener.addheaders = [("Cookie", who.cookie)]
    return other
