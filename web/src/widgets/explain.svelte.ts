/** Explanations of things on the table, told beside them on wish: pointing, the keyboard's focus, or a
 * long press. `{@attach explain(() => ({ title, text }))}` on an element of HTML or SVG is all that it
 * takes; HoverCard.svelte shows it, once for the whole page. */

import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

import type { Side } from "./beside";

export interface Explanation {
  title: string;
  /** The effect, in a sentence. */
  text: string;
  /** Facts of this one, each a short line. */
  lines?: readonly string[];
  picture?: Snippet;
  /** Where the card lies if it fits there; beside it otherwise. */
  prefer?: Side;
}

export interface Explained {
  element: Element;
  what: () => Explanation | null;
}

/** The id of the card, for `aria-describedby`. */
export const CARD = "explanation";
/** The time that one points at something, stays on it or presses it before it is explained, in ms. */
const POINTED = 450;
const FOCUSED = 300;
const PRESSED = 450;
/** The distance that a finger may slip and still press, in pixels. */
const SLACK = 8;

class Explaining {
  /** The thing that is explained, or is about to be. */
  at = $state.raw<Explained | null>(null);
  /** The card is to be seen. */
  open = $state(false);
  /** Somebody wanted to know something: from then on the page has the card. */
  used = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(one: Explained, after = 0): void {
    clearTimeout(this.#timer);
    this.at = one;
    this.used = true;
    this.open &&= after <= POINTED; // one after another: without waiting again
    if (!this.open) this.#timer = setTimeout(() => (this.open = this.at === one), after);
  }

  /** Show nothing more; of `element` alone where it is given. */
  close(element: Element | null = this.at?.element ?? null): void {
    if (this.at?.element !== element) return;
    clearTimeout(this.#timer);
    this.at = null;
    this.open = false;
  }
}

export const explaining = new Explaining();

/** Tells on wish what an element is; null where there is nothing to say. With `press` a click that
 * does nothing else tells it, too. */
export function explain(what: () => Explanation | null, { press = false } = {}): Attachment<Element> {
  return (element) => {
    const one: Explained = { element, what };
    let finger: { x: number; y: number } | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;

    const lift = () => {
      clearTimeout(timer);
      finger = null;
    };
    const on: Readonly<Record<string, (event: never) => void>> = {
      pointerenter: ({ pointerType, buttons }: PointerEvent) => {
        if (pointerType !== "touch" && buttons === 0) explaining.show(one, POINTED);
      },
      pointerleave: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "touch") explaining.close(element);
      },
      pointerdown: ({ pointerType, clientX, clientY }: PointerEvent) => {
        pressed = false;
        if (pointerType !== "touch") return;
        finger = { x: clientX, y: clientY };
        clearTimeout(timer);
        timer = setTimeout(() => {
          pressed = true;
          explaining.show(one);
        }, PRESSED);
      },
      pointermove: ({ clientX, clientY }: PointerEvent) => {
        if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > SLACK) lift();
      },
      pointerup: lift,
      pointercancel: lift,
      contextmenu: (event: Event) => {
        if (finger || pressed) event.preventDefault();
      },
      focus: () => {
        if (!element.matches(":focus-visible")) return;
        element.setAttribute("aria-describedby", CARD);
        explaining.show(one, FOCUSED);
      },
      blur: () => {
        element.removeAttribute("aria-describedby");
        // The browser says so, too, while the element is taken from the page; nothing may change then.
        queueMicrotask(() => explaining.close(element));
      },
      click: () => {
        if (press) explaining.show(one);
      },
    };
    /** The click that ends a long press does nothing else. */
    const swallow = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    element.addEventListener("click", swallow, { capture: true });
    // A drawing that hears of the focus would take it, though it has no place among what the keys reach.
    const reached = !("ownerSVGElement" in element) || element.hasAttribute("tabindex");
    const heard = Object.entries(on).filter(([name]) => reached || (name !== "focus" && name !== "blur"));
    const listeners = heard as [string, EventListener][];
    listeners.forEach(([name, listener]) => element.addEventListener(name, listener));
    return () => {
      lift();
      explaining.close(element);
      element.removeEventListener("click", swallow, { capture: true });
      listeners.forEach(([name, listener]) => element.removeEventListener(name, listener));
    };
  };
}
