"""Made-up messages of every kind on a socket, with real moves among them."""

import asyncio
import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, get_args

import msgspec
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from msgspec import inspect as types

from tafelronde.server.wire.commands import ClientMessage

from ..helpers import WAIT, Browser, Message, Page, record_is_true

KINDS = get_args(ClientMessage)
SEATS = [("me", "open"), ("me", "open"), ("me", "me"), ("me", "random")]
TIME = {"kind": "live", "bank": 600, "increment": 5}
LASTING = ("me", "me")
"""A table at which nothing that is made up ends the game."""
ENDING = {"resign", "close", "leave", "undo"}
ANSWERS = {"done", "refused", "pong", "hint"}
AT_ONCE = 8
"""Messages that are sent before the answer to the first is read."""
PLAY = "play"
"""Stands for a legal move at the lasting table."""
ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)
PLAUSIBLE: dict[str, st.SearchStrategy[Any]] = {
    "seat": st.sampled_from([0, 1, 0, 1, 2]),
    "seq": st.integers(0, 40),
    "level": st.sampled_from(["random", "greedy", "", "genius"]),
    "action": st.sampled_from(["N1", "NE2", "draw", "pass", "SW3!", "Z9"])
    | st.dictionaries(st.sampled_from(["t", "card", "hero"]), ANY_JSON, max_size=3),
}
BY_TYPE: dict[type, st.SearchStrategy[Any]] = {
    types.BoolType: st.booleans(),
    types.StrType: st.text(max_size=12),
}


