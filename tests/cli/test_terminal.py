"""At a real (pseudo) terminal: a whole game from a fresh start, Ctrl-C, and what colours do."""

import itertools
import re
import signal
import sys
from pathlib import Path

import pytest

from cli.helpers import at_terminal
from tafelronde.cli.table.stepping import stops_of
from tafelronde.match import load_match, read_record, verify

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo terminal")

RECORDS = Path(__file__).parents[1] / "records"
PROMPT = "› "
COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-7]|4[0-7]|38;|48;|9[0-7])[0-9;]*m")


def test_a_whole_game_against_greedy(own_world: Path) -> None:
    with at_terminal("play", "rosenkoenig", "--bots", "greedy") as terminal:
        for _ in range(130):
            text = terminal.expect(f"{PROMPT}|wins|A draw")
            if not text.endswith(PROMPT):
                break
            terminal.type("1\r")
        assert terminal.finish() == 0
    (file,) = own_world.iterdir()
    assert load_match(file).is_over
    assert verify(read_record(file)).ok
    assert "Record: " in terminal.seen
    assert "\x1b[?1049l" in terminal.seen  # the screen of before is back
    assert COLOUR.search(terminal.seen)


@pytest.mark.parametrize("way", ["ctrl-c", "ctrl-d", "SIGTERM", "SIGHUP"])
def test_leaving_saves_and_says_where(way: str, own_world: Path) -> None:
    with at_terminal("play", "rosenkoenig", "--seed", 3, "--bots", "greedy") as terminal:
        terminal.expect(PROMPT)
        terminal.type("1\r")
        terminal.expect(r"White [^\r\n]*\.")
        terminal.expect(PROMPT)
        terminal.pauses()
        if way.startswith("SIG"):
            terminal.signal(getattr(signal, way))
        else:
            terminal.type("\x03" if way == "ctrl-c" else "\x04")
        assert terminal.finish() == 0
    (file,) = own_world.iterdir()
    assert "Traceback" not in terminal.seen
    assert "Saved in" in terminal.seen
    assert "--load" in terminal.seen
    match = load_match(file)
    assert match.ply >= 12
    with at_terminal("play", "--load", file) as again:
        again.expect("Red plays N2 to e7")
        again.expect(PROMPT)
        again.type("quit\r")
        assert again.finish() == 0


def test_a_mistake_is_told_and_the_game_goes_on() -> None:
    with at_terminal(
        "play", "rosenkoenig", "--seed", 3, "--lang", "nl", "--bots", "greedy"
    ) as terminal:
        terminal.expect(PROMPT)
        terminal.type("NE1\r")
        terminal.expect("Je hebt die machtkaart niet")
        terminal.expect(PROMPT)
        terminal.type("tip\r")
        terminal.expect("Tip: ")
        terminal.expect(PROMPT)
        terminal.type("?\r")
        terminal.expect("Enter brengt je terug")
        terminal.type("\r")
        terminal.expect(PROMPT)
        terminal.type("stop\r")
        assert terminal.finish() == 0


def test_no_color() -> None:
    with at_terminal("play", "rosenkoenig", "--seed", 3, NO_COLOR="1") as terminal:
        terminal.expect(PROMPT)
        terminal.type("quit\r")
        terminal.finish()
    assert not COLOUR.search(terminal.seen)
    assert "▀" not in terminal.seen


def test_plain_moves_no_cursor() -> None:
    with at_terminal("play", "rosenkoenig", "--seed", 3, "--plain") as terminal:
        terminal.expect(PROMPT)
        terminal.type("1\r")
        terminal.expect(PROMPT)
        terminal.type("quit\r")
        terminal.finish()
    assert not COLOUR.search(terminal.seen)
    assert "\x1b[2J" not in terminal.seen
    assert "\x1b[?1049h" not in terminal.seen


def test_replay_steps_through(tmp_path: Path, own_world: Path) -> None:
    with at_terminal("play", "rosenkoenig", "--seed", 3, "--bots", "greedy") as terminal:
        terminal.expect(PROMPT)
        terminal.type("1\r")
        terminal.expect(r"White [^\r\n]*\.")
        terminal.expect(PROMPT)
        terminal.type("quit\r")
        terminal.finish()
    (file,) = own_world.iterdir()
    with at_terminal("replay", file) as terminal:
        terminal.expect("Step 10 of")
        terminal.type("\r")
        terminal.expect("Step 11 of")
        terminal.type("b\r")
        terminal.expect("Step 10 of")
        terminal.type("11\r")
        terminal.expect("Red plays N2 to e7")
        terminal.type("q\r")
        assert terminal.finish() == 0


def test_replay_goes_decision_by_decision(own_world: Path) -> None:
    del own_world
    file = RECORDS / "rosenkoenig" / "52-stones-points.txt"
    actors = read_record(file).actors
    stops = stops_of(actors)
    assert stops[0] == 10
    assert all(actors[stop] >= 0 for stop in stops[:-1])
    ply, after = next((a, b) for a, b in itertools.pairwise(stops) if b - a == 2)
    with at_terminal("replay", file) as terminal:
        terminal.expect("Step 10 of")
        terminal.type(f"{ply}\r")
        terminal.expect(f"Step {ply} of")
        terminal.type("\r")
        terminal.expect(f"Step {after} of")
        terminal.type("b\r")
        terminal.expect(f"Step {ply} of")
        terminal.type("q\r")
        assert terminal.finish() == 0
