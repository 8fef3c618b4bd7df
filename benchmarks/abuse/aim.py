"""Means of an attack: the node, an address to attack from, and a plain HTTP client."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any

ATTACKER = "127.0.0.2"
"""Where attacks come from; honest people come from 127.0.0.1. (All of 127/8 is here, on Linux.)"""
HONEST = "127.0.0.1"


@dataclass
class Aim:
    """The node under attack, and what was done to it."""

    port: int
    pid: int
    given: Any = None
    """The value that the attack's ``prepare`` returned; JSON."""
    host: str = "127.0.0.1"
    counts: Counter[str] = field(default_factory=Counter[str])
    """The number of events by kind; told in the report."""

    async def line(self, cookie: str = "", address: str = ATTACKER) -> Line:
        """A connection from the attacker's address."""
        reader, writer = await asyncio.open_connection(
            self.host, self.port, local_addr=(address, 0), limit=2**26
        )
        return Line(self, reader, writer, cookie)

    async def guest(self, name: str = "Stranger", address: str = ATTACKER) -> Line:
        """A connection of a new person, who says only a name."""
        line = await self.line("", address)
        status, _ = await line.ask("POST", "/api/session", {"name": name})
        if status != 200:
            raise PermissionError(f"no new person: {status}")
        return line


class Line:
    """One HTTP connection, kept alive: one request after the other."""

    def __init__(
        self, aim: Aim, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, cookie: str
    ) -> None:
        self._aim = aim
        self._reader = reader
        self._writer = writer
        self.cookie = cookie

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Any]:
        """Status, and the answer: from JSON, or as text. Counted by its status."""
        data = b"" if body is None else json.dumps(body).encode()
        head = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(data)}"]
        if body is not None:
            head.append("Content-Type: application/json")
        head += [f"{name}: {value}" for name, value in (headers or {}).items()]
        if self.cookie:
            head.append(f"Cookie: {self.cookie}")
        self._writer.write("\r\n".join([*head, "", ""]).encode() + data)
        await self._writer.drain()
        status, kind, text = await self._answer()
        self._aim.counts[f"answers {status}"] += 1
        return status, json.loads(text) if "json" in kind else text.decode()

    async def _answer(self) -> tuple[int, str, bytes]:
        start, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = {"content-length": "0"}
        for line in lines:
            name, _, value = line.partition(": ")
            fields[name.lower()] = value
            if name.lower() == "set-cookie":
                self.cookie = value.partition(";")[0]
        if fields.get("transfer-encoding") == "chunked":
            text = b"".join([chunk async for chunk in self._chunks()])
        else:
            text = await self._reader.readexactly(int(fields["content-length"]))
        return int(start.split(" ")[1]), fields.get("content-type", ""), text

    async def _chunks(self) -> AsyncIterator[bytes]:
        while size := int(await self._reader.readuntil(b"\r\n"), 16):
            yield (await self._reader.readexactly(size + 2))[:-2]
        await self._reader.readexactly(2)

    def close(self) -> None:
        self._writer.close()
