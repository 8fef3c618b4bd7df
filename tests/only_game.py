"""A plugin of pytest: of the tests that take a game or a table, only those of one game are run."""

from typing import Any

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--only-game NAME``."""
    parser.addoption("--only-game", default="", help="run only what is tried with this game")


def game_of(parameters: dict[str, Any]) -> str | None:
    """The game of a test's parameters; None: it takes none."""
    for name in ("table", "game", "name"):
        if name in parameters:
            return str(getattr(parameters[name], "name", parameters[name]))
    return None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is tried with other games or with none, but for the game's own tests."""
    wanted = config.getoption("only_game")
    kept: list[pytest.Item] = []
    for item in items:
        call: Any = getattr(item, "callspec", None)
        game = game_of(call.params) if call is not None else None
        if game == wanted or not item.path.is_relative_to(config.rootpath):
            kept.append(item)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept
