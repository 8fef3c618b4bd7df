"""Events of a game, as a program is told them: the same everywhere, all of them to one that begins
anew, and nothing that its seat could not know."""

import json
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import tafelronde
from bots.twins import Twins
from tables import PACKAGE_GAMES, Table, daily, tables_of
from tafelronde.bots.agents.history import Heard, History, Memory, Watch
from tafelronde.bots.agents.past import Past
from tafelronde.bots.external import ExecBot
from tafelronde.bots.tellings import told_as_data
from tafelronde.core.objects.state import State

NOTES = """
import json, sys
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    told = json.loads(line)
    if told["type"] == "quit":
        break
    print(json.dumps({"type": "ready"} if told["type"] == "start" else
                     {"number": told["number"], "action": told["legal"][0]}), flush=True)
"""
GAMES = [tafelronde.load(name).info for name in PACKAGE_GAMES]
HIDDEN = [
    table
    for info in GAMES
    if info.hidden
    for table in tables_of(info)
    if not table.options.get("open")
]


class Noted:
    """A program that notes all that it is told."""

    def __init__(self, game: Any, folder: Path, name: str) -> None:
        program, self.file = folder / "notes.py", folder / name
        program.write_text(NOTES)
        words = [sys.executable, str(program), str(self.file)]
        self.bot = ExecBot(game, shlex.join(words), seed=7, move=60, start=60)

    def told(self) -> bytes:
        return self.file.read_bytes() if self.file.exists() else b""

    def moves(self) -> list[dict[str, Any]]:
        told = [json.loads(line) for line in self.told().splitlines()]
        return [one for one in told if one["type"] == "move"]


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Any]:
    made = list[Noted]()

    def make(game: Any) -> Noted:
        made.append(Noted(game, tmp_path, str(len(made))))
        return made[-1]

    yield make
    for one in made:
        one.bot.end()


def sent(history: History) -> History:
    """The history as a node sends it to a worker."""
    packed = msgspec.msgpack.encode(history.pack_events())
    memory = msgspec.msgpack.decode(packed, type=Memory)
    return History.unpack(history.game, history.seat, memory)  # type: ignore[arg-type]


def turns_of(table: Table, seed: int) -> int:
    """How often the seat decides in games that are not the same; 3: three times or more."""
    twins = Twins(table, seed)
    turns = [twins.true.current_player for _ in twins.steps(60) if twins.differed]
    return min(3, turns.count(twins.seat))


@pytest.mark.parametrize("table", daily(HIDDEN, HIDDEN[::5]), ids=str)
def test_it_is_told_the_same_where_its_seat_sees_the_same(table: Table, programs: Any) -> None:
    """In the arena, at a server's table, and in a game with other hands and draws."""
    twins = Twins(table, max(range(60), key=lambda seed: turns_of(table, seed)))
    seat = twins.seat
    arena, other, served = (programs(table.game) for _ in range(3))
    history = History(twins.true, seat)
    for step, twin in twins.steps(60):
        if twins.true.current_player == seat:
            served.bot.recall(sent(history))
            worlds = ((arena, twins.true), (other, twins.other), (served, twins.true))
            assert len({noted.bot.choose(state) for noted, state in worlds}) == 1
        arena.bot.see(twins.true, step, seat)
        other.bot.see(twins.other, twin, seat)
        history.add(twins.true, step)
    assert arena.told() == other.told() == served.told()
    assert any(one["happened"] for one in arena.moves())


def position(name: str, plies: int) -> tuple[State, list[int]]:
    """A start, and a random log that ends where somebody is to act."""
    start = tafelronde.load(name).new(2)
    state, log, dice = start.copy(), list[int](), np.random.default_rng(5)
    while len(log) < plies or state.current_player < 0:
        log.append(int(dice.choice(state.steps())))
        state.apply_known(log[-1])
    return start, log


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_one_that_begins_anew_or_goes_back_is_told_all(name: str, programs: Any) -> None:
    start, log = position(name, 40)
    states = [one.position for one in Past.of(start, log).steps()]
    seat = states[-1].current_player
    turns = [k for k, state in enumerate(states) if state.current_player == seat]
    watch, kept = Watch(start, seat), programs(start.game)

    def ask(noted: Noted, count: int) -> dict[str, Any]:
        noted.bot.recall(sent(watch.read(log[:count])))
        noted.bot.choose(states[count])
        return noted.moves()[-1]

    def events(begin: int, end: int) -> list[dict[str, Any]]:
        steps = list(watch.read(log[:end]).steps)[begin:]
        return [event for one in steps for event in told_as_data(one.events)]

    last = 0
    for count in turns:
        body = ask(kept, count)
        assert body["after"] == last
        assert body["happened"] == events(last, count)
        last = count
    anew = ask(programs(start.game), last)
    assert (anew["after"], anew["happened"]) == (0, events(0, last))
    back = turns[-3]
    body = ask(kept, back)  # three turns are taken back
    assert (body["after"], body["happened"]) == (back, [])
    body = ask(kept, last)
    assert (body["after"], body["happened"]) == (back, events(back, last))


def test_a_history_that_begins_otherwise_is_heard_from_there() -> None:
    start, log = position("drakon", 60)
    past = [one.position for one in Past.of(start, log).steps()]
    count = next(k for k, state in enumerate(past) if k > 30 and len(state.steps()) > 1)
    state = past[count]
    others = [step for step in state.steps() if step != log[count]]
    watch, heard = Watch(start, 0), Heard()
    assert heard.new(watch.read(log))[0] == 0
    after, new = heard.new(watch.read([*log[:count], others[0]]))
    assert count - 1 <= after <= count + 1
    assert [one.actor for one in new] == [state.current_player][: len(new)]
    assert heard.new(watch.read(log[:3])) == (3, [])
    longer = History(start, 0)
    longer.total = 5_000  # the first steps are forgotten
    longer.take(watch.read(log).steps)
    assert heard.new(longer) == (5_000, list(longer.steps))
    assert heard.new(watch.read(log[:9])) == (0, list(watch.read(log[:9]).steps))
