"""Agents with a memory and with beliefs, through every door: each has all that its seat has seen
since the start of its game."""

import asyncio
import importlib
import json
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import tafelronde
from cli.helpers import tafelronde as command
from server.helpers import Browser, Server
from tables import PACKAGE_GAMES, daily
from tafelronde.arena.benchmark import Pairing, play_round
from tafelronde.arena.contest import Contest, hold
from tafelronde.bots.spec import BotSpec
from tafelronde.work.local import Processes

HIDDEN = [name for name in PACKAGE_GAMES if tafelronde.load(name).info.hidden]
AGENTS = {
    "believing": "Believing,simulations=8,particles=6,last=3,model=random",
    "recurrent": "Recurring,weights={weights}",
}
MODULE = """
import json, pathlib, sys
sys.path.append({examples!r})
from believing_bot import Believer
from recurrent_bot import Recurrent

import tafelronde

NOTES = pathlib.Path(__file__).parent / "notes"


def note(known):
    history, game = known.history, known.game
    start = tafelronde.load(game.name).new(known.players)
    first = history.past().steps()[0].position
    chances = sum(1 for one in history.steps if one.actor < 0)
    told = [
        game.name, known.seat, known.players, history.total, chances,
        len(history.steps) == history.total,
        first == start.resample(known.seat, tafelronde.new_rng(0)),
        history.present == known.redraw(tafelronde.new_rng(0)).to_bytes(),
        list(known.legal_actions),
    ]
    with open(NOTES, "a") as file:
        file.write(json.dumps(told) + chr(10))


class Believing(Believer):
    def act(self, known):
        note(known)
        return super().act(known)


class Recurring(Recurrent):
    def probabilities(self, known):
        note(known)
        return super().probabilities(known)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The module of the agents, and what a recurrent one has learned for each game."""
    made = tmp_path_factory.mktemp("doors")
    examples = str(Path(__file__).parents[2] / "examples" / "bots")
    (made / "remembering.py").write_text(MODULE.format(examples=examples))
    sys.path.append(examples)
    for name in HIDDEN:
        taught = ["", name, "--games", "1", "--teacher", "random", "--out", str(made / name)]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "argv", taught)
            importlib.import_module("recurrent_bot").main()
    return made


@pytest.fixture(scope="module")
def workers(folder: Path) -> Iterator[Processes]:
    """Other processes, which find that module, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path, str(folder)])
        with Processes(2) as started:
            yield started


def in_a_contest(game: str, agent: str, executor: Executor | None) -> object:
    standing = hold(Contest.of(game, [agent, "random"], games=2, players=2, seed=4), executor)[0]
    assert not standing.faults()
    return standing.rounds


def in_the_benchmark(game: str, agent: str, executor: Executor | None) -> object:
    given = (BotSpec.parse(agent, own_code=True), Pairing(game, 2, "random"), 1)
    played = executor.submit(play_round, *given).result() if executor else play_round(*given)
    assert not any(one.fault for one in played)
    return [(one.actions, one.results) for one in played]


def in_the_terminal(game: str, agent: str, executor: Executor | None) -> None:
    del executor
    done = command("play", game, "--bots", agent, "--seed", 3, typed="1\n" * 12)
    assert done.code in (0, 1), done.err


def at_a_served_table(game: str, agent: str, executor: Executor | None) -> None:
    del executor
    folder = Path.cwd()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(folder))
        bot = ("--bot", f"fox={agent}")
        server = Server(str(folder / f"{game}.db"), offer=game, more=bot).start()
    try:
        ada = Browser(server.url, "Ada")
        table = ada.table("me", "fox", game=game)

        async def play() -> None:
            async with ada.open() as page:
                await page.watch(table)
                while len(notes(folder)) < 3:
                    head = await page.when(table, lambda head: head["legal"] or head["result"])
                    assert head["status"] == "playing"
                    await page.move(table, head["ply"] * 7)

        asyncio.run(play())
    finally:
        assert server.stop() == 0


def in_gymnasium(game: str, agent: str, executor: Executor | None) -> object:
    del executor
    gymnasium = pytest.importorskip("tafelronde.adapters.gymnasium")
    seat = gymnasium.env(game, opponents=BotSpec.parse(agent, own_code=True))
    seen, _ = seat.reset(seed=5)
    ended, chosen = False, list[int]()
    while not ended and len(chosen) < 12:
        chosen.append(int(seen["action_mask"].argmax()))
        seen, _, ended, _, _ = seat.step(chosen[-1])
    seat.close()
    return seat.state.to_bytes()


def in_openspiel(game: str, agent: str, executor: Executor | None) -> object:
    del executor
    openspiel = pytest.importorskip("tafelronde.adapters.openspiel")
    pyspiel = importlib.import_module("pyspiel")
    theirs = pyspiel.load_game(f"tafelronde_{game}")
    bot = openspiel.bot(theirs, BotSpec.parse(agent, own_code=True), seed=3)
    state = theirs.new_initial_state()
    while not state.is_terminal() and state.move_number() < 60:
        mine = state.current_player() == 1
        state.apply_action(bot.step(state) if mine else state.legal_actions()[-1])
    bot.restart()
    return state.history()


DOORS: dict[str, Callable[[str, str, Executor | None], object]] = {
    "arena": in_a_contest,
    "benchmark": in_the_benchmark,
    "terminal": in_the_terminal,
    "table": at_a_served_table,
    "gymnasium": in_gymnasium,
    "openspiel": in_openspiel,
}
OF_BOTH = ("arena", "openspiel")
"""The doors at which agents of both kinds are tried every time; at the others one kind is."""


def notes(folder: Path) -> list[Any]:
    file = folder / "notes"
    told = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    return [one for one in told if one[3]]  # the terminal tries a bot once, before it plays


@pytest.mark.parametrize(
    ("kind", "door"),
    daily(
        (both := list(product(AGENTS, DOORS))),
        [one for one in both if one[0] == "believing" or one[1] in OF_BOTH],
        ids="-".join,
        many=True,
    ),
)
@pytest.mark.parametrize("game", daily(HIDDEN, ["koenig_der_elfen"]))
def test_an_agent_remembers_all_that_its_seat_has_seen(
    door: str,
    kind: str,
    game: str,
    folder: Path,
    workers: Processes,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [*sys.path, str(folder)])
    agent = f"py:remembering:{AGENTS[kind].format(weights=folder / f'{game}.npz')}"
    (folder / "notes").unlink(missing_ok=True)
    played = DOORS[door](game, agent, None)
    told = notes(folder)
    assert len(told) >= 3
    for name, _, players, total, chances, *complete, _ in told:
        assert (name, players) == (game, 2)
        assert complete == [True, True, True]
        assert total > chances > 0 or total == chances > 0
    assert max(one[3] for one in told) > 6
    (folder / "notes").unlink()
    if door in ("arena", "benchmark"):  # the same in another process
        assert DOORS[door](game, agent, workers) == played
    elif played is not None:
        assert DOORS[door](game, agent, None) == played
    if played is not None:
        assert sorted(notes(folder)) == sorted(told)
