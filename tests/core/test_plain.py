"""Compiled inside, plain outside: what people see of a game needs neither NumPy nor Numba."""

import subprocess
import sys
from pathlib import Path

import pytest

import tafelronde.games

GAMES = Path(tafelronde.games.__file__).parent
PLAIN = ("facts", "state", "refusals", "notation", "view", "telling", "advice", "terminal")
"""The files of a game that are plain; with them, all that they import."""

PROGRAM = """
import importlib, sys
for name in sys.argv[2:]:
    importlib.import_module(f"tafelronde.games.{sys.argv[1]}.{name}")
print([name for name in ("numpy", "numba", "llvmlite") if name in sys.modules])
"""


def games() -> list[str]:
    return sorted(folder.name for folder in GAMES.iterdir() if (folder / "game.py").is_file())


def imported(game: str, *modules: str) -> str:
    """The packages of the compiler that these modules of a game bring along, in a new process."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, *modules],
        env={"PYTHONPATH": ":".join(path for path in sys.path if path), "PATH": ""},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return ran.stdout.strip()


@pytest.mark.parametrize("game", games())
def test_plain_files_bring_no_compiler(game: str) -> None:
    here = [name for name in PLAIN if (GAMES / game / f"{name}.py").is_file()]
    assert {"facts", "state", "notation", "view"} <= set(here)
    assert imported(game, *here) == "[]"


def test_the_check_sees_a_compiler() -> None:
    assert imported("rosenkoenig", "rules") == "['numpy', 'numba', 'llvmlite']"
