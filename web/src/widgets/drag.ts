/** Dragging a card, a tile, a piece onto the table: `{@attach drag({ drop })}` on an HTML element. */

import type { Attachment } from "svelte/attachments";

/** The distance that a finger may slip and still tap, in pixels. */
const SLACK = 8;

export interface Dragging {
  /** May it be dragged now? */
  may?: () => boolean;
  /** It is over a place (an element with `data-at="…"`), or over none. */
  over?: (place: string) => void;
  /** It is let go over a place. */
  drop: (place: string) => void;
}

/** The element follows the pointer; taps and keys stay what they are. */
export function drag({ may = () => true, over = () => {}, drop }: Dragging): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let dragged = false;

    /** The thing under the pointer, the element itself aside. */
    function under({ clientX, clientY }: PointerEvent): string {
      const { pointerEvents } = element.style;
      element.style.pointerEvents = "none";
      const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-at]");
      element.style.pointerEvents = pointerEvents;
      return place?.dataset["at"] ?? "";
    }
    function down(event: PointerEvent): void {
      dragged = false;
      if (event.button !== 0 || !may()) return;
      from = { x: event.clientX, y: event.clientY };
      // A quick pointer leaves the element before it has moved it.
      addEventListener("pointermove", move);
      addEventListener("pointerup", up);
      addEventListener("pointercancel", up);
    }
    function release(): void {
      from = null;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    }
    function move(event: PointerEvent): void {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!dragged && Math.hypot(dx, dy) < SLACK) return;
      dragged = true;
      element.dataset["dragged"] = "";
      Object.assign(element.style, { transform: `translate(${dx}px, ${dy}px)`, transition: "none", zIndex: "30" });
      over(under(event));
    }
    function up(event: PointerEvent): void {
      release();
      const place = dragged && event.type === "pointerup" ? under(event) : "";
      delete element.dataset["dragged"];
      Object.assign(element.style, { transform: "", transition: "", zIndex: "" });
      over("");
      if (place) drop(place);
      setTimeout(() => (dragged = false)); // the click that ends a drag comes before
    }
    /** The click that ends a drag is none. */
    function click(event: MouseEvent): void {
      if (!dragged) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    element.style.touchAction = "pan-x"; // a long hand scrolls sideways under the same finger
    element.addEventListener("pointerdown", down);
    element.addEventListener("click", click, { capture: true });
    return () => {
      element.style.touchAction = "";
      element.removeEventListener("pointerdown", down);
      release();
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
