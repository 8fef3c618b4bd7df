import { describe, expect, it } from "vitest";

import { layOut, type Point, type Ring } from "./ring";

/** The places of a board, in pixels: beside the log of a small and a large desk, and on a phone. */
const PLACES = [
  [652, 440],
  [1092, 700],
  [374, 374],
] as const;
const TABLES = [
  [2, 3],
  [2, 2],
  [3, 2],
  [4, 2],
  [5, 2],
  [6, 2],
] as const;
const CASES = TABLES.flatMap(([seats, room]) => PLACES.map(([w, h]) => [seats, room, w, h] as const));

const overlap = (a: Point, b: Point, { width, height }: Ring["card"]) =>
  Math.abs(a.x - b.x) < width && Math.abs(a.y - b.y) < height;

describe.each(CASES)("%i realms of %i in %i by %i", (seats, room, width, height) => {
  const ring = layOut(seats, room, 0, width, height);
  const all = ring.slots.flat();

  it("keeps all cards inside, apart, and large enough for a finger", () => {
    expect(all).toHaveLength(seats * room);
    for (const { x, y } of all) {
      expect(x - ring.card.width / 2).toBeGreaterThanOrEqual(0);
      expect(x + ring.card.width / 2).toBeLessThanOrEqual(width);
      expect(y - ring.card.height / 2).toBeGreaterThanOrEqual(0);
      expect(y + ring.card.height / 2).toBeLessThanOrEqual(height);
    }
    all.forEach((one, i) =>
      all.slice(i + 1).forEach((other) => expect(overlap(one, other, ring.card)).toBe(false)),
    );
    expect(Math.min(ring.card.width, ring.card.height)).toBeGreaterThanOrEqual(44);
    expect(ring.middle.width).toBeGreaterThanOrEqual(96);
    expect(ring.middle.height).toBeGreaterThanOrEqual(84);
  });

  it("lays the reader's realm at the bottom, its first location at the right", () => {
    const own = ring.slots[0] as Point[];
    const middle = own.reduce((sum, { x }) => sum + x, 0) / room;
    expect(middle).toBeCloseTo(width / 2, 0);
    expect(own.every(({ y }) => y > height / 2)).toBe(true);
    expect((own[0] as Point).x).toBeGreaterThan((own[1] as Point).x);
  });

  it("leads clockwise: from the bottom to the left", () => {
    const angles = all.map(({ x, y }) => Math.atan2(y - height / 2, x - width / 2));
    const turns = angles.map((angle, i) => {
      const next = angles[(i + 1) % angles.length] as number;
      return (next - angle + 2 * Math.PI) % (2 * Math.PI);
    });
    expect(turns.every((turn) => turn > 0 && turn < Math.PI)).toBe(true);
    expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI, 5);
  });
});

it("turns with the reader", () => {
  const [first, third] = [layOut(6, 2, 0, 652, 440), layOut(6, 2, 2, 652, 440)];
  expect(third.slots[2]).toEqual(first.slots[0]);
  expect(third.slots[1]).toEqual(first.slots[5]);
});

describe("a stretch of the route", () => {
  const ring = layOut(4, 2, 0, 652, 440);
  const ends = (way: string): [Point, Point] => {
    const points = way.slice(1).split("L").map((point) => point.split(" ").map(Number));
    const [first, last] = [points[0], points.at(-1)] as [number[], number[]];
    return [{ x: first[0] ?? 0, y: first[1] ?? 0 }, { x: last[0] ?? 0, y: last[1] ?? 0 }];
  };
  const at = (seat: number, slot: number) => ring.slots[seat]?.[slot] as Point;
  const steps = (way: string) => way.split("L").length;

  it("leads from slot to slot, clockwise", () => {
    const [from, to] = ends(ring.stretch({ seat: 0, slot: 0 }, { seat: 0, slot: 1 }, 1));
    expect([from.x, to.x]).toEqual([expect.closeTo(at(0, 0).x, 0), expect.closeTo(at(0, 1).x, 0)]);
    expect(steps(ring.stretch({ seat: 3, slot: 1 }, { seat: 0, slot: 0 }, 1))).toBeLessThan(40);
  });
  it("is the same counter-clockwise, and the rest of the round the other way", () => {
    const [near, far] = [{ seat: 1, slot: 0 }, { seat: 1, slot: 1 }];
    expect(ring.stretch(far, near, -1)).toBe(ring.stretch(near, far, 1));
    expect(steps(ring.stretch(far, near, 1))).toBeGreaterThan(90);
  });
  it("is the whole round from a slot to itself", () => {
    expect(steps(ring.stretch({ seat: 0, slot: 0 }, { seat: 0, slot: 0 }, 1))).toBe(121);
  });
});
