"""The garbage collector passes over what a node has loaded, once all of it is there."""

from pathlib import Path

from server.company import wait_until
from server.helpers import Browser, serving, sqlite_at

TELLS = """
import gc
from pathlib import Path
from threading import Thread
from time import sleep
gc.unfreeze()

def tell():
    while not gc.get_freeze_count():
        sleep(0.02)
    Path({file!r}).write_text(str(gc.get_freeze_count()))

Thread(target=tell, daemon=True).start()
"""
"""A node that writes into a file how many objects are no longer searched, once there are any."""
LOADED = 50_000
"""Fewer objects than a node and the rules of a game have."""


def test_what_a_node_has_loaded_is_not_searched_again(tmp_path: Path) -> None:
    file = tmp_path / "spared"
    with serving(sqlite_at(tmp_path), first=TELLS.format(file=str(file))) as node:
        wait_until(lambda: file.exists() and file.read_text() != "")
        assert int(file.read_text()) > LOADED
        assert Browser(node.url, "Ada").table("me", "open")
