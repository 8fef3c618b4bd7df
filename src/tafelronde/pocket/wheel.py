"""Wheels of packages for Pyodide, of the version and with the hash that is pinned."""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import platformdirs

PINS = Path(__file__).parents[3] / "requirements" / "run.txt"
"""The repository's: each with the hashes of the wheels for all systems, browsers among them."""
PYTHON, ABI, PLATFORM = "3.14", "cp314", "pyemscripten_2026_0_wasm32"
"""Pyodide's (``web/package.json``)."""


class NoWheel(RuntimeError):
    """It could not be fetched; the argument says why."""


def wheel(package: str) -> Path:
    """The wheel of a package, fetched the first time, and then kept in the user's cache. Raises
    NoWheel."""
    pin = _pin(package)
    version = re.search(r"==(\S+)", pin)
    kept = (
        Path(platformdirs.user_cache_dir("tafelronde", appauthor=False)) / "wheels" / ABI / PLATFORM
    )
    names = f"{package}-{version[1] if version else ''}-*.whl"
    if not any(kept.glob(names)):
        kept.mkdir(parents=True, exist_ok=True)
        _fetch(pin, kept)
    return next(kept.glob(names))


def _pin(package: str) -> str:
    if not PINS.is_file():
        raise NoWheel("packages are pinned in a clone of the repository, and this is none")
    found = re.search(rf"^{package}==(?:.*\\\n)*.*", PINS.read_text("utf-8"), re.M)
    if found is None:
        raise NoWheel(f"{package} is not pinned in {PINS}")
    return found[0]


def _fetch(pin: str, folder: Path) -> None:
    pip = [sys.executable, "-m", "pip"]
    if subprocess.run([*pip, "--version"], capture_output=True).returncode:
        uv = shutil.which("uv") or str(PINS.parents[1] / ".tools/uv/bin/uv")
        pip = [uv, "tool", "run", "--quiet", "pip"]
    with tempfile.TemporaryDirectory() as place:
        wanted = Path(place, "pins.txt")
        wanted.write_text(pin + "\n", encoding="utf-8")
        command = [
            *pip, "download", "--quiet", "--no-deps", "--require-hashes", "--only-binary", ":all:",
            "--implementation", "cp", "--python-version", PYTHON, "--abi", ABI, "--abi", "none",
            "--platform", PLATFORM, "--platform", "any",
            "--dest", str(folder), "--requirement", str(wanted),
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise NoWheel(done.stderr.strip())
