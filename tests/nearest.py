"""``./check --changed``: what of the checks a change can reach, the nearest tests first, until the
time is over.

``python -m tests.nearest FOLDER [REVISION]`` writes what is to be run into files of that folder and
tells it; ``pytest -p tests.nearest --until TIME`` runs tests in the order in which their files are
given, and passes over those that have not begun by then.
"""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.reach import GAMES, ROOT, reach

MOST_FILES = 80
"""Files of tests; to collect more would take too much of the time."""
LATE = "left out: the time is over"


def branched_off(root: Path = ROOT) -> str:
    """Where this branch left ``main``; on ``main`` itself, what was committed last."""
    command = ["git", "merge-base", "HEAD", "main"]
    ran = subprocess.run(command, cwd=root, capture_output=True, encoding="utf-8")
    return ran.stdout.strip() or "HEAD"


def changed_since(revision: str, root: Path = ROOT) -> list[str]:
    """The files that differ from a revision, and the new ones."""
    return sorted(
        {
            *_git(root, "diff", "--name-only", "--no-renames", revision, "--"),
            *_git(root, "ls-files", "--others", "--exclude-standard"),
        }
    )


def _git(root: Path, *words: str) -> list[str]:
    command = ["git", *words]
    ran = subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE, encoding="utf-8")
    return ran.stdout.splitlines()


def main(folder: Path, revision: str) -> None:
    changed = changed_since(revision)
    found = reach(changed)
    near, rest = found.tests[:MOST_FILES], found.tests[MOST_FILES:]
    flags = [f"--only-games={','.join(found.games)}"] if found.games else []
    for name, lines in {"near": near, "walks": found.walks}.items():
        if lines:
            text = "".join(f"{line}\n" for line in [*flags, *lines])
            (folder / name).write_text(text, encoding="utf-8")
    for name, wanted in {"python": found.python, "client": found.client}.items():
        if wanted:
            (folder / name).touch()
    said = [
        f"{len(changed)} files differ from {revision[:12]}; {len(found.tests)} files of tests and "
        f"{len(found.walks)} with a browser can be reached."
    ]
    if found.games:
        said.append(f"Tests of all games try {', '.join(found.games)}.")
    if rest:
        said.append(f"Left out, since others are nearer: {len(rest)} files, from {rest[0]} on.")
    if found.unknown:
        said.append(f"No test is known to reach: {', '.join(found.unknown)}.")
    print("\n".join(said))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--until", type=float, default=0.0, help="when no further test begins")
    parser.addoption("--only-games", default="", help="the games that tests of all games try")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In the order of the command line; and of tests that are made once a game, these games'."""
    turns = {
        Path(given.partition("::")[0]).resolve(): turn for turn, given in enumerate(config.args)
    }
    items.sort(key=lambda item: turns.get(item.path, len(turns)))
    if only := set(str(config.getoption("--only-games")).split(",")) - {""}:
        others = GAMES - only
        passed_over = [item for item in items if _games(item) & others and not _games(item) & only]
        config.hook.pytest_deselected(items=passed_over)
        items[:] = [item for item in items if item not in passed_over]


def _games(item: pytest.Item) -> set[str]:
    """The games in the name of a test that is made once for each."""
    made_for = item.name.partition("[")[2]
    return {game for game in GAMES if game in made_for}


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    until = item.config.getoption("--until")
    if until and time.time() > until:
        pytest.skip(LATE)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    late = [
        report.nodeid.partition("::")[0]
        for report in terminalreporter.stats.get("skipped", [])
        if LATE in str(report.longrepr)
    ]
    if late:
        files = dict.fromkeys(late)
        terminalreporter.write_line(f"Left out, since the time was over: {len(late)} tests, of")
        terminalreporter.write_line(f"    {', '.join(files)}")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else branched_off())
