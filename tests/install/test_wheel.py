"""The wheel and the source archive, installed as their users do, into environments of their own.

Packages come from where this machine takes them, at the versions of ``requirements/run.txt``.
``.github/workflows/install.yml`` does the same with every Python on every system.
"""

import filecmp
import os
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from install.running import HERE, ROOT, Ran, run, told
from tafelronde.extras import command

BIN = "Scripts" if os.name == "nt" else "bin"
PINS = ("--constraints", ROOT / "requirements" / "run.txt")
UV = shutil.which("uv", path=f"{Path(sys.prefix) / BIN}{os.pathsep}{os.environ.get('PATH', '')}")


def alone(*words: str | Path) -> Ran:
    """Run a command that finds neither these sources nor node."""
    assert UV is not None, "uv is not installed: ./check installs it"
    bare = {"PYTHONPATH": "", "PATH": f"{Path(UV).parent}{os.pathsep}/usr/bin", "VIRTUAL_ENV": ""}
    return run(*words, where=HERE, **bare)


def from_cache(*words: str | Path) -> Ran:
    """Run uv on what was fetched before; with the network where that does not suffice."""
    ran = alone(UV or "uv", *words, "--offline")
    return ran if ran.code == 0 else alone(UV or "uv", *words)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel."""
    folder = tmp_path_factory.mktemp("dist")
    told(run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder))
    return folder


@pytest.fixture(scope="module")
def wheel(built: Path) -> Path:
    (file,) = built.glob("*.whl")
    return file


@pytest.fixture(scope="module")
def from_archive(built: Path) -> Path:
    """The wheel that the source archive makes where there is no node, nor what builds the
    client."""
    told(run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", built))
    (archive,) = built.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(built, filter="data")
    (folder,) = (path for path in built.iterdir() if path.is_dir())
    ran = run(
        sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "out",
        where=folder, PATH="/usr/bin",
    )  # fmt: skip
    told(ran)
    assert not (folder / "web" / "node_modules").exists()
    (file,) = (folder / "out").glob("*.whl")
    return file


@pytest.mark.nightly
def test_the_archive_makes_the_same_wheel(wheel: Path, from_archive: Path) -> None:
    assert filecmp.cmp(wheel, from_archive, shallow=False)


def test_the_wheel_has_all_that_it_takes(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert "tafelronde/server/static/index.html" in names
    assert "tafelronde/py.typed" in names
    assert any(name.startswith("tafelronde/rules/") for name in names)
    packed = {name for name in names if name.startswith("tafelronde/")}
    source = ROOT / "src"
    kept = {".py", ".ftl", ".json", ".toml", ".csv"}
    files = {file for file in (source / "tafelronde").rglob("*") if file.suffix in kept}
    assert {file.relative_to(source).as_posix() for file in files} <= packed
    assert 5_000_000 < wheel.stat().st_size <= 10_100_000


def test_alone_it_simulates(wheel: Path, tmp_path: Path) -> None:
    home = tmp_path / "venv"
    told(alone(UV or "uv", "venv", "--python", sys.executable, home))
    python = home / BIN / "python"
    told(from_cache("pip", "install", "--python", python, *PINS, wheel))
    packages = told(alone(UV or "uv", "pip", "freeze", "--python", python)).split()
    names = {line.partition("==")[0] for line in packages if "==" in line}
    assert names == {"llvmlite", "msgspec", "numba", "numpy", "platformdirs"}
    where = told(alone(python, "-c", "import tafelronde; print(tafelronde.__file__)"))
    assert Path(where.strip()).is_relative_to(home.resolve())
    out = told(alone(python, HERE / "light.py"))
    assert "arena 4" in out.splitlines()
    assert f"command 2 tafelronde: this command is an extra: {command('server')}" in out
    assert alone(home / BIN / "tafelronde").code == 2


@pytest.mark.nightly
def test_uvx_opens_the_table(wheel: Path) -> None:
    """The commands of docs/hosting.md work with the wheel in place of the name."""
    opens = ("tool", "run", "--python", sys.executable, *PINS)
    line = (*opens, "--from", f"tafelronde[server] @ {wheel.as_uri()}", "tafelronde")
    version = told(from_cache(*line, "--version"))
    assert version == f"tafelronde {wheel.name.split('-')[1]}\n"
    out = told(alone(sys.executable, HERE / "table.py", UV or "uv", *line))
    assert "page" in out
    assert "It holds: " in out
