"""The kernels' cache: found by the next process, never stale, and never in the way."""

import os
import pickle
import re
import shutil
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tafelronde.core.compile import cache
from tafelronde.core.compile.file_lock import free_lock, take_lock

ROOT = Path(__file__).resolve().parents[2]

PROGRAM = """
import sys
import numpy as np
{load}
from tafelronde.core.kernels import calls
state = GAME.new()
out = np.zeros(7, np.int32)
print("legal", calls.legal_actions(state.array, out), out.tolist())
print("hits", sum(calls.legal_actions.stats.cache_hits.values()))
print("compiled", sum(calls.legal_actions.stats.cache_misses.values()))
from tafelronde.core.compile.cache import cache_folder
print("folder", cache_folder())
"""
LOAD = "from examples.connect_four import GAME"
FOLDER = """
from tafelronde.core.compile.cache import cache_folder
print("folder", cache_folder())
"""
"""For what concerns the folder alone: to compile a kernel takes ten times as long."""


def run(load: str = LOAD, cwd: Path | None = None, **environment: str) -> dict[str, str]:
    """The output of a new process, by the first word of the line."""
    ran = start(load, cwd, **environment)
    out, err = ran.communicate(timeout=120)
    assert ran.returncode == 0, err
    assert "Traceback" not in err
    return dict(line.split(" ", 1) for line in out.splitlines())


def start(load: str = LOAD, cwd: Path | None = None, **environment: str) -> subprocess.Popen[str]:
    return execute(PROGRAM.format(load=load), cwd, **environment)


def execute(program: str, cwd: Path | None = None, **environment: str) -> subprocess.Popen[str]:
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-c", program],
        env={**os.environ, "PYTHONPATH": path, **environment}, cwd=cwd,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def kernels(folder: Path) -> dict[str, bytes]:
    """The cached kernels by their file's name."""
    return {file.name: file.read_bytes() for file in folder.rglob("*.nbc")}


