# pyright: basic
"""Packing actions and taking them apart (``state``), compiled."""

from __future__ import annotations

import numpy as np

from ....core.compile.compiler import compiled
from ..state import FIELD, FIELD_BITS


@compiled
def pack(code, field):
    return np.int64(code) << FIELD_BITS | field


@compiled
def code_of(action):
    return np.int64(action) >> FIELD_BITS


@compiled
def field_of(action):
    return np.int64(action) & FIELD
