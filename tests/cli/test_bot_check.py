"""``bot check`` and programs in the arena: what is printed of good and of bad ones."""

import re
import shlex
import sys
from pathlib import Path

from cli.helpers import tafelronde

ROOT = Path(__file__).parents[2]
GOOD = f"exec:{ROOT / 'examples' / 'bots' / 'line_bot.py'}"
BAD = f"{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'tests' / 'bots' / 'bad_bot.py'))}"


def test_a_good_one() -> None:
    outcome = tafelronde("bot", "check", GOOD, "--game", "drakon")
    assert outcome.code == 0
    *games, end = outcome.out.splitlines()
    assert len(games) == 5
    told = re.compile(r"played to its end, the slowest answer after \d+\.\d+ s")
    assert all(told.search(line) for line in games)
    assert end == "Nothing is wrong."


def test_a_bad_one_is_told_why() -> None:
    outcome = tafelronde("bot", "check", f"exec:{BAD} die 3", "--game", "rosenkoenig")
    assert (outcome.code, outcome.err) == (1, "")
    game, said, end = outcome.out.splitlines()
    assert game.endswith(": The program ended in the middle of the game (exit code 7).")
    assert said == "    Traceback: it went wrong"
    assert end == "In one game something is wrong."


def test_it_ends_with_a_program_that_does_not_start() -> None:
    arguments = ("--lang", "nl", "bot", "check", f"exec:start=0.2,{BAD} deaf", "--games", 3)
    outcome = tafelronde(*arguments)
    assert outcome.code == 1
    assert "was na 0.2 s niet klaar" in outcome.out
    assert len(outcome.out.splitlines()) == 2


def test_who_stays_after_the_end_is_told() -> None:
    outcome = tafelronde("bot", "check", f"exec:{BAD} stay 999", "--game", "rosenkoenig")
    assert outcome.code == 1
    assert "was killed" in outcome.out


def test_the_arena_tells_why_games_were_lost() -> None:
    arguments = ("--games", 4, "--workers", 1, "--lang", "de")
    outcome = tafelronde("arena", "rosenkoenig", f"exec:{BAD} killed 2", "random", *arguments)
    assert outcome.code == 0
    assert "verlor 4 Partien durch einen Fehler: " in outcome.out
    assert "(Signal 9)." in outcome.out