SEVEN = "7 [0, 1, 2, 3, 4, 5, 6]"


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that a first process has filled; to be copied where it is not to stay so."""
    folder = tmp_path_factory.mktemp("filled")
    first = run(TAFELRONDE_CACHE=str(folder))
    assert (first["legal"], first["hits"]) == (SEVEN, "0")
    assert first["folder"].startswith(str(folder))
    return folder


def test_the_next_process_finds_the_kernels(filled: Path) -> None:
    made = kernels(filled)
    assert made
    second = run(TAFELRONDE_CACHE=str(filled))
    assert (second["legal"], second["hits"]) == (SEVEN, "1")
    assert kernels(filled) == made


def test_of_processes_that_want_a_kernel_at_once_one_compiles_it(tmp_path: Path) -> None:
    at_once = [start(TAFELRONDE_CACHE=str(tmp_path)) for _ in "12"]
    compiled = 0
    for process in at_once:
        out, err = process.communicate(timeout=120)
        assert process.returncode == 0, err
        assert f"legal {SEVEN}" in out
        compiled += int(re.findall(r"compiled (\d+)", out)[0])
    assert compiled == 1
    assert not list(tmp_path.rglob("*.lock"))
    names = [name.rsplit("-", 1)[0] for name in kernels(tmp_path)]
    assert len(names) == len(set(names)) > 0
    assert not list(tmp_path.rglob("*.tmp"))


def test_a_damaged_kernel_is_compiled_anew(tmp_path: Path, filled: Path) -> None:
    shutil.copytree(filled, tmp_path, dirs_exist_ok=True)
    made = kernels(tmp_path)
    for file in tmp_path.rglob("*.nbc"):
        file.write_bytes(file.read_bytes()[:-50])
    damaged = kernels(tmp_path)
    again = run(TAFELRONDE_CACHE=str(tmp_path))
    assert (again["legal"], again["hits"]) == (SEVEN, "0")
    found = kernels(tmp_path)
    assert found.keys() == made.keys()
    assert all(found[name] != damaged[name] for name in made)


@pytest.mark.parametrize("damaged", [b"", b"garbage", pickle.dumps(("a", "kernel"))[:-5]])
def test_what_is_no_kernel_is_none(tmp_path: Path, damaged: bytes) -> None:
    file = tmp_path / "a.nbc"
    file.write_bytes(damaged)
    file.chmod(0o600)
    assert cache.KernelCache(run, str)._read(file, None) is None


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
        out, err = execute(FOLDER, **environment, TAFELRONDE_CACHE="").communicate(timeout=120)
        assert (out.startswith(f"folder {temporary}"), err) == (True, "")
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
    kept = str(tmp_path / "cache")
    game.write_text(source, encoding="utf-8")
    assert run(load, tmp_path, TAFELRONDE_CACHE=kept)["legal"] == SEVEN
    changed = source.replace("out[count] = column\n", "out[count] = COLUMNS - 1 - column\n")
    assert changed != source
    game.write_text(changed, encoding="utf-8")
    found = run(load, tmp_path, TAFELRONDE_CACHE=kept)
    assert (found["legal"], found["hits"]) == ("7 [6, 5, 4, 3, 2, 1, 0]", "0")
    game.write_text(source, encoding="utf-8")  # and back again: the old kernel still serves
    found = run(load, tmp_path, TAFELRONDE_CACHE=kept)
    assert (found["legal"], found["hits"]) == (SEVEN, "1")


def test_only_what_the_cache_made_is_deleted(tmp_path: Path) -> None:
    """The folder is one that others use, too: by a mistake, the home."""
    long_ago = time.time() - 400 * 86_400
    photos, old, mixed, linked = (tmp_path / name for name in ("photos", "old", "mixed", "linked"))
    elsewhere = tmp_path.parent / f"{tmp_path.name}-elsewhere"
    for folder in (photos, old, mixed, elsewhere):
        folder.mkdir()
        (folder / "a.nbc").write_text("a kernel")
    (photos / "cat.jpg").write_text("a cat")
    (mixed / "notes.txt").write_text("a note")
    linked.symlink_to(elsewhere)
    for folder in (old, mixed, elsewhere):
        (folder / cache.MARK).touch()
    for folder in (photos, old, mixed, elsewhere):
        os.utime(folder, (long_ago, long_ago))
    out, err = execute(FOLDER, TAFELRONDE_CACHE=str(tmp_path)).communicate(timeout=120)
    assert err == ""
    kept = Path(out.removeprefix("folder ").rstrip())
    assert {folder.name for folder in tmp_path.iterdir()} == {
        "photos", "mixed", "linked", kept.name,
    }  # fmt: skip
    assert {file.name for file in photos.iterdir()} == {"cat.jpg", "a.nbc"}
    assert [file.name for file in mixed.iterdir()] == ["notes.txt"]
    assert (elsewhere / "a.nbc").exists()
    assert (kept / cache.MARK).exists()


@pytest.mark.parametrize("mode", [0o770, 0o707])
def test_a_folder_that_others_can_write_is_refused(tmp_path: Path, mode: int) -> None:
    folder = tmp_path / "cache"
    folder.mkdir()
    folder.chmod(mode)
    process = execute(FOLDER, TAFELRONDE_CACHE=str(folder))
    out, err = process.communicate(timeout=120)
    assert (process.returncode, out) == (0, "folder None\n")
    told = f"compiled rules are not kept in {folder}: others can write to it"
    assert err.count(told) == 1
    assert list(folder.iterdir()) == []


def test_a_kernel_that_others_could_write_is_not_run(tmp_path: Path) -> None:
    file = tmp_path / "a.nbc"
    file.write_bytes(b"")
    for mode, ours in ((0o600, True), (0o644, True), (0o620, False), (0o602, False)):
        file.chmod(mode)
        assert cache._is_ours(file.stat()) is ours


def test_a_lock_is_waited_for_and_ends_with_its_process(tmp_path: Path) -> None:
    file = tmp_path / "lock"
    program = (
        "import sys, time; from pathlib import Path\n"
        "from tafelronde.core.compile.file_lock import take_lock\n"
        f"print(take_lock(Path({str(file)!r}), 1.0) is not None, flush=True); time.sleep(60)"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
    )  # fmt: skip
    assert other.stdout is not None
    with other, other.stdout:
        assert other.stdout.readline() == "True\n"
        assert take_lock(file, 0.1) is None
        other.kill()
    mine = take_lock(file, 5.0)
    assert mine is not None
    free_lock(file, mine)
    assert not file.exists()
    assert take_lock(tmp_path / "nowhere" / "lock", 5.0) is None
