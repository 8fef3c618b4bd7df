"""The process that forks nodes and workers outlives those that ask it."""

import json
import os
import socket
import subprocess

import pytest

from server.forked import Forked, can_fork, parent

pytestmark = pytest.mark.skipif(not can_fork(), reason="nothing is forked here")


def _started(program: str) -> Forked:
    with open(os.devnull, "r+b") as nothing:
        return Forked(program, [], os.environ, [nothing.fileno()] * 3, [])


def test_who_is_killed_while_it_asks_takes_nobody_along() -> None:
    running = _started("import time; time.sleep(600)")
    request = {
        "program": "import time; time.sleep(600)", "arguments": [], "games": [], "folder": "/",
        "environment": {}, "address": parent().address,
    }  # fmt: skip
    for _ in range(5):
        with (
            socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as gone,
            open(os.devnull, "r+b") as nothing,
        ):
            gone.connect(parent().address)
            socket.send_fds(gone, [json.dumps(request).encode()], [nothing.fileno()] * 3)
    assert _started("raise SystemExit(7)").wait(60) == 7
    assert running.poll() is None
    running.kill()
    assert running.wait(60) == -9


def test_it_is_known_when_a_process_has_not_ended() -> None:
    running = _started("import time; time.sleep(600)")
    with pytest.raises(subprocess.TimeoutExpired):
        running.wait(0.01)
    running.kill()
    assert running.wait(60) == -9
