"""Waits for compilation: nobody waits for that of a game that nobody plays."""

import asyncio
import os
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load
from tafelronde.server.bots import compiled
from tafelronde.server.bots.pool import BotPool
from tafelronde.server.live.games import Games


@pytest.mark.usefixtures("nothing_compiled")
def test_a_bot_thinks_while_something_is_compiled() -> None:
    game = load("rosenkoenig")
    state = game.new()
    state.apply_chance(new_rng(1))

    async def think() -> None:
        pool = BotPool(workers=1)
        await pool.warm_up("rosenkoenig", "")
        (compiler,) = pool.processes()
        os.kill(compiler, signal.SIGSTOP)  # it compiles for ever
        compiling = asyncio.create_task(pool.warm_up("rosenkoenig", "random"))
        thought = await pool.think("rosenkoenig", "random", state.to_bytes(), "key", 1)
        assert thought.action in state.legal_actions()
        assert not compiling.done()
        compiling.cancel()
        await asyncio.gather(compiling, return_exceptions=True)
        assert compiler not in pool.processes()
        await pool.close()

    asyncio.run(think())


def test_what_was_compiled_before_needs_no_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "worker.py"
    other.write_text("# it uses more functions")

    async def workers() -> int:
        pool = BotPool(workers=1)
        await pool.warm_up("rosenkoenig", "")
        assert pool.warm == {("rosenkoenig", "")}
        started = len(pool.processes())
        await pool.close()
        return started

    asyncio.run(workers())
    assert asyncio.run(workers()) == 0
    monkeypatch.setattr(compiled, "WORKER", other)
    assert asyncio.run(workers()) == 1


@pytest.mark.usefixtures("nothing_compiled")
def test_what_somebody_waits_for_goes_before_what_is_compiled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def wait() -> None:
        pool = BotPool(workers=1)
        start, started = pool._start, list[int]()

        async def starting() -> Any:
            worker = await start()
            if not started:  # it compiles Drakon for ever
                os.kill(worker.process.pid, signal.SIGSTOP)
            started.append(worker.process.pid)
            return worker

        monkeypatch.setattr(pool, "_start", starting)
        games = Games(pool, ["drakon", "rosenkoenig"])
        games.start()
        while not started:
            await asyncio.sleep(0.01)
        await games.ready("rosenkoenig")
        assert games.is_ready("rosenkoenig")
        assert not games.is_ready("drakon")
        await games.close()
        await pool.close()

    asyncio.run(wait())


@pytest.mark.usefixtures("nothing_compiled", "real_workers")
def test_a_worker_is_waited_for_when_whoever_stops_it_is_cancelled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    started: list[subprocess.Popen[bytes]] = []

    class Watched(subprocess.Popen[bytes]):
        def __init__(self, *command: Any, **settings: Any) -> None:
            super().__init__(*command, **settings)
            started.append(self)

    monkeypatch.setattr(subprocess, "Popen", Watched)

    async def give_back(turns: int) -> None:
        pool = BotPool(workers=1)
        await pool.warm_up("rosenkoenig", "")
        giving_back = asyncio.create_task(pool.end_warm_up())
        for _ in range(turns):
            await asyncio.sleep(0)
        giving_back.cancel()
        await asyncio.gather(giving_back, return_exceptions=True)
        await pool.close()

    for turns in (1, 2):
        asyncio.run(give_back(turns))
    assert len(started) == 2
    assert all(process.returncode is not None for process in started)
