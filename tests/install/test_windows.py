"""Tafelronde runs on Windows, as far as it can be seen on another system."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

from install.running import HERE, ROOT, as_if, run, told

AS_WINDOWS = (sys.executable, "-X", "warn_default_encoding", HERE / "as_if.py", "windows")


def test_every_module_is_imported() -> None:
    lines = told(as_if("windows", HERE / "every_module.py")).splitlines()
    assert [line for line in lines if line.endswith(" server")] == []
    assert int(lines[-1].split()[0]) > 400


@pytest.mark.nightly
def test_games_are_simulated() -> None:
    assert "arena 4" in told(as_if("windows", HERE / "light.py")).splitlines()


@pytest.mark.nightly
def test_the_terminal_plays(tmp_path: Path) -> None:
    typed = "1\n" * 3 + "save\nquit\n"
    line = [*AS_WINDOWS, "-m", "tafelronde", "--plain", "play", "rosenkoenig", "--two", "--seed=1"]
    done = subprocess.run(
        [str(word) for word in line],
        cwd=ROOT, input=typed, capture_output=True, encoding="utf-8", check=False,
        env={**os.environ, "TAFELRONDE_GAMES": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    (record,) = tmp_path.glob("*.txt")
    assert told(as_if("windows", "-m", "tafelronde", "replay", str(record), "--at", "3"))


def test_a_node_serves_and_has_its_database_alone(tmp_path: Path) -> None:
    told(run(sys.executable, HERE / "table.py", *AS_WINDOWS, "-m", "tafelronde"))
    program = HERE / "lock.py"
    out = told(as_if("windows", program, tmp_path / "tables.db", *AS_WINDOWS, program))
    assert out.split() == ["alone", "in-use", "http://there/", "alone"]


def test_programs_are_no_bots_there() -> None:
    ran = as_if("windows", "-m", "tafelronde", "bot", "check", "exec:./mybot")
    assert ran.code == 2
    assert "expected: Linux or macOS" in ran.err


@pytest.mark.parametrize(
    "line",
    [
        "import fcntl",
        "from os import killpg",
        "import signal; signal.SIGKILL",
        "import pathlib; pathlib.Path('README.md').read_text()",
    ],
)
def test_what_is_not_there_would_be_seen(line: str) -> None:
    """Else these tests could not fail."""
    program = f"import as_if; as_if.windows(); exec({line!r}, {{'__name__': 'tafelronde.probe'}})"
    python = (sys.executable, "-X", "warn_default_encoding", "-c")
    assert run(*python, program, PYTHONPATH=str(HERE)).code == 1
    assert run(*python, line, PYTHONPATH=str(HERE)).code == 0


def test_the_workflow_tries_every_python_on_every_system() -> None:
    text = (ROOT / ".github" / "workflows" / "install.yml").read_text(encoding="utf-8")
    matrix = yaml.safe_load(text)["jobs"]["installed"]["strategy"]["matrix"]
    assert matrix["os"] == ["ubuntu-latest", "macos-latest", "windows-latest"]
    assert matrix["python"] == ["3.11", "3.12", "3.13", "3.14", "3.15"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for python in matrix["python"]:
        assert f"Programming Language :: Python :: {python}" in project["classifiers"]
    for program in ("light.py", "table.py"):
        assert f"tests/install/{program}" in text