def _plausible(kind: type[msgspec.Struct]) -> st.SearchStrategy[Message]:
    """Messages of this kind that could be meant so. ``table`` is the number of a table."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    fields: dict[str, st.SearchStrategy[Any]] = {}
    for field in info.fields:
        if field.name in ("id", "table"):
            fields[field.name] = st.integers(0, 9)
            continue
        one_of = getattr(field.type, "types", [field.type])
        known = [BY_TYPE[type(one)] for one in one_of if type(one) in BY_TYPE]
        made = PLAUSIBLE.get(field.name, st.one_of(known))
        fields[field.name] = made if field.required else st.none() | made
    return st.fixed_dictionaries({"t": st.just(info.tag), **fields})


def _broken(message: Message) -> st.SearchStrategy[Message]:
    """The same with one field gone, or something else in it, or one too many."""
    names = st.sampled_from(sorted(message))
    gone = st.builds(lambda name: {k: v for k, v in message.items() if k != name}, names)
    other = st.builds(lambda name, value: {**message, name: value}, names, ANY_JSON)
    more = st.builds(lambda name, value: {**message, name: value}, st.text(max_size=5), ANY_JSON)
    return st.one_of(other, gone, more)


EVERY_KIND = st.one_of([_plausible(kind) for kind in KINDS])
REAL = st.just({"t": PLAY})
MESSAGES = EVERY_KIND | EVERY_KIND | EVERY_KIND.flatmap(_broken) | REAL


class SocketFuzz:
    """A person who says made-up things at their tables, and at one that is somebody else's."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.answers: dict[str, Counter[str]] = {}
        """The number of times that each kind of message got each answer."""
        self.moves = 0
        """Real moves that were carried out."""
        self._ada, self._eve = Browser(url, "Ada"), Browser(url, "Eve")
        self._others = self._eve.table("me", "me")
        self._lasting = self._ada.table(*LASTING, time=TIME)
        self._numbers = itertools.count()

    @property
    def messages(self) -> int:
        """The number of messages that were answered."""
        return sum(counts.total() for counts in self.answers.values())

    def run(
        self, examples: int, shortest: int, longest: int, number: int = 0, shuffles: int = 0
    ) -> None:
        """Hold ``examples`` conversations of ``shortest`` to ``longest`` messages, each at tables
        of its own, and each again ``shuffles`` times in another order and about other tables, which
        is cheaper than to make more up. The same ``number`` makes the same messages."""

        @seed(number)
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(st.lists(MESSAGES, min_size=shortest, max_size=longest))
        def speak(messages: list[Message]) -> None:
            asyncio.run(self._talk(messages))
            for shuffle in range(shuffles):
                mixing = random.Random(f"{number} {shuffle}")
                others = [_moved(message, mixing) for message in messages]
                mixing.shuffle(others)
                asyncio.run(self._talk(others))

        speak()

    async def _talk(self, messages: Sequence[Message]) -> None:
        tables = [self._ada.table(*seats, time=TIME) for seats in SEATS] + [self._others]
        tables.append(self._lasting)
        async with self._ada.open() as page, self._ada.open() as looking:
            await looking.watch(self._lasting)
            for some in batched(messages, AT_ONCE):
                await looking.do("ping")  # its news are taken in meanwhile
                head = looking.heads[self._lasting]
                if head["status"] == "over":
                    tables[-1] = self._lasting = self._ada.table(*LASTING, time=TIME)
                    head = await looking.watch(self._lasting)
                filled = [
                    self._real_move(head)
                    if message.get("t") == PLAY
                    else self._filled(message, tables)
                    for message in some
                ]
                await self._say(page, filled)

    async def _say(self, page: Page, messages: Sequence[Message]) -> None:
        """Send these, and note the answer of each. They come in order, but pongs sooner."""
        for message in messages:
            await page.wire.send(json.dumps(message))
        messages = list(messages)
        while messages:
            answer = await _answer(page)
            assert answer.get("reason") not in ("internal", "busy", "no-database"), (
                answer,
                messages,
            )
            pong = answer["t"] == "pong"
            which = next(k for k, m in enumerate(messages) if not pong or m.get("t") == "ping")
            message = messages.pop(which)
            self.answers.setdefault(str(message.get("t"))[:8], Counter())[answer["t"]] += 1
            real = str(message.get("id")).startswith("real")
            self.moves += real and answer["t"] == "done"

    def _real_move(self, head: Message) -> Message:
        """A legal move, as far as is known."""
        number = next(self._numbers)
        action = head["legal"][number % len(head["legal"])]["action"]
        where = {"table": head["id"], "seat": head["player"], "seq": head["seq"]}
        return {"t": "move", "id": f"real {number}", **where, "action": action}

    def _filled(self, message: Message, tables: list[str]) -> Message:
        """With real tables, and an id that is most often a new one."""
        filled = {name: value for name, value in message.items() if value is not None}
        if type(filled.get("table")) is int:
            ends = str(filled.get("t")) in ENDING
            filled["table"] = tables[filled["table"] % (len(tables) - ends)]
        if type(filled.get("id")) is int:
            number = next(self._numbers)
            filled["id"] = f"again {filled['id']}" if filled["id"] < 2 else f"new {number}"
        return filled

    def check(self) -> None:
        """Nothing failed, and games go on: hers, and the others'."""

        async def play_on(browser: Browser, table: str) -> None:
            async with browser.open() as page:
                await page.watch(table)
                assert (await page.play_out(table))["result"]

        asyncio.run(play_on(self._eve, self._others))
        asyncio.run(play_on(self._ada, self._ada.table("me", "random")))
        record_is_true(self.url, self._others)
        assert "tafelronde_errors_total 0" in self._ada.get("/metrics")[1]


def _moved(message: Message, mixing: random.Random) -> Message:
    """The same about another table, seat and event, if it names them by number."""
    most = {"table": 9, "seat": 2, "seq": 40, "id": 9}
    changed = {
        name: mixing.randint(0, most[name])
        for name, value in message.items()
        if name in most and type(value) is int and value <= most[name]
    }
    return {**message, **changed}


def batched(messages: Sequence[Message], size: int) -> Iterator[Sequence[Message]]:
    """The messages, so many at a time."""
    for first in range(0, len(messages), size):
        yield messages[first : first + size]


async def _answer(page: Page) -> Message:
    """The next answer; news are passed over, since who watches from a made-up ``seq`` on cannot
    make a log of them."""
    while True:
        message: Message = json.loads(await asyncio.wait_for(page.wire.recv(), WAIT))
        if message["t"] in ANSWERS:
            return message
