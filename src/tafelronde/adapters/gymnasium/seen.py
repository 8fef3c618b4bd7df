"""Observations of the environments, and their spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ..histories import Histories
from ..table import Table

Observation = dict[str, Any]


def observation_space(table: Table, histories: Histories | None = None) -> spaces.Dict:
    """The space of what a seat sees and may do, and of its history."""
    parts: dict[str, spaces.Space[Any]] = {}
    if table.in_parts:
        parts = {"first": spaces.Discrete(table.choices + 1)}
    return spaces.Dict(
        {
            "observation": spaces.Box(*table.limits, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (table.choices,), np.int8),
            **parts,
            **({} if histories is None else histories.spaces()),
        }
    )
