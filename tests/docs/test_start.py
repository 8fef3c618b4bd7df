"""The first ten minutes behind each door are true: their commands run, one after the other."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from install.first_minutes import typed
from server.helpers import free_port
from tables import daily

ROOT = Path(__file__).parents[2]
START = ROOT / "docs" / "start"
DOORS = sorted(page.stem for page in START.glob("*.md"))

NOT_HERE = {
    "./play": "the same as `tafelronde`, once it is installed; it would open a browser",
    "git clone": "needs the network",
    "./check": "is what runs this",
    ". .venv/bin/activate": "is done",
    "pytest": "these tests are in the suite already; whether there are such is looked at below",
    "tafelronde review": "takes ten seconds of the processor; tests/cli/test_review.py",
    "tafelronde learn": "asks at a terminal; tests/cli/test_learn.py",
    "tafelronde play rosenkoenig --seat": "asks at a terminal; tests/cli/test_terminal.py",
}
"""The beginnings of commands that are not run here, and the reasons."""

OF_ITS_OWN = "research"
"""The page that makes an environment of its own, and no other is to be in reach there."""

FEWER = {
    "--games 1000000": "--games 20000",
    "--games 2000": "--games 200",
    "--games 40": "--games 6",
}
"""The commands with less work, so that they take moments here."""

EXPECTED = {
    "play": ("Rosenkönig", "Verified", "seed"),
    "host": ('"status":"ok"', "http://", "tafelronde_errors_total 0", '"rosenkoenig"'),
    "research": ("games", "greedy", "%"),
    "contribute": ("R-3.3", "test_play.py", "games per second", "Nothing is wrong"),
}
"""The output of the commands of each door, among other things."""


def script(door: str) -> str:
    """The commands of a page, as one program of the shell."""
    text = (START / f"{door}.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    lines = [line for block in blocks for line in block.splitlines()]
    return "\n".join(line for line in lines if not line.startswith(tuple(NOT_HERE)))


@pytest.mark.parametrize("door", daily([door for door in DOORS if door != OF_ITS_OWN], ["host"]))
def test_the_commands_run(door: str, tmp_path: Path) -> None:
    for name in ("docs", "tests", "examples", "src", "pyproject.toml"):
        (tmp_path / name).symlink_to(ROOT / name)
    program = script(door).replace("9000", str(free_port()))
    for many, few in FEWER.items():
        program = re.sub(rf"{many}\b", few, program)
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT / 'tests'}",
        "TAFELRONDE_OFFER": "rosenkoenig",
        "TAFELRONDE_WORKERS": "1",
        "PYTEST_ADDOPTS": "-p no:cacheprovider",
    }
    command = ["bash", "-c", f"set -eum\n{program}"]
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    for word in EXPECTED[door]:
        assert word in done.stdout + done.stderr, (word, done.stdout[-3000:])


@pytest.mark.nightly
def test_research_begins_on_a_bare_machine(tmp_path: Path) -> None:
    """The page's clone, its environment and its pip, with nothing else in reach: only what is
    installed is taken from uv's cache, at the versions of the checks. CI runs the page as it is
    (``tests/install/first_minutes.py``)."""
    uv = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    assert uv is not None, "uv is not installed: ./check installs it"
    clone = tmp_path / "clone"
    clone.mkdir()
    for name in ("docs", "src", "LICENSE", "README.md", "pyproject.toml", "hatch_build.py"):
        (clone / name).symlink_to(ROOT / name)
    install = f"{uv} pip install --quiet --constraints {ROOT}/requirements/check.txt"
    swapped = {
        "git clone ADDRESS": f"mv {clone}",
        "python3 -m venv": f"{uv} venv --quiet --python {sys.executable}",
        "pip install -e": f"from_cache {install} -e",
        **FEWER,
    }
    program = typed(START / f"{OF_ITS_OWN}.md")
    for written, run in swapped.items():
        assert written in program
        program = re.sub(rf"{written}\b", run, program)
    program = f'from_cache() {{ "$@" --offline 2>/dev/null || "$@"; }}\n{program}'
    unwanted = ("PYTHONPATH", "VIRTUAL_ENV")
    bare = {name: value for name, value in os.environ.items() if name not in unwanted}
    bare["PATH"] = "/usr/bin:/bin"
    done = subprocess.run(
        ["bash", "-c", f"set -eu\n{program}"], cwd=tmp_path, env=bare, capture_output=True,
        text=True, timeout=300, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    for word in (*EXPECTED[OF_ITS_OWN], "(1024, ", "(4,) (4,)"):
        assert word in done.stdout, (word, done.stdout[-3000:])


def test_what_is_not_run_stands_there() -> None:
    text = "".join((START / f"{door}.md").read_text(encoding="utf-8") for door in DOORS)
    for line in NOT_HERE:
        assert f"\n{line}" in text
    for many in FEWER:
        assert f"{many} " in text


def test_the_tests_that_are_named_are_there() -> None:
    lines = re.findall(r"^pytest -q (\S+) -k (\w+)$", (START / "contribute.md").read_text(), re.M)
    assert len(lines) == 2
    for file, name in lines:
        assert re.search(rf"def test_\w*{name}", (ROOT / file).read_text(encoding="utf-8"))
