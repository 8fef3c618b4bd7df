"""Public modules under their former names, so that programs and pickles that use them still work.

``docs/reference/moved.md`` lists them. A module that is asked for by a former name is the one under
its name of today, with a DeprecationWarning.
"""

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, cast

MOVED = {
    "bots.adviser": "advice.adviser",
    "bots.agents.evaluator": "search.evaluator",
    "bots.arena": "arena.contest",
    "bots.at_once": "search.at_once",
    "bots.benchmark": "arena.benchmark",
    "bots.chances": "advice.chances",
    "bots.continuations": "advice.continuations",
    "bots.deal": "arena.deal",
    "bots.evaluated": "search.evaluated",
    "bots.evaluated.bot": "bots.with_evaluator",
    "bots.evaluated.tree": "search.evaluated.finished",
    "bots.external.check": "arena.every_game",
    "bots.external.fault": "bots.fault",
    "bots.ideas": "bots.same_idea",
    "bots.judge": "advice.judge",
    "bots.lines": "advice.lines",
    "bots.prospects": "search.prospects",
    "bots.prospects.fault": "search.prospects.errors",
    "bots.prospects.judge": "search.prospects.expect",
    "bots.prospects.network": "search.prospects.weights",
    "bots.puzzles": "school.finding",
    "bots.reasons": "advice.reasons",
    "bots.score": "arena.score",
    "bots.shares": "search.shares",
    "bots.simulate": "arena.simulate",
    "bots.solving": "solving",
    "bots.solving.tree": "solving.game_tree",
    "bots.table": "arena.table",
    "match.exercise": "school.exercise",
    "match.lessons": "school.lessons",
    "match.puzzles": "school.puzzles",
    "review": "advice.reviews",
}
"""Former names below ``tafelronde``, and those of today; what lies in a package moved with it."""


def name_today(name: str) -> str | None:
    """The name of today of a module by its whole former name; None where it did not move.

    Examples:
        >>> name_today("tafelronde.review.report"), name_today("tafelronde.bots.base")
        ('tafelronde.advice.reviews.report', None)
    """
    top, _, below = name.partition(".")
    if top != __package__:
        return None
    parts = below.split(".")
    for k in range(len(parts), 0, -1):
        if (today := MOVED.get(".".join(parts[:k]))) is not None:
            return ".".join([top, today, *parts[k:]])
    return None


class _Loader:
    """Hands out a module that is imported under another name."""

    def __init__(self, name: str) -> None:
        self._module = import_module(name)
        self._spec = self._module.__spec__

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return self._module

    def exec_module(self, module: ModuleType) -> None:
        module.__spec__ = self._spec  # importing has put in the former name's


class _Finder:
    """Finds modules by their former names. No base class: importlib.abc imports twenty modules."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        today = name_today(fullname)
        if today is None:
            return None
        warnings.warn(f"{fullname} is now {today}", DeprecationWarning, stacklevel=2)
        return ModuleSpec(fullname, cast(Any, _Loader(today)), is_package=False)


def keep_former_names() -> None:
    """Have imports find modules by their former names, too."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
