"""Programs as bots at the tables of one's own server."""

import asyncio
import contextlib
import json
import shlex
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import tafelronde
from bots.processes import alive, children
from server.company import wait_until
from server.helpers import WAIT, Browser, Server, record_is_true
from server.moderators import become
from server.tables import random_table
from tafelronde.bots.agents.history import Watch
from tafelronde.bots.tellings import told_as_data
from tafelronde.cli.host.serve import read_programs
from tafelronde.cli.parts.problems import Problem
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption
from tafelronde.match import parse_record, resume
from tafelronde.search.prospects.errors import BadProspects
from tafelronde.server.bots.pool import BotPool
from tafelronde.server.bots.turn import BotLost
from tafelronde.server.live.games import Games
from tafelronde.server.table import events as e
from tafelronde.server.table.decide import program_failed

ROOT = Path(__file__).parents[3]
HIDDEN = next(info.name for info in tafelronde.infos() if info.hidden)
UNHURRIED = "exec:start=60,move=60"
"""The most time that a host's bot can have."""
GOOD = f"{UNHURRIED},{ROOT / 'examples' / 'bots' / 'line_bot.py'}"
BAD = f"{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'tests' / 'bots' / 'bad_bot.py'))}"


@pytest.mark.usefixtures("real_workers")
def test_a_program_thinks_in_a_worker_and_ends_with_it() -> None:
    programs = {
        "mine": GOOD,
        "dies": f"{UNHURRIED},{BAD} die",
        "hangs": f"exec:start=60,move=0.3,{BAD} hang",
    }

    async def play() -> None:
        pool = BotPool(workers=1, programs=programs)
        position = tafelronde.load("rosenkoenig").new()
        position.apply_chance(new_rng(1))
        state = position.to_bytes()
        try:
            thought = await pool.think("rosenkoenig", "mine", state, "t 0", 1)
            assert thought.action in position.legal_actions()
            (worker,) = pool.processes()
            for bot in ("dies", "hangs"):
                with pytest.raises(BotLost, match="died" if bot == "dies" else "too-late"):
                    await pool.think("rosenkoenig", bot, state, "t 0", 1)
            assert pool.processes() == [worker]  # nothing else stopped
            assert (await pool.think("rosenkoenig", "random", state, "t 1", 1)).error == ""
            own = {int(pid) for pid in _children_of(worker)}
            assert own
        finally:
            await pool.close()
        async with asyncio.timeout(WAIT):
            while any(map(alive, own)):
                await asyncio.sleep(0.02)

    before = children()
    asyncio.run(play())
    assert children() == before


def _children_of(pid: int) -> list[str]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [child for task in tasks for child in task.read_text().split()]


def test_a_whole_server(tmp_path: Path) -> None:
    """One plays against Ada; another dies, and she has won."""
    bots = ("--bot", f"mine={GOOD}", "--bot", f"dies={UNHURRIED},{BAD} die 1")
    server = Server(str(tmp_path / "tables.db"), more=bots).start()
    try:
        ada = Browser(server.url, "Ada")
        mine, dies = ada.table("me", "mine"), ada.table("me", "dies")

        async def play() -> None:
            async with ada.open() as page:
                await page.watch(mine)
                await page.move(mine)
                await page.when(mine, lambda head: head["player"] == 0)
                await page.watch(dies)
                for _ in range(2):
                    await page.move(dies)
                    head = await page.when(
                        dies, lambda head: head["player"] == 0 or head["status"] == "over"
                    )
                assert head["result"]["ending"] == "resigned"
                assert (head["result"]["by"], head["result"]["winners"]) == (1, [0])

        asyncio.run(play())
        record_is_true(server.url, dies)
    finally:
        assert server.stop() == 0


def test_hosts_bots_can_be_chosen_and_are_never_the_usual_ones() -> None:
    async def ask() -> None:
        pool = BotPool(workers=1, programs={"mine": GOOD})
        games = Games(pool, ["connect_four"])
        try:
            assert await games.level("connect_four", "mine") == "mine"
            assert await games.level("connect_four", "") != "mine"
            (card,) = await games.cards()
            assert card.bots[-1] == "mine"
            assert games.is_warm("connect_four", "mine")
        finally:
            await games.close()
            await pool.close()

    asyncio.run(ask())


