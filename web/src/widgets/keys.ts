/** Keys that are the page's. Others are the browser's: back, copy, find, the start page, a selection that grows. */

/** The key that was pressed, or "" where it is the browser's. Ctrl, Alt and Cmd make it so, and so does Shift with a
 * key that writes nothing (Shift+ArrowRight selects, Shift+Space scrolls back); "?", "+" and "R" need Shift. */
export function ownKey(event: KeyboardEvent): string {
  const { key, ctrlKey, altKey, metaKey, shiftKey, isComposing } = event;
  if (ctrlKey || altKey || metaKey || isComposing) return "";
  const writes = Array.from(key).length === 1 && key !== " ";
  return shiftKey && !writes && key !== "Tab" ? "" : key;
}

/** Parts of a page that take keys of their own: fields and dialogs. */
const OWN = "input, textarea, select, dialog, [contenteditable]";

/** The key, where it is for the page as a whole: not for what has the focus, such as a field, a dialog or one of
 * `besides` (a selector), and not taken before. Else "". */
export function pageKey(event: KeyboardEvent, besides = ""): string {
  if (event.defaultPrevented) return "";
  const inside = (event.target as Element | null)?.closest?.(besides ? `${OWN}, ${besides}` : OWN);
  return inside ? "" : ownKey(event);
}
