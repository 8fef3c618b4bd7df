"""Questions of a program before it decides, and what it tells of its decision."""

import base64
import json
import shlex
import sys
from pathlib import Path

import numpy as np
import pytest

import tafelronde
from tables import WHOLE_GAMES, daily
from tafelronde.arena.deal import Deal
from tafelronde.arena.table import play_game
from tafelronde.bots.external import BotFault
from tafelronde.bots.random import RandomBot
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State

PROGRAM = Path(__file__).with_name("asking_bot.py")


def spec(file: Path, *wrong: object) -> BotSpec:
    words = [sys.executable, str(PROGRAM), str(file), *(json.dumps(one) for one in wrong)]
    return BotSpec.of(f"exec:move=20,{shlex.join(words)}")


@pytest.mark.parametrize("game", daily(WHOLE_GAMES, WHOLE_GAMES[::2]))
def test_it_is_told_what_its_seat_may_know(game: str, tmp_path: Path) -> None:
    loaded = tafelronde.load(game)
    file, players = tmp_path / "told", loaded.info.max_players
    seen: list[State] = []

    def told(state: State, action: int) -> None:
        if state.current_player == 0:
            seen.append(state.copy())

    bots = [spec(file).create(loaded, 1), *(RandomBot(loaded, seed=n) for n in range(1, players))]
    played = play_game(loaded.new(players), bots, Deal(3, 1), listener=told)
    assert played.lost is None
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines.pop() == {"type": "quit", "results": list(played.results)}
    assert len(lines) == 2 * len(seen) > 4
    differing = 0
    for state, numbers, drawn in zip(seen, lines[::2], lines[1::2], strict=True):
        assert np.array_equal(np.float32(numbers["observation"]), state.observation(0))
        actions = numbers["actions"]
        assert [one["number"] for one in actions] == state.legal_actions()
        features = np.float32([one["features"] for one in actions])
        assert np.array_equal(features, state.action_features())
        for world in drawn["worlds"]:
            position = loaded.from_bytes(base64.b64decode(world["bytes"]))
            assert position.view(0) == state.view(0)
            assert world["state"]["players"] == players
            assert set(world["state"]) == {field.name for field in loaded.record.fields}
            differing += position != state
    assert (differing > 0) == loaded.info.hidden


def test_answers_depend_on_nothing_hidden(tmp_path: Path) -> None:
    loaded = tafelronde.load("drakon")
    state = loaded.new(3)
    state.apply_chance(new_rng(5))
    texts = set[str]()
    for seed in range(3):
        file = tmp_path / str(seed)
        bot = spec(file).create(loaded, 1)
        bot.choose(state.resample(state.current_player, new_rng(seed)))
        bot.end()  # type: ignore[attr-defined]
        texts.add(file.read_text())
    assert len(texts) == 1


def test_what_it_tells_is_kept(tmp_path: Path) -> None:
    loaded = tafelronde.load("drakon")
    state = loaded.new(3)
    state.apply_chance(new_rng(5))
    bot = spec(tmp_path / "told").create(loaded, 1)
    advice = bot.decide(state)
    bot.end()  # type: ignore[attr-defined]
    assert advice.expected == (0.5, -0.25, -0.25)
    assert advice.distribution == (0.0,) * (len(state.legal_actions()) - 1) + (1.0,)


ASK = {"type": "ask", "for": ["worlds"]}
ACT = {"number": 1, "action": "draw"}


@pytest.mark.parametrize(
    ("message", "field"),
    [
        ({"type": "ask"}, "for"),
        ({**ASK, "for": []}, "for"),
        ({**ASK, "for": "worlds"}, "for"),
        ({**ASK, "for": [["worlds"]]}, "for"),
        ({**ASK, "for": ["hands"]}, "for"),
        ({**ASK, "worlds": 0}, "worlds"),
        ({**ASK, "worlds": 65}, "worlds"),
        ({**ASK, "worlds": True}, "worlds"),
        ({**ASK, "worlds": "2"}, "worlds"),
        ({"number": 1, "action": "SE1", "values": [2.0, 0.0]}, "values"),
        ({"number": 1, "action": "SE1", "values": [0.0]}, "values"),
        ({"number": 1, "action": "SE1", "values": 1}, "values"),
        ({"number": 1, "action": "SE1", "policy": [0.5] * 5}, "policy"),
        ({"number": 1, "action": "SE1", "policy": ["1", 0, 0, 0, 0]}, "policy"),
    ],
)
def test_wrong_questions_and_answers(
    message: dict[str, object], field: str, tmp_path: Path
) -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(7))
    bot = spec(tmp_path / "told", message).create(state.game, 1)
    with pytest.raises(BotFault) as caught:
        bot.choose(state)
    assert (caught.value.reason, caught.value.details["field"]) == ("bad-answer", field)


def test_the_clock_runs_while_it_asks(tmp_path: Path) -> None:
    """It asks without end: the time for its decision is not begun anew by each question."""
    program = tmp_path / "asks.py"
    program.write_text(
        'import sys\nsys.stdin.readline()\nprint(\'{"type": "ready"}\', flush=True)\n'
        "sys.stdin.readline()\n"
        "while True:\n"
        '    print(\'{"type": "ask", "for": ["actions"]}\', flush=True)\n'
        "    sys.stdin.readline()\n"
    )
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(7))
    bot = BotSpec.of(f"exec:move=0.4,{sys.executable} {program}").create(state.game, 1)
    with pytest.raises(BotFault) as caught:
        bot.choose(state)
    assert (caught.value.reason, caught.value.details) == ("too-late", {"milliseconds": 400})


def test_questions_that_it_asks_all_at_once_are_in_its_time(tmp_path: Path) -> None:
    """Its decision lies there before the first of its many questions is answered."""
    program = tmp_path / "asks.py"
    program.write_text(
        'import sys\nsys.stdin.readline()\nprint(\'{"type": "ready"}\', flush=True)\n'
        "sys.stdin.readline()\n"
        'print(\'{"type":"ask","for":["worlds"],"worlds":64}\\n\' * 1_000 +\n'
        '      \'{"number":1,"action":"SE1"}\', flush=True)\n'
        "sys.stdin.read()\n"
    )
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(7))
    bot = BotSpec.of(f"exec:move=0.4,{sys.executable} {program}").create(state.game, 1)
    with pytest.raises(BotFault, match="too-late"):
        bot.choose(state)
