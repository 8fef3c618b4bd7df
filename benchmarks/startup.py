"""Waiting times of a person, and the memory of a live match.

Times are those of whole processes, from start to end, the interpreter's own start included. They
run in the project's own ``.venv`` where there is one: what the peers bring along makes Numba slower
to import (it loads SciPy where it finds it). Python keeps its bytecode, as it does for everybody
who does not forbid it.
"""

import contextlib
import gc
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from pathlib import Path

from .games import smallest
from .harness import Row, progress

VENV_PYTHON = Path(__file__).resolve().parent.parent / ".venv" / "bin" / "python"
PYTHON = str(VENV_PYTHON) if VENV_PYTHON.exists() else sys.executable

COMMAND = ("-c", "from tafelronde.cli import main; main()")
GAME = smallest()
WARM_UP = ("-m", "benchmarks.warm_up", GAME)
PLAY = (*COMMAND, "play", GAME, "--seat", "1", "--lang", "en")
PROMPT = " › ".encode()
COMPILE_LIMIT = 25.0
LATE_PLY = 150
KILOBYTE = 1000.0


def environment(**more: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, **more}


def process_seconds(arguments: Sequence[str], **more: str) -> float:
    """Wall time of ``python …`` until it has ended. Raises CalledProcessError."""
    start = time.perf_counter()
    subprocess.run(
        [PYTHON, *arguments],
        check=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env=environment(**more),
    )
    return time.perf_counter() - start


def seconds_until(arguments: Sequence[str], prompt: bytes, limit: float = 60.0) -> float:
    """Wall time of ``python …`` in a terminal of its own until it has written ``prompt``."""
    import pty

    ours, theirs = pty.openpty()
    settings = environment(TERM="xterm-256color", COLUMNS="80", LINES="24", PYTHONUTF8="1")
    start = time.perf_counter()
    process = subprocess.Popen(
        [PYTHON, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
        env=settings,
    )
    os.close(theirs)
    seen = b""
    try:
        while prompt not in seen:
            seen += _read(ours, start + limit - time.perf_counter(), seen)
        return time.perf_counter() - start
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _read(terminal: int, limit: float, seen: bytes) -> bytes:
    import select

    ready, _, _ = select.select([terminal], [], [], max(0.0, limit))
    more = b""
    with contextlib.suppress(OSError):  # the other end was closed
        more = os.read(terminal, 65536) if ready else b""
    if not more:
        raise TimeoutError(f"no prompt came; the last words were {seen[-300:]!r}")
    return more


def imports(rounds: int) -> list[Row]:
    progress("  import, and the list of games")
    process_seconds(["-c", "import tafelronde"])
    bare = [process_seconds(["-c", "pass"]) for _ in range(rounds)]
    loaded = [process_seconds(["-c", "import tafelronde"]) for _ in range(rounds)]
    process_seconds([*COMMAND, "games"])
    games = [process_seconds([*COMMAND, "games"]) for _ in range(rounds)]
    return [
        Row("import tafelronde", "s", loaded, at_most=0.5, notes={"bare_interpreter": bare}),
        Row("tafelronde games, warm", "s", games, at_most=0.7),
    ]


def compilation(rounds: int) -> Row:
    """Everything that a game's simulators and bots need, into an empty cache folder."""
    found: list[float] = []
    busy: list[float] = []
    for k in range(rounds):
        progress(f"  compile everything, cold cache: {k + 1} of {rounds}")
        folder = tempfile.mkdtemp(prefix="tafelronde-bench-")
        before = os.times()
        try:
            found.append(process_seconds(WARM_UP, TAFELRONDE_CACHE=folder))
            after = os.times()
            busy.append(after.children_user + after.children_system)
            busy[-1] -= before.children_user + before.children_system
            if not any(Path(folder).rglob("*.nbc")):
                raise AssertionError("nothing was compiled into the cache folder")
        finally:
            shutil.rmtree(folder, ignore_errors=True)
    notes = {"cpu_seconds": busy}
    return Row(f"compile all of {GAME}, cold", "s", found, at_most=COMPILE_LIMIT, notes=notes)


def memory(matches: int = 300) -> Row:
    """Bytes that a live match keeps near its end: state, log, setup, table."""
    import numpy as np

    from tafelronde.match import Match

    progress(f"  memory of {matches} live matches")
    choice = np.random.default_rng(1)

    def live() -> Match:
        match = Match.start(GAME, names=["Anna", "Bram"])
        while not match.is_over and match.ply < LATE_PLY:
            match.play(int(choice.choice(match.state.legal_actions())))
        return match

    live()  # what is loaded and compiled once is no match's
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [live() for _ in range(matches)]
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    size = (after - before) / len(kept) / KILOBYTE
    return Row("memory of a live match", "kB", [size], at_most=20.0, notes={"ply": LATE_PLY})


def play(rounds: int) -> Row:
    """The time from the command to the first question, compiled code in the cache."""
    progress("  play: until it asks for a move")
    seconds_until(PLAY, PROMPT)
    found = [seconds_until(PLAY, PROMPT) for _ in range(rounds)]
    return Row(f"play {GAME}, warm, to the first question", "s", found, at_most=1.5)


def rows(rounds: int) -> list[Row]:
    return [*imports(rounds), compilation(min(rounds, 5)), play(rounds), memory()]
