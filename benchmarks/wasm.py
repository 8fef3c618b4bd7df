"""Games as WebAssembly under node against the compiled kernels here: the same results, how fast.

    python -m benchmarks.wasm [GAME ...] [--games 100000] [--rounds 3]

Of each game: so many random games at each size of table in one call, then six moves of bots at its
levels and of others. Everything that comes out is compared to the last byte; the ratio is the
median of the rounds, each side measured once a round, after a round to warm up.
"""

import argparse
import gzip
import statistics
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np

import tafelronde
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.game import Game
from tafelronde.wasm.build import build

from . import games
from .recording import Recording
from .replaying import export_named, play_bot, replay

MOVES = 6


def random_play(game: Game, players: int, games: int) -> Callable[[Recording], None]:
    """One call of ``random_games``: what it leaves follows from every step of every game."""

    def play(recording: Recording) -> None:
        out, weights = np.zeros((2, max(1, game.bounds.buffer)), np.int32)
        options = game.encode_options(game.info.settle_options(players, {}))
        recording.call(
            export_named(game, "random_games"),
            np.zeros(1, game.dtype), players, options, new_rng(7), games, 1, out, weights,
            np.zeros(players), np.zeros(players), np.zeros(4, np.int64),
        )  # fmt: skip

    return play


def bots_play(game: Game, players: int, bot: str) -> Callable[[Recording], None]:
    """Some moves of a bot."""
    return lambda recording: play_bot(recording, game, players, BotSpec.parse(bot), MOVES)


def rows(game: Game, count: int) -> dict[str, Callable[[Recording], None]]:
    """The measurements of a game."""
    sizes = range(game.info.min_players, game.info.max_players + 1)
    found = {f"random games, {size} players": random_play(game, size, count) for size in sizes}
    bots = ["hard", "medium", "greedy"]
    if not game.info.hidden:
        bots.insert(1, "mcts:simulations=1000")
    for bot in bots:
        for size in sorted({sizes[0], sizes[-1]}):
            found[f"{bot}, {size} players"] = bots_play(game, size, bot)
    return found


def measure(game: Game, count: int, rounds: int, folder: Path) -> bool:
    """Print the game's rows; whether everything was the same."""
    manifest = build(game, folder)
    module = manifest.with_suffix(".wasm").read_bytes()
    print(f"{game.name}: {len(module):,} bytes, {len(gzip.compress(module)):,} gzipped", flush=True)
    same = True
    for name, play in rows(game, count).items():
        play(Recording(game))
        ratios: list[float] = []
        recordings = [Recording(game) for _ in range(rounds)]
        for recording in recordings:
            play(recording)
            file = recording.save(folder / "calls")
            _, found = replay(manifest, file, file)  # the first warms up
            same = same and not found["wrong"]
            ratios.append(recording.seconds / found["seconds"])
            if found["wrong"]:
                print(f"  {name}: NOT THE SAME: {found['first']}")
        seconds = statistics.median(one.seconds for one in recordings)
        ratio = statistics.median(ratios)
        low, high = min(ratios), max(ratios)
        print(
            f"  {name:32} {seconds:8.3f} s here, {ratio:.2f} of the speed ({low:.2f}–{high:.2f})",
            flush=True,
        )
    return same


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.wasm", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=games.names())
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--folder", type=Path, help="where modules are kept (nowhere)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        place = given.folder or Path(folder)
        found = [
            measure(tafelronde.load(name), given.games, given.rounds, place) for name in given.names
        ]
    sys.exit(not all(found))


if __name__ == "__main__":
    main()
