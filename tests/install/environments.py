"""A program: the wheel in bare environments, as strangers install it.

    python tests/install/environments.py dist/tafelronde-1.0.0-py3-none-any.whl
    python tests/install/environments.py WHEEL --python 3.12 --extra none --extra server

Every Python of this machine, with each extra and with none, with the newest versions that the
wheel's metadata allow and with the lowest of all that they name: each in a new environment, where
``smoke.py`` then plays. Needs uv on PATH, and nothing else. The exit status is 1 where something
fails; what an extra leaves out of a Python is told.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from dataclasses import dataclass
from email import message_from_bytes
from pathlib import Path

HERE = Path(__file__).parent
PYTHONS = ("3.11", "3.12", "3.13", "3.14", "3.15")
VERSIONS = ("newest", "lowest")
_EXTRA = re.compile(r"\s*(?:;|\band\b)?\s*extra == ['\"]([\w-]+)['\"]")
_UP_TO = re.compile(r"python_version < ['\"]3\.(\d+)['\"]")
_OWN = re.compile(r"tafelronde\[([\w-]+)\]")


def requirements(wheel: Path) -> dict[str, list[str]]:
    """Requirements by extra, with what an extra takes of others; ``none`` is the core alone."""
    with zipfile.ZipFile(wheel) as packed:
        (name,) = [name for name in packed.namelist() if name.endswith(".dist-info/METADATA")]
        told = message_from_bytes(packed.read(name))
    found: dict[str, list[str]] = {"none": []}
    found |= {extra: [] for extra in told.get_all("Provides-Extra", [])}
    for each in told.get_all("Requires-Dist", []):
        extra = _EXTRA.search(each)
        found[extra[1] if extra else "none"].append(_EXTRA.sub("", each).strip())
    core = found["none"]
    for extra, wanted in found.items():
        while own := next((one for one in wanted if _OWN.match(one)), None):
            wanted.remove(own)
            wanted += found[_OWN.match(own)[1]]  # type: ignore[index]
        if extra != "none":
            wanted += [one for one in core if one not in wanted]
    return found


def is_for(python: str, wanted: list[str], core: list[str]) -> bool:
    """Whether an extra brings all that it names to this Python."""
    minor = int(python.split(".")[1])
    limits = [int(limit[1]) for one in wanted if (limit := _UP_TO.search(one))]
    optional = [one for one in wanted if "sys_platform" in one]  # faster where it can be had
    limits = [
        int(limit[1]) for one in wanted if one not in optional and (limit := _UP_TO.search(one))
    ]
    return wanted == core or all(minor < limit for limit in limits)


def pythons(names: list[str]) -> dict[str, str]:
    """Pythons of these versions that this machine has: by uv's search, and of pyenv."""
    found: dict[str, str] = {}
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    for name in names:
        line = ["uv", "python", "find", "--no-python-downloads", "--no-project", name]
        done = subprocess.run(line, capture_output=True, encoding="utf-8", check=False)
        of_pyenv = sorted(kept.glob(f"{name}.*/bin/python"))
        if of_pyenv:
            found[name] = str(of_pyenv[-1])
        elif done.returncode == 0:
            found[name] = done.stdout.strip()
    return found


@dataclass(frozen=True)
class Cell:
    """One environment to try."""

    python: str
    extra: str
    versions: str

    def __str__(self) -> str:
        return f"{self.python}  {self.extra:<11} {self.versions:<7}"


def bare(work: Path) -> dict[str, str]:
    """Environment variables without this checkout's; compiled rules are shared by all cells."""
    unwanted = {"PYTHONPATH", "VIRTUAL_ENV", "PYTHONHOME"}
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {**kept, "TAFELRONDE_CACHE": str(work / "cache"), "UV_PYTHON_DOWNLOADS": "never"}


def attempt(cell: Cell, program: str, wheel: Path, wanted: list[str], work: Path) -> str:
    """Why the cell fails; empty where it installs and plays."""
    home = work / "venv"  # the same place each time: compiled rules are kept by it
    shutil.rmtree(home, ignore_errors=True)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    named = wheel.name if cell.extra == "none" else f"tafelronde[{cell.extra}] @ {wheel.as_uri()}"
    source = str(wheel) if cell.extra == "none" else named
    install = ["uv", "pip", "install", "--quiet", "--python", str(python), source]
    if cell.versions == "lowest":
        install += [*wanted, "--resolution", "lowest-direct"]
    lines = {
        "environment": ["uv", "venv", "--quiet", "--python", program, str(home)],
        "install": install,
        "agree": ["uv", "pip", "check", "--quiet", "--python", str(python)],
        "play": [str(python), str(HERE / "smoke.py"), cell.extra],
    }
    for step, line in lines.items():
        done = subprocess.run(
            line, cwd=work, env=bare(work), capture_output=True, encoding="utf-8", check=False
        )
        if done.returncode:
            return f"{step}: " + "\n".join((done.stdout + done.stderr).strip().splitlines()[-8:])
    return ""


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("wheel", type=lambda text: Path(text).resolve())
    parser.add_argument("--python", action="append", help="3.12; by default each that is here")
    parser.add_argument("--extra", action="append", help="none, or an extra; by default each")
    parser.add_argument("--versions", action="append", choices=VERSIONS, help="by default both")
    asked = parser.parse_args(arguments)
    found = requirements(asked.wheel)
    here = pythons(asked.python or list(PYTHONS))
    missing = sorted(set(asked.python or PYTHONS) - here.keys())
    if missing:
        print("Not on this machine: Python", ", ".join(missing), flush=True)
    failed = 0
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for python, program in here.items():
            for extra in asked.extra or found:
                if not is_for(python, found[extra], found["none"]):
                    print(f"{python}  {extra:<11} not for this Python", flush=True)
                    continue
                for versions in asked.versions or VERSIONS:
                    cell = Cell(python, extra, versions)
                    begun = time.monotonic()
                    why = attempt(cell, program, asked.wheel, found[extra], Path(folder))
                    outcome = f"FAILED {why}" if why else "plays"
                    print(f"{cell} {time.monotonic() - begun:4.0f} s  {outcome}", flush=True)
                    failed += bool(why)
    if not here:
        print("There is no Python to try it with.")
    return int(bool(failed or not here))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
