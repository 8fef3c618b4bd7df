"""Bots that are programs: good ones play, bad ones lose their game, and nothing of them is left."""

import json
import os
import pickle
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import tafelronde
from bots.processes import alive, children
from tables import WHOLE_GAMES
from tafelronde.arena.contest import Contest, hold
from tafelronde.arena.deal import Deal
from tafelronde.arena.table import Played, play_game
from tafelronde.bots.base import Bot
from tafelronde.bots.external import BotFault, ExecBot
from tafelronde.bots.external.program import ERRORS_KEPT, Program
from tafelronde.bots.random import RandomBot
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption

ROOT = Path(__file__).parents[2]
GOOD = ROOT / "examples" / "bots" / "line_bot.py"
BAD = Path(__file__).with_name("bad_bot.py")
PYTHON = shlex.quote(sys.executable)


def bad(what: str, after: int = 0, move: float = 5.0) -> BotSpec:
    return BotSpec.of(f"exec:move={move},{PYTHON} {shlex.quote(str(BAD))} {what} {after}")


@pytest.fixture(autouse=True)
def _nothing_is_left() -> Iterator[None]:
    """No child of ours is alive or a zombie afterwards, and no descriptor is open."""
    before, open_before = children(), len(os.listdir("/dev/fd"))
    yield
    assert children() == before
    assert len(os.listdir("/dev/fd")) == open_before


def gone(pid: int) -> bool:
    end = time.monotonic() + 10
    while alive(pid) and time.monotonic() < end:
        time.sleep(0.02)
    return not alive(pid)


def play(spec: BotSpec, game: str = "rosenkoenig", players: int = 2) -> Played:
    """One game, with the program on the first seat."""
    loaded = tafelronde.load(game)
    bots: list[Bot] = [spec.create(loaded, 1)]
    bots += [RandomBot(loaded, seed=seat) for seat in range(1, players)]
    return play_game(loaded.new(players), bots, Deal(3, 1))


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_the_example_plays_every_game(game: str) -> None:
    info = tafelronde.load(game).info
    played = play(BotSpec.of(f"exec:{GOOD}"), game, info.max_players)
    assert played.lost is None
    assert played.untidy == ()
    assert len(played.results) == info.max_players


FAULTS = [
    ("hang", -1, "not-ready", {"milliseconds": 300}),
    ("hang", 0, "too-late", {"milliseconds": 300}),
    ("hang", 5, "too-late", {"milliseconds": 300}),
    ("late", 2, "too-late", {"milliseconds": 300}),
    ("deaf", 0, "not-ready", {"milliseconds": 300}),
    ("die", -1, "died", {"code": 7}),
    ("die", 4, "died", {"code": 7}),
    ("killed", 1, "died", {"code": -9}),
    ("garbage", 1, "not-json", {"line": "\ufffd\ufffd no JSON"}),
    ("list", 1, "not-json", {"line": "[1, 2]"}),
    ("deep", 1, "not-json", {"line": "[" * 200 + "…"}),
    ("flood", 1, "long-line", {"limit": 65_536}),
    ("errors", 1, "died", {"code": 3}),
    ("close", 1, "closed", {}),
    ("illegal", 1, "no-action", {"action": "draw*"}),
    ("not-legal", 1, "illegal", {"action": "N3*"}),
    ("no-number", 1, "bad-answer", {"field": "number"}),
    ("number", 1, "bad-answer", {"field": "number"}),
    ("action", 1, "bad-answer", {"field": "action"}),
    ("twice", 99, "bad-answer", {"field": "number"}),
]


@pytest.mark.parametrize(("what", "after", "reason", "details"), FAULTS)
def test_what_goes_wrong_loses_the_game(
    what: str, after: int, reason: str, details: dict[str, object]
) -> None:
    spec = bad(what, after, 0.3 if reason == "too-late" else 5.0)
    if reason == "not-ready":
        spec = BotSpec.of(str(spec).replace("exec:", "exec:start=0.3,"))
    played = play(spec)
    assert played.lost is not None
    fault = played.lost.fault
    assert (played.lost.seat, fault.reason) == (0, reason)
    assert details.items() <= fault.details.items()
    assert played.results == (-1.0, 1.0)
    assert len(fault.errors) <= ERRORS_KEPT
    if what == "errors":
        assert fault.errors.endswith("the last line\n")
    if what == "die":
        assert fault.errors == "Traceback: it went wrong\n"


def test_a_program_that_cannot_run_says_why(tmp_path: Path) -> None:
    program = tmp_path / "bot"
    program.write_text("#!/no/such/interpreter\n")
    program.chmod(0o755)
    played = play(BotSpec.of(f"exec:{program}"))
    assert played.lost is not None
    assert played.lost.fault.reason == "not-started"
    assert str(program) in str(played.lost.fault.details["why"])


def test_at_a_larger_table_the_others_share_the_victory() -> None:
    played = play(bad("die", 1), "drakon", 4)
    assert played.results == pytest.approx((-1.0, -1 / 3, -1 / 3, -1 / 3))


def test_who_ignores_quit_is_killed_and_keeps_its_result() -> None:
    played = play(bad("stay", 999))
    assert played.lost is None
    assert played.untidy == (0,)


