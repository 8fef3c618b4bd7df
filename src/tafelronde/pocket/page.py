"""The server of a page, and how the two talk: texts of JSON, in both directions.

From the page:

- ``open``: begin, with the ``file`` that was kept last (Base64; '': none); ``name``: what a new
  reader is called;
- ``ask`` (``n``, ``method``, ``address``, ``body``): a request; its answer is ``answered``;
- ``hear`` (``text``): a message of the conversation that a socket would carry;
- ``kept`` (``n``, ``fault``), ``done`` (``n``, ``thought``; '': nobody could think): the answers
  to the two below.

To the page:

- ``opened``; ``answered`` (``n``, ``status``, ``kind``, ``body``); ``tell`` (``text``);
- ``keep`` (``n``, ``count``, ``parts``): put these parts of the file where they outlive the page,
  all or none: pairs of a number and Base64; the file has ``count`` parts from then on, and is their
  texts one after the other (``store.Change``);
- ``do`` (``n``, ``job``): let somebody think (``thinker``);
- ``failed`` (``why``): something went wrong that was not foreseen.
"""

import asyncio
import base64
import itertools
import json
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

if sys.platform == "emscripten":
    sys.path.append(str(Path(__file__).parent / "site"))

from ..server.bots.jobs import Job, Thought
from ..server.bots.turn import BotFailed
from .boot import unpack
from .line import PageLine
from .node import PocketNode
from .store import PART, Change

Send = Callable[[str], object]
_thought = msgspec.msgpack.Decoder(Thought)


class Page:
    """The talk of a server with its page."""

    def __init__(self, send: Send, folder: Path) -> None:
        """``folder``: where the database lies while the page is open."""
        self._send = send
        self._file = folder / "table.db"
        self._numbers = itertools.count(1)
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._tasks = set[asyncio.Task[None]]()

    def hear(self, text: str) -> None:
        """Take a text of the page."""
        message = json.loads(text)
        match message["t"]:
            case "open":
                self._beside(self._open(message["file"], message["name"]))
            case "ask":
                self._beside(self._answer(message))
            case "hear":
                self._talk.heard(message["text"].encode())
            case "kept" | "done":
                self._waiting.pop(message["n"]).set_result(message)
            case unknown:
                raise ValueError(f"the page says {unknown!r}")

    def _beside(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._say("failed", why=f"{type(error).__name__}: {error}")

    def _say(self, what: str, /, **fields: Any) -> None:
        self._send(json.dumps({"t": what, **fields}))

    async def _ask_page(self, what: str, /, **fields: Any) -> dict[str, Any]:
        """Say something that the page answers; the answer."""
        number = next(self._numbers)
        future = self._waiting[number] = asyncio.get_running_loop().create_future()
        self._say(what, n=number, **fields)
        return await future

    async def _open(self, file: str, name: str) -> None:
        self._file.write_bytes(base64.b64decode(file))
        self._node = PocketNode(self._file, self._keep, self._do)
        await self._node.open(name)
        self._talk = await self._node.talk(PageLine(lambda text: self._say("tell", text=text)))
        self._say("opened")  # from now on the page may say anything

    async def _keep(self, change: Change) -> None:
        parts = [(number, base64.b64encode(part).decode()) for number, part in change.parts.items()]
        kept = await self._ask_page("keep", count=-(-change.size // PART), parts=parts)
        if kept["fault"]:
            raise OSError(kept["fault"])

    async def _do(self, job: Job) -> Thought:
        encoded = base64.b64encode(msgspec.msgpack.encode(job)).decode()
        done = await self._ask_page("do", job=encoded)
        if not done["thought"]:
            raise BotFailed("the bots of this page are not there")
        return _thought.decode(base64.b64decode(done["thought"]))

    async def _answer(self, asked: dict[str, Any]) -> None:
        body = asked["body"].encode()
        found = await self._node.router.answer(asked["method"], asked["address"], body)
        self._say(
            "answered", n=asked["n"], status=found.status, kind=found.kind, body=found.body.decode()
        )

    async def close(self) -> None:
        """End the server."""
        await self._node.close()


async def _at_once(function: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
    """Stands for ``asyncio.to_thread`` where there are no threads."""
    await asyncio.sleep(0)
    return function(*given, **named)


def start(send: Send) -> Callable[[str], Awaitable[None] | None]:
    """Start the table in a worker of the page (``boot``)."""
    if sys.platform == "emscripten":
        asyncio.to_thread = _at_once
    unpack("school")
    return Page(send, Path(tempfile.mkdtemp())).hear
