"""Modules under their former names: the same modules, also in pickles, and listed in the docs."""

import importlib
import pickle
import re
import sys
from pathlib import Path

import pytest

from tafelronde.moved import MOVED, name_today

PAGE = Path(__file__).parents[1] / "docs" / "reference" / "moved.md"


@pytest.mark.parametrize("former", MOVED)
def test_a_former_name_is_the_module_of_today(former: str) -> None:
    today = importlib.import_module(f"tafelronde.{MOVED[former]}")
    sys.modules.pop(f"tafelronde.{former}", None)
    with pytest.warns(DeprecationWarning, match="is now"):
        assert importlib.import_module(f"tafelronde.{former}") is today
    assert today.__spec__ is not None
    assert today.__name__ == today.__spec__.name == f"tafelronde.{MOVED[former]}"


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_what_lies_in_a_package_that_moved_is_found_once() -> None:
    former = importlib.import_module("tafelronde.bots.evaluated.search")
    assert former is importlib.import_module("tafelronde.search.evaluated.search")
    with pytest.raises(ModuleNotFoundError, match="nothing"):
        importlib.import_module("tafelronde.bots.evaluated.nothing")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_pickle_with_a_former_name_is_read() -> None:
    from tafelronde.arena.score import score

    kept = pickle.dumps(score([1.0, 0.5]), 0)
    old = kept.replace(b"tafelronde.arena.score", b"tafelronde.bots.score")
    assert old != kept
    assert pickle.loads(old) == score([1.0, 0.5])


def test_the_page_lists_what_moved() -> None:
    rows = re.findall(r"^\| `(tafelronde\.\S+)` \| `(\S+)` \|$", PAGE.read_text("utf-8"), re.M)
    assert dict(rows) == {f"tafelronde.{was}": f"tafelronde.{now}" for was, now in MOVED.items()}


def test_what_did_not_move_has_no_other_name() -> None:
    assert name_today("tafelronde.bots.mcts") is None
    assert name_today("bots.judge") is None
