"""A match that does not begin at the beginning: its first steps are those of another one.

They are bound to the setup, and so to all chance after them, by a digest; they must be possible,
but no seed decides what was drawn in them.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import NamedTuple

_GIVEN = b"tafelronde given 1\0"


class Given(NamedTuple):
    """How many steps were given, and SHA-256 of them (see docs/record.md)."""

    steps: int
    digest: bytes

    @classmethod
    def of(cls, actions: Sequence[int]) -> Given:
        """What a setup says of these steps; ``NOTHING`` where there are none."""
        if not actions:
            return NOTHING
        data = struct.pack(f">{len(actions)}i", *actions)
        return cls(len(actions), hashlib.sha256(_GIVEN + data).digest())


NOTHING = Given(0, b"")
