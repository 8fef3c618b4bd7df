import { expect, it } from "vitest";

import { beside } from "./beside";
import type { Box } from "./viewport";

const SIZE = { width: 280, height: 120 };
const within = (inner: Box, outer: Box) =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
const apart = (a: Box, b: Box) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

it.each([[1280, 800], [390, 844], [360, 640], [844, 390]])("never covers what it explains, and stays on a screen of %i by %i", (width, height) => {
  const room = { x: 0, y: 0, width, height };
  for (let x = 0; x + 60 <= width; x += 37) {
    for (let y = 0; y + 60 <= height; y += 41) {
      const of = { x, y, width: 60, height: 60 };
      const { most, ...at } = beside(of, SIZE, room);
      const card = { ...at, width: Math.min(SIZE.width, most.width), height: Math.min(SIZE.height, most.height) };
      expect(apart(card, of)).toBe(true);
      expect(within(card, room)).toBe(true);
      expect(card.height).toBe(SIZE.height); // there is space for all of it on each of these screens
    }
  }
});

it("takes the side that is preferred where it fits there, else another", () => {
  const room = { x: 0, y: 0, width: 1000, height: 800 };
  expect(beside({ x: 500, y: 400, width: 50, height: 50 }, SIZE, room, "above").side).toBe("above");
  expect(beside({ x: 500, y: 40, width: 50, height: 50 }, SIZE, room, "above").side).toBe("right");
  expect(beside({ x: 900, y: 400, width: 50, height: 50 }, SIZE, room).side).toBe("left");
});

it("keeps to the space that there is where it fits nowhere", () => {
  const { most, side } = beside({ x: 20, y: 60, width: 160, height: 60 }, SIZE, { x: 0, y: 0, width: 200, height: 160 });
  expect(side).toBe("above");
  expect(most.height).toBe(52);
});
