"""What a reading process is asked to do, and its answers."""

from __future__ import annotations

from msgspec import Struct

from ..base.refusal import Refused


class Job(Struct, frozen=True):
    """Call a function of the server's with what somebody has sent."""

    work: str
    """Where the function lies: ``module:name``."""
    given: bytes
    """What it takes, as MessagePack."""
    seconds: int = 0
    """Of the processor, that it may take, in bounded memory; 0: as much as it likes."""


class Done(Struct, frozen=True):
    """The answer to a job."""

    made: bytes = b""
    """What the function returned, as MessagePack."""
    refused: Refused | None = None
    """The refusal that it raised."""
    error: str = ""
    """The traceback of any other error."""
