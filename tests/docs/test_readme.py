"""README.md is true: its commands run as they are typed, and so does its program."""

import os
import re
import shlex
from pathlib import Path

import pytest

from cli.helpers import tafelronde
from tables import daily
from tafelronde.extras import EXTRAS

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")
LINES = [
    line.partition("#")[0].strip()
    for block in re.findall(r"^```sh\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    for line in block.splitlines()
]
COMMANDS: list[str] = re.findall(r"^\| `tafelronde ?([^`]*)` \|", TEXT, re.MULTILINE)
SLOW = [line for line in COMMANDS if line.split(" ")[0] in ("arena", "bench", "simulate")]
FEWER = ("--games", "4")
"""Games of the arena, which plays 200 else."""
TYPED = {"play": "1\nsave\nquit\n", "replay": "\n\nq\n"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("readme")


@pytest.mark.parametrize("line", daily(COMMANDS, [one for one in COMMANDS if one not in SLOW]))
def test_a_command_of_the_table_runs(
    line: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In order: what is played first is replayed and verified."""
    monkeypatch.setenv("TAFELRONDE_GAMES", str(folder))
    words = shlex.split(line) or ["--help"]  # tests/install/table.py opens the table itself
    words = [str(next(folder.glob("*.txt"))) if word == "FILE" else word for word in words]
    more = FEWER if words[0] == "arena" else ()
    done = tafelronde(*words, *more, typed=TYPED.get(words[0], ""))
    assert done.code == 0, done.out[-1000:] + done.err[-1000:]
    assert done.out.strip()


def test_the_program_runs() -> None:
    (program,) = re.findall(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {"__name__": "example"}
    exec(compile(program, "README.md", "exec"), names)
    assert names["state"].current_player == 1  # type: ignore[attr-defined]


def test_what_installs_is_there() -> None:
    """``./play``, pip and uvx run in tests/install, tests/docs/test_start.py and .ci/install."""
    programs = {line.split(" ")[0] for line in LINES}
    assert programs == {"./play", "./check", "pip", "uvx"}
    for line in LINES:
        words = shlex.split(line)
        assert not words[0].startswith("./") or os.access(ROOT / words[0], os.X_OK), line
        assert set(re.findall(r"\[(\w+)\]", line)) <= EXTRAS.keys(), line
