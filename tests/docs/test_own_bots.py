"""docs/own-bots.md says what is: its programs play, and its commands run."""

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.helpers import tafelronde
from server.helpers import Browser, Server, serving, sqlite_at

PAGE = (Path(__file__).parents[2] / "docs" / "own-bots.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(python|javascript)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
COMMANDS = [
    line
    for block in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
    for line in block.splitlines()
]
FILES = {
    "mybots.py": "class Fox",
    "fox.py": "for line in sys.stdin",
    "fox.mjs": "node:readline",
    "guest.py": "urllib",
    "guest.mjs": "await fetch",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The files of the page, and the reader there."""
    for name, sign in FILES.items():
        (text,) = [text for _, text in BLOCKS if sign in text]
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    yield tmp_path
    sys.modules.pop("mybots", None)


def test_the_commands_run(folder: Path) -> None:
    ran = 0
    for line in COMMANDS:
        _, command, *words = shlex.split(line)
        if command in ("play", "serve") or "evaluator=" in line:
            continue
        line = re.sub(r"--games \d+", "--games 3", shlex.join([command, *words]))
        done = tafelronde(*shlex.split(line.replace("exec:python", f"exec:{sys.executable}")))
        assert (done.code, done.err) == (0, ""), line
        assert "fault" not in done.out
        ran += 1
    assert ran == 5
    assert (folder / "games-of-foxes" / "card.json").exists()


def test_the_python_runs(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    for language, text in BLOCKS:
        if language == "python" and "stdin" not in text and "urllib" not in text:
            exec(compile(text, "own-bots.md", "exec"), names)
    assert re.search(r"^\(\d+, \d+, \d+\)$", capsys.readouterr().out, re.MULTILINE)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite_at(tmp_path_factory.mktemp("site")), offer="rosenkoenig") as server:
        yield server


@pytest.mark.parametrize("program", [(sys.executable, "guest.py"), ("node", "guest.mjs")])
def test_a_guest_plays_a_whole_game(site: Server, folder: Path, program: tuple[str, str]) -> None:
    file = folder / program[1]
    hurried = file.read_text(encoding="utf-8").replace("sleep(1)", "sleep(0.01)")
    file.write_text(hurried.replace("1000)", "10)"), encoding="utf-8")
    ada = Browser(site.url, "Ada")
    token = ada.post("/api/tokens", {"name": "Fox"})[1]["token"]
    table = ada.table("open", "random")
    done = subprocess.run(
        [*program, site.url, token, table, "0"],
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    head = ada.get(f"/api/tables/{table}")[1]["head"]
    assert (head["status"], head["result"]["ending"]) != ("over", "resigned")
    assert head["status"] == "over"


def test_the_programs_are_short() -> None:
    for name, sign in FILES.items():
        (text,) = [text for _, text in BLOCKS if sign in text]
        assert len(text.splitlines()) <= (18 if name == "guest.py" else 12), name
