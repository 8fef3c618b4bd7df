// Where to point at the first visible element of this selector whose name or text has these words:
// [x, y], once it lies still and nothing lies over it; else a sentence that says what is amiss. Afterwards
// window.missed says whether something else was pressed or let go, as where the page has moved since.
async ([selector, words]) => {
    const shown = (one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0;
    const name = (one) => `${one.getAttribute("aria-label") ?? ""} ${one.textContent}`.replace(/\s+/g, " ");
    const all = [...document.querySelectorAll(selector)].filter((one) => shown(one) && name(one).includes(words));
    if (!all.length) return "is not there";
    const [one] = all;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const middle = () => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2].map(Math.round);
    };
    const [left, top] = middle();
    if (left < 0 || top < 0 || left >= innerWidth || top >= innerHeight)
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const before = middle();
    await frame();
    await frame();
    const [x, y] = middle();
    if (x !== before[0] || y !== before[1]) return "moves";
    const is = (hit) => one.contains(hit) || hit?.closest("label")?.control === one;
    const hit = document.elementFromPoint(x, y);
    window.missed = true;
    let pressed = false;
    addEventListener("pointerdown", ({ target }) => (pressed = is(target)), { capture: true, once: true });
    addEventListener("pointerup", ({ target }) => (window.missed = !pressed || !is(target)), { capture: true, once: true });
    if (is(hit)) return [x, y];
    return `lies under ${hit?.outerHTML.slice(0, 160)}`;
}
