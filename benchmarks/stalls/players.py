"""Players of a tournament: each has its page open, sits at its table, and gives up there."""

import asyncio
import itertools
import random
from collections.abc import Sequence
from contextlib import closing
from typing import Any

import msgspec

from ..load.link import Link
from ..load.measure import AT_ONCE
from ..load.process import Process

PATIENCE = 120.0
"""Seconds after which something does not come any more."""


class Player:
    """A guest with a socket."""

    def __init__(self, node: Process, name: str, look: float) -> None:
        """``look``: seconds between two looks at the page of a tournament."""
        self._node = node
        self.name = name
        self._look = look
        self._cookie = ""
        self._numbers = itertools.count(1)
        self.table = ""
        """The last table at which it was to play."""
        self.head: dict[str, Any] = {}
        """The table as it was last told."""
        self._told = asyncio.Event()

    async def come(self) -> None:
        """Get a name and a socket."""
        head, _ = await self._request("POST", "/api/session", {"name": self.name})
        line = next(line for line in head.splitlines() if line.lower().startswith("set-cookie:"))
        self._cookie = line.partition(":")[2].partition(";")[0].strip()
        headers = {"Cookie": self._cookie}
        self._link = await Link.connect("127.0.0.1", self._node.port, headers, self._hear)

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer, which must be no refusal."""
        head, text = await self._request(method, path, body)
        status = int(head.split(" ", 2)[1])
        if status >= 400:
            raise SystemExit(f"{path} was refused: {status} {text[:200]!r}")
        return msgspec.json.decode(text)

    async def _request(self, method: str, path: str, body: object) -> tuple[str, bytes]:
        data = b"" if body is None else msgspec.json.encode(body)
        lines = [
            f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self._node.port}", "Connection: close",
            "Content-Type: application/json", f"Content-Length: {len(data)}",
            f"Cookie: {self._cookie}", "\r\n",
        ]  # fmt: skip
        reader, writer = await asyncio.open_connection("127.0.0.1", self._node.port)
        with closing(writer):
            writer.write("\r\n".join(lines).encode() + data)
            whole = await reader.read()
        head, _, text = whole.partition(b"\r\n\r\n")
        return head.decode("latin-1"), text

    def _send(self, t: str, **more: object) -> None:
        command = {"t": t, "id": f"c{next(self._numbers)}", "table": self.table, **more}
        self._link.send(msgspec.json.encode(command))

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"t":"refused"'):
            raise SystemExit(f"{self.name} was refused: {text[:300]!r}")
        if text.startswith(b'{"t":"table"'):
            head = msgspec.json.decode(text)["head"]
            if head["id"] == self.table:
                self.head = head
                self._told.set()

    async def look(self, cup: str) -> Any:
        return await self.ask("GET", f"/api/tournaments/{cup}")

    async def soon(self, method: str, path: str, body: object = None) -> Any:
        """Ask at a moment of the time between two looks: people do not act as one."""
        await asyncio.sleep(self._look * random.random())
        return await self.ask(method, path, body)

    async def sit(self, cup: str) -> None:
        """Look at the page from time to time until there is another table to play at, and watch
        it."""
        await asyncio.sleep(self._look * random.random())
        while (table := (await self.look(cup))["table"]) in ("", self.table):
            await asyncio.sleep(self._look)
        if self.table:
            self._send("unwatch")
        self.table, self.head = table, {}
        self._send("watch")
        await self._until(lambda: self.head.get("status") == "playing")

    async def give_up(self) -> None:
        """Whoever is to act decides once, so that they count as having come, and gives up."""
        head = self.head
        if head["player"] not in head["you"] or not head["legal"]:
            return
        seat, seq = head["player"], head["seq"]
        action = head["legal"][0]["action"]
        self._send("move", seat=seat, seq=seq, action=action)
        await self._until(lambda: self.head["seq"] > seq)
        if self.head["status"] == "playing":
            self._send("resign", seat=seat)
            await self._until(lambda: self.head["status"] == "over")

    async def _until(self, holds: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                self._told.clear()
                await self._told.wait()

    def go(self) -> None:
        self._link.close()


async def all_come(node: Process, people: int, look: float) -> list[Player]:
    """Let guests come in."""
    players = [Player(node, f"P{number}", look) for number in range(people)]
    for at in range(0, people, AT_ONCE):
        await asyncio.gather(*(player.come() for player in players[at : at + AT_ONCE]))
    return players


async def all_sit(players: Sequence[Player], cup: str, enough: int) -> None:
    """Wait until so many of them are at another table."""
    tasks = [asyncio.create_task(player.sit(cup)) for player in players]
    try:
        async with asyncio.timeout(PATIENCE):
            for done in itertools.islice(asyncio.as_completed(tasks), enough):
                await done
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def all_give_up(players: Sequence[Player]) -> None:
    """All their games end at once."""
    await asyncio.gather(*(player.give_up() for player in players))
