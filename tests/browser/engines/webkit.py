"""WebKit, Safari's engine, in the small browser that comes with WebKitGTK, on a screen that nobody
sees."""

import contextlib
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import ViewportSize
from selenium.webdriver import Remote, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.service import Service

from .engine import Engine, Place

DRIVER = shutil.which("WebKitWebDriver")
SCREEN = shutil.which("Xvfb")
PLACES = ("lib*/*/webkit2gtk-4.*/MiniBrowser", "lib*/webkit2gtk-4.*/MiniBrowser")
BROWSER = next((found for place in PLACES for found in Path("/usr").glob(place)), None)

NO_BAR = """
* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px;
    -gtk-icon-transform: scale(0); }
"""
"""For the browser's own parts: else its bar is too wide for a window as narrow as a phone."""


class WebKit(Engine):
    name = "WebKit"
    touches = False  # its driver makes a mouse of every finger

    def __init__(self) -> None:
        assert DRIVER is not None
        assert SCREEN is not None
        with contextlib.ExitStack() as stack:
            screen = stack.enter_context(
                subprocess.Popen(
                    [SCREEN, "-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
                    stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8",
                )
            )  # fmt: skip
            stack.callback(screen.terminate)
            assert screen.stdout is not None
            home = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            style = Path(home, "gtk-3.0/gtk.css")
            style.parent.mkdir()
            style.write_text(NO_BAR, encoding="utf-8")
            own = {
                "DISPLAY": f":{screen.stdout.readline().strip()}",
                "GDK_BACKEND": "x11",
                "XDG_CONFIG_HOME": home,
                # Nobody looks at the screen: layers that are painted apart and put together, and
                # threads for it, cost half as much again as the page.
                "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
                "WEBKIT_SKIA_ENABLE_CPU_RENDERING": "1",
                "WEBKIT_SKIA_CPU_PAINTING_THREADS": "0",
                # Code that runs for a moment is not worth compiling well. Where the table runs in
                # the page, compiling its modules so took two thirds of the time.
                "JSC_useDFGJIT": "0",
                "JSC_useOMGJIT": "0",
            }
            service = Service(DRIVER, env={**os.environ, **own})
            service.start()
            stack.callback(service.stop)
            options = WebKitGTKOptions()
            options.binary_location = str(BROWSER)
            options.add_argument("--automation")
            link = RemoteConnection(client_config=ClientConfig(service.service_url))
            self._driver = Remote(link, options=options)
            stack.callback(self._driver.quit)
            self._driver.set_script_timeout(self.patience)
            self._end = stack.pop_all()

    def load(self, url: str) -> None:
        self._driver.get(url)

    def evaluate(self, expression: str, arg: Any = None) -> Any:
        call = f"return ({expression})({json.dumps(arg)})"
        return self._driver.execute_script(call)

    def set_viewport_size(self, viewport_size: ViewportSize) -> None:
        wide, high = viewport_size["width"], viewport_size["height"]
        bar = 0  # the browser's own part, which is told from what is left
        while self.evaluate("() => [innerWidth, innerHeight]") != [wide, high]:
            self._driver.set_window_size(wide, high + bar)
            self.wait_for_function("(high) => outerHeight === high", high + bar)
            bar = self.evaluate("() => outerHeight - innerHeight")

    def screenshot(self, *, path: Path) -> None:
        self._driver.save_screenshot(str(path))

    def stroke(self, places: Sequence[Place], finger: bool) -> None:
        hand = ActionBuilder(self._driver, mouse=PointerInput("mouse", "mouse"), duration=0)
        start, *on = places
        hand.pointer_action.move_to_location(*start)
        hand.pointer_action.pointer_down()
        for place in on:
            hand.pointer_action.move_to_location(*place)
        hand.pointer_action.pointer_up()
        hand.perform()

    def close(self) -> None:
        self._end.close()
