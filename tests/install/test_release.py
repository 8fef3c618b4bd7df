"""``./release``: what it refuses, and what it makes of the last commit; the image's steps."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CONTAINER = (ROOT / "deploy/Containerfile").read_text("utf-8")

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="it is a shell's script"),
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="no repository here"),
]


def git(where: Path, *words: str) -> str:
    identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    line = ["git", *identity, *words]
    return subprocess.run(line, cwd=where, check=True, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("release") / "clone"
    git(ROOT, "clone", "--quiet", str(ROOT), str(folder))
    shutil.copy(ROOT / "release", folder / "release")
    return folder


def release(where: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(["./release", *words], cwd=where, capture_output=True, text=True)


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ((), "Say which version: ./release v1.0.0"),
        (("v1.0.0", "v1.0.1"), "Say which version"),
        (("v77.0.0",), "There is no tag v77.0.0."),
        (("v0.0.1",), "The tag v0.0.1 holds version 0.1.0 in pyproject.toml: they must agree."),
        (("v0.1.0",), 'CHANGELOG.md says nothing under "## 0.1.0".'),
    ],
)
def test_it_refuses_what_is_no_version(clone: Path, words: tuple[str, ...], told: str) -> None:
    for name in ("v0.0.1", "v0.1.0"):
        git(clone, "tag", "--force", name)
    done = release(clone, *words)
    assert done.returncode == 1
    assert told in done.stderr
    assert not (clone / "dist").exists()


def test_a_version_gets_its_number_and_day_everywhere(tmp_path: Path) -> None:
    git(ROOT, "clone", "--quiet", str(ROOT), str(tmp_path / "clone"))
    clone = tmp_path / "clone"
    for name in ("release", "docs/research.md"):
        shutil.copy(ROOT / name, clone / name)
    assert "no number" in release(clone, "--name", "v1").stderr
    assert release(clone, "--name", "7.0.0").returncode == 0
    day = re.findall(r'^date-released: "(\d{4}-\d\d-\d\d)"$', text(clone, "CITATION.cff"), re.M)
    assert len(day) == 1
    for name, line in {
        "pyproject.toml": 'version = "7.0.0"',
        "src/tafelronde/__init__.py": '__version__ = "7.0.0"',
        "CITATION.cff": 'version: "7.0.0"',
        "docs/research.md": "  version = {7.0.0},",
        "CHANGELOG.md": f"## 7.0.0 ({day[0]})",
    }.items():
        assert line in text(clone, name).splitlines(), name
    assert release(clone, "--name", "7.0.0").returncode == 0  # again, on another day
    assert text(clone, "CITATION.cff").count("date-released") == 1
    changes = text(clone, "CHANGELOG.md").replace(day[0], "2001-01-01")
    (clone / "CHANGELOG.md").write_text(changes, "utf-8")
    git(clone, "commit", "--quiet", "--all", "--message", "Name it")
    git(clone, "tag", "v7.0.0")
    assert "do not name one day for 7.0.0" in release(clone, "v7.0.0").stderr


def text(folder: Path, name: str) -> str:
    return (folder / name).read_text("utf-8")


@pytest.mark.nightly
def test_it_makes_the_same_bytes_twice(clone: Path) -> None:
    first = release(clone, "--try")
    assert first.returncode == 0, first.stderr
    dist = clone / "dist"
    sums = dict(line.split()[::-1] for line in (dist / "SHA256SUMS").read_text().splitlines())
    for name, told in sums.items():
        assert hashlib.sha256((dist / name).read_bytes()).hexdigest() == told, name
    kinds = {re.sub(r"^tafelronde-[\d.]+\d", "", name) for name in sums}
    assert kinds == {
        *("-py3-none-any.whl", ".tar.gz", "site.tar.gz", "sbom.json", "sbom-client.json"),
        *("notices.html", "notes.md"),
    }
    bill = json.loads((dist / "sbom.json").read_text())
    parts = {part["name"]: part for part in bill["components"]}
    assert {"litestar", "numba", "msgspec"} <= parts.keys()
    assert "pytest" not in parts
    assert bill["metadata"]["component"]["name"] == "tafelronde"
    assert all(part.get("licenses") for part in parts.values())
    client = json.loads((dist / "sbom-client.json").read_text())
    assert "svelte" in {part["name"] for part in client["components"]}
    again = release(clone, "--try")
    assert "Other than what was in dist/" not in again.stderr
    assert dict(line.split()[::-1] for line in again.stdout.splitlines()[-7:]) == sums


def test_a_fault_in_the_containerfile_is_seen() -> None:
    """The linter of such files, on its usual settings."""
    lint = shutil.which(
        "hadolint", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    )
    if lint is None:
        pytest.skip("no hadolint here")
    done = subprocess.run(
        [lint, str(ROOT / "deploy/Containerfile")], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.nightly
def test_the_steps_of_the_image_run_in_a_plain_folder(clone: Path, tmp_path: Path) -> None:
    """Its ``RUN`` lines but for making a user, with a folder in place of ``/opt``."""
    steps = [
        re.sub(r"\s*\\\n\s*", " ", step)
        for step in re.findall(r"^RUN ((?:.*\\\n)*.*)$", CONTAINER, re.MULTILINE)
    ]
    (build,) = [step for step in steps if "pip install" in step]
    home = tmp_path / "tafelronde"
    line = build.replace("/opt/tafelronde", str(home)).replace(
        "python -m venv", f"{sys.executable} -m venv"
    )
    done = subprocess.run(["sh", "-c", line], cwd=clone, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (last,) = re.findall(r"^CMD (\[.*\])$", CONTAINER, re.MULTILINE)
    program = json.loads(last)[0].replace("/opt/tafelronde", str(home))
    told = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout
    assert told.startswith("tafelronde ")
