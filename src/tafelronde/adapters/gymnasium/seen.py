"""What the environments show."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ..table import Table

Observation = dict[str, npt.NDArray[Any]]


def observation_space(table: Table) -> spaces.Dict:
    """The space of what a seat sees and may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(*table.limits, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (table.choices,), np.int8),
        }
    )
