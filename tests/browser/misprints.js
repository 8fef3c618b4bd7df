// Text of a page that cannot be read: cut off, off the screen, covered, one over the other, a word
// broken in two, a tower of short lines. Called with selectors of what may be cut, since all of it
// opens elsewhere, with one of what may be left out whole, and with one of the sheets that lie over
// others until they are closed; the answer is a list of sentences.
async ([maycut, leftout, sheets]) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  await frame(); // what measures itself has a moment for it
  await frame();
  const found = new Set();
  const tell = (what, text, box) => {
    const at = [box.left, box.top, box.right, box.bottom].map(Math.round).join(" ");
    found.add(`${what}: "${text.slice(0, 60)}" [${at}]`);
  };
  const MORE = 2; // pixels that an eye does not miss
  const styles = new Map();
  const styleOf = (one) => styles.get(one) ?? (styles.set(one, getComputedStyle(one)), styles.get(one));
  const edges = new Map(); // of what cuts off what lies in it
  const edgesOf = (one) => edges.get(one) ?? (edges.set(one, measured(one)), edges.get(one));
  const measured = (one) => {
    const { left, top } = one.getBoundingClientRect();
    const [l, t] = [left + one.clientLeft, top + one.clientTop];
    const box = { left: l, top: t, right: l + one.clientWidth, bottom: t + one.clientHeight };
    if (one.tagName === "svg") Object.assign(box, one.getBoundingClientRect().toJSON());
    const { overflowX, textOverflow } = styleOf(one);
    const ellipsis = overflowX === "hidden" && one.scrollWidth > one.clientWidth + 1 && textOverflow === "ellipsis";
    return { ...box, ellipsis, maycut: maycut.some((selector) => one.closest(selector)) };
  };
  const unseen = (one) => one.closest(".hidden, .sprite, [aria-hidden=true] > title, title, desc, script, style, option");
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const dialog = document.querySelector("dialog[open]");
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const one = node.parentElement;
    if (!text || unseen(one)) continue;
    if (dialog && !dialog.contains(one)) continue;
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
    const range = document.createRange();
    range.setStart(node, node.data.indexOf(text));
    range.setEnd(node, node.data.indexOf(text) + text.length);
    // A range does not know of letters that SVG has pressed together.
    const lines = [...(one instanceof SVGElement ? one : range).getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    if (lines.length === 0) continue;
    // Text that is scrolled out of sight inside a list or a drawer is no fault: there one can scroll.
    let boxes = lines.map(({ left, top, right, bottom }) => ({ left, top, right, bottom }));
    let wrong = "";
    let scrolled = false;
    let silent = false; // only said, never shown
    for (let outer = one; outer && outer !== document.documentElement; outer = outer.parentElement) {
      const style = styleOf(outer);
      if (outer instanceof SVGElement && outer.tagName !== "svg") continue;
      const [x, y] = [style.overflowX, style.overflowY];
      if ((x !== "visible" || y !== "visible") && outer !== document.body) {
        const box = edgesOf(outer);
        const sideways = boxes.some((b) => b.left < box.left - MORE || b.right > box.right + MORE);
        const upright = boxes.some((b) => b.top < box.top - 0.25 * (b.bottom - b.top) || b.bottom > box.bottom + 0.25 * (b.bottom - b.top));
        const cutting = (over, much) => much && (over === "hidden" || over === "clip");
        if (!box.maycut) {
          if (cutting(x, sideways) || box.ellipsis) wrong ||= "cut";
          if (cutting(y, upright)) wrong ||= "cut";
        }
        if (sideways || upright) scrolled = true;
        boxes = boxes.flatMap((b) => {
          const seen = { left: Math.max(b.left, box.left), top: Math.max(b.top, box.top), right: Math.min(b.right, box.right), bottom: Math.min(b.bottom, box.bottom) };
          return seen.right - seen.left > 1 && seen.bottom - seen.top > 1 ? [seen] : [];
        });
      }
      silent ||= style.clipPath.startsWith("inset(50%");
    }
    if (silent) continue;
    if (wrong && (boxes.length > 0 || !one.closest(leftout))) tell(wrong, text, lines[0]);
    if (boxes.length === 0) continue;
    if (boxes.some((b) => b.left < -MORE || b.right > innerWidth + MORE)) tell("off the screen", text, boxes[0]);
    texts.push({ node, one, text, boxes, lines, scrolled });
  }

  // ---- lines ------------------------------------------------------------------------------------
  for (const { node, one, text, lines } of texts) {
    if (one instanceof SVGElement || lines.length < 2) continue;
    const rows = new Set(lines.map(({ top }) => Math.round(top / 4))).size;
    const wide = Math.max(...lines.map(({ width }) => width));
    if (rows >= 4 && wide < 110) tell("a tower", text, lines[0]);
    for (const word of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      // WebKit counts the end of the line before it, where nothing of it stands.
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      const tops = new Set(parts.map(({ top }) => Math.round(top)));
      if (tops.size > 1 && styleOf(one).hyphens !== "auto" && !word[0].includes("\u00AD")) tell("a broken word", word[0], range.getBoundingClientRect());
    }
  }

  // ---- one over the other -------------------------------------------------------------------------
  // What lets a pointer through is painted all the same, over others or under them; the sky itself
  // is not, and lies over everything. The page keeps this until it is loaded anew: to take it away
  // and lay it on again costs more than all else here.
  if (!document.adoptedStyleSheets.some(({ touched }) => touched)) {
    const touched = new CSSStyleSheet();
    touched.replaceSync(":not(div.sky) { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(Object.assign(touched, { touched: true }));
  }
  const paints = (one) => {
    for (let at = one; at; at = at.parentElement) if (styleOf(at).opacity === "0") return false;
    if (one instanceof SVGElement) return one.tagName !== "svg" && styleOf(one).fill !== "none" && Number(styleOf(one).fillOpacity) > 0.3;
    const { backgroundColor, backgroundImage } = styleOf(one);
    return one.tagName === "IMG" || backgroundImage !== "none" || !/rgba\(.*, 0(\.[0-4]\d*)?\)|transparent/.test(backgroundColor);
  };
  const kin = (a, b) => a.contains(b) || b.contains(a);
  for (const { one, text, boxes } of texts) {
    for (const box of boxes.slice(0, 3)) {
      const y = (box.top + box.bottom) / 2;
      if (y < 0 || y >= innerHeight) continue;
      for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
        if (x < 0 || x >= innerWidth) continue;
        const top = document.elementFromPoint(x, y);
        if (top && kin(top, one)) continue;
        for (const over of document.elementsFromPoint(x, y)) {
          if (kin(over, one) || over.closest(sheets) && !one.closest(sheets) || over.closest("svg") && over.closest("svg") === one.closest("svg")) break;
          if (paints(over)) {
            tell(`covered by <${over.tagName.toLowerCase()} class="${over.getAttribute("class") ?? ""}">`, text, box);
            break;
          }
        }
      }
    }
  }
  const tight = ({ left, top, right, bottom }) => ({ left, right, top: top + 0.2 * (bottom - top), bottom: bottom - 0.2 * (bottom - top) });
  const all = texts.flatMap(({ one, text, boxes }) => boxes.map((box) => ({ one, text, box: tight(box) })));
  all.sort((a, b) => a.box.top - b.box.top);
  for (let i = 0; i < all.length; i += 1) {
    for (let k = i + 1; k < all.length && all[k].box.top < all[i].box.bottom; k += 1) {
      const [a, b] = [all[i], all[k]];
      if (a.one === b.one || kin(a.one, b.one) && a.text === b.text) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const apart = (one) => one.closest(`${sheets}, .dock, header`);
      if (wide > MORE && high > MORE && apart(a.one) === apart(b.one)) tell(`over "${b.text.slice(0, 30)}"`, a.text, a.box);
    }
  }
  if (texts.length === 0) found.add("there is nothing to read");
  if (document.documentElement.scrollWidth > innerWidth) found.add("the page scrolls sideways");
  return [...found];
}
