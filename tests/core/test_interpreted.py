"""The same source, interpreted and compiled, plays the same games."""

import json
import os
import subprocess
import sys

import pytest

from core.play_digest import digests
from tables import daily


@pytest.mark.parametrize("brief", daily([True, False], [True]))
def test_interpreted_is_compiled(brief: bool) -> None:
    """Games, playouts, perft, batches and bots, in a process without the compiler."""
    environment = {
        **os.environ,
        "NUMBA_DISABLE_JIT": "1",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "core.play_digest", *["brief"][: int(brief)]],
        env=environment, capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert found["interpreted"] is True
    expected = json.loads(json.dumps(digests(brief)))
    assert found["digests"] == expected
