"""The kernels' cache: found by the next process, never stale, and never in the way."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import sys
import numpy as np
{load}
from tafelronde.core import calls
state = GAME.new()
out = np.zeros(7, np.int32)
print("legal", calls.legal_actions(state.array, out), out.tolist())
print("hits", sum(calls.legal_actions.stats.cache_hits.values()))
from tafelronde.core.cache import cache_folder
print("folder", cache_folder())
"""
LOAD = "from examples.connect_four import GAME"


def run(load: str = LOAD, cwd: Path | None = None, **environment: str) -> dict[str, str]:
    """What a new process prints, by the first word of the line."""
    ran = start(load, cwd, **environment)
    out, err = ran.communicate(timeout=120)
    assert ran.returncode == 0, err
    assert "Traceback" not in err
    return dict(line.split(" ", 1) for line in out.splitlines())


def start(load: str = LOAD, cwd: Path | None = None, **environment: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", PROGRAM.format(load=load)],
        env={**os.environ, "PYTHONPATH": path, **environment}, cwd=cwd,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def kernels(folder: Path) -> dict[str, bytes]:
    """The cached kernels by their file's name."""
    return {file.name: file.read_bytes() for file in folder.rglob("*.nbc")}


SEVEN = "7 [0, 1, 2, 3, 4, 5, 6]"


def test_the_next_process_finds_the_kernels(tmp_path: Path) -> None:
    first = run(TAFELRONDE_CACHE=str(tmp_path))
    assert (first["legal"], first["hits"]) == (SEVEN, "0")
    assert first["folder"].startswith(str(tmp_path))
    made = kernels(tmp_path)
    assert made
    second = run(TAFELRONDE_CACHE=str(tmp_path))
    assert (second["legal"], second["hits"]) == (SEVEN, "1")
    assert kernels(tmp_path) == made


def test_processes_that_compile_at_once_do_not_disturb_one_another(tmp_path: Path) -> None:
    at_once = [start(TAFELRONDE_CACHE=str(tmp_path)) for _ in range(3)]
    for process in at_once:
        out, err = process.communicate(timeout=120)
        assert process.returncode == 0, err
        assert f"legal {SEVEN}" in out
    names = [name.rsplit("-", 1)[0] for name in kernels(tmp_path)]
    assert len(names) == len(set(names)) > 0
    assert not list(tmp_path.rglob("*.tmp"))
    assert run(TAFELRONDE_CACHE=str(tmp_path))["hits"] == "1"


@pytest.mark.parametrize("damage", [b"", b"garbage", None], ids=["empty", "garbage", "cut"])
def test_a_damaged_kernel_is_compiled_anew(tmp_path: Path, damage: bytes | None) -> None:
    run(TAFELRONDE_CACHE=str(tmp_path))
    made = kernels(tmp_path)
    for file in tmp_path.rglob("*.nbc"):
        file.write_bytes(file.read_bytes()[:-50] if damage is None else damage)
    again = run(TAFELRONDE_CACHE=str(tmp_path))
    assert (again["legal"], again["hits"]) == (SEVEN, "0")
    assert kernels(tmp_path).keys() == made.keys()
    assert run(TAFELRONDE_CACHE=str(tmp_path))["hits"] == "1"


def test_a_read_only_home_does_not_matter(tmp_path: Path) -> None:
    """No folder of the user's can be made: the temporary folder serves."""
    home, temporary = tmp_path / "home", tmp_path / "tmp"
    home.mkdir()
    temporary.mkdir()
    block(home)
    environment = {
        "HOME": str(home),
        "XDG_CACHE_HOME": str(home / "cache"),
        "TMPDIR": str(temporary),
    }
    try:
        found = run(**environment, TAFELRONDE_CACHE="")
        assert found["legal"] == SEVEN
        assert found["folder"].startswith(str(temporary))
        assert run(**environment, TAFELRONDE_CACHE="")["hits"] == "1"
    finally:
        home.chmod(stat.S_IRWXU)


def test_without_any_folder_kernels_live_in_memory(tmp_path: Path) -> None:
    nowhere = tmp_path / "file"
    nowhere.write_text("no folder")
    found = run(TAFELRONDE_CACHE=str(nowhere / "cache"))
    assert (found["legal"], found["folder"]) == (SEVEN, "None")


def block(folder: Path) -> None:
    """Make it impossible to create anything in a folder, also for root."""
    folder.chmod(stat.S_IRUSR | stat.S_IXUSR)
    if os.access(folder, os.W_OK):  # root may write anywhere: put a file where a folder must be
        folder.chmod(stat.S_IRWXU)
        (folder / "cache").write_text("in the way")


def test_a_changed_game_is_compiled_anew(tmp_path: Path) -> None:
    """A game from outside the package, as a plain file: what counts is what stands in it."""
    source = (ROOT / "examples" / "connect_four.py").read_text(encoding="utf-8")
    game = tmp_path / "my_game.py"
    load = "sys.path.insert(0, '.')\nfrom my_game import GAME"
    cache = str(tmp_path / "cache")
    game.write_text(source, encoding="utf-8")
    assert run(load, tmp_path, TAFELRONDE_CACHE=cache)["legal"] == SEVEN
    assert run(load, tmp_path, TAFELRONDE_CACHE=cache)["hits"] == "1"
    changed = source.replace("out[count] = column\n", "out[count] = COLUMNS - 1 - column\n")
    assert changed != source
    game.write_text(changed, encoding="utf-8")
    found = run(load, tmp_path, TAFELRONDE_CACHE=cache)
    assert (found["legal"], found["hits"]) == ("7 [6, 5, 4, 3, 2, 1, 0]", "0")
    game.write_text(source, encoding="utf-8")  # and back again: the old kernel still serves
    found = run(load, tmp_path, TAFELRONDE_CACHE=cache)
    assert (found["legal"], found["hits"]) == (SEVEN, "1")
