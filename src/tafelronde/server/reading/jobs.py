"""The jobs of a reading process, and its answers."""

from msgspec import Struct

from ..base.refusal import Refused


class Job(Struct, frozen=True):
    """Call a function of the server's with what somebody has sent."""

    work: str
    """Where the function lies: ``module:name``."""
    given: bytes
    """The argument of the function, as MessagePack."""
    seconds: int = 0
    """The time of the processor that it may take, in bounded memory; 0: as much as it likes."""


class Done(Struct, frozen=True):
    """The answer to a job."""

    made: bytes = b""
    """The result of the function, as MessagePack."""
    refused: Refused | None = None
    """The refusal that it raised."""
    error: str = ""
    """The kind of any other error, and where it was raised."""
