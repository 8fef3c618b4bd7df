/** Effects of a pointer: dragging onto the table, and being told what lies there. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { drag } from "./drag";
import { CARD, explain, explaining } from "./explain.svelte";

/** An element, as far as these two need one. */
class FakeElement extends EventTarget {
  style: Record<string, string> = { pointerEvents: "auto" };
  dataset: Record<string, string> = {};
  readonly attributes = new Map<string, string>();
  byKeyboard = true;
  matches(selector: string): boolean {
    return selector === ":focus-visible" && this.byKeyboard;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
}
const event = (type: string, more: object = {}): Event =>
  Object.assign(new Event(type, { cancelable: true }), { button: 0, buttons: 0, pointerType: "mouse", clientX: 0, clientY: 0 }, more);

let element: FakeElement;
beforeEach(() => {
  vi.useFakeTimers();
  element = new FakeElement();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("dragging", () => {
  let told: string[];
  let beneath: string | null;
  const may = vi.fn(() => true);
  let end: () => void;
  const down = (more: object = {}) => element.dispatchEvent(event("pointerdown", more));
  const move = (clientX: number, clientY: number) => dispatchEvent(event("pointermove", { clientX, clientY }));
  const up = (type = "pointerup", at = 0) => dispatchEvent(event(type, { clientX: at, clientY: at }));
  const click = () => {
    const one = event("click");
    element.dispatchEvent(one);
    return one.defaultPrevented;
  };

  beforeEach(() => {
    const page = new EventTarget();
    for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const) vi.stubGlobal(name, page[name].bind(page));
    told = [];
    beneath = "e4";
    may.mockReturnValue(true);
    vi.stubGlobal("document", {
      elementFromPoint: (x: number, y: number) => {
        told.push(`${element.style["pointerEvents"]} ${x},${y}`);
        if (beneath === null) return null;
        return { closest: (selector: string) => (selector === "[data-at]" && beneath ? { dataset: { at: beneath } } : null) };
      },
    });
    const attach = drag({ may, over: (place) => told.push(`over ${place}`), drop: (place) => told.push(`drop ${place}`) });
    end = attach(element as unknown as HTMLElement) as () => void;
  });
  afterEach(() => end());

  it("follows the pointer, and drops where it is let go", () => {
    down({ clientX: 10, clientY: 20 });
    move(40, 60);
    expect(element.style).toMatchObject({ transform: "translate(30px, 40px)", transition: "none", zIndex: "30", pointerEvents: "auto" });
    expect(element.dataset).toEqual({ dragged: "" });
    expect(told.splice(0)).toEqual(["none 40,60", "over e4"]);
    beneath = "d5";
    up("pointerup", 41);
    expect(told.splice(0)).toEqual(["none 41,41", "over ", "drop d5"]);
    expect(element.style).toMatchObject({ transform: "", transition: "", zIndex: "" });
    expect(element.dataset).toEqual({});
    move(90, 90);
    up();
    up("pointercancel");
    expect(told).toEqual([]);
  });

  it("is still a tap where the pointer slips a little, and stays a drag when it comes back", () => {
    down();
    move(4, 6);
    up("pointerup", 4);
    expect(told.splice(0)).toEqual(["over "]);
    expect(click()).toBe(false);
    down();
    move(8, 0);
    move(1, 1);
    expect(told.filter((one) => one === "over e4")).toHaveLength(2);
    up();
  });

  it("swallows the click that ends a drag, and no other", () => {
    expect(click()).toBe(false);
    down();
    move(30, 0);
    up();
    const later = vi.fn();
    element.addEventListener("click", later);
    expect(click()).toBe(true);
    expect(later).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(click()).toBe(false);
    expect(later).toHaveBeenCalledTimes(1);
  });

  it("drops nothing when it is broken off, or nowhere", () => {
    down();
    move(30, 0);
    up("pointercancel");
    expect([element.dataset, element.style["transform"]]).toEqual([{}, ""]);
    expect(told).not.toContain("drop e4");
    for (const nowhere of [null, ""]) {
      beneath = nowhere;
      down();
      move(30, 0);
      up();
    }
    expect(told.filter((one) => one.startsWith("drop"))).toEqual([]);
  });

  it("begins only with the first button, and where it may", () => {
    down({ button: 2 });
    move(30, 0);
    may.mockReturnValue(false);
    down();
    move(30, 0);
    expect(told).toEqual([]);
    expect(element.dataset).toEqual({});
  });

  it("ends with the element", () => {
    expect(element.style["touchAction"]).toBe("pan-x");
    down();
    end();
    move(30, 0);
    down();
    move(30, 0);
    expect(told).toEqual([]);
    expect(element.style["touchAction"]).toBe("");
  });

  it("swallows nothing more once the element is gone", () => {
    down();
    move(30, 0);
    up();
    end();
    expect(click()).toBe(false);
  });

  it("needs no more than where to drop", () => {
    end();
    const dropped: string[] = [];
    end = drag({ drop: (place) => dropped.push(place) })(element as unknown as HTMLElement) as () => void;
    down();
    move(30, 0);
    up();
    expect(dropped).toEqual(["e4"]);
  });
});

describe("explaining", () => {
  const what = () => ({ title: "Rose", text: "A rose." });
  let end: () => void;
  const attach = (press = false) => explain(what, { press })(element as unknown as Element) as () => void;
  const on = (type: string, more: object = {}) => {
    const one = event(type, more);
    element.dispatchEvent(one);
    return one;
  };
  const shown = () => (explaining.open ? explaining.at?.element : null);

  beforeEach(() => {
    end = attach();
  });
  afterEach(() => end());

  it("tells what one points at for a while, until one points elsewhere", () => {
    on("pointerenter");
    vi.advanceTimersByTime(449);
    expect(shown()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(element);
    expect(explaining.at?.what()).toEqual(what());
    on("pointerleave");
    expect([shown(), explaining.at]).toEqual([null, null]);
  });

  it("tells nothing of what was left before", () => {
    on("pointerenter");
    on("pointerleave");
    vi.runAllTimers();
    expect(shown()).toBeNull();
  });

  it("does not wait again for the next one while a card is open", () => {
    on("pointerenter");
    vi.runAllTimers();
    const next = new FakeElement();
    const over = explain(what)(next as unknown as Element) as () => void;
    next.dispatchEvent(event("pointerenter"));
    expect(shown()).toBe(next);
    on("pointerleave"); // that of the first comes late
    expect(shown()).toBe(next);
    over();
    expect(shown()).toBeNull();
  });

  it("waits again where more time is asked for than pointing takes", () => {
    const one = { element: element as unknown as Element, what };
    explaining.show(one);
    vi.runAllTimers();
    expect(explaining.open).toBe(true);
    explaining.show(one, 451);
    expect(explaining.open).toBe(false);
    explaining.close();
    vi.runAllTimers();
    expect(explaining.open).toBe(false);
  });

  it("says nothing while a button is held or a finger passes", () => {
    on("pointerenter", { buttons: 1 });
    on("pointerenter", { pointerType: "touch" });
    vi.runAllTimers();
    expect(explaining.at).toBeNull();
  });

  it("tells what a finger stays on, and swallows the click and the menu that end it", () => {
    const clicked = vi.fn();
    element.addEventListener("click", clicked);
    expect(on("contextmenu").defaultPrevented).toBe(false);
    on("pointerdown", { pointerType: "touch" });
    expect(on("contextmenu").defaultPrevented).toBe(true);
    vi.advanceTimersByTime(449);
    expect(explaining.at).toBeNull();
    vi.runAllTimers();
    expect(shown()).toBe(element);
    on("pointerup");
    on("pointerleave", { pointerType: "touch" });
    expect(shown()).toBe(element);
    expect(on("contextmenu").defaultPrevented).toBe(true);
    expect(on("click").defaultPrevented).toBe(true);
    expect(clicked).not.toHaveBeenCalled();
    expect(on("click").defaultPrevented).toBe(false);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(on("contextmenu").defaultPrevented).toBe(false);
  });

  it.each([
    ["lifts", () => on("pointerup")],
    ["slips away", () => on("pointermove", { clientX: 6, clientY: 6 })],
    ["is taken for scrolling", () => on("pointercancel")],
  ])("is silent when the finger %s too soon", (_, does) => {
    on("pointerdown", { pointerType: "touch" });
    does();
    vi.runAllTimers();
    expect(explaining.at).toBeNull();
    expect(on("click").defaultPrevented).toBe(false);
  });

  it("bears with a finger that slips a little", () => {
    on("pointerdown", { pointerType: "touch", clientX: 100, clientY: 100 });
    on("pointermove", { clientX: 108, clientY: 100 });
    vi.runAllTimers();
    expect(shown()).toBe(element);
  });

  it("does not take a mouse's button for a long press, and forgets the last one", () => {
    on("pointerdown");
    vi.runAllTimers();
    expect(explaining.at).toBeNull();
    on("pointerdown", { pointerType: "touch" });
    vi.runAllTimers();
    on("pointerup");
    on("pointerdown");
    expect(on("click").defaultPrevented).toBe(false);
  });

  it("tells what the keyboard's focus stays on, and says so to who hears the page", async () => {
    on("focus");
    expect(element.attributes.get("aria-describedby")).toBe(CARD);
    vi.advanceTimersByTime(299);
    expect(shown()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(shown()).toBe(element);
    on("blur");
    await Promise.resolve(); // nothing changes while the browser says so
    expect(element.attributes.size).toBe(0);
    expect(shown()).toBeNull();
    element.byKeyboard = false;
    on("focus");
    vi.runAllTimers();
    expect([element.attributes.size, explaining.at]).toEqual([0, null]);
  });

  it("tells at a click only where that does nothing else", () => {
    on("click");
    vi.runAllTimers();
    expect(explaining.at).toBeNull();
    end();
    end = explain(what)(element as unknown as Element) as () => void;
    on("click");
    vi.runAllTimers();
    expect(explaining.at).toBeNull();
    end();
    end = attach(true);
    on("click");
    vi.runAllTimers();
    expect(shown()).toBe(element);
    explaining.close();
    explaining.close(); // there is nothing more to close
    expect(shown()).toBeNull();
  });

  it("swallows no click once the element is gone", () => {
    on("pointerdown", { pointerType: "touch" });
    vi.runAllTimers();
    end();
    expect(on("click").defaultPrevented).toBe(false);
  });

  it("ends with the element", () => {
    on("pointerenter");
    vi.runAllTimers();
    end();
    expect(shown()).toBeNull();
    on("pointerenter");
    on("pointerdown", { pointerType: "touch" });
    vi.runAllTimers();
    expect(explaining.at).toBeNull();
  });
});
