"""``pytest -p tests.side_by_side --forks 6``: tests side by side, in processes that are forked once
all files are collected. What the files import, and the process from which nodes are forked
(``server.forked``), is there once.

The tests of a file stay together, and a process keeps the servers that its files share. Each begins
with the files of one of the ``ROOMS``, and helps with others when those are done.
"""

from __future__ import annotations

import atexit
import os
import signal
import sys
import threading
import time
import traceback
import warnings
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, Pipe, wait
from pathlib import Path

import pytest
from _pytest.runner import pytest_sessionfinish as tear_down

ALONE = "browser"
"""A process of this room runs no other tests: once Playwright's synchronous face is in use, its
event loop runs in the thread to the end. It takes longest, and the others are nice to it."""
ROOMS = (ALONE, "server", "")
"""The folders of ``tests`` that begin side by side, and all the others."""
TESTS = Path(__file__).parent
LASTED = pytest.StashKey[dict[str, float]]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--forks", type=int, default=0, help="run tests in so many processes")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run all tests in forked processes, where that is asked for."""
    forks = session.config.getoption("--forks")
    if not forks or session.config.option.collectonly or session.testsfailed:
        return None
    if any(room_of(item) != "" for item in session.items):
        from server.forked import can_fork

        can_fork()  # it starts the process from which nodes are forked: one for all
    session.config.pluginmanager.getplugin("terminalreporter").showfspath = False
    session.config.stash[LASTED] = (side := SideBySide(session)).lasted
    side.run(forks)
    return True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    lasted = terminalreporter.config.stash.get(LASTED, {})
    told = (f"{room or 'others'} {seconds:.0f} s" for room, seconds in lasted.items())
    if lasted:
        terminalreporter.write_line(f"Side by side: {', '.join(told)}")


def room_of(item: pytest.Item) -> str:
    inside = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
    return inside if inside in ROOMS else ""


class Fork:
    """A process of tests, as the first one sees it."""

    def __init__(self, room: str, wire: Connection, process: int) -> None:
        self.room, self.wire, self.process = room, wire, process
        self.given: deque[int] = deque()
        """The tests that it was given and has not ended, by their numbers."""
        self.begun = False
        """Whether the first of these has begun."""


