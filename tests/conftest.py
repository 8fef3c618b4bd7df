"""The games that are tested beside the package's own: they must be registered in every process."""

from __future__ import annotations

import importlib

import pytest
from hypothesis import settings

import kuhn_poker
from tables import EXAMPLES

__all__ = ["kuhn_poker"]

settings.load_profile("ci")
"""What is made up is the same in every run, and may take its time: nothing fails by chance."""

for path in [*EXAMPLES.glob("*.py"), *(file.parent for file in EXAMPLES.glob("*/__init__.py"))]:
    importlib.import_module(f"examples.{path.stem}")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: once Playwright's synchronous face is in use, its event loop runs
    in this thread to the end, and no other test could start one of its own."""
    items.sort(key=lambda item: "browser" in item.path.parent.name)
