"""The games: one folder each. A folder's ``INFO`` is all that is imported to list them."""

from __future__ import annotations

import importlib
import pkgutil

from ..core.registry import register


def announce() -> None:
    """Register every game that has a folder here."""
    for module in pkgutil.iter_modules(__path__):
        register(importlib.import_module(f"{__name__}.{module.name}").INFO)
