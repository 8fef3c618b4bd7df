"""How much somebody may ask for: so many requests at once, so many a second."""

from __future__ import annotations

import time
from collections import OrderedDict

from .refusal import Refusal


class Bucket:
    """One asker's allowance: ``burst`` at once, ``rate`` more a second."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True


class Rates:
    """A bucket for each address or identity; the least used are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self.rate, self.burst = rate, burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, key: str, cost: float = 1.0) -> None:
        """Raises Refusal."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self.rate, self.burst)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        if not bucket.take(cost):
            raise Refusal("too-fast", "slow down")
