"""Every benchmark can be started from the root of the repository."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PEERS = {"jax", "pyspiel", "pgx", "pettingzoo", "gymnasium", "ray", "torch"}
"""Other libraries, which a benchmark may want."""
PROGRAM = f"""
import importlib, pkgutil, benchmarks
for found in pkgutil.walk_packages(benchmarks.__path__, "benchmarks."):
    if not found.name.endswith("__main__"):
        try:
            importlib.import_module(found.name)
        except ModuleNotFoundError as error:
            if error.name not in {PEERS}:
                raise
"""


def test_all_can_be_imported_where_nothing_is_on_the_path() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
