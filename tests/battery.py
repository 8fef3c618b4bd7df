"""Runs the tests that hold for all games on a game in any place, and the game's own.

``python tests/battery.py FOLDER``: the folder of the game, a Python package of the game's name, as
``TAFELRONDE_MORE_GAMES`` takes it. Further flags go to pytest. Ends with pytest's exit code.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOR_ALL = (
    "core/test_battery.py", "core/test_no_leak.py", "core/test_batch.py",
    "core/test_batch_positions.py", "core/test_interpreted.py", "core/test_features.py",
    "core/test_guard.py", "core/test_layout.py", "core/test_results.py", "bots/test_generic.py",
)  # fmt: skip
"""Files with tests that take a game, or a table at which it is played, as a parameter."""


def command(folder: Path, flags: list[str]) -> list[str]:
    """The words that call pytest for the game in this folder."""
    own = [str(folder / "tests")] if (folder / "tests").is_dir() else []
    files = [str(ROOT / "tests" / file) for file in FOR_ALL]
    asked = ["-q", "-p", "only_game", "--only-game", folder.name]
    return [
        sys.executable,
        "-m",
        "pytest",
        "-c",
        str(ROOT / "pyproject.toml"),
        *asked,
        *files,
        *own,
        *flags,
    ]


def main(words: list[str]) -> int:
    """Run it; the exit code."""
    folder = Path(words[0]).expanduser().resolve() if words else None
    if folder is None or not (folder / "__init__.py").is_file():
        sys.exit(f"usage: python tests/battery.py FOLDER [flags of pytest]\n\n{__doc__}")
    path = os.pathsep.join(
        map(str, filter(None, [ROOT / "tests", ROOT, os.environ.get("PYTHONPATH")]))
    )
    environment = {**os.environ, "TAFELRONDE_MORE_GAMES": str(folder), "PYTHONPATH": path}
    return subprocess.run(command(folder, words[1:]), cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