def test_of_two_the_other_wins_and_of_more_a_bot_plays_on() -> None:
    two = random_table("connect_four", 2, 1, 3)
    two.apply(e.BotSeated(1, "mine"), 4.0)
    assert program_failed(two, 1, "greedy") == [e.Resigned(1)]
    more = random_table("kuhn_poker", 3, 1, 3)
    more.apply(e.BotSeated(1, "mine"), 4.0)
    (event,) = program_failed(more, 1, "greedy")
    assert isinstance(event, e.Resigned)
    assert event.level == "greedy"
    three = random_table("kuhn_poker", 3, 1, 3)
    three.apply(e.Left(1, "mine"), 4.0)
    (event,) = program_failed(three, 1, "greedy")
    assert isinstance(event, e.Left)  # it only sat in for a person
    assert event.level == "greedy"


@pytest.mark.parametrize("text", ["mine", "=exec:sh", "easy=exec:sh", "mcts=exec:sh", "A=exec:sh",
                                  "mine=genius", "a b=exec:sh", "m=exec:move=61,sh"])  # fmt: skip
def test_a_bot_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Problem):
        read_programs([text])


def test_a_program_that_is_not_there_is_refused_at_the_start() -> None:
    with pytest.raises(BadOption):
        read_programs(["mine=exec:./none"])
    with pytest.raises(OSError, match=r"none\.json"):
        read_programs(["mine=mcts:network=none.json"])
    with pytest.raises(BadProspects, match="not a network"):
        read_programs([f"mine=mcts:network={__file__}"])
    assert read_programs(["mine=exec:move=2,sh"]) == {"mine": "exec:move=2,sh"}


