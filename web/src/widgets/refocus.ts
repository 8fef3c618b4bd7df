/** The keyboard keeps its place on a page: where what has the focus goes away (a card that is played, a
 * question that is answered), what stands nearest to it gets the focus, and where it is only locked for a
 * moment, it gets it back. Without this a browser gives it to the page, and the next tab starts anew. */

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
/** Where the focus may rest rather than on a button beside: a second press of Enter does nothing there. */
const REST = "[data-rest]";

/** The elements that cannot have the focus for now, such as one that leaves the page in an animation. */
const LOCKED = ":disabled, [inert], [inert] *";

/** The elements around the focus, from near to far, and the place in each of them. */
type Trail = readonly (readonly [around: Element, at: number])[];

/** Watch over the focus in a page. */
export function refocus(root: HTMLElement): void {
  let last: HTMLElement | null = null;
  let trail: Trail = [];
  let waits = false; // it was locked while it had the focus

  const forget = (): void => void (last = null);
  function note({ target }: { target: EventTarget | null }): void {
    const one = target as HTMLElement;
    last = one.matches(":focus-visible") ? one : null; // who points or taps looks elsewhere
    if (last) trail = trailOf(last);
    waits = false;
  }
  function leave({ relatedTarget }: FocusEvent): void {
    const left = last;
    if (relatedTarget || !left) return;
    // A focus that left while its element is still there left on purpose. A frame later, when disappearing
    // elements are gone.
    requestAnimationFrame(() => {
      if (last === left && left.isConnected && !left.matches(LOCKED) && document.hasFocus()) forget();
    });
  }
  function mend(): void {
    if (!last || document.activeElement !== document.body) return;
    if (last.isConnected) {
      // Between two stops, too, nothing has the focus: only what was locked takes it back.
      if (last.matches(LOCKED)) waits = true;
      else if (waits) last.focus({ preventScroll: true });
      return;
    }
    for (const [around, at] of trail) {
      if (!around.isConnected) continue;
      const stops = around.matches(REST) ? [around as HTMLElement] : stopsIn(around);
      const to = stops[at] ?? stops.at(-1);
      if (to) return to.focus({ preventScroll: true });
    }
    forget();
  }

  const watch = new MutationObserver(mend);
  watch.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "inert"] });
  root.addEventListener("focusin", note);
  root.addEventListener("focusout", leave);
  root.addEventListener("pointerdown", forget, true);
  if (document.activeElement) note({ target: document.activeElement });
}

/** The trail ends at the page or the dialog: another page starts anew. */
function trailOf(one: Element): Trail {
  const found: [Element, number][] = [];
  for (let around = one.parentElement; around?.closest("main, dialog"); around = around.parentElement) {
    found.push([around, Math.max(0, stopsIn(around).indexOf(one as HTMLElement))]);
  }
  return found;
}

function stopsIn(around: Element): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(LOCKED) && one.getClientRects().length > 0,
  );
}
