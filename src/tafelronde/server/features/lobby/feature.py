"""The lobby: the routes; the hub sends it over sockets."""

from __future__ import annotations

from typing import Any

from ...base.parts import Parts
from ...http.caller import Callers
from .routes import lobby_routes


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    del parts  # lists are made of tables and cards


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*lobby_routes(parts, callers)]
