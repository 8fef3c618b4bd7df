"""The finished course that several tests look at."""

from pathlib import Path

import pytest

from training import small


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, small.Result]:
    """The folder of a whole course of two generations, and what it returned. It is read only."""
    for module in ("pyarrow", "jax", "optax"):
        pytest.importorskip(module)
    out = tmp_path_factory.mktemp("course") / "out"
    return out, small.run(out)
