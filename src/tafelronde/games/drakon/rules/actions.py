# pyright: basic
"""Packing actions and taking them apart (``state``), compiled."""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import CELLS


@compiled
def pack(code, field):
    return np.int64(code) * CELLS + field


@compiled
def _unsigned(action):
    """A number that is negative, and no action, becomes one above all codes. The compiler divides
    numbers that cannot be negative faster."""
    return np.int64(action) & 0xFFFFFFFF


@compiled
def code_of(action):
    return _unsigned(action) // CELLS


@compiled
def field_of(action):
    return _unsigned(action) % CELLS
