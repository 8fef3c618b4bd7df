"""The games that are tested beside the package's own: they must be registered in every process."""

from __future__ import annotations

import examples.connect_four

import kuhn_poker

__all__ = ["examples", "kuhn_poker"]
