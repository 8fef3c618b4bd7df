"""The lobby: its routes. Over sockets, the hub sends it."""

from __future__ import annotations

from typing import Any

from ...base.parts import Parts
from ...http.caller import Callers
from .routes import lobby_routes


def make(parts: Parts) -> None:
    """Add the parts of this feature."""
    del parts  # the lists are made from tables and their cards


def routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of its routes."""
    return [*lobby_routes(parts, callers)]
