"""Pages that tests use one after the other. A new page of Chromium is a new process, which costs
more than twice what it takes to load the table in one that is there."""

from typing import Any

from playwright.sync_api import Browser, Error, Page

BARE = "/health"
"""A page of the server without a script, on which a page waits for the next person."""

SCREEN = {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"}
QUIET = {**SCREEN, "reduced_motion": "reduce", "service_workers": "block"}
"""The settings of a page where nothing else is said."""

FIRST = """(() => {
    let last = 12345;
    Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647;
    window.toasted = [];
    const listen = () => {
        for (const toast of document.querySelectorAll(".toast")) {
            const text = toast.textContent;
            if (toast.checkVisibility() && !toasted.includes(text)) toasted.push(text);
        }
    };
    new MutationObserver(listen).observe(document, { childList: true, characterData: true, subtree: true });
})()"""  # noqa: E501
"""A script that each page runs first: random choices (such as the bots that it offers) are the same
in every run, and passing messages are noted, so that nobody comes too late to read them."""

UNPAINTED = """(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("body { opacity: 0 }");
    document.adoptedStyleSheets.push(sheet);
})()"""
"""Where nobody looks at a page it is not painted, which would cost it a seventh of its time; all
else is as ever. ``PAINTED`` lifts that for a moment."""

PAINTED = """(work) => async (given) => {
    const { style } = document.body;
    style.opacity = 1;
    try {
        return await work(given);
    } finally {
        style.removeProperty("opacity");
    }
}"""
"""A wrapper of a function of the page: while it runs, all that can be seen counts as seen."""

MOST_IDLE = 5
"""Pages that wait; the one that has waited for longest goes first."""

Key = tuple[str, ...]


def new_page(browser: Browser, given: dict[str, Any], *, painted: bool = True) -> Page:
    """In a context of its own: as on a device of its own."""
    context = browser.new_context(**given)
    context.add_init_script(FIRST)
    if not painted:
        context.add_init_script(UNPAINTED)
    return context.new_page()


def _key(given: dict[str, Any]) -> Key:
    """The settings of a page that stay as they are; the rest is set for each test."""
    changed = ("viewport", "color_scheme", "reduced_motion")
    return tuple(f"{name}={given[name]}" for name in sorted(given) if name not in changed)


class Pool:
    """Each page has a context of its own, and is nobody's when it is taken: without cookies, and
    with nothing in its storage."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._taken: dict[Page, Key] = {}
        self._idle: list[tuple[Key, Page]] = []

    def take(self, given: dict[str, Any], *, painted: bool = False) -> Page:
        """A page of these settings (those of ``Browser.new_context``)."""
        key = (*_key(given), f"painted={painted}")
        found = next((one for one in self._idle if one[0] == key), None)
        if found is None:
            page = new_page(self._browser, given, painted=painted)
        else:
            self._idle.remove(found)
            page = found[1]
            page.set_viewport_size(given["viewport"])
            page.emulate_media(
                media="null",
                color_scheme=given["color_scheme"],
                reduced_motion=given["reduced_motion"],
                forced_colors="null",
            )
        self._taken[page] = key
        return page

    def give_back(self, page: Page) -> None:
        """It forgets who it was; one that cannot (its server has ended, or it is closed) goes."""
        key = self._taken.pop(page)
        try:
            page.goto(BARE)  # nothing of the table runs any more
            page.context.clear_cookies()
            page.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
            page.mouse.move(0, 0)
        except Error:
            page.context.close()
            return
        self._idle.append((key, page))
        if len(self._idle) > MOST_IDLE:
            self._idle.pop(0)[1].context.close()

    def close(self) -> None:
        for _, page in self._idle:
            page.context.close()
