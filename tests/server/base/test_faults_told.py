"""No exception of a node goes uncounted or unlogged, and none of one reader's harms another."""

import ast
import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tafelronde.server
from server.hearing import hear_all
from tafelronde.server.base import faults
from tafelronde.server.base.bus import Feed, TableChanged
from tafelronde.server.base.metrics import Metrics
from tafelronde.server.socket.asked import HallReader
from tafelronde.server.socket.outbound import Subscriber

SOURCES = Path(tafelronde.server.__file__).parent

TASKS = {
    "base/faults.py": "the door itself",
    "live/games.py": "whoever waits for the game is told; what fails is tried again",
    "features/reviews/service.py": "awaited where it is made",
}
"""Files that make tasks of their own, and why."""
CAUGHT = {
    "bots/worker.py": "it goes to the node, which tells it",
    "reading/worker.py": "it goes to the node, which tells it",
    "people/passkeys.py": "whatever a made-up answer makes of the library is a refusal",
    "live/games.py": "whoever asks is refused; the one who loads tells it",
    "storage/postgres.py": "it goes to all who wait for the write",
    "storage/sqlite.py": "it goes to whoever waits for the answer",
}
"""Files that hand an exception of any kind on to somebody who tells it."""


def _trees() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(SOURCES.rglob("*.py")):
        yield file.relative_to(SOURCES).as_posix(), ast.parse(file.read_text("utf-8"))


def _calls(tree: ast.AST) -> set[str]:
    """The last names of all that is called there."""
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {
        one.attr if isinstance(one, ast.Attribute) else one.id
        for one in called
        if isinstance(one, ast.Attribute | ast.Name)
    }


def test_tasks_are_made_at_one_door() -> None:
    making = {name for name, tree in _trees() if _calls(tree) & {"create_task", "ensure_future"}}
    assert making == set(TASKS)


def test_traces_are_logged_at_one_door() -> None:
    for name, tree in _trees():
        if name == "base/faults.py":
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                assert node.func.attr != "exception" or node.args == [], f"{name}: tell it"
                assert not any(one.arg == "exc_info" for one in node.keywords), f"{name}: tell it"


def _is_broad(handler: ast.ExceptHandler) -> bool:
    return handler.type is None or (
        isinstance(handler.type, ast.Name) and handler.type.id in ("Exception", "BaseException")
    )


def test_whoever_catches_everything_tells_it() -> None:
    silent: set[str] = set()
    for name, tree in _trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.ExceptHandler) or not _is_broad(node):
                continue
            raises = any(isinstance(one, ast.Raise) for one in ast.walk(node))
            if not raises and not _calls(node) & {"tell", "_fail", "_fails", "_leave_out"}:
                silent.add(name)
    assert silent <= set(CAUGHT)


# ---- what goes wrong, in each way ----------------------------------------------------------------


def counted(work: Callable[[], Awaitable[object]]) -> int:
    """The number of faults that were counted in this."""
    metrics = Metrics()

    async def listened() -> None:
        with faults.listening(metrics):
            await work()
            await asyncio.sleep(0)

    asyncio.run(listened())
    return metrics.errors


def _raise(*_: object) -> None:
    raise ZeroDivisionError("a fault")


async def _fail() -> None:
    _raise()


async def _a_callback() -> None:
    asyncio.get_running_loop().call_soon(_raise)
    await asyncio.sleep(0)


async def _a_timer() -> None:
    asyncio.get_running_loop().call_later(0, _raise)
    await asyncio.sleep(0.01)


async def _a_task() -> None:
    await asyncio.wait([faults.beside(_fail(), "it failed")])


async def _a_listener() -> None:
    feed, heard = Feed(), list[object]()
    hear_all(feed, _raise)
    hear_all(feed, heard.append)
    feed.tell(TableChanged("t"))
    assert heard == [TableChanged("t")], "the next listener hears nothing"


@pytest.mark.parametrize("way", [_a_callback, _a_timer, _a_task, _a_listener])
def test_a_fault_is_counted_and_logged(
    way: Callable[[], Awaitable[None]], caplog: pytest.LogCaptureFixture
) -> None:
    assert counted(way) == 1
    [record] = caplog.records
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], ZeroDivisionError)


def test_a_thread_that_ends_so_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr("sys.unraisablehook", None)
    metrics = Metrics()
    faults.listen_to_threads(metrics)
    thread = threading.Thread(target=_raise)
    thread.start()
    thread.join()
    assert metrics.errors == 1


class _Line:
    """A socket that takes everything."""

    is_full = False

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.closed: list[int] = []

    def send(self, *texts: bytes) -> None:
        self.sent += texts

    def close(self, code: int, reason: str) -> None:
        del reason
        self.closed.append(code)


class _News:
    """It cannot show the table ``bad``, at hand or later."""

    def __init__(self, *, at_hand: bool) -> None:
        self._at_hand = at_hand
        self.metrics = Metrics()

    def at_hand(self, user: str | None, table: str, watched: object) -> bytes | None:
        del user, watched
        if not self._at_hand:
            return None
        return self._shown(table)

    async def of(self, user: str | None, table: str, watched: object) -> list[bytes]:
        del user, watched
        return [self._shown(table)]

    def _shown(self, table: str) -> bytes:
        if table == "bad":
            _raise()
        return table.encode()


class _Hall(HallReader):
    """It cannot be shown."""

    async def news(self) -> list[bytes]:
        raise ZeroDivisionError


@pytest.mark.parametrize("at_hand", [True, False])
def test_a_table_that_cannot_be_shown_closes_nothing(at_hand: bool) -> None:
    line = _Line()

    async def play() -> None:
        news: Any = _News(at_hand=at_hand)
        there: Any = line
        socket = Subscriber(news, there, None)
        socket.show_lobby(_Hall())
        for table in ("bad", "good", "bad"):
            socket.mark(table)
        async with asyncio.timeout(20):
            while len(line.sent) < 1 or socket.dirty or socket.lobby_dirty:
                await asyncio.sleep(0)
        socket.mark("later")
        async with asyncio.timeout(20):
            while len(line.sent) < 2:
                await asyncio.sleep(0)

    assert counted(play) == 2
    assert line.sent == [b"good", b"later"]
    assert line.closed == []
