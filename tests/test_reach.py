"""Tests that ``./check --changed`` runs: those that a change reaches, the nearest first, until time
is over."""

import subprocess
import sys
from pathlib import Path

import pytest
from tests import nearest
from tests.reach import ROOT, Reach, reach

PROGRAMS = {
    "src/tafelronde/__init__.py": "",
    "src/tafelronde/clock/__init__.py": "",
    "src/tafelronde/clock/hand.py": "HAND = 1",
    "src/tafelronde/clock/face.py": "def face():\n    from .hand import HAND\n    return HAND",
    "src/tafelronde/clock/chime.py": "from tafelronde.clock import face",
    "src/tafelronde/clock/faces.json": "[]",
    "src/tafelronde/bell.py": "BELL = 'bell'",
    "src/tafelronde/tower/__init__.py": "load = lambda: import_module('.clapper', __name__)",
    "src/tafelronde/tower/clapper.py": "",
    "tests/test_tower.py": "import tafelronde.tower",
    "tests/helpers.py": "PROGRAM = 'from tafelronde.clock.chime import main; main()'",
    "tests/clock/test_hand.py": "",
    "tests/clock/test_face.py": "from tafelronde.clock.face import face",
    "tests/clock/test_chime.py": "import tafelronde.clock.chime",
    "tests/test_program.py": "from helpers import PROGRAM",
    "tests/test_page.py": "PAGE = ROOT / 'docs' / 'time' / 'now.md'",
    "tests/test_faces.py": "FACES = 'faces.json'",
    "tests/test_bell.py": "import tafelronde.bell",
    "tests/bell/conftest.py": "from tafelronde.bell import BELL",
    "tests/bell/test_rope.py": "",
    "tests/browser/test_people.py": "",
    "tests/browser/test_page.py": "",
    "tests/browser/test_rosenkoenig.py": "",
    "web/src/lib/name.ts": "export const name = 1;",
    "web/src/components/Row.svelte": '<script>import { name } from "../lib/name";</script>',
    "web/src/pages/PeoplePage.svelte": 'import Row from "../components/Row.svelte";',
}


@pytest.fixture(scope="module")
def made_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("made-up")
    for name, text in PROGRAMS.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    return root


def test_the_nearest_come_first(made_up: Path) -> None:
    """Named alike, imported, imported by what is imported, in a program that is a string."""
    found = reach(["src/tafelronde/clock/hand.py"], made_up)
    names = [Path(test).stem for test in found.tests]
    assert names == ["test_hand", "test_face", "test_chime", "test_program"]
    assert found.python
    assert not found.client


def test_a_module_with_examples_reaches_the_test_that_runs_them() -> None:
    assert "tests/docs/test_examples.py" in reach(["src/tafelronde/match/clock.py"]).tests[:30]


def test_a_file_that_is_no_python_is_reached_by_its_name(made_up: Path) -> None:
    assert reach(["docs/time/now.md"], made_up).tests == ["tests/test_page.py"]
    beside = reach(["src/tafelronde/clock/faces.json"], made_up)
    assert beside.tests[0] == "tests/test_faces.py"
    assert "tests/clock/test_chime.py" in beside.tests  # the package has read it
    assert reach(["docs/unheard.md"], made_up) == Reach(
        [], [], [], False, False, ["docs/unheard.md"]
    )


def test_a_module_that_is_imported_by_its_name_is_reached(made_up: Path) -> None:
    assert reach(["src/tafelronde/tower/clapper.py"], made_up).tests == ["tests/test_tower.py"]


def test_what_the_fixtures_import_is_reached(made_up: Path) -> None:
    tests = reach(["src/tafelronde/bell.py"], made_up).tests
    assert set(tests) == {"tests/test_bell.py", "tests/bell/test_rope.py"}


def test_a_part_of_the_client_is_walked_where_it_is_seen(made_up: Path) -> None:
    found = reach(["web/src/lib/name.ts"], made_up)
    assert found.walks == ["tests/browser/test_people.py"]
    assert (found.tests, found.client, found.python) == ([], True, False)
    everywhere = reach(["web/src/app.css"], made_up).walks
    assert everywhere == ["tests/browser/test_page.py", "tests/browser/test_rosenkoenig.py"]


def test_a_game_is_tried_by_its_own_tests_and_by_those_of_all() -> None:
    found = reach(["src/tafelronde/games/drakon/rules.py"])
    assert found.games == ["drakon"]
    own = [test.startswith("tests/games/drakon/") for test in found.tests]
    assert own == sorted(own, reverse=True)
    assert any(own)
    adapters = [test for test in found.tests if test.startswith("tests/adapters/")]
    assert found.tests.index("tests/core/test_battery.py") < found.tests.index(adapters[0])
    assert "tests/browser/test_drakon.py" in found.walks
    assert reach(["src/tafelronde/games/drakon/rules.py", "pyproject.toml"]).games == []


def test_what_is_not_committed_has_changed(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        name = ("-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *name, *words], cwd=tmp_path, check=True, capture_output=True)

    git("init", "-b", "main")
    for name in ("same", "other", "gone", ".gitignore"):
        (tmp_path / name).write_text("hidden\n", encoding="utf-8")
    git("add", ".")
    git("commit", "-m", "first")
    git("checkout", "-b", "branch")
    (tmp_path / "other").write_text("otherwise", encoding="utf-8")
    git("commit", "-am", "second")
    for name in ("new", "hidden"):
        (tmp_path / name).write_text("", encoding="utf-8")
    (tmp_path / "gone").unlink()
    since = nearest.branched_off(tmp_path)
    assert nearest.changed_since(since, tmp_path) == ["gone", "new", "other"]
    assert nearest.changed_since("HEAD", tmp_path) == ["gone", "new"]


FIRST = "def test_first():\n    print('first')\n"
SECOND = """
import pytest

@pytest.mark.parametrize("game", ["drakon-2", "rosenkoenig-2", "neither"])
def test_second(game):
    print(game)
"""


def tried(folder: Path, *flags: str) -> str:
    (folder / "test_a.py").write_text(SECOND, encoding="utf-8")
    (folder / "test_b.py").write_text(FIRST, encoding="utf-8")
    files = [str(folder / "test_b.py"), str(folder / "test_a.py")]
    plain = ("-p", "no:cacheprovider", "-c", str(folder / "none.ini"), "--rootdir", str(folder))
    (folder / "none.ini").write_text("[pytest]\n", encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-sq", "-p", "tests.nearest", *plain, *flags, *files],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_files_are_tried_in_their_order_and_other_games_not(tmp_path: Path) -> None:
    out = tried(tmp_path, "--only-games", "drakon")
    assert out.index("first") < out.index("drakon-2") < out.index("neither")
    assert "rosenkoenig-2" not in out
    assert "3 passed, 1 deselected" in out


def test_what_has_not_begun_in_time_is_named(tmp_path: Path) -> None:
    out = tried(tmp_path, "--until", "1")
    assert "4 skipped" in out
    assert "Left out, since the time was over: 4 tests, of" in out
    assert "test_b.py, test_a.py" in " ".join(out.split())
