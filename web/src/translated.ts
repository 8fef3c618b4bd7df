/** A page that the browser translates goes on telling the truth.
 *
 * A translator (Chrome's, Edge's, an extension's) takes each text out of the page and puts a FONT element with the
 * translation in its place. What the page says next it would say to the text that nobody sees. So the text comes back,
 * empty, and stands before its translation: there the page finds it when it moves or takes away what is around it. The
 * moment it says something, the translation goes, and the translator meets a new text. */

interface Translation {
  font: Element;
  /** The words that were translated. */
  text: string;
}

/** Watch over the texts in a page. `seen`: what its translator did before; `said`: the words of the texts that it took
 * out then; `watched`: which changes of the page count. */
export function keepTrue(root: Node, seen: MutationRecord[], said: Map<Node, string>, watched: MutationObserverInit): void {
  const translations = new WeakMap<Text, Translation>();
  const texts = new WeakMap<Element, Text>();

  /** A text was taken out, and this element stands in its place. */
  function comeBack(text: Text, font: Element): void {
    const { data } = text;
    translations.set(text, { font, text: data });
    texts.set(font, text);
    text.data = "";
    font.before(text);
    if (data !== (said.get(text) ?? data)) drop(text, data); // it was said before there was somebody to hear
  }

  /** The translation goes; `data`: what the text says from now on. */
  function drop(text: Text, data: string): void {
    const font = translations.get(text)?.font;
    translations.delete(text);
    font?.remove();
    if (text.data !== data) text.data = data;
  }

  /** Text and translation stay together when the page or the translator moves one of them. */
  function settle(text: Text): void {
    const found = translations.get(text);
    if (!found) return;
    const { font } = found;
    if (text.data) drop(text, text.data);
    else if (!text.parentNode || !font.parentNode) drop(text, found.text); // taken away, or not translated any more
    else if (text.nextSibling !== font) text.after(font);
  }

  /** The element that the translator puts where a text stood; null where the page itself took the text away. */
  function placed({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
    for (const node of [...addedNodes, previousSibling, nextSibling]) {
      if (node instanceof HTMLElement && node.tagName === "FONT" && node.isConnected && !texts.has(node)) return node;
    }
    return null;
  }

  function follow(records: readonly MutationRecord[]): void {
    const touched = new Set<Text>();
    for (const record of records) {
      const { target } = record;
      if (target instanceof Text) {
        const says = target.data || record.oldValue === ""; // it may have been made empty once more
        if (translations.has(target) && says) drop(target, target.data);
        continue;
      }
      for (const node of record.removedNodes) {
        if (!(node instanceof Text) || translations.has(node) || node.isConnected || !node.data.trim()) continue;
        const font = placed(record);
        if (font) comeBack(node, font);
      }
      for (const node of [...record.removedNodes, ...record.addedNodes]) {
        const text = node instanceof Text ? node : node instanceof Element ? texts.get(node) : undefined;
        if (text) touched.add(text);
      }
    }
    touched.forEach(settle);
  }
  follow(seen);
  said.clear(); // from now on it hears at once
  new MutationObserver(follow).observe(root, watched);
}
