"""People and programs that call a server by other ways than one browser."""

import contextlib
import json
from collections.abc import AsyncIterator

from websockets.asyncio.client import ClientConnection, connect

from server.helpers import Browser


def on_devices(url: str, *names: str) -> list[Browser]:
    """A person on so many devices of these names."""
    browsers = []
    for name in names:
        browser = Browser(url)
        browser._opener.addheaders = [("User-Agent", name)]
        if browsers:
            code = browsers[0].post("/api/me/code", {})[1]["code"]
            assert browser.post("/api/session/code", {"code": code})[0] == 200
        else:
            assert browser.post("/api/session", {"name": "Ada"})[0] == 200
        browsers.append(browser)
    return browsers


class Robot(Browser):
    """A program with its token."""

    def __init__(self, url: str, owner: Browser, name: str, **more: str) -> None:
        super().__init__(url)
        status, self.me = owner.post("/api/tokens", {"name": name, **more})
        assert status == 200, self.me
        self._opener.addheaders = [("Authorization", f"Bearer {self.me['token']}")]

    @contextlib.asynccontextmanager
    async def watching(self) -> AsyncIterator[ClientConnection]:
        """A socket of this program, which has been let in."""
        address = self.url.replace("http", "ws", 1) + "/api/ws"
        async with connect(address, additional_headers=self._opener.addheaders) as wire:
            assert json.loads(await wire.recv())["me"]["user"] == self.me["user"]
            yield wire