def test_its_children_end_with_it() -> None:
    played = play(bad("child", move=0.5))
    assert played.lost is not None
    assert gone(int(played.lost.fault.errors))


def test_it_ends_with_a_host_that_is_killed() -> None:
    """A guard sees to it, whatever the program ignores."""
    host = f"""
import sys, time
from tafelronde.bots.external.program import Program
program = Program([sys.executable, {str(BAD)!r}, "stay", "9"])
print(program.pid, flush=True)
time.sleep(600)
"""
    with subprocess.Popen([sys.executable, "-c", host], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        pid = int(process.stdout.readline())
        assert alive(pid)
        process.kill()
    assert gone(pid)


def test_a_path_with_spaces(tmp_path: Path) -> None:
    folder = tmp_path / "my bots, all=of them"
    folder.mkdir()
    path = shutil.copy(GOOD, folder / "the bot.py")
    for command in (str(path), f"{PYTHON} {shlex.quote(str(path))}"):
        spec = BotSpec.of(f"exec:move=4,{command}")
        assert spec == BotSpec("exec", {"move": 4}, command)
        assert str(spec) == f"exec:move=4,{command}"
        assert BotSpec.of(str(spec)) == spec
        assert play(spec).lost is None


@pytest.mark.parametrize(
    "text",
    [
        "exec:",
        "exec:./none",
        "exec:'",
        f"exec:{BAD}",
        f"exec:move=0,{GOOD}",
        f"exec:start=x,{GOOD}",
    ],
)
def test_what_is_no_program_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        BotSpec.of(text).create(tafelronde.load("rosenkoenig"))


def test_it_gets_what_its_seat_may_know(tmp_path: Path) -> None:
    """The question is the same in every position that the seat cannot tell apart."""
    heard = tmp_path / "heard"
    program = tmp_path / "bot.sh"
    program.write_text(
        f'#!/bin/sh\nread -r a; echo \'{{"type":"ready"}}\'; read -r b; echo "$b" >> {heard}\n'
    )
    program.chmod(0o755)
    game = tafelronde.load("drakon")
    state = game.new(3)
    Deal(5, 1).apply_chance(state)
    seat = state.current_player
    questions: list[dict[str, object]] = []
    for seed in range(3):
        bot = ExecBot(game, str(program))
        with pytest.raises(BotFault):
            bot.choose(state.resample(seat, new_rng(seed)))
        questions.append(json.loads(heard.read_text().splitlines()[-1]))
    assert questions[0] == questions[1] == questions[2]
    assert questions[0]["legal"] == [state.format(action) for action in state.legal_actions()]
    assert questions[0].keys() == {
        "type",
        "number",
        "seconds",
        "legal",
        "view",
        "happened",
        "after",
    }


def test_a_fault_stays_one_and_can_be_pickled() -> None:
    game = tafelronde.load("rosenkoenig")
    state = game.new()
    Deal(1, 1).apply_chance(state)
    bot = bad("die").create(game)
    faults: list[BotFault] = []
    for _ in range(2):
        with pytest.raises(BotFault) as caught:
            bot.choose(state)
        faults.append(pickle.loads(pickle.dumps(caught.value)))
    assert [(f.reason, f.details, f.errors) for f in faults] == 2 * [
        ("died", {"code": 7}, "Traceback: it went wrong\n")
    ]


def test_other_games_of_a_contest_go_on() -> None:
    contest = Contest.of("rosenkoenig", [bad("die", 2), "random"], games=4, seed=1)
    (standing,) = hold(contest)
    assert standing.games == 4
    assert standing.wins(1) == (4, 0, 0)
    found = standing.as_json(None)["faults"]
    assert [(f["round"], f["game"], f["seat"], f["reason"]) for f in found] == [
        (0, 0, 0, "died"), (0, 1, 1, "died"), (1, 0, 0, "died"), (1, 1, 1, "died"),
    ]  # fmt: skip


def test_the_same_seed_plays_the_same_games() -> None:
    contest = Contest.of("rosenkoenig", [f"exec:{GOOD}", "random"], games=2, seed=7)
    assert hold(contest)[0].rounds == hold(contest)[0].rounds


def test_a_program_that_reads_nothing_blocks_nobody() -> None:
    program = Program(["sleep", "600"])
    try:
        with pytest.raises(BotFault) as caught:
            program.ask(b"x" * 1_000_000, 0.2)
        assert caught.value.reason == "too-late"
    finally:
        assert not program.close()


def test_ctrl_c_leaves_nothing_behind(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    program = tmp_path / "bot.sh"
    program.write_text(f"#!/bin/sh\necho $$ >> {pids}\nexec sleep 600\n")
    program.chmod(0o755)
    words = ["arena", "rosenkoenig", f"exec:start=500,{program}", "random", "--games", "4"]
    with subprocess.Popen(
        [sys.executable, "-m", "tafelronde", *words, "--workers", "2"],
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        end = time.monotonic() + 60
        while not (pids.exists() and pids.read_text()) and time.monotonic() < end:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        assert process.wait(30) == 130
    assert all(gone(int(pid)) for pid in pids.read_text().split())
