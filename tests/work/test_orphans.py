"""No process outlives the one that it works for, however that one ends."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import tafelronde.cli
from tables import daily

WAIT = 60.0
PARENT = """
import sys
from work.test_orphans import busy
from tafelronde.work.local import Processes
if __name__ == "__main__":
    with Processes(2) as workers:
        list(workers.map(busy, [sys.argv[1] + "/0", sys.argv[1] + "/1"]))
"""


def busy(path: str) -> None:
    """Say who this is, and work for ever."""
    with open(f"{path}.new", "w", encoding="utf-8") as file:
        file.write(str(os.getpid()))
    os.replace(f"{path}.new", path)
    while True:
        pass


def _is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text("utf-8").rpartition(")")[2].split()[0] == "Z")


def _until(told: str, test: object) -> None:
    end = time.monotonic() + WAIT
    while not test():  # type: ignore[operator]
        assert time.monotonic() < end, told
        time.sleep(0.02)


@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9")
def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    (tmp_path / "parent.py").write_text(PARENT)
    tests = str(Path(__file__).parents[1])
    path = os.pathsep.join((tests, *filter(None, sys.path)))
    parent = subprocess.Popen(
        [sys.executable, str(tmp_path / "parent.py"), str(tmp_path)],
        env={**os.environ, "PYTHONPATH": path},
    )
    said = [tmp_path / "0", tmp_path / "1"]
    try:
        _until("no worker began", lambda: all(one.exists() for one in said))
    finally:
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    workers = [int(one.read_text("utf-8")) for one in said]
    _until("a worker lives on", lambda: not any(map(_is_there, workers)))


def _children(pid: int) -> list[int]:
    files = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in files for child in file.read_text("utf-8").split()]


def _works(pid: int) -> bool:
    """Whether this is a worker that has begun: one more thread sees whether its parent is there."""
    try:
        line = Path(f"/proc/{pid}/cmdline").read_bytes()
        return b"spawn_main" in line and len(os.listdir(f"/proc/{pid}/task")) > 1
    except OSError:
        return False


LONG = "9999999"
COMMANDS = {
    "dataset make": (
        "dataset",
        "make",
        "rosenkoenig",
        "--games",
        LONG,
        "--bot",
        "greedy",
        "--out",
        "set",
    ),
    "benchmark": (
        "benchmark",
        "greedy",
        "--game",
        "rosenkoenig",
        "--rounds",
        LONG,
        "--out",
        "card",
    ),
    "exploit": (
        "exploit",
        "random",
        "--game",
        "rosenkoenig",
        "--candidate",
        "greedy",
        "--deals",
        LONG,
        "--out",
        "bound",
    ),
    "arena": ("arena", "rosenkoenig", "random", "greedy", "--games", LONG),
    "simulate": ("simulate", "rosenkoenig", "--games", LONG, "--bot", "greedy"),
    "train": ("train", "rosenkoenig", "--table", "2:99999", "--out", "course"),
    "puzzles make": ("puzzles", "make", "rosenkoenig", "--count", LONG, "--minutes", LONG),
}
"""The commands that share work with processes, with more work than a test waits for."""


def test_every_command_with_workers_is_among_them() -> None:
    folder = Path(tafelronde.cli.__file__).parent
    users = [file for file in folder.glob("*/*.py") if ".crew(" in file.read_text("utf-8")]
    names = {f"{file.parent.name} {file.stem}".removeprefix("bots ") for file in users}
    assert names == COMMANDS.keys()


@pytest.mark.skipif(not Path("/proc").exists(), reason="who works is asked of Linux")
@pytest.mark.parametrize("command", daily(COMMANDS, ["puzzles make"]))
def test_no_worker_outlives_a_command_that_is_killed(command: str, tmp_path: Path) -> None:
    line = [sys.executable, "-m", "tafelronde", *COMMANDS[command], "--workers", "2"]
    nothing = subprocess.DEVNULL
    parent = subprocess.Popen(line, cwd=tmp_path, stdout=nothing, stderr=nothing)
    try:
        _until("no worker began", lambda: sum(map(_works, _children(parent.pid))) == 2)
        assert parent.poll() is None
        own = _children(parent.pid)
    finally:
        parent.kill()
        parent.wait()
    _until("something of it lives on", lambda: not any(map(_is_there, own)))
