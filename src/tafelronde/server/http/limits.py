"""Limits of a caller: so many requests at once and so many a second; and when to come back.

Everything has a cost (``costs``). It is taken from the allowance of the person and from that of the
address, which many people may share. A refused request costs nothing.
"""

import time
from collections import Counter, OrderedDict
from typing import NamedTuple

from ..base.refusal import Refusal

MOST = 20_000
"""The most allowances of one kind in memory."""
_SHARED = 256
"""All further callers share so many allowances."""


class Bucket:
    """The allowance of one caller: ``burst`` at once, and ``rate`` more each second."""

    __slots__ = ("_burst", "_left", "_rate", "at")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self.at = burst, time.monotonic()

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until ``cost`` is available; 0: it is now. A cost above ``burst`` needs a full
        bucket."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self.at) * self._rate)
        self.at = now
        return max(0.0, (min(cost, self._burst) - self._left) / self._rate)

    def take(self, cost: float = 1.0) -> bool:
        """Take the cost if it is available; whether it was."""
        if self.wait(cost) > 0:
            return False
        self._left -= min(cost, self._burst)
        return True

    def give_back(self, cost: float = 1.0) -> None:
        """Return a cost that was not used after all."""
        self._left = min(self._burst, self._left + cost)


class Buckets:
    """A bucket for each caller of late.

    A full bucket can be forgotten. When too many are not full, further callers share buckets. So
    nobody gets a new allowance by flooding the others out, and memory is bounded.
    """

    def __init__(self, rate: float, burst: float, most: int = MOST) -> None:
        self._rate, self._burst, self._most = rate, burst, most
        self._kept: OrderedDict[str, Bucket] = OrderedDict()
        self._shared = [Bucket(rate, burst) for _ in range(_SHARED)]

    def __len__(self) -> int:
        return len(self._kept)

    def of(self, key: str) -> Bucket:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        self._forget_full()
        if len(self._kept) >= self._most:
            return self._shared[hash(key) % _SHARED]
        found = self._kept[key] = Bucket(self._rate, self._burst)
        return found

    def wait(self, key: str) -> float:
        """Seconds until this caller may go on; nobody is kept in memory for being asked about."""
        if key not in self._kept and len(self._kept) < self._most:
            return 0.0
        return self.of(key).wait()

    def _forget_full(self) -> None:
        """Forget the buckets that were unused for longest and are full again: at most two for each
        new one."""
        full = time.monotonic() - self._burst / self._rate
        for _ in range(2):
            oldest = next(iter(self._kept), None)
            if oldest is None or self._kept[oldest].at > full:
                return
            del self._kept[oldest]


class Asker(NamedTuple):
    """A caller: the address (``addresses.counted_as``), and the person if known."""

    address: str
    person: str = ""


def too_fast(wait: float) -> Refusal:
    return Refusal("too-fast", "slow down", retry_after=wait)


class Limits:
    """The allowances and sockets of all callers of this node. All limits follow from ``rate``: what
    one person may spend in a second."""

    def __init__(self, rate: float) -> None:
        self._people = Buckets(rate, 3 * rate)
        self._addresses = Buckets(10 * rate, 60 * rate)
        self._newcomers = Buckets(rate / 20, 3 * rate)
        self._codes = Buckets(rate / 40, rate / 2)
        self.proving: Counter[str] = Counter()
        """The number of secrets of each address that are being checked now."""
        self._lobbies = Buckets(rate, 3 * rate)
        self.deaths = max(3, int(rate / 10))
        """Reading processes of one address that die before it must wait."""
        self._deaths = Buckets(rate / 12_000, self.deaths)
        self._sockets: Counter[str] = Counter()
        self._connections: Counter[str] = Counter()
        self.sockets_of_person = max(2, int(1.5 * rate))
        self.sockets_of_address = max(4, int(15 * rate))
        self.connections = 2 * self.sockets_of_address
        """The most connections of one address that are not sockets."""

    def spend(self, asker: Asker, cost: float) -> None:
        """Take a cost from all allowances of this caller. Raises Refusal."""
        buckets = [self._addresses.of(asker.address)]
        if asker.person:
            buckets.append(self._people.of(asker.person))
        wait = max(bucket.wait(cost) for bucket in buckets)
        if wait > 0:
            raise too_fast(wait)
        for bucket in buckets:
            bucket.take(cost)

    def spend_own(self, person: str, cost: float) -> None:
        """Take a cost from the person's allowance only; the address has paid already. Raises
        Refusal."""
        self._take(self._people.of(person), cost)

    def add_person(self, address: str) -> None:
        """Count a new person at this address. Raises Refusal."""
        self._take(self._newcomers.of(address))

    def try_code(self, address: str) -> None:
        """Count a try of a secret at this address, such as a code to sign in. Raises Refusal."""
        self._take(self._codes.of(address))

    def code_was_right(self, address: str) -> None:
        """Undo the count of a try: only wrong codes count."""
        self._codes.of(address).give_back()

    def may_read(self, address: str) -> None:
        """Raise Refusal where too many reading processes died of what this address sent
        (``reading.pool``): by the usual limits three, and one more every ten minutes."""
        wait = self._deaths.wait(address)
        if wait > 0:
            raise Refusal("reading-paused", "too much of it came to no end", retry_after=wait)

    def died(self, address: str) -> None:
        """Count a reading process that died of what this address sent."""
        self._deaths.of(address).take()

    @property
    def with_deaths(self) -> int:
        """The number of addresses whose input killed a reading process of late."""
        return len(self._deaths)

    def _take(self, bucket: Bucket, cost: float = 1.0) -> None:
        if not bucket.take(cost):
            raise too_fast(bucket.wait(cost))

    def lobby_wait(self, address: str) -> float:
        """Seconds until another lobby may be sent to this address; 0: now, and it is counted."""
        bucket = self._lobbies.of(address)
        return 0.0 if bucket.take() else bucket.wait()

    # ---- sockets -------------------------------------------------------------------------------

    def open_socket(self, asker: Asker) -> None:
        """Count a socket until ``close_socket``. Raises Refusal where there are too many."""
        keys = _keys(asker)
        for key, most in zip(keys, (self.sockets_of_address, self.sockets_of_person), strict=False):
            if self._sockets[key] >= most:
                raise Refusal("too-many", f"at most {most} sockets", retry_after=30.0)
        self._sockets.update(keys)

    def close_socket(self, asker: Asker) -> None:
        for key in _keys(asker):
            _count_down(self._sockets, key)

    def connect(self, address: str) -> bool:
        """Count a connection until ``disconnect``; False: there are too many."""
        if self._connections[address] >= self.connections:
            return False
        self._connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        _count_down(self._connections, address)


def _keys(asker: Asker) -> list[str]:
    """The keys of a caller: the address, and the person if known. No id of a person has a blank, so
    the two kinds of keys differ."""
    return [f"at {asker.address}", *([asker.person] if asker.person else [])]


def _count_down(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]
