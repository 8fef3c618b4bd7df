"""CONTRIBUTING.md is true: every command that it shows exists."""

import json
import os
import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
LINES = [
    line
    for block in re.findall(r"```sh\n(.*?)```", TEXT, re.DOTALL)
    for line in block.splitlines()
    if line.strip()
]
SCRIPTS = json.loads((ROOT / "web" / "package.json").read_text())["scripts"]


@pytest.mark.parametrize("line", LINES)
def test_every_command_exists(line: str) -> None:
    for command in shlex.split(line, comments=True) and line.partition("#")[0].split("&&"):
        words = [word for word in shlex.split(command) if not re.match(r"[A-Z_]+=", word)]
        check(words)


def check(words: list[str]) -> None:
    match words:
        case ["python", "-m", module, *_]:
            assert find_spec(module) is not None, module
        case ["python", "hatch_build.py", "run", script]:
            assert script in SCRIPTS
        case ["python", file, *_]:
            assert (ROOT / file).is_file()
        case ["pytest", *rest]:
            assert any(word.startswith("tests") for word in rest)
            _check_selection(rest)
        case [program, *rest] if "/" in program:
            assert os.access(ROOT / program, os.X_OK)
            flags = [word for word in rest if word.startswith("--")]
            assert all(flag in (ROOT / program).read_text() for flag in flags)
        case [program, *_]:
            known = (ROOT / "check").read_text() + (ROOT / "pyproject.toml").read_text()
            assert re.search(rf"\b{re.escape(program)}\b", known), program
        case _:
            raise AssertionError(words)


def _check_selection(words: list[str]) -> None:
    """The named tests exist, and the word after ``-k`` is in the name of one of them."""
    places = [ROOT / word for word in words if word.startswith("tests")]
    assert all(place.exists() for place in places)
    if "-k" in words:
        wanted = words[words.index("-k") + 1]
        files = [f for p in places for f in (p.rglob("test_*.py") if p.is_dir() else [p])]
        names = [n for f in files for n in [f.stem, *re.findall(r"def (test_\w+)", f.read_text())]]
        assert any(wanted in name for name in names), wanted


def test_every_check_is_named() -> None:
    steps = re.findall(r'^ +step "[^"]+" (.+)$', (ROOT / "check").read_text(), re.MULTILINE)
    assert steps
    for step in steps:
        command = (
            step.replace(" --check .", " .").replace(" --no-logo", "").removeprefix("$large_young ")
        )
        assert any(command in line or command.split()[0] in line for line in LINES), step
