"""Firefox, spoken to in WebDriver BiDi, which it understands by itself: no other program is
needed between."""

import base64
import contextlib
import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize
from selenium.webdriver.remote.websocket_connection import WebSocketConnection

from .engine import Engine, Place

PROGRAMS = ("firefox-esr", "firefox")
FIREFOX = next(filter(None, map(shutil.which, PROGRAMS)), None)

PREFERENCES = {
    "dom.w3c_touch_events.enabled": 1,  # as where there is a touch screen
    "devtools.jsonview.enabled": False,  # a page of JSON is not for reading here
}
"""The preferences beside all those that Firefox sets by itself when it is driven by a program."""


class Firefox(Engine):
    name = "Firefox"
    touches = True

    def __init__(self) -> None:
        assert FIREFOX is not None
        with contextlib.ExitStack() as stack:
            folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
            profile = Path(stack.enter_context(folder))
            lines = (f"user_pref({name!r}, {json.dumps(to)});" for name, to in PREFERENCES.items())
            (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
            process = stack.enter_context(
                subprocess.Popen(
                    [FIREFOX, "--headless", "--profile", profile, "--remote-debugging-port=0"],
                    stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, encoding="utf-8",
                )
            )  # fmt: skip
            stack.callback(process.kill)  # a goodbye takes ten seconds; the link ends with it
            self._link = WebSocketConnection(f"{_address(process)}/session", self.patience, 0.002)
            self._send("session.new", capabilities={})
            tree = self._send("browsingContext.getTree")
            self._context: str = tree["contexts"][0]["context"]
            self._end = stack.pop_all()

    def _send(self, method: str, **given: Any) -> dict[str, Any]:
        answer = self._link.send_cmd(method, given)
        assert "error" not in answer, f"{method}: {answer['error']}: {answer['message']}"
        return answer["result"]

    def load(self, url: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=url, wait="complete")

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        call = f"(async () => JSON.stringify((await ({expression})({json.dumps(arg)})) ?? null))()"
        target = {"context": self._context}
        answer = self._send("script.evaluate", expression=call, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def set_viewport_size(self, viewport_size: ViewportSize) -> None:
        self._send("browsingContext.setViewport", context=self._context, viewport=viewport_size)

    def screenshot(self, *, path: Path) -> None:
        answer = self._send("browsingContext.captureScreenshot", context=self._context)
        path.write_bytes(base64.b64decode(answer["data"]))

    def stroke(self, places: Sequence[Place], finger: bool) -> None:
        kind = "touch" if finger else "mouse"
        start, *on = ({"type": "pointerMove", "x": x, "y": y} for x, y in places)
        press, leave = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        pointer = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}}
        steps = {**pointer, "actions": [start, press, *on, leave]}
        self._send("input.performActions", context=self._context, actions=[steps])

    def close(self) -> None:
        self._end.close()


def _address(process: subprocess.Popen[str]) -> str:
    """Where it listens; it says so when it does."""
    assert process.stderr is not None
    for line in process.stderr:
        if found := re.search(r"WebDriver BiDi listening on (ws://\S+)", line):
            return found[1]
    raise AssertionError("Firefox has ended")
