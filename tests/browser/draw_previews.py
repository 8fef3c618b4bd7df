"""Draws what messengers show of a link (``preview.png`` in the client's folder of each game, and
``web/public/previews/table.png``) with the art of the hall: ``PYTHONPATH=tests python -m
browser.draw_previews URL``, while a table is served there."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

WEB = Path(__file__).parents[2] / "web"
SIZE = {"width": 1200, "height": 630}

DRAW = """([game, title]) => {
    const article = [...document.querySelectorAll("article")].find((one) =>
        one.querySelector("h3").textContent === title);
    const emblem = article.querySelector("svg").cloneNode(true);
    const stage = document.createElement("div");
    const words = document.createElement("div");
    const name = document.createElement("div");
    const house = document.createElement("div");
    const crown = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    Object.assign(stage.style, {
        position: "fixed", inset: "0", zIndex: "99", display: "flex", alignItems: "center",
        gap: "64px", padding: "0 72px", background: "var(--ground)", color: "var(--ink)",
        borderBottom: "18px solid var(--oak-dark)", fontFamily: "var(--serif)",
    });
    Object.assign(emblem.style, { width: "470px", height: "470px", flex: "none" });
    Object.assign(name.style, { fontSize: "84px", fontWeight: "640", lineHeight: "1.08" });
    Object.assign(house.style, {
        display: "flex", alignItems: "center", gap: "20px", marginTop: "34px", fontSize: "40px",
        color: "var(--ink-soft)",
    });
    use.setAttribute("href", "#crown");
    crown.setAttribute("viewBox", "-24 -24 48 48");
    Object.assign(crown.style, { width: "76px", height: "76px" });
    crown.append(use);
    name.textContent = game ? title : "Tafelronde";
    house.append(crown, game ? "Tafelronde" : "");
    words.append(name, house);
    if (!game) {
        emblem.lastElementChild.remove();
        const large = use.cloneNode();
        large.setAttribute("transform", "scale(1.7)");
        emblem.append(large);
        house.remove();
    }
    stage.append(emblem, words);
    document.body.append(stage);
    return document.fonts.ready.then(() => true);
}"""


def draw(page: Page, game: str, title: str, file: Path) -> None:
    page.goto("/")
    page.get_by_role("article", name=title).wait_for()
    page.evaluate(DRAW, [game, title])
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    file.parent.mkdir(exist_ok=True)
    page.screenshot(path=file, animations="disabled")
    print(file, file.stat().st_size)


def main(url: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"),
            args=["--no-sandbox", "--disable-dev-shm-usage"],
        )
        page = browser.new_page(base_url=url, viewport=SIZE, color_scheme="light")
        page.goto("/")
        games = page.request.get("/api/games").json()
        for game in games:
            file = WEB / "src/games" / game["name"] / "preview.png"
            draw(page, game["name"], game["title"], file)
        draw(page, "", games[0]["title"], WEB / "public/previews/table.png")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1])
