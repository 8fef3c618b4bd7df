"""Messages between a page and its server, and its thinking workers."""

import asyncio
import base64
import json
from pathlib import Path
from typing import Any

import pytest

from pocket.at_home import Inbox
from tafelronde.pocket import thinker
from tafelronde.pocket.page import Page


class Browser(Inbox):
    """A page's side of its server."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.parts = dict[int, str]()
        self.page = Page(self._hear, folder)
        self._thinks = thinker.start(self._thought)
        self._asked = 0

    def _hear(self, text: str) -> None:
        message = json.loads(text)
        if message["t"] == "keep":
            self.parts |= dict(message["parts"])
            self.parts = {n: self.parts[n] for n in range(message["count"])}
            self.page.hear(json.dumps({"t": "kept", "n": message["n"], "fault": ""}))
        elif message["t"] == "do":
            self._asked = message["n"]
            asyncio.get_running_loop().call_soon(self._thinks, message["job"])
        self.take(message)

    def _thought(self, text: str) -> None:
        self.page.hear(json.dumps({"t": "done", "n": self._asked, "thought": text}))

    async def ask(self, n: int, method: str, address: str, **body: Any) -> Any:
        """A request, and the JSON of its answer."""
        sent = {"t": "ask", "n": n, "method": method, "address": address, "body": json.dumps(body)}
        self.page.hear(json.dumps(sent))
        found = await self.until(lambda one: one["t"] == "answered" and one["n"] == n)
        assert found["status"] < 400, found
        return json.loads(found["body"])


def test_a_page_opens_makes_a_table_and_is_told_of_it(tmp_path: Path) -> None:
    async def live() -> None:
        browser = Browser(tmp_path)
        browser.page.hear(json.dumps({"t": "open", "file": "", "name": "Gawain"}))
        await browser.until(lambda one: one["t"] == "opened")
        file = base64.b64decode("".join(browser.parts.values()))
        assert file == (tmp_path / "table.db").read_bytes()
        assert file.startswith(b"SQLite")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
        head = await browser.ask(
            1, "POST", "/api/tables", game="kaiser_koenig_edelmann", ready=True, seats=seats
        )
        watch = {"t": "watch", "id": "w", "table": head["id"]}
        browser.page.hear(json.dumps({"t": "hear", "text": json.dumps(watch)}))

        def mine(one: dict[str, Any]) -> bool:
            told: dict[str, Any] = json.loads(one["text"]) if one["t"] == "tell" else {"t": ""}
            return told["t"] == "table" and bool(told["head"]["legal"])

        table = json.loads((await browser.until(mine))["text"])
        assert table["head"]["id"] == head["id"]
        await browser.page.close()

    asyncio.run(live())


def test_whoever_speaks_as_soon_as_it_is_open_is_heard(tmp_path: Path) -> None:
    class Quick(Browser):
        def _hear(self, text: str) -> None:
            super()._hear(text)
            if json.loads(text)["t"] == "opened":
                watch = {"t": "watch", "id": "w", "table": "nowhere"}
                self.page.hear(json.dumps({"t": "hear", "text": json.dumps(watch)}))

    async def live() -> None:
        browser = Quick(tmp_path)
        browser.page.hear(json.dumps({"t": "open", "file": "", "name": "Gawain"}))
        said = await browser.until(lambda one: one["t"] == "failed" or "refused" in str(one))
        assert said["t"] == "tell"
        await browser.page.close()

    asyncio.run(live())


def test_what_no_page_says_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="sings"):
        Page(print, tmp_path).hear('{"t": "sings"}')
