"""The line between a page and its server: messages as texts, in both directions."""

from collections.abc import Callable


class PageLine:
    """The line of a conversation with the page (``server.socket.talk.Line``), which is always
    there."""

    round_trip = 0.0
    is_full = False

    def __init__(self, tell: Callable[[str], None]) -> None:
        """``tell``: hands a message to the page."""
        self._tell = tell

    def send(self, *texts: bytes) -> None:
        """Hand them over."""
        for text in texts:
            self._tell(text.decode())

    async def drained(self) -> None:
        """There is always room."""

    def pause(self, on: bool) -> None:
        """The page waits for its answers."""

    def ping(self, silence: float) -> None:
        """A page without a server is gone itself."""

    def close(self, code: int, reason: str) -> None:
        """Do nothing: a page does not hang up."""
