"""``.ci/install`` tries each Python, extra and end of the versions; here it is one of them."""

import os
import re
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
import yaml

from install import environments, smoke
from install.running import ROOT, run
from tafelronde.extras import EXTRAS

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
HERE = f"3.{sys.version_info.minor}"
PATH = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
"""With uv, which ``./check`` installs."""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    ran = run(
        sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder,
        TAFELRONDE_NO_CLIENT="yes",
    )  # fmt: skip
    assert ran.code == 0, ran.err
    (file,) = folder.glob("*.whl")
    return file


def test_every_extra_has_its_trial(wheel: Path) -> None:
    found = environments.requirements(wheel)
    assert found.keys() == {"none", *EXTRAS}
    assert all(callable(getattr(smoke, extra)) for extra in found)
    core = found["none"]
    assert len(core) == len(PROJECT["dependencies"])
    for wanted in found.values():
        assert set(core) <= set(wanted)
        assert not any("extra ==" in one or one.startswith("tafelronde") for one in wanted)
    names = {re.split(r"[^\w.-]", one)[0] for one in found["server"]}
    assert {"rich", "litestar", "tzdata"} <= names


def test_every_python_that_is_promised_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", PATH)
    versions = [name.rpartition(" ")[2] for name in PROJECT["classifiers"] if ":: 3." in name]
    assert list(environments.PYTHONS) == versions
    assert HERE in environments.pythons(versions)


def test_an_extra_without_a_library_for_the_newest_python_is_told(wheel: Path) -> None:
    found = environments.requirements(wheel)
    last = environments.PYTHONS[-1]
    missing = {one for one in found if not environments.is_for(last, found[one], found["none"])}
    assert missing == {"mcp", "openspiel", "pettingzoo", "ray", "training"}
    page = (ROOT / "docs/install.md").read_text(encoding="utf-8")
    (told,) = re.findall(r"^Python 3\.15 has no (.+?) yet", page, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", told)) == missing


def test_a_wheel_that_does_not_play_fails(wheel: Path, tmp_path: Path) -> None:
    """One with a fault, and without what it asks for: the command says which step fails."""
    broken = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(broken, "w") as packed:
        for each in whole.infolist():
            text = whole.read(each)
            if each.filename.endswith("/METADATA"):
                text = re.sub(rb"Requires-Dist: .*\n", b"", text)
            if each.filename.endswith(("/METADATA", "/WHEEL", "/entry_points.txt")):
                packed.writestr(each, text)
            elif each.filename == "tafelronde/__init__.py" or each.filename.endswith("/RECORD"):
                packed.writestr(each, b"")
    line = ("--python", HERE, "--extra", "none", "--versions", "newest")
    ran = run(sys.executable, Path(environments.__file__), broken, *line, PATH=PATH)
    assert ran.code == 1, ran.err
    assert f"{HERE}  none        newest" in ran.out
    assert "FAILED play: " in ran.out


@pytest.mark.nightly
def test_the_lowest_versions_play_with_the_server(tmp_path: Path) -> None:
    """The core and the server; ``.ci/install`` and its workflow do all others."""
    told = run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    assert told.code == 0, told.err
    (whole,) = tmp_path.glob("*.whl")
    line = ("--python", HERE, "--extra", "server", "--versions", "lowest")
    ran = run(sys.executable, Path(environments.__file__), whole, *line, PATH=PATH)
    assert ran.code == 0, ran.out + ran.err


def test_the_workflow_tries_all_of_it() -> None:
    text = (ROOT / ".github/workflows/install.yml").read_text(encoding="utf-8")
    job = yaml.safe_load(text)["jobs"]["environments"]
    assert job["strategy"]["matrix"]["python"] == list(environments.PYTHONS)
    assert "tests/install/environments.py dist/*.whl" in job["steps"][-1]["run"]
