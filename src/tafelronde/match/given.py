"""Given steps: a match may begin with the first steps of another match ("play on from here").

The setup holds a digest of these steps, so all chance after them depends on them. The steps must be
legal, but what was drawn in them follows from the other match's seed, not from this one's.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Sequence
from typing import NamedTuple

_GIVEN = b"tafelronde given 1\0"


class Given(NamedTuple):
    """The number of given steps, and their SHA-256 digest (docs/record.md says of which bytes)."""

    steps: int
    digest: bytes

    @classmethod
    def of(cls, actions: Sequence[int]) -> Given:
        """The entry of a setup for these actions; ``NOTHING`` where there are none.

        Examples:
            >>> given = Given.of([49, 50, 4])
            >>> given.steps, given.digest.hex()[:16]
            (3, '28b5d0c7d975f6d5')
            >>> Given.of([]) == NOTHING
            True
        """
        if not actions:
            return NOTHING
        data = struct.pack(f">{len(actions)}i", *actions)
        return cls(len(actions), hashlib.sha256(_GIVEN + data).digest())


NOTHING = Given(0, b"")
"""A match that begins at its beginning."""
