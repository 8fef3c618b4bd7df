"""The games that are tested beside the package's own: they must be registered in every process."""

from __future__ import annotations

import examples.connect_four
import pytest

import kuhn_poker

__all__ = ["examples", "kuhn_poker"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser comes last: once Playwright's synchronous face is in use, its event loop runs
    in this thread to the end, and no other test could start one of its own."""
    items.sort(key=lambda item: "browser" in item.path.parent.name)
