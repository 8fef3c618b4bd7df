"""Evenings in made-up time, and what each game came to, wherever the server says so.

``evening(base, seed)`` plays one (``evening_course``); with ``wide`` there are also days, pauses,
leagues, deals and people who do not come (``evening_wide``). In the end all that the server says of
each game is compared with the reference (``evening_reference``) by ``evening_views``.
"""

import asyncio
import contextlib
import gc
import logging
from typing import Any
from unittest.mock import patch

from server.whole.evening_course import Base, Evening
from server.whole.evening_wide import WideEvening
from server.whole.simulated_net import sockets_in_order
from server.whole.virtual_loop import virtual
from tafelronde.server.features.matchmaking import pairing as finding
from tafelronde.server.features.notifications.service import Notifications
from tafelronde.server.features.reviews import service as reviews
from tafelronde.server.live import bot_turns
from tafelronde.server.reading.pool import ReadingPool
from tafelronde.server.reading.reading import ReadingHere

NEVER = 1e6
"""Seconds: nobody looks for others here, and nothing is reviewed."""


ENOUGH = 20
"""Errors after which an evening ends."""


class _Unexpected(logging.Handler):
    """The server logs no error of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen: list[str] = []
        self.evening: asyncio.Task[None] | None = None

    def emit(self, record: logging.LogRecord) -> None:
        self.seen.append(logging.Formatter().format(record))
        if self.evening is not None and len(self.seen) >= ENOUGH:
            self.evening.cancel()  # what fails for ever takes no time here


async def _at_once(function: Any, *given: Any, **named: Any) -> Any:
    return function(*given, **named)


async def _yes(*_: Any) -> bool:
    """Everybody could be told."""
    return True


async def _nothing(*_: Any) -> None:
    """Nothing is sent from here."""


def evening(base: Base, seed: int, *, wide: bool = False) -> Evening:
    """One evening. Raises AssertionError where the server and the reference differ."""
    base.empty()
    gc.collect()
    gc.disable()  # what an evening leaves behind is little
    unexpected = _Unexpected()
    logging.getLogger("tafelronde").addHandler(unexpected)
    try:
        with (
            virtual(seed) as loop,
            sockets_in_order(),
            patch.object(asyncio, "to_thread", _at_once),
            patch.multiple(Notifications, can_be_told=_yes, _send_all=_nothing),
            patch.multiple(finding, SCAN=NEVER),
            patch.multiple(reviews, SCAN=NEVER),
            patch.object(ReadingPool, "read", ReadingHere.read),
            patch.multiple(bot_turns, SCAN=10.0),
        ):
            it = (WideEvening if wide else Evening)(base, seed, loop)
            unexpected.evening = loop.create_task(it.play())
            with contextlib.suppress(asyncio.CancelledError):
                loop.run_until_complete(unexpected.evening)
    finally:
        logging.getLogger("tafelronde").removeHandler(unexpected)
        gc.enable()
    assert not unexpected.seen, unexpected.seen
    return it
