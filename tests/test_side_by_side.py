"""Tests in forked processes: each is told once, files stay whole, none is lost with a process."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
NOTED = """
import os, pytest
def note(word):
    with open("noted", "a") as file:
        file.write(f"{word} {os.getpid()}\\n")
"""
CONFTEST = """
@pytest.fixture(scope="session")
def shared():
    note("made")
    yield
    note("ended")
"""
FILES = {
    "conftest.py": NOTED + CONFTEST,
    "test_a.py": NOTED + "note('imported')\n"
    + "".join(f"def test_{k}(shared): note('a')\n" for k in range(3)),
    "test_b.py": "import os\ndef test_fails(shared): assert os.sep == 'wrong'\n",
    "test_c.py": NOTED + "def test_dies(): os._exit(7)\ndef test_after(shared): note('c')\n",
}  # fmt: skip


def test_files_run_in_processes_of_their_own(tmp_path: Path) -> None:
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "tests.side_by_side", "--forks", "2", "-rA"],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True,
        encoding="utf-8",
    )  # fmt: skip
    assert ran.returncode == 1, ran.stdout + ran.stderr
    assert re.findall(r"^(\w+) (\S+)", ran.stdout.partition("short test summary")[2], re.M) == [
        *(("PASSED", f"test_a.py::test_{k}") for k in range(3)),
        ("PASSED", "test_c.py::test_after"),
        ("FAILED", "test_b.py::test_fails"),
        ("FAILED", "test_c.py::test_dies"),
    ]
    assert "the process of this test ended with 7" in ran.stdout
    noted = [line.split() for line in (tmp_path / "noted").read_text().splitlines()]
    of = {word: [process for name, process in noted if name == word] for word, _ in noted}
    assert len(of["imported"]) == 1
    assert (len(of["a"]), len(set(of["a"]))) == (3, 1)
    assert {*of["ended"]} <= {*of["made"]}
    assert len(of["made"]) - len(of["ended"]) <= 1  # that of the process which died
    assert not {*of["imported"]} & {*of["made"]}
