"""A page that the browser translates goes on telling the truth: with a translator's elements in
place of all texts it says what it would have said without, whatever changes."""

from typing import Any

import pytest
from playwright.sync_api import Page

from server.helpers import Server
from tables import PACKAGE_GAMES, daily

from .conftest import Visitor
from .gallery import SHOWN
from .people import ask_server, choose_language
from .pool import BARE
from .positions import SAMPLES, become_reader, company, lay_one
from .sights import lay_pages, open_page

GAMES = PACKAGE_GAMES
FIRST = "koenig_der_elfen"
"""The game at whose server the pages of no game are looked at."""

TRANSLATE = r"""() => {
    const done = new WeakSet(), originals = [];
    const left = "font, script, style, textarea, [translate=no]";
    const one = (text) => {
        if (done.has(text) || !/\p{L}/u.test(text.data)) return;
        if (text.parentElement?.closest(left) !== null) return;
        const font = document.createElement("font");
        font.append(document.createElement("font"));
        font.firstChild.textContent = text.data; // the same words, so that pages can be compared
        done.add(font.firstChild.firstChild);
        originals.push([font, text]);
        if (originals.length % 2) return text.replaceWith(font);
        text.before(font);
        text.remove();
    };
    const all = (root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), found = [];
        while (walker.nextNode()) found.push(walker.currentNode);
        found.forEach(one);
    };
    const seen = ({ target, addedNodes }) => {
        if (target instanceof Text && target.isConnected) one(target);
        for (const node of addedNodes) {
            if (node instanceof Text && node.isConnected) one(node);
            else if (node instanceof Element && node.tagName !== "FONT") all(node);
        }
    };
    all(document.body);
    const watch = new MutationObserver((records) => records.forEach(seen));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    window.showOriginal = () => {
        watch.disconnect();
        for (const [font, text] of originals) if (font.isConnected) font.replaceWith(text);
    };
    return document.querySelectorAll("font").length;
}"""
"""Does to the page as Chrome's translator does, without another language."""
TEXTS = r"""() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = [];
    while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode;
        const shown = data.replace(/\d+(:\d\d)+|\d+ (s|min|sec)\b/g, "TIME").trim();
        if (shown && !parentElement.closest("script, style, .toasts")) found.push(shown);
    }
    return found.join(" ").replace(/\s+/g, " ");
}"""
SPEAKS = """async (language) => {
    while (document.documentElement.lang !== language) await new Promise(requestAnimationFrame);
    for (let k = 0; k < 3; k++) await new Promise(requestAnimationFrame);
    const busy = () => document.querySelector("main.page[aria-busy=true]");
    while (busy()) await new Promise(requestAnimationFrame);
}"""
"""Waits until the page speaks this language, and what is read in it, such as the clauses of the
rules, is there."""
DRAWN = """() => [...document.querySelectorAll("svg text")]
    .filter((one) => /\\p{L}/u.test(one.textContent) && !one.closest("[translate=no]"))
    .map((one) => one.textContent)"""


def told(page: Page, language: str) -> str:
    choose_language(page, language)
    page.evaluate(SPEAKS, language)
    return page.evaluate(TEXTS)


def first_difference(one: str, other: str) -> str:
    at = next((k for k, pair in enumerate(zip(one, other, strict=False)) if len({*pair}) > 1), 0)
    return "" if one == other else f"{one[max(0, at - 60) : at + 60]} | {other[at : at + 60]}"


@pytest.mark.daily_with(FIRST)
@pytest.mark.parametrize("every", daily([1, 2], [2]))
def test_every_page_says_in_another_language_what_it_says_untranslated(
    visit: Visitor, game: str, table_server: Server, every: int
) -> None:
    page = visit(BARE)
    pages = list(lay_pages(table_server, [game], become_reader(page, table_server)))[::every]
    found: list[str] = []
    for one in pages:
        if one.game != game and game != FIRST:
            continue  # it is the same at each of these servers
        if one.phase == "review":
            continue  # it changes of itself, as long as the game is being judged
        open_page(page, one.path)
        plain = [told(page, language) for language in ("nl", "en")]
        assert plain[0] != plain[1], one.name
        assert page.evaluate(TRANSLATE) > 3, one.name
        for language, before in zip(("nl", "en"), plain, strict=True):
            fault = first_difference(told(page, language), before)
            if fault:
                found.append(f"{one.name}, {language}: {fault}")
        found += [f"{one.name} draws {text}" for text in page.evaluate(DRAWN)]
        page.evaluate("showOriginal()")  # as a reader may wish
        assert page.evaluate(TEXTS) == plain[1]
        assert told(page, "nl") == plain[0]
        assert page.locator("font").count() == 0
    assert found == []


@pytest.mark.daily_with("koenig_der_elfen")
def test_a_table_goes_on_as_on_a_page_that_is_not_translated(
    visit: Visitor, game: str, table_server: Server
) -> None:
    page = visit(BARE, own=True)
    people = company(table_server, become_reader(page, table_server))
    table = lay_one(table_server, game, SAMPLES[game][0], "begin", people)
    other = page.context.new_page()
    both = (page, other)
    for one in both:
        one.goto(table.path)
        one.wait_for_function(SHOWN)
    assert page.evaluate(TRANSLATE) > 3
    api = f"{table_server.url}/api"
    id = table.path.rpartition("/")[2]

    def head() -> Any:
        return ask_server(page, f"{api}/tables/{id}?seq=999999")["head"]

    moved = 0
    for number in range(6):
        now = head()
        if now["status"] == "over" or not (now["legal"] and now["player"] in now["you"]):
            break
        move = {"seat": now["player"], "seq": now["seq"], "action": now["legal"][-1]["action"]}
        command = {"t": "move", "id": f"m{number}", "table": id, **move}
        assert ask_server(page, f"{api}/command", command)["t"] == "done"
        moved += 1
        same(both)
    assert moved
    done = ask_server(
        page, f"{api}/command", {"t": "resign", "id": "r", "table": id, "seat": head()["you"][0]}
    )
    assert done["t"] == "done"
    same(both)


def same(pages: tuple[Page, Page]) -> None:
    """Both say the same, once both have told all that happened."""
    texts = [""] * 2
    for _ in range(100):
        texts = [page.evaluate(TEXTS) for page in pages]
        if texts[0] == texts[1] and all(page.evaluate(SHOWN) for page in pages):
            return
        pages[0].wait_for_timeout(100)
    raise AssertionError(first_difference(*texts))
