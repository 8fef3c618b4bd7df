"""A process that has imported nodes, bots and commands, and forks: what it forks starts at once.

It runs as a program of its own (``server.forked`` starts it) and starts no thread. Each process
that it forks belongs to a connection: the request goes in, with the three standard streams, and
the process id comes out; ``WAIT`` is answered with the exit code. Where the other end of the
connection is closed, the process is killed.
"""

import atexit
import contextlib
import functools
import gc
import importlib
import json
import os
import pkgutil
import selectors
import signal
import socket
import sys
import threading
from typing import Any

import alembic.migration  # noqa: F401
import asyncpg  # noqa: F401
import sqlalchemy.dialects.sqlite  # noqa: F401
import typer._adapters  # noqa: F401
import uvicorn.lifespan.off  # noqa: F401
import uvicorn.protocols.http.h11_impl  # noqa: F401

import tafelronde.cli
import tafelronde.server.node.on_store  # noqa: F401
import tafelronde.server.node.run  # noqa: F401
import tafelronde.server.storage.postgres  # noqa: F401
from server import forked_workers
from server.forked import LONGEST, WAIT
from tafelronde.cli.app import command_line
from tafelronde.core.objects.registry import infos
from tafelronde.server.base.config import Settings
from tafelronde.server.bots import worker
from tafelronde.server.bots.pool import BotPool
from tafelronde.server.node.node import Node
from tafelronde.server.reading.pool import ReadingPool
from tafelronde.words import LANGUAGES, load_words


class Forks:
    """The processes that were forked, each by its connection."""

    def __init__(self, listening: socket.socket) -> None:
        self._listening = listening
        self._selector = selectors.DefaultSelector()
        self._selector.register(listening, selectors.EVENT_READ)
        self._selector.register(sys.stdin, selectors.EVENT_READ)
        self._processes: dict[socket.socket, int] = {}
        self._loaded: set[str] = set()

    def serve(self) -> tuple[Any, list[int]] | None:
        """Fork what is asked for, until the tests end. Returns in a forked process, too: there with
        what it shall be, and its standard streams."""
        while True:
            for key, _ in self._selector.select():
                if key.fileobj is sys.stdin:
                    for process in self._processes.values():
                        os.kill(process, signal.SIGKILL)
                    return None
                if key.fileobj is self._listening:
                    connection, _ = self._listening.accept()
                    self._selector.register(connection, selectors.EVENT_READ)
                elif isinstance(key.fileobj, socket.socket) and (
                    asked := self._see_to(key.fileobj)
                ):
                    return asked

    def _see_to(self, connection: socket.socket) -> tuple[Any, list[int]] | None:
        try:
            return self._answer(connection)
        except OSError:  # whoever asked was killed meanwhile
            self._end(connection)
            return None

    def _answer(self, connection: socket.socket) -> tuple[Any, list[int]] | None:
        """Raises OSError where the other end is gone."""
        asked, streams, _, _ = socket.recv_fds(connection, LONGEST, 3)
        if not asked:
            self._end(connection)
        elif asked == WAIT:
            _, status = os.waitpid(self._processes.pop(connection), 0)
            connection.send(str(os.waitstatus_to_exitcode(status)).encode())
        else:
            request = json.loads(asked)
            for game in request["games"]:
                self._load(game)
            process = os.fork()
            if process == 0:
                for key in list(self._selector.get_map().values()):
                    if isinstance(key.fileobj, socket.socket):
                        key.fileobj.close()
                self._selector.close()
                return request, streams
            for stream in streams:
                os.close(stream)
            self._processes[connection] = process
            connection.send(str(process).encode())
        return None

    def _end(self, connection: socket.socket) -> None:
        """End the process of this connection."""
        if process := self._processes.pop(connection, 0):
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
        self._selector.unregister(connection)
        connection.close()

    def _load(self, game: str) -> None:
        """Load the rules, and the bot that most tests play against."""
        if game in self._loaded or all(info.name != game for info in infos()):
            return
        self._loaded.add(game)
        worker.touch_rules(game)
        if game == "rosenkoenig":
            worker._warm(worker.Warm(0, game, "easy"))
        gc.collect()
        gc.freeze()  # the collector of a forked process need not look through all that


def become(request: Any, streams: list[int]) -> None:
    """Run a program in this process as if it had been started with it."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
    for stream in streams:
        os.close(stream)
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        lines = 1 if number == 2 or os.isatty(number) else -1
        errors = "backslashreplace" if number == 2 else "strict"
        mode = "w" if number else "r"
        stream = open(number, mode, lines, encoding="utf-8", errors=errors, closefd=False)  # noqa: SIM115
        setattr(sys, name, stream)
        setattr(sys, f"__{name}__", stream)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv[:] = ["-c", *request["arguments"]]
    sys.path[:0] = [""]
    start = functools.partialmethod(forked_workers.start, request["address"])
    BotPool._start = start  # type: ignore[assignment]
    start = functools.partialmethod(forked_workers.start_reading, request["address"])
    ReadingPool._start = start  # type: ignore[assignment]
    code: object = None
    try:
        exec(compile(request["program"], "<string>", "exec"), {"__name__": "__main__"})
    except SystemExit as ended:
        code = ended.code
    if code is None or isinstance(code, int):
        end(code or 0)
    sys.exit(code)


def end(code: int) -> None:
    """End like Python, but for taking apart each of the modules, which costs as much as the rest of
    a short command."""
    threading._shutdown()
    atexit._run_exitfuncs()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def main(number: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the tests
    listening = socket.socket(fileno=number)
    for module in pkgutil.walk_packages(tafelronde.cli.__path__, "tafelronde.cli."):
        importlib.import_module(module.name)
    with contextlib.suppress(ImportError):
        import uvicorn.loops.uvloop  # noqa: F401
    command_line("serve")
    Node(Settings())  # it imports what is needed for the routes; nothing is opened
    assert all("42" in load_words(language)("serving", address="42") for language in LANGUAGES)
    gc.collect()
    gc.freeze()
    asked = Forks(listening).serve()
    if asked:
        become(*asked)
