"""Tables over HTTP: the parts of a node, and the routes."""

from __future__ import annotations

from typing import Any

from ...base.parts import Parts
from ...http.caller import Callers
from .history_routes import history_routes
from .routes import table_routes


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    del parts  # the tables are a part of ``node``


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*table_routes(parts, callers), *history_routes(parts, callers)]
