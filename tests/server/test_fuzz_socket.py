"""Made-up messages of every kind on the socket: each is answered, none breaks anything."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any, get_args

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from msgspec import inspect as types

from server.helpers import WAIT, Browser, Page, Server, record_is_true
from tafelronde.server import wire

KINDS = get_args(wire.ClientMessage)
SEATS = [("me", "open"), ("me", "open"), ("me", "me"), ("me", "random")]
ANSWERS = {"done", "refused", "pong", "hint"}
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


def _plausible(kind: type[msgspec.Struct]) -> st.SearchStrategy[dict[str, Any]]:
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


def _broken(message: dict[str, Any]) -> st.SearchStrategy[dict[str, Any]]:
    """The same with one field gone, or something else in it, or one too many."""
    names = st.sampled_from(sorted(message))
    gone = st.builds(lambda name: {k: v for k, v in message.items() if k != name}, names)
    other = st.builds(lambda name, value: {**message, name: value}, names, ANY_JSON)
    more = st.builds(lambda name, value: {**message, name: value}, st.text(max_size=5), ANY_JSON)
    return st.one_of(other, gone, more)


def _filled(message: dict[str, Any], tables: list[str], number: int) -> dict[str, Any]:
    """With real tables, and an id that is most often a new one."""
    filled = {name: value for name, value in message.items() if value is not None}
    if type(filled.get("table")) is int:
        filled["table"] = tables[filled["table"] % len(tables)]
    if type(filled.get("id")) is int:
        filled["id"] = f"again {filled['id']}" if filled["id"] < 2 else f"new {number}"
    return filled


async def _answer(page: Page) -> dict[str, Any]:
    """The next answer; news are passed over, since who watches from a made-up ``seq`` on cannot
    make a log of them."""
    while True:
        message = json.loads(await asyncio.wait_for(page.wire.recv(), WAIT))
        if message["t"] in ANSWERS:
            return message


def test_made_up_messages_are_answered_and_games_go_on(server: Server) -> None:
    ada, eve = Browser(server.url, "Ada"), Browser(server.url, "Eve")
    others = eve.table("me", "me")
    numbers = itertools.count()
    answered: dict[str, set[str]] = {}

    async def say(messages: list[dict[str, Any]]) -> None:
        tables = [ada.table(*seats) for seats in SEATS] + [others]
        async with ada.open() as page, ada.open() as looking:
            for message in messages:
                filled = _filled(message, tables, next(numbers))
                await page.wire.send(json.dumps(filled))
                answer = await _answer(page)
                assert answer.get("reason") not in ("internal", "busy"), (filled, answer)
                answered.setdefault(str(filled.get("t"))[:8], set()).add(answer["t"])
            for table in tables:
                await looking.watch(table)

    every_kind = st.one_of([_plausible(kind) for kind in KINDS])

    @settings(
        max_examples=settings.default.max_examples // 8,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(every_kind | every_kind | every_kind.flatmap(_broken), min_size=8, max_size=30))
    def speak(messages: list[dict[str, Any]]) -> None:
        asyncio.run(say(messages))

    speak()
    carried_out = {t for t, answers in answered.items() if answers - {"refused"}}
    assert len(carried_out) >= len(KINDS) // 2, carried_out

    async def play_on(page: Page, table: str) -> None:
        await page.watch(table)
        assert (await page.play_out(table))["result"]

    async def games() -> None:
        async with eve.open() as page:
            await play_on(page, others)
        async with ada.open() as page:
            await play_on(page, ada.table("me", "random"))

    asyncio.run(games())
    record_is_true(server.url, others)
    assert "tafelronde_errors_total 0" in ada.get("/metrics")[1]