class SideBySide:
    """The tests that wait, and the processes that run them."""

    def __init__(self, session: pytest.Session) -> None:
        self._session = session
        self._hook = session.config.hook
        self._files: dict[str, deque[list[int]]] = {}
        files: dict[Path, list[int]] = {}
        for number, item in enumerate(session.items):
            if item.path not in files:
                waiting = self._files.setdefault(room_of(item), deque())
                waiting.append(files.setdefault(item.path, []))
            files[item.path].append(number)
        self._forks: list[Fork] = []
        self._made = 0
        self._begun = time.monotonic()
        self.lasted: dict[str, float] = {}
        """The seconds until the last test of each room ended."""

    def run(self, forks: int) -> None:
        rooms = [room for room in ROOMS if room in self._files]
        try:
            for number in range(forks if rooms else 0):
                self._fork(rooms[number % len(rooms)])
            while self._forks:
                wires = {fork.wire: fork for fork in self._forks}
                for wire in wait(list(wires)):
                    self._hear(wires[wire])  # type: ignore[index]
                if self._session.shouldfail:
                    raise self._session.Failed(self._session.shouldfail)
                if self._session.shouldstop:
                    raise self._session.Interrupted(self._session.shouldstop)
        finally:
            for fork in self._forks:
                os.kill(fork.process, signal.SIGINT)
                os.waitpid(fork.process, 0)

    def _fork(self, room: str) -> None:
        ours, theirs = Pipe()
        self._made += 1
        sys.stdout.flush()
        sys.stderr.flush()
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # of packages that are used in the fork alone
            process = os.fork()
        if process == 0:
            for wire in (ours, *(fork.wire for fork in self._forks)):
                wire.close()
            become(self._session, theirs, self._made, 0 if room == ALONE else 5)
        theirs.close()
        self._forks.append(Fork(room, ours, process))

    def _next(self, room: str) -> list[int]:
        """The tests of a file that waits, first of this room; none where no file does."""
        others = () if room == ALONE else (one for one in self._files if one != ALONE)
        for one in (room, *others):
            if waiting := self._files.get(one):
                return waiting.popleft()
        return []

    def _hear(self, fork: Fork) -> None:
        try:
            told, what = fork.wire.recv()
        except (EOFError, ConnectionError):
            self._end(fork)
            return
        item = self._session.items[fork.given[0]] if fork.given else None
        match told:
            case "more":
                fork.given += (more := self._next(fork.room))
                fork.wire.send(more)
            case "begun":
                fork.begun = True
                assert item is not None
                self._hook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
            case "ended":
                fork.begun = False
                fork.given.popleft()
                assert item is not None
                self.lasted[room_of(item)] = time.monotonic() - self._begun
                self._hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
            case _:
                config = self._session.config
                report = self._hook.pytest_report_from_serializable(config=config, data=what)
                self._hook.pytest_runtest_logreport(report=report)

    def _end(self, fork: Fork) -> None:
        """Note that a process has ended. Where a test has ended it that has failed, and another
        process goes on."""
        self._forks.remove(fork)
        fork.wire.close()
        code = os.waitstatus_to_exitcode(os.waitpid(fork.process, 0)[1])
        if fork.begun:
            item = self._session.items[fork.given.popleft()]
            why = f"the process of this test ended with {code}"
            report = pytest.TestReport(item.nodeid, item.location, {}, "failed", why, "call")
            self._hook.pytest_runtest_logreport(report=report)
        elif code:
            raise self._session.Interrupted(f"a process of tests ended with {code}")
        if fork.given:
            self._files[fork.room if fork.room in self._files else ""].appendleft([*fork.given])
        if fork.begun:
            self._fork(fork.room)


def become(session: pytest.Session, wire: Connection, number: int, nice: int) -> None:
    """Run in this process the tests that the first one names, and end it."""
    config = session.config
    code = 3
    try:
        os.nice(nice)
        atexit._clear()  # what the first process has to see to
        capture = config.pluginmanager.getplugin("capturemanager")
        capture.stop_global_capturing()
        capture.start_global_capturing()
        reporter = config.pluginmanager.getplugin("terminalreporter")
        reporter._tw._file = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
        folders = config._tmp_path_factory  # type: ignore[attr-defined]
        folders._basetemp = folders.mktemp(f"fork{number}", numbered=False)
        config.pluginmanager.register(Teller(config, wire))
        run(session, wire)
        code = 0
    except (EOFError, ConnectionError, KeyboardInterrupt):
        code = 2
    except BaseException:
        traceback.print_exc(file=sys.__stderr__)
    finally:
        tear_down(session)
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()
        os._exit(code)


class Teller:
    """Tells the first process of each report."""

    def __init__(self, config: pytest.Config, wire: Connection) -> None:
        self._config, self._wire = config, wire

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        data = self._config.hook.pytest_report_to_serializable(config=self._config, report=report)
        self._wire.send(("report", data))


def run(session: pytest.Session, wire: Connection) -> None:
    """Run the files that the first process gives, one after the other. The next one is asked for
    before the last test of each, so that fixtures which both share stay."""

    def given() -> Iterator[int]:
        while True:
            wire.send(("more", None))
            numbers = wire.recv()
            if not numbers:
                return
            yield from numbers

    for number, after in pairs(given()):
        wire.send(("begun", number))
        item, then = session.items[number], None if after is None else session.items[after]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=then)
        wire.send(("ended", number))


def pairs(numbers: Iterable[int]) -> Iterator[tuple[int, int | None]]:
    """Each number with the one that follows."""
    all_of = iter(numbers)
    number = next(all_of, None)
    while number is not None:
        after = next(all_of, None)
        yield number, after
        number = after
