import { describe, expect, it, vi } from "vitest";

import { isArrow, pressed, towards } from "./towards";

const from = { id: "o", x: 0, y: 0 };
// A corner of a honeycomb: up, and down to either side.
const around = [
  { id: "up", x: 0, y: -10 },
  { id: "left", x: -9, y: 5 },
  { id: "right", x: 9, y: 5 },
];

describe("an arrow key", () => {
  it.each([
    ["ArrowUp", "up"],
    ["ArrowLeft", "left"],
    ["ArrowRight", "right"],
  ])("%s goes %s along an edge", (key, id) => {
    expect(towards(key, from, around)?.id).toBe(id);
  });

  it("goes down along one of two edges that point down alike", () => {
    expect(["left", "right"]).toContain(towards("ArrowDown", from, around)?.id);
  });

  it("goes nowhere where no edge points its way", () => {
    expect(towards("ArrowDown", from, around.slice(0, 1))).toBeNull();
    expect(towards("ArrowRight", from, [{ id: "o", x: 0, y: 0 }])).toBeNull();
  });

  it("goes from where one is, wherever that is", () => {
    const moved = around.map(({ id, x, y }) => ({ id, x: x + 100, y: y + 200 }));
    const keys = ["ArrowUp", "ArrowLeft", "ArrowRight"];
    expect(keys.map((key) => towards(key, { id: "o", x: 100, y: 200 }, moved)?.id)).toEqual(["up", "left", "right"]);
    expect(towards("ArrowDown", { id: "o", x: 100, y: 200 }, moved.slice(0, 1))).toBeNull();
  });

  it("takes the nearer of two in the same direction", () => {
    const row = [{ id: "far", x: 20, y: 0 }, { id: "near", x: 10, y: 0 }];
    expect(towards("ArrowRight", from, row)?.id).toBe("near");
  });

  it("is one of four", () => {
    expect(["ArrowUp", "Enter", "a"].map(isArrow)).toEqual([true, false, false]);
    expect(towards("Enter", from, around)).toBeNull();
  });
});

describe("a spot that is a button", () => {
  it.each([["Enter", 1], [" ", 1], ["ArrowUp", 0]] as const)("is pressed by its keys alone: %j", (key, times) => {
    const event = { key, preventDefault: vi.fn(), stopPropagation: vi.fn() };
    const press = vi.fn();
    pressed(event as unknown as KeyboardEvent, press);
    for (const done of [press, event.preventDefault, event.stopPropagation]) expect(done).toHaveBeenCalledTimes(times);
  });
});
