"""A cache of the values that were asked for last."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """Holds ``most`` values. (``functools.lru_cache`` for a value that is not made from its key
    alone.)"""

    def __init__(self, most: int) -> None:
        self.most = most
        self.made = 0
        """The number of values that had to be made."""
        self._values: dict[K, V] = {}

    def get(self, key: K, make: Callable[[], V]) -> V:
        """The value of a key; made now where it is not held. It must be equal for equal keys."""
        values = self._values
        if key in values:
            values[key] = value = values.pop(key)  # now the youngest
            return value
        self.made += 1
        if len(values) >= self.most:
            del values[next(iter(values))]
        values[key] = value = make()
        return value
