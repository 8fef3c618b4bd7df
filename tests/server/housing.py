"""A house whose door is shut, and people before and behind it."""

from __future__ import annotations

from server.callers import Robot
from server.helpers import Browser, Message, Server
from server.moderators import become


class House:
    """A site with a host, Kay, who may let only members in."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.kay = become(server, "Kay")

    def set(self, **wish: object) -> Message:
        """Change what is set; the settings."""
        status, told = self.kay.post("/api/host/house", wish)
        assert status == 200, told
        return told

    def code(self, uses: int = 1, **more: object) -> str:
        """The code of a new invitation."""
        status, told = self.kay.post("/api/host/invitations", {"uses": uses, **more})
        assert status == 201, told
        return told["code"]

    def member(self, name: str) -> Browser:
        """A new person who comes in by an invitation."""
        person = Browser(self.server.url, name)
        status, told = person.post("/api/house/join", {"code": self.code()})
        assert (status, told["admitted"]) == (200, True), told
        return person

    def put_out(self, person: Browser) -> None:
        """End this person's membership."""
        wish = {"on": False, "why": "they wished it"}
        assert self.kay.post(f"/api/host/members/{person.me['user']}", wish)[0] == 204

    def robot_of(self, person: Browser) -> Robot:
        """A program of this person."""
        return Robot(person.url, person, "Robot")
