"""The games that are tested beside the package's own: they must be registered in every process."""

import functools
import gc
import importlib
import signal
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import kuhn_poker
from tables import EXAMPLES

__all__ = ["kuhn_poker"]

TESTS = Path(__file__).parent
LONGEST = (
    "test_programs", "test_review", "test_interpreted", "test_evenings", "test_gate",
    "test_query_plans", "test_own_code", "test_reviews",
)  # fmt: skip
"""The files that take longest, the browser's left out: none is begun when all others end."""

# Started by nohup, what ignores SIGHUP hands that on to all that it starts; a terminal does not.
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) == signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

for path in [*EXAMPLES.glob("*.py"), *(file.parent for file in EXAMPLES.glob("*/__init__.py"))]:
    importlib.import_module(f"examples.{path.stem}")


# Examples of Hypothesis are the same in every run, and may take as long as it does.
settings.register_profile(
    "same",
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--nightly``."""
    parser.addoption("--nightly", action="store_true", help="also run what is tried once a night")


def pytest_configure(config: pytest.Config) -> None:
    """``--hypothesis-profile default`` makes up something new in each run."""
    if not config.getoption("hypothesis_profile", None):
        settings.load_profile("same")
    gc.disable()  # until the tests are collected: of what they import hardly anything goes again


def pytest_collection_finish() -> None:
    """Freeze the objects of the collection: the collector need not look through them again and
    again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
    gc.enable()


def _leave_for_the_night(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked ``nightly``, unless it is asked for: by the flag, by the name of a
    test, or by a game whose tests alone are run."""
    asked = any(config.getoption(name, None) for name in ("--nightly", "only_game", "only_games"))
    if asked or any("::" in given for given in config.args):
        return
    left_out = [item for item in items if item.get_closest_marker("nightly")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("nightly")]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The browser comes last: once Playwright's synchronous face is in use, its event loop runs
    in this thread to the end, and no other test could start one of its own. What waits for servers
    comes first, so that what computes is left for the end, where fewer processes are at work; and
    of both the files that take longest."""
    _leave_for_the_night(config, items)
    turns = {"server": 0, "browser": 2}

    @functools.cache
    def turn(path: Path) -> tuple[int, bool]:
        inside = path.is_relative_to(TESTS)
        room = turns.get(path.relative_to(TESTS).parts[0], 1) if inside else 1
        return room, path.stem not in LONGEST

    items.sort(key=lambda item: turn(item.path))
