"""Signs of life of a socket: since when its client has been silent, has kept a message unfinished,
or has read nothing."""

import math
import time

MESSAGE = 20.0
"""Seconds in which a message that has begun must be whole."""
STUCK = 60.0
"""Seconds after which a socket is given up whose client takes no bytes."""


class Signs:
    """The times of the last signs of one socket, by ``time.monotonic``."""

    def __init__(self) -> None:
        self._heard_at = time.monotonic()
        self._frame_at = self._message_at = self._stuck_at = math.inf
        self._pinged_at = 0.0
        self.round_trip = 0.0
        """Seconds from the last ping to its pong; 0: not known yet."""

    def heard(self) -> None:
        """Something arrived."""
        self._heard_at = time.monotonic()

    def frame(self, *, begun: bool, new: bool) -> None:
        """Whether a frame has ``begun`` and is not whole, and whether it is a ``new`` one."""
        if not begun:
            self._frame_at = math.inf
        elif new or self._frame_at == math.inf:
            self._frame_at = time.monotonic()

    def message(self, *, begun: bool) -> None:
        """A message has ``begun`` that is not whole."""
        if not begun:
            self._message_at = math.inf
        elif self._message_at == math.inf:
            self._message_at = time.monotonic()

    def stuck(self, on: bool) -> None:
        """The network takes no more, or again."""
        self._stuck_at = time.monotonic() if on else math.inf

    def pinged(self) -> None:
        """A sign of life was asked for."""
        self._pinged_at = time.monotonic()

    def ponged(self) -> None:
        """It came; or one that nobody asked for."""
        if self._pinged_at:
            self.round_trip = time.monotonic() - self._pinged_at
            self._pinged_at = 0.0

    def are_missing(self, silence: float) -> bool:
        """Whether the client is given up: it was silent for so many seconds, does not end a
        message, or reads nothing."""
        now = time.monotonic()
        unfinished = now - min(self._frame_at, self._message_at) > MESSAGE
        return now - self._heard_at > silence or unfinished or now - self._stuck_at > STUCK
