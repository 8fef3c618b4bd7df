"""A person of the club by protocol: they look where they play, and play short games there."""

import asyncio
import http.client
import random
import time
import zlib
from collections import Counter
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.cups import look
from server.helpers import Browser, Message, Page

GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
AGAIN = ("busy", "no-database", "too-fast")
"""The reasons of refusals after which the same is asked again."""
AWAY = (502, 503, 504)
TRIES = 200
SHORTEST, SPREAD = 8, 7
"""A game has so many decisions before somebody gives up, and up to so many more."""


class Phone(Browser):
    """A device that asks again where the node that it asked has died."""

    def __init__(self, url: str, name: str = "") -> None:
        self.asked_again = 0
        super().__init__(url, name)

    def ask(
        self,
        method: str,
        path: str,
        body: bytes | None = None,
        headers: dict[str, str] | None = None,
    ) -> tuple[int, Any]:
        for _ in range(TRIES):
            try:
                status, told = super().ask(method, path, body, headers)
            except (OSError, http.client.HTTPException):
                pass
            else:
                reason = told.get("reason") if isinstance(told, dict) else ""
                if status not in AWAY and reason not in AGAIN:
                    return status, told
            self.asked_again += 1
            time.sleep(0.3)
        raise AssertionError(f"no answer: {method} {path}")


class Person:
    """A member who plays what they are paired for."""

    def __init__(self, url: str, name: str, think: float) -> None:
        """``think``: seconds before a decision, on average."""
        self.name = name
        self.phone = Phone(url, name)
        self.user: str = self.phone.me["user"]
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}
        """The ply and the text of every acknowledged move, by table."""
        self.waits: list[float] = []
        """Seconds from a move to its acknowledgement."""
        self.refused: Counter[str] = Counter()
        self.reconnects = 0
        self.at = ""
        """The table where they play now; '': none."""
        self.gives_up = True
        """Whether they give up after a while, as otherwise their games are long."""
        self._think = think
        self._done: set[str] = set()

    def command(self, path: str, body: Message, expected: int) -> Any:
        """Ask for something that must be granted; the answer."""
        status, told = self.phone.post(path, body)
        assert status == expected, (self.name, path, told)
        return told

    async def attend(self, cup: str) -> None:
        """Play all tables of a tournament, until it is over."""
        pause = min(2.0, 5 * self._think)
        while True:
            told = await asyncio.to_thread(look, self.phone, cup)
            if told["card"]["status"] in ("over", "off"):
                return
            if told["table"] not in ("", *self._done):
                await self.play(told["table"])
            await asyncio.sleep(random.uniform(0.7, 1.3) * pause)

    async def play(self, table: str) -> None:
        """Play at a table until its game is over, coming back whenever the line is lost."""
        self.at = table
        while table not in self._done:
            try:
                async with self.phone.open(f"?table={table}") as page:
                    await self._play(page, table)
            except GONE:
                self.reconnects += 1
                await asyncio.sleep(0.3)
        self.at = ""

    async def _play(self, page: Page, table: str) -> None:
        while (answer := await page.ask("watch", table=table))["t"] == "refused":
            self.refused[answer["reason"]] += 1
            await asyncio.sleep(0.3)
        while True:
            head = await page.when(table, lambda h: h["legal"] or h["status"] in ("over", "closed"))
            if head["status"] != "playing":
                self._done.add(table)
                return
            await asyncio.sleep(random.uniform(0.5, 1.5) * self._think)
            decided = sum(entry["player"] >= 0 for entry in page.logs[table])
            if self.gives_up and decided >= SHORTEST + zlib.crc32(table.encode()) % SPREAD:
                answer = await page.ask("resign", table=table, seat=head["player"], level="")
            else:
                answer = await self._move(page, head)
            if answer["t"] == "refused":
                self.refused[answer["reason"]] += 1
                if answer["reason"] in AGAIN:
                    await asyncio.sleep(0.3)
                elif page.heads[table] is head:
                    await page.next()  # the table has moved on
            else:
                await page.until(table, answer.get("seq", head["seq"] + 1))

    async def _move(self, page: Page, head: Message) -> Message:
        """A move by chance; the answer."""
        table, choice = head["id"], random.choice(head["legal"])
        move = {"table": table, "seat": head["player"], "seq": head["seq"]}
        begun = time.monotonic()
        answer = await page.ask(
            "move", **move, action=choice["action"], id=f"{table} {head['seq']}"
        )
        if answer["t"] == "done":
            self.waits.append(time.monotonic() - begun)
            self.acknowledged.setdefault(table, []).append((head["ply"], choice["text"]))
        return answer
