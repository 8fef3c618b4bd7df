"""A program: what ``pip install tafelronde`` alone can do, on any system.

``python light.py`` plays every game to its end, or those that are named, in matches, batches and an
arena, and prints how they ended.
"""

import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import tafelronde
from tafelronde import bots
from tafelronde.arena.contest import Contest, hold
from tafelronde.match import Match, read_record, save_match, verify


def play(name: str, folder: Path) -> list[float]:
    """A match of bots to its end; its record is written, read and verified."""
    game = tafelronde.load(name)
    match, bot = Match.start(name), bots.create(game, "easy", seed=7)
    while not match.is_over:
        match.play(bot.choose(match.state))
    save_match(match, folder / f"{name}.txt")
    assert verify(read_record(folder / f"{name}.txt")).ok
    assert str(match.state).strip()
    return match.returns()


def step(name: str) -> int:
    """Many games at once: how many have ended after some steps."""
    batch = tafelronde.Batch(tafelronde.load(name), 16, seed=7)
    return sum(int(batch.step(batch.legal[:, 0])[1].sum()) for _ in range(50))


def meet() -> int:
    """Bots meet in the arena: how many games they played."""
    contest = Contest.of("rosenkoenig", ["easy", "random"], games=4, seed=7)
    with ThreadPoolExecutor(1) as executor:
        (standing,) = hold(contest, executor)
    return standing.games


def say() -> str:
    """The output of the command."""
    done = subprocess.run(
        [sys.executable, "-m", "tafelronde", "games"],
        capture_output=True, encoding="utf-8", errors="replace", check=False,
    )  # fmt: skip
    said = f"{done.returncode} {done.stdout}{done.stderr}"
    return said.encode("ascii", "replace").decode()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for name in sys.argv[1:] or [info.name for info in tafelronde.infos()]:
            print(name, play(name, Path(folder)), step(name))
    print("arena", meet())
    print("command", say())
