"""A browser of another maker, and what a person does at its page. What is called as in Playwright
does the same."""

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import ViewportSize

from browser.pool import BARE

HERE = Path(__file__).parent
FIND = (HERE / "find.js").read_text(encoding="utf-8")

LISTEN = '<head><script src="/listen.js"></script>'
LISTENING = f"""
from tafelronde.server.node import pages

opened = pages.Pages.__init__

def listening(self, *given, **more):
    opened(self, *given, **more)
    self._files["/listen.js"] = {(HERE / "listen.js").read_bytes()!r}
    shell = self._files["/index.html"]
    self._files["/index.html"] = shell.replace(b"<head>", {LISTEN.encode()!r})

pages.Pages.__init__ = listening
"""
"""Lines of Python with which a server's pages keep what goes wrong in them, in every browser alike:
that of WebKit tells nobody else."""

ENTER = """async (name) => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem("tafelronde.language", "en");
    localStorage.setItem("tafelronde.pace", "instant");
    await fetch("/api/session", { method: "DELETE" });
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ name, guest: true });
    const answer = await fetch("/api/session", { method: "POST", headers, body });
    return (await answer.json()).user;
}"""
SEES = """([selector, words]) => [...document.querySelectorAll(selector)].some((one) =>
    one.checkVisibility({ visibilityProperty: true })
    && one.textContent.replace(/\\s+/g, " ").includes(words))"""


TOLD = """() => {
    const bar = document.querySelector(".bar") ?? document.body;
    const cards = [...document.querySelectorAll(".hand-card")].map((one) => one.ariaLabel);
    return [location.pathname, bar.innerText, ...cards].join("\\n");
}"""
"""The text on the page; for a table the question and the hand."""

Place = tuple[int, int]
"""On the screen."""


class Engine(ABC):
    """One page of one browser."""

    name: ClassVar[str]
    touches: ClassVar[bool]
    """Whether a finger can be shown to it. One that cannot is given a mouse for it."""

    base_url = ""
    """Before a path that is opened."""
    patience = 30.0
    """Seconds until a person gives up."""

    @abstractmethod
    def load(self, url: str) -> None:
        """Open it and wait until it is loaded."""

    @abstractmethod
    def evaluate(self, expression: str, arg: Any = None) -> Any:
        """The answer of this function in the page; both go as JSON."""

    @abstractmethod
    def set_viewport_size(self, viewport_size: ViewportSize) -> None: ...

    @abstractmethod
    def screenshot(self, *, path: Path) -> None: ...

    @abstractmethod
    def stroke(self, places: Sequence[Place], finger: bool) -> None:
        """Press the mouse or lay a finger on the first, go to the others, let go at the last."""

    @abstractmethod
    def close(self) -> None: ...

    def goto(self, path: str) -> None:
        self.load(f"{self.base_url}{path}")

    def enter(self, name: str) -> str:
        """Be a new guest; the guest's id."""
        self.goto(BARE)
        return self.evaluate(ENTER, name)

    def wait_for_function(self, expression: str, arg: Any = None) -> None:
        end = time.monotonic() + self.patience
        while not self.evaluate(expression, arg):
            assert time.monotonic() < end, self._said(f"waited for {expression} {arg}")
            time.sleep(0.02)

    def emulate_media(self, *, color_scheme: str) -> None:
        """In these colours, as if they were chosen in the settings."""
        self.evaluate(
            """(theme) => {
                localStorage.setItem("tafelronde.theme", theme);
                document.documentElement.dataset.theme = theme;
                for (const one of document.getAnimations()) {
                    if (one instanceof CSSTransition) one.finish();
                }
            }""",
            color_scheme,
        )

    def click(self, selector: str, words: str = "", *, finger: bool = False) -> None:
        """The first that is shown of these, with such words on it, with the mouse or a finger."""
        end = time.monotonic() + self.patience
        self.stroke([self._place(selector, words, end)], finger and self.touches)
        while self.evaluate("() => window.missed"):  # it had moved away
            self.stroke([self._place(selector, words, end)], finger and self.touches)

    def drag(self, selector: str, onto: str, *, finger: bool = False) -> None:
        """The first that is shown of these onto the first of those."""
        end = time.monotonic() + self.patience
        to_x, to_y = self._place(onto, "", end)
        x, y = self._place(selector, "", end)
        parts = [part / 5 for part in range(6)]
        way = [(round(x + (to_x - x) * part), round(y + (to_y - y) * part)) for part in parts]
        self.stroke(way, finger and self.touches)

    def _place(self, selector: str, words: str, end: float) -> Place:
        """Where to point at it, once it can be pointed at."""
        while isinstance(found := self.evaluate(FIND, [selector, words]), str):
            assert time.monotonic() < end, self._said(f"{selector} {words!r} {found}")
            time.sleep(0.02)
        x, y = found
        return x, y

    def sees(self, selector: str, words: str = "") -> bool:
        """Whether such words stand in one of these."""
        return bool(self.evaluate(SEES, [selector, words]))

    def expect(self, selector: str, words: str = "", *, gone: bool = False) -> None:
        """They are there soon, or ``gone``."""
        end = time.monotonic() + self.patience
        while self.sees(selector, words) == gone:
            state = "is still there" if gone else "is not there"
            assert time.monotonic() < end, self._said(f"{selector} {words!r} {state}")
            time.sleep(0.02)

    def _said(self, amiss: str) -> str:
        """With what stands on the page and has gone wrong there."""
        return "\n".join([f"{self.name}: {amiss}", *self.wrong(), self.evaluate(TOLD)])

    def wrong(self) -> list[str]:
        """The errors that the pages have met (``LISTENING``)."""
        return json.loads(self.evaluate("() => sessionStorage.getItem('wrong') ?? '[]'"))
