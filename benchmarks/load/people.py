"""Scripted people at tables: each waits for the news, then plays a legal choice."""

import asyncio
import itertools
import time
from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from .link import Link


class _Choice(Struct):
    action: msgspec.Raw


class _Head(Struct):
    id: str
    seq: int
    status: str
    ply: int
    player: int
    you: list[int]
    legal: list[_Choice]


class _News(Struct, tag="table", tag_field="t"):
    table: str
    head: _Head


class _Done(Struct, tag="done", tag_field="t"):
    id: str
    table: str = ""


class _Refused(Struct, tag="refused", tag_field="t"):
    id: str
    reason: str
    message: str


class _Welcome(Struct, tag="welcome", tag_field="t"):
    pass


class _Chats(Struct, tag="chats", tag_field="t"):
    pass


_decode = msgspec.json.Decoder(_News | _Done | _Refused | _Welcome | _Chats).decode


class Pace:
    """When moves are due: as fast as it goes, or so many a second in all."""

    def __init__(self, tables: int, rate: float) -> None:
        self.pause = tables / rate if rate else 0.0
        self.times: list[float] = []
        """Seconds from when a move was due until it was acknowledged."""
        self.refused: list[str] = []
        self.measuring = False

    def first(self, table: int, tables: int) -> float:
        return time.monotonic() + self.pause * table / tables


class Board:
    """One table and the sockets of its people: those who play, then those who look on."""

    def __init__(self, pace: Pace, host: str, ports: Sequence[int], first: float) -> None:
        """``ports``: those of the nodes at which the people are, one after the other in turn."""
        self._pace = pace
        self._host = host
        self._ports = itertools.cycle(ports)
        self._due = first
        self._links: list[Link] = []
        self._sent: dict[str, float] = {}
        self._count = 0
        self._seq = ("", -1)
        self._greeted: dict[int, tuple[str, list[int]]] = {}
        self.games = 0
        self.table = ""
        self._waiting: dict[str, Callable[[str], None]] = {}

    async def sit(self, cookies: Sequence[str], spectators: int, table: str) -> None:
        """Bring everybody to the table and begin: these people, and so many who only look on."""
        self.table = table
        for who, cookie in enumerate(cookies):
            self._links.append(await self._link({"Cookie": cookie}, self._hearer(who)))
        for _ in range(spectators):
            self._links.append(await self._link({}, lambda text: None))
        for who in range(len(self._links)):
            self._command(who, "watch")

    async def _link(self, headers: dict[str, str], heard: Callable[[bytes], None]) -> Link:
        return await Link.connect(self._host, next(self._ports), headers, heard)

    def close(self) -> None:
        for link in self._links:
            link.close()

    def _command(self, who: int, t: str, **fields: object) -> str:
        self._count += 1
        command = f"{t}{self._count}"
        message = {"t": t, "id": command, "table": self.table, **fields}
        self._links[who].send(msgspec.json.encode(message))
        return command

    def _hearer(self, who: int) -> Callable[[bytes], None]:
        def heard(text: bytes) -> None:
            message = _decode(text)
            if isinstance(message, _News):
                if message.table == self.table:
                    self._news(who, message.head)
            elif isinstance(message, _Done):
                self._done(message)
            elif isinstance(message, _Refused):
                self._pace.refused.append(f"{message.reason}: {message.message}")

        return heard

    def _news(self, who: int, head: _Head) -> None:
        if head.status == "open" and who > 0 and self._greeted.get(who) != (head.id, head.you):
            self._greeted[who] = (head.id, head.you)
            if head.you:
                self._command(who, "ready", seat=head.you[0])
            else:
                self._command(who, "sit", seat=who)
        elif head.status == "over" and who == 0 and self._is_new(head):
            self._seq = (head.id, head.seq)
            self.games += 1
            self._waiting[self._command(0, "rematch")] = self._again
        elif head.legal and self._is_new(head):
            self._seq = (head.id, head.seq)
            pause = self._due - time.monotonic()
            if pause <= 0:
                self._move(who, head)
            else:
                asyncio.get_running_loop().call_later(pause, self._move, who, head)

    def _is_new(self, head: _Head) -> bool:
        """Whether nobody at the table has acted on this or a later state: of two nodes one may be
        behind."""
        table, seq = self._seq
        return head.id != table or head.seq > seq

    def _move(self, who: int, head: _Head) -> None:
        now = time.monotonic()
        action = head.legal[head.ply * 7 % len(head.legal)].action
        command = self._command(who, "move", seat=head.player, seq=head.seq, action=action)
        self._sent[command] = min(now, self._due) if self._pace.pause else now
        self._due = max(self._due + self._pace.pause, now - 1)

    def _done(self, message: _Done) -> None:
        sent = self._sent.pop(message.id, None)
        if sent is not None:
            if self._pace.measuring:
                self._pace.times.append(time.monotonic() - sent)
        elif message.id in self._waiting:
            self._waiting.pop(message.id)(message.table)

    def _again(self, table: str) -> None:
        for who in range(len(self._links)):
            self._command(who, "unwatch")
        self.table = table
        for who in range(len(self._links)):
            self._command(who, "watch")
