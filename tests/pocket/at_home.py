"""A server in a page, without a page: the reader's requests and messages, and what is kept."""

import asyncio
import builtins
import json
import secrets
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Generator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tafelronde.pocket.line import PageLine
from tafelronde.pocket.node import PocketNode
from tafelronde.pocket.store import PART, Change
from tafelronde.server.bots.jobs import Job, Thought
from tafelronde.server.bots.worker import answer

WAIT = 60.0
Message = dict[str, Any]


class Inbox:
    """An inbox that keeps all messages and can wait for more."""

    def __init__(self) -> None:
        self.heard: list[Message] = []
        self._news = asyncio.Event()

    def take(self, message: Message) -> None:
        """Hear this."""
        self.heard.append(message)
        self._news.set()

    async def more(self) -> None:
        """Wait until something is heard."""
        self._news.clear()
        await self._news.wait()

    async def until(self, wanted: Callable[[Message], bool]) -> Message:
        """The latest message that is wanted, once there is one."""
        async with asyncio.timeout(WAIT):
            while True:
                for one in reversed(self.heard):
                    if wanted(one):
                        return one
                await self.more()


class Home(Inbox):
    """A page that is its own server."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.kept: bytes = file.read_bytes() if file.exists() else b""
        self.fails = False
        """Whether the browser keeps nothing any more."""
        self.taken = 0
        """Bytes that were kept last."""
        self._bots: OrderedDict[Any, Any] = OrderedDict()
        self._said, self._page = 0, secrets.token_hex(4)  # no page sends another's numbers
        self.node = PocketNode(file, self._keep, self._do)

    async def _keep(self, change: Change) -> None:
        if self.fails:
            raise OSError("the quota is used up")
        file = bytearray(self.kept.ljust(change.size, b"\0")[: change.size])
        for number, part in change.parts.items():
            file[number * PART : number * PART + len(part)] = part
        self.kept, self.taken = bytes(file), sum(map(len, change.parts.values()))

    async def _do(self, job: Job) -> Thought:
        return answer(job, self._bots)

    async def begin(self) -> None:
        """Open it, and greet it."""
        self.person = await self.node.open("Gawain")
        self._talk = await self.node.talk(PageLine(lambda text: self.take(json.loads(text))))

    async def ask(self, method: str, address: str, **body: Any) -> tuple[int, Any]:
        """A request: its status and the answer."""
        sent = json.dumps(body).encode() if method == "POST" else b""
        found = await self.node.router.answer(method, address, sent)
        read = json.loads(found.body) if found.kind == "application/json" else found.body.decode()
        return found.status, read

    async def say(self, **message: Any) -> Message:
        """A message, and its answer."""
        self._said += 1
        number = f"{self._page}-{self._said}"
        self._talk.heard(json.dumps({**message, "id": number}).encode())
        return await self.until(lambda one: one.get("id") == number)

    async def head(self, table: str, seq: int = 0, *, asks: bool = False) -> Message:
        """The table as it stands from event ``seq`` on; ``asks``: when it asks somebody here, or
        is over."""
        async with asyncio.timeout(WAIT):
            while True:
                told = [one for one in self.heard if one["t"] == "table" and one["table"] == table]
                head = told[-1]["head"] if told else {"seq": -1, "legal": [], "status": ""}
                if head["seq"] >= seq and (not asks or head["legal"] or head["status"] == "over"):
                    return head
                await self.more()

    async def play(self, table: str, most: int = 1000) -> Message:
        """Take a choice so often, or until the game is over; the head then."""
        head = await self.head(table, asks=True)
        for _ in range(most):
            if head["status"] == "over":
                break
            done = await self.say(
                t="move", table=table, seat=head["player"], seq=head["seq"],
                action=head["legal"][len(head["legal"]) // 2]["action"],
            )  # fmt: skip
            head = await self.head(table, done["seq"], asks=True)
        return head


ELSEWHERE = ("alembic", "asyncpg", "fluent", "platformdirs", "sqlalchemy", "uvicorn", "webauthn")
"""Packages that a server has and a page has not. What imports them is packed, too, but a page comes
to none of those lines."""


@contextmanager
def only_what_is_packed() -> Generator[None]:
    """Make every import of a package that a page lacks fail."""
    plain = builtins.__import__

    def found(name: str, *given: Any, **named: Any) -> Any:
        if name.partition(".")[0] in ELSEWHERE:
            raise ModuleNotFoundError(f"a page has no {name}")
        return plain(name, *given, **named)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(builtins, "__import__", found)
        yield


@asynccontextmanager
async def at_home(file: Path) -> AsyncGenerator[Home]:
    """A page that is closed in the end."""
    home = Home(file)
    with only_what_is_packed():
        await home.begin()
        try:
            yield home
        finally:
            await home.node.close()
