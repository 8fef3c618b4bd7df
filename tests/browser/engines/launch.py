"""Engines that can be tried here."""

from .engine import Engine
from .firefox import FIREFOX, Firefox
from .webkit import BROWSER, DRIVER, SCREEN, WebKit

ENGINES: dict[str, type[Engine]] = {"firefox": Firefox, "webkit": WebKit}


def lacks(name: str) -> str:
    """The missing program that this engine needs; "" where all is installed."""
    if name == "firefox":
        return "" if FIREFOX else "no Firefox on PATH (Debian: firefox-esr)"
    if not (DRIVER and BROWSER):
        return "no WebKitWebDriver with its MiniBrowser (Debian: webkit2gtk-driver)"
    return "" if SCREEN else "no Xvfb on PATH, on which WebKit is shown (Debian: xvfb)"


def launch(name: str, base_url: str) -> Engine:
    engine = ENGINES[name]()
    engine.base_url = base_url
    return engine
