"""Back-off: the time that something rests after it failed, before it is tried again."""

from typing import NamedTuple


class Backoff(NamedTuple):
    """Twice as long each time."""

    first: float
    """Seconds after the first failure."""
    longest: float

    def after(self, failures: int) -> float:
        """Seconds to wait when it has failed so often in a row.

        >>> [Backoff(2.0, 10.0).after(failures) for failures in (1, 2, 3, 4)]
        [2.0, 4.0, 8.0, 10.0]
        """
        doubled = min(failures - 1, 64)  # more would be no float, for what fails for days
        return min(self.first * 2**doubled, self.longest)
