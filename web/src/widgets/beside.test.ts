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

const ROOM = { x: 100, y: 50, width: 1000, height: 800 };
const THING = { x: 500, y: 400, width: 50, height: 50 };

it.each([
  ["right", { x: 558, y: 365 }, { width: 542, height: 800 }],
  ["left", { x: 212, y: 365 }, { width: 392, height: 800 }],
  ["above", { x: 385, y: 272 }, { width: 1000, height: 342 }],
  ["below", { x: 385, y: 458 }, { width: 1000, height: 392 }],
] as const)("lies %s of the thing, with a gap and in its middle", (side, at, most) => {
  expect(beside(THING, SIZE, ROOM, side)).toEqual({ ...at, side, most });
});

it("is moved along its side where it would stand out of the room", () => {
  expect(beside({ ...THING, y: 60 }, SIZE, ROOM, "right").y).toBe(50);
  expect(beside({ ...THING, y: 790 }, SIZE, ROOM, "right").y).toBe(850 - 120);
  expect(beside({ ...THING, x: 110 }, SIZE, ROOM, "below").x).toBe(100);
  expect(beside({ ...THING, x: 1040 }, SIZE, ROOM, "below").x).toBe(1100 - 280);
});

it("fits where there is exactly as much space as it takes", () => {
  const right = { ...THING, x: 1100 - 280 - 8 - 50 };
  expect(beside(right, SIZE, ROOM).side).toBe("right");
  expect(beside({ ...right, x: right.x + 1 }, SIZE, ROOM).side).toBe("left");
});

it("takes the side where most of it fits where no side has space for all", () => {
  const room = { x: 0, y: 0, width: 300, height: 400 };
  const at = (x: number, y: number) => beside({ x, y, width: 100, height: 330 }, { width: 280, height: 390 }, room);
  expect(at(10, 30)).toMatchObject({ side: "right", most: { width: 182, height: 400 }, x: 118 });
  expect(at(190, 30)).toMatchObject({ side: "left", most: { width: 182, height: 400 }, x: 0 });
});