@pytest.mark.usefixtures("real_workers")
def test_a_program_learns_how_its_game_ended_and_nothing_of_it_is_left(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    line_bot = shlex.quote(str(ROOT / "examples" / "bots" / "line_bot.py"))
    script = shlex.quote(f"tee -a {heard} | {shlex.quote(sys.executable)} {line_bot}")

    async def play() -> None:
        pool = BotPool(workers=1, programs={"mine": f"{UNHURRIED},sh -c {script}"})
        position = tafelronde.load("rosenkoenig").new()
        position.apply_chance(new_rng(1))
        state = position.to_bytes()
        try:
            await pool.think("rosenkoenig", "mine", state, "t 0", 1)
            await pool.think("rosenkoenig", "mine", state, "u 1", 1)
            (worker,) = pool.processes()
            assert len(_children_of(worker)) >= 2
            assert pool.programs_at("t") == [("t 0", "mine")]
            pool.end("t 0", (1.0, -1.0))
            async with asyncio.timeout(WAIT):
                while '"results":[1.0,-1.0]' not in heard.read_text():
                    await asyncio.sleep(0.02)
            assert pool.programs_at("t") == []
            own = {int(pid) for pid in _children_of(worker)}
        finally:
            await pool.close()
        assert '"results":null' in heard.read_text()
        async with asyncio.timeout(WAIT):
            while any(map(alive, own)):
                await asyncio.sleep(0.02)

    asyncio.run(play())


def test_a_program_at_a_served_table_is_told_what_happened_and_all_again_after_a_restart(
    tmp_path: Path, address: str
) -> None:
    """The same events as by the record of the game, in which others' hands are drawn anew."""
    heard = tmp_path / "heard"
    heard.mkdir()
    line_bot = shlex.quote(str(ROOT / "examples" / "bots" / "line_bot.py"))
    script = f"tee {heard}/$(date +%s%N) | {shlex.quote(sys.executable)} {line_bot}"
    bot = ("--bot", f"mine={UNHURRIED},sh -c {shlex.quote(script)}")
    node = Server(address, offer=HIDDEN, more=bot).start()
    ada = Browser(node.url, "Ada")
    table = ada.table("me", "mine", game=HIDDEN)

    def moves() -> list[list[dict[str, Any]]]:
        """The questions to each program, the oldest first."""
        files = [file.read_bytes().splitlines(keepends=True) for file in sorted(heard.iterdir())]
        said = [[json.loads(one) for one in lines if one.endswith(b"\n")] for lines in files]
        return [[one for one in told if one["type"] == "move"] for told in said]

    async def play(turns: int) -> None:
        async with ada.open() as page:
            await page.watch(table)
            begun = sum(map(len, moves()))
            while sum(map(len, moves())) < begun + turns:
                head = await page.when(table, lambda head: head["legal"] or head["result"])
                assert head["status"] == "playing"
                await page.move(table, head["ply"] * 7)
            await page.when(table, lambda head: head["legal"])

    try:
        asyncio.run(play(4))
        node.kill()
        node.start()
        ada.url = node.url
        asyncio.run(play(2))
        resign = {"t": "resign", "id": "r", "table": table, "seat": 0}
        assert ada.post("/api/command", resign)[0] == 200
        record = record_is_true(node.url, table)
    finally:
        node.kill()
    first, second = moves()
    for told in (first, second):
        assert told[0]["after"] == 0
        assert all(one["after"] > 0 for one in told[1:])
    match = resume(parse_record(record))
    history = Watch(match.state_at(0), 1).read(match.log)
    whole = list(told_as_data([event for one in history.steps for event in one.events]))
    once, again = ([event for one in told for event in one["happened"]] for told in moves())
    assert len(once) > 6
    assert len(again) > len(once)
    assert once == whole[: len(once)]
    assert again == whole[: len(again)]


def _of(folder: Path) -> set[int]:
    """The processes of programs in this folder, without the server that names them."""
    found: set[int] = set()
    for one in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            line = (one / "cmdline").read_bytes()
            if str(folder).encode() in line and b"--bot" not in line:
                found.add(int(one.name))
    return {pid for pid in found if alive(pid)}


def test_programs_at_served_tables_hear_the_end_and_nothing_of_them_is_left(tmp_path: Path) -> None:
    """When their game is over, when their table is closed, when the node stops, and when it is
    killed."""
    folder = tmp_path / "programs"
    folder.mkdir()
    bot = shutil.copy(ROOT / "examples" / "bots" / "line_bot.py", folder / "line_bot.py")
    python = shlex.quote(sys.executable)
    script = f"sleep 600 & tee -a {folder}/heard.$$ | {python} {bot}; : {folder}"
    more = ("--bot", f"mine={UNHURRIED},sh -c {shlex.quote(script)}")
    node = Server(str(tmp_path / "tables.db"), more=more).start()
    ada = Browser(node.url, "Ada")

    def heard() -> dict[str, str]:
        """The last message that each program heard, by its file."""
        texts = {file.name: file.read_text() for file in folder.glob("heard.*")}
        return {name: text.splitlines()[-1] for name, text in texts.items() if text}

    def begin() -> tuple[str, str]:
        """A table with a program at it, and the file of what the program hears."""
        before = set(heard())
        table = ada.table("me", "mine")

        async def play() -> None:
            async with ada.open() as page:
                await page.watch(table)
                await page.move(table)
                await page.when(table, lambda head: head["player"] == 0)

        asyncio.run(play())
        wait_until(lambda: len(set(heard()) - before) == 1)
        (file,) = set(heard()) - before
        return table, file

    def quits(file: str, results: list[float] | None) -> bool:
        said = json.loads(heard()[file])
        return said == {"type": "quit", "results": results}

    try:
        over, first = begin()
        resign = {"t": "resign", "id": "r", "table": over, "seat": 0}
        assert ada.post("/api/command", resign)[0] == 200
        wait_until(lambda: quits(first, [-1.0, 1.0]))
        wait_until(lambda: not _of(folder))

        closed, second = begin()
        keeper = become(node, "Kay")
        why = {"why": "a test"}
        assert keeper.post(f"/api/host/tables/{closed}/close", why)[0] == 204
        wait_until(lambda: quits(second, None))
        wait_until(lambda: not _of(folder))

        _, third = begin()
        assert _of(folder)
        assert node.stop() == 0
        wait_until(lambda: quits(third, None))
        wait_until(lambda: not _of(folder))

        node.start()
        ada.url = node.url
        begin()
        assert _of(folder)
        node.kill()
        wait_until(lambda: not _of(folder))
    finally:
        node.kill()
