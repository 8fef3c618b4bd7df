"""A node that tells the longest stalls of its event loop.

It says a line when it is ready. For each line that it is sent on its standard input it then writes
one: a ``Longest`` as JSON.
"""

import argparse
import asyncio
import sys
import threading

import msgspec

from tafelronde.server.base.config import Settings
from tafelronde.server.node.run import serve

from .beat import Beat

_beating: set[asyncio.Task[None]] = set()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stalls.node", description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("database")
    parser.add_argument("game")
    parser.add_argument("--where", action="store_true", help="also tell where the loop stalled")
    wanted = parser.parse_args()
    beat = Beat()

    def answer() -> None:
        for _ in sys.stdin:
            print(msgspec.json.encode(beat.taken()).decode(), flush=True)

    def ready(address: str, invitation: str) -> None:
        del invitation
        if wanted.where:
            beat.look_on()
        _beating.add(asyncio.get_running_loop().create_task(beat.run()))
        threading.Thread(target=answer, daemon=True).start()
        print(address, flush=True)

    serve(
        Settings(
            port=wanted.port, database=wanted.database, rate=1e6, workers=1, games=(wanted.game,)
        ),
        ready,
    )


if __name__ == "__main__":
    main()
