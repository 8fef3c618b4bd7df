"""The bot of a character plays in its style, wherever it sits, and the record says so."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest

from server.tables import empty_table, running_table
from tafelronde.bots.spec import BotSpec
from tafelronde.bots.style import Liking, Style
from tafelronde.core.objects.registry import info
from tafelronde.core.objects.state import State
from tafelronde.pocket.pool import PocketPool
from tafelronde.server.bots.jobs import Job, Think, Thought, Warm
from tafelronde.server.bots.worker import answer
from tafelronde.server.features.deals.pars import Pars
from tafelronde.server.live.bot_turns import BotTurns
from tafelronde.server.live.memories import Memories
from tafelronde.server.table import events as e
from tafelronde.server.table.as_match import as_match
from tafelronde.server.table.court import style_at
from tafelronde.server.table.decide import play
from tafelronde.server.table.playing import start
from tafelronde.server.table.table import Table

GAME = "rosenkoenig"


def table_of(*characters: str) -> Table:
    """A game that has begun, between bots."""
    levels = {character.id: character.level for character in info(GAME).court}
    table = empty_table(GAME, len(characters))
    for seat, who in enumerate(characters):
        table.apply(e.BotSeated(seat, levels.get(who, "easy"), who), 1.0)
    for event in start(table, []):
        table.apply(event, 2.0)
    table.settle()
    return table


class Asked(PocketPool):
    """A place for bots that remembers what it was asked."""

    def __init__(self) -> None:
        self.bots: list[str] = []
        super().__init__(self._answer)

    async def _answer(self, job: Job) -> Thought:
        assert isinstance(job, Think)
        self.bots.append(job.bot)
        return answer(job, OrderedDict())


async def nothing(*_: Any) -> None: ...


def test_the_server_s_bot_of_a_character_plays_in_its_style() -> None:
    """At people's tables and at the deal of the day: a place says who sits there, and nothing else
    is stored."""

    async def run() -> None:
        table, pool = table_of("nan", "tibbet"), Asked()
        assert style_at(table, 0) == "bold"
        for _ in range(2):  # each seat once
            level = table.places[table.player].level
            turns = cast(BotTurns, SimpleNamespace(_renew=nothing, _memories=Memories()))
            async with pool.turn(GAME, level) as turn:
                action = await BotTurns._think(turns, table, turn)
            pars = cast(Pars, SimpleNamespace(_pool=pool, _wait_for_quiet=nothing))
            await Pars._decide(pars, table)
            for event in play(table, action):
                table.apply(event, 3.0)
            table.settle()
        styled, plain = ["easy:style=bold"] * 2, ["easy"] * 2
        assert sorted(pool.bots) == sorted(styled + plain)

    asyncio.run(run())


def test_a_style_is_that_of_a_character_of_this_level() -> None:
    assert [style_at(table_of("nan", "nan-2"), seat) for seat in range(2)] == ["bold"] * 2
    table = running_table(GAME, "*easy", "ada")
    assert [style_at(table, seat) for seat in range(2)] == ["", ""]
    table = empty_table(GAME, 2)
    table.apply(e.BotSeated(0, "hard", "nan"), 1.0)
    assert style_at(table, 0) == ""


def test_a_record_tells_the_style() -> None:
    bots = as_match(table_of("nan", "tibbet")).table.bots
    assert [bots[seat].level for seat in range(2)] == ["easy", "easy"]
    settings = [BotSpec.parse(bots[seat].plays).settings for seat in range(2)]
    assert settings[0] == {"style": "bold", **settings[1]}


def test_a_worker_has_styles_compiled_before_somebody_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[str] = []

    def look(self: Style, state: State, actions: Sequence[int]) -> list[Liking]:
        looked.append(f"{state.game.name} {self.name} {len(actions)}")
        return []

    monkeypatch.setattr(Style, "liking", look)
    for game in ("rosenkoenig", "connect_four"):  # nobody has a style there
        answer(Warm(0, game, "easy" if game == "rosenkoenig" else "mcts"), OrderedDict())
    assert looked == ["rosenkoenig bold 1"]
