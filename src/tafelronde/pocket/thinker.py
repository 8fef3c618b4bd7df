"""Where the bots of a page think: a job comes as a text, and its answer goes back as one."""

import base64
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from ..server.bots.jobs import Job
from ..server.bots.worker import answer

_job: msgspec.msgpack.Decoder[Job] = msgspec.msgpack.Decoder(Job)


def start(send: Callable[[str], object]) -> Callable[[str], None]:
    """Start a thinker in a worker of the page (``boot``)."""
    bots: OrderedDict[Any, Any] = OrderedDict()

    def hear(text: str) -> None:
        thought = answer(_job.decode(base64.b64decode(text)), bots)
        send(base64.b64encode(msgspec.msgpack.encode(thought)).decode())

    return hear
