"""A poisonous row in each queue of a node, in its real table: the others are seen to, and it is
counted and given up."""

import ast
import asyncio
import math
from pathlib import Path

import pytest

import tafelronde.server
from server.base.poisoned import NAMES, POISONED, Poisoned
from server.toxic import resting_node
from tafelronde.server.base import background
from tafelronde.server.base.background import Background, Queue
from tafelronde.server.base.backoff import Backoff
from tafelronde.server.node.node import Node
from tafelronde.server.outbox.mail import Mail, Mails

SOURCES = Path(tafelronde.server.__file__).parent
GOOD = {name for name in NAMES if name != "poison"}


def _queues() -> list[str]:
    """The name of each queue in the log, as the code has it."""
    return [
        ast.literal_eval(node.args[0])
        for file in sorted(SOURCES.rglob("*.py"))
        if ".queue(" in (text := file.read_text("utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "queue"
    ]


@pytest.fixture
def queues(monkeypatch: pytest.MonkeyPatch) -> dict[str, Queue]:
    """The queues that a node makes, by what the log says of each; no row rests long, no mail goes
    out."""
    made: dict[str, Queue] = {}
    make = Background.queue

    def noted(self: Background, fault: str, *more: object) -> Queue:
        made[fault] = make(self, fault, *more)  # type: ignore[arg-type]
        return made[fault]

    async def taken(self: Mails, mail: Mail) -> bool:
        if ".." in mail.address:  # as the mail library does
            raise IndexError("string index out of range")
        return True

    monkeypatch.setattr(Background, "queue", noted)
    monkeypatch.setattr(background, "RESTS", Backoff(0.0, 300.0))
    monkeypatch.setattr(Mails, "_hand_over", taken)
    return made


async def _left(node: Node, case: Poisoned) -> set[str]:
    return {str(row[0]) for row in await node.store.read(case.left)}


async def _rounds(node: Node, case: Poisoned) -> None:
    for _ in range(background.MOST + 1):
        await case.look(node)
        if case.again:
            await node.store.write(case.again)


@pytest.mark.parametrize("fault", _queues())
def test_what_fails_on_one_row_is_counted_and_given_up_and_the_others_go_on(
    fault: str, queues: dict[str, Queue], tmp_path: Path
) -> None:
    case = POISONED[fault]

    async def story() -> None:
        async with resting_node(tmp_path) as (node, way):
            for name in NAMES:
                await case.add(node, name)
            assert await _left(node, case) >= {*NAMES}
            way.poison = frozenset({"poison", "poison@example.org"})
            await _rounds(node, case)
            assert GOOD.isdisjoint(await _left(node, case))
            assert node.tables.metrics.errors >= background.MOST
            assert not node.tables.outage.is_on
            (failed,) = queues[fault]._failed.values()
            assert failed == (background.MOST, math.inf)
            before = node.tables.metrics.errors
            await _rounds(node, case)
            assert node.tables.metrics.errors == before  # nobody looks at it any more

    if case.raises:
        asyncio.run(story())


@pytest.mark.parametrize("fault", [one for one in _queues() if POISONED[one].damage])
def test_a_row_that_nobody_can_read_holds_up_no_other(
    fault: str, queues: dict[str, Queue], tmp_path: Path
) -> None:
    case = POISONED[fault]

    async def story() -> None:
        async with resting_node(tmp_path) as (node, _):
            for name in NAMES:
                await case.add(node, name)
            assert await node.store.write(case.damage) > 0
            await _rounds(node, case)
            assert GOOD.isdisjoint(await _left(node, case))
            assert not node.tables.outage.is_on
            assert bool(node.tables.metrics.errors) is not case.foreseen
            assert queues[fault].resting == 0 or await _is_given_up(node)

    async def _is_given_up(node: Node) -> bool:
        (failed,) = queues[fault]._failed.values()
        before = node.tables.metrics.errors
        await _rounds(node, case)
        return failed == (background.MOST, math.inf) and node.tables.metrics.errors == before

    asyncio.run(story())


def test_every_queue_has_poison_in_it() -> None:
    assert set(_queues()) == set(POISONED)


@pytest.mark.parametrize(
    "fault", ["an identity that has departed is not seen to", "a tournament is stuck"]
)
def test_more_poison_than_is_looked_at_in_a_round_hides_no_other(
    fault: str, queues: dict[str, Queue], tmp_path: Path
) -> None:
    case, poison = POISONED[fault], [f"poison{number:02}" for number in range(60)]

    async def story() -> None:
        async with resting_node(tmp_path) as (node, way):
            for name in (*poison, "last"):
                await case.add(node, name)
            way.poison = frozenset(poison)
            await _rounds(node, case)
            await _rounds(node, case)
            assert "last" not in await _left(node, case)
            assert queues[fault].resting == len(poison)

    asyncio.run(story())
