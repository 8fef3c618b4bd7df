"""The power fails in the middle of games on SQLite: ``python -m benchmarks.power_cut --help``.

The same as ``tests/server/storage/test_power_cut.py``, with as many cuts as one likes.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.storage import power_cuts


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.power_cut", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="recordings")
    parser.add_argument("--cuts", type=int, default=500, help="of each recording")
    parser.add_argument(
        "--synchronous", default="FULL", help="SQLite's setting; the server's: FULL"
    )
    wanted = parser.parse_args()
    begun = time.monotonic()
    cuts = lost = 0
    for game in range(wanted.games):
        with tempfile.TemporaryDirectory(prefix="power-", dir="/tmp") as folder:
            disk, acknowledged = power_cuts.play(Path(folder), 12 + game, wanted.synchronous)
        for seed in range(wanted.cuts):
            cuts += 1
            try:
                power_cuts.check_cut(disk, acknowledged, seed)
            except power_cuts.Lost as error:
                lost += 1
                print(f"game {game}: {error}")
    seconds = time.monotonic() - begun
    print(f"{wanted.synchronous}: {cuts:,} cuts, {lost} with a loss ({seconds:.0f} s)")


if __name__ == "__main__":
    main()
