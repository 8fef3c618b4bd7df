"""A house whose door is shut, and people before and behind it."""

import base64
import struct
import zlib

from server.callers import Robot
from server.helpers import Browser, Message, Server
from server.moderators import become


def chunk(kind: bytes, body: bytes) -> bytes:
    """A chunk of a PNG picture."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def picture(
    side: int = 16, *more: bytes, lines: int | None = None, coloured: bool = False
) -> bytes:
    """A grey PNG picture with further chunks after its head; ``lines``: fewer or more than its head
    says; ``coloured``: by a palette, which is to be one of the further chunks."""
    head = struct.pack(">IIBBBBB", side, side, 8, 3 if coloured else 0, 0, 0, 0)
    pixels = zlib.compress(bytes(1 + side) * (side if lines is None else lines))
    chunks = (chunk(b"IHDR", head), *more, chunk(b"IDAT", pixels), chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)


def in_base64(data: bytes) -> str:
    """The form in which a picture is sent."""
    return base64.b64encode(data).decode()


class House:
    """A site with a host, Kay, who may let only members in."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.kay = become(server, "Kay")

    def set(self, **wish: object) -> Message:
        """Change what is set; the settings."""
        status, body = self.kay.post("/api/host/house", wish)
        assert status == 200, body
        return body

    def code(self, uses: int = 1, **more: object) -> str:
        """The code of a new invitation."""
        status, body = self.kay.post("/api/host/invitations", {"uses": uses, **more})
        assert status == 201, body
        return body["code"]

    def member(self, name: str) -> Browser:
        """A new person who comes in by an invitation."""
        person = Browser(self.server.url, name)
        status, body = person.post("/api/house/join", {"code": self.code()})
        assert (status, body["admitted"]) == (200, True), body
        return person

    def put_out(self, person: Browser) -> None:
        """End this person's membership."""
        wish = {"on": False, "why": "they wished it"}
        assert self.kay.post(f"/api/host/members/{person.me['user']}", wish)[0] == 204

    def robot_of(self, person: Browser) -> Robot:
        """A program of this person."""
        return Robot(person.url, person, "Robot")
